// While a review is being made its page looks again by itself. Without this script there is a link.

const EVERY = 1500;

async function look() {
  const words = document.getElementById('review-words');
  if (!words) return;
  try {
    const response = await fetch(location.href, { credentials: 'same-origin' });
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!page.getElementById('review-wait')) {
      location.reload();
      return;
    }
    const fresh = page.getElementById('review-words');
    if (fresh && fresh.textContent !== words.textContent) words.textContent = fresh.textContent;
    const [bar, now] = [document.getElementById('review-bar'), page.getElementById('review-bar')];
    if (bar && now) [bar.max, bar.value] = [now.max, now.value];
  } catch {
    // No connection: the next look may have one.
  }
  setTimeout(look, EVERY);
}

setTimeout(look, EVERY);
