// The link of a table: copied or handed to another program by one click, where the browser can. Without scripts it
// stands in a field.

const link = document.getElementById('link');
const said = document.getElementById('link-said');

function offer(id, can, act) {
  const button = document.getElementById(id);
  if (!button || !can) return;
  button.hidden = false;
  button.addEventListener('click', () => act(button.dataset));
}

offer('copy', link && navigator.clipboard, async ({ done, failed }) => {
  try {
    await navigator.clipboard.writeText(link.value);
    said.textContent = done;
  } catch {
    said.textContent = failed;
    link.select();
  }
});

// Whoever closes the list of programs has changed their mind: there is nothing to say.
offer('share', link && navigator.share, ({ words }) => navigator.share({ text: words, url: link.value }).catch(() => {}));

link?.addEventListener('focus', () => link.select());
