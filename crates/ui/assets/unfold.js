// What is folded opens where an address leads into it. Many browsers do so themselves.

function unfold() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = target && target.closest('details:not([open])');
  if (!folded) return;
  folded.open = true;
  target.scrollIntoView();
}

addEventListener('hashchange', unfold);
unfold();
