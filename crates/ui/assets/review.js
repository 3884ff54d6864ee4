// While a review is being made its page looks again by itself. Without this script there is a link.

const EVERY = 1500;

// The page as it is now; the browser reads it, since text may not become markup here.
function fresh() {
  return new Promise((done, failed) => {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', location.pathname);
    xhr.responseType = 'document';
    xhr.onload = () => (xhr.status === 200 && xhr.response ? done(xhr.response) : failed(new Error(xhr.statusText)));
    xhr.onerror = () => failed(new Error('no connection'));
    xhr.send();
  });
}

async function look() {
  const words = document.getElementById('review-words');
  if (!words) return;
  try {
    const page = await fresh();
    if (!page.getElementById('review-wait')) {
      location.reload();
      return;
    }
    const said = page.getElementById('review-words');
    if (said && said.textContent !== words.textContent) words.textContent = said.textContent;
    const [bar, now] = [document.getElementById('review-bar'), page.getElementById('review-bar')];
    if (bar && now) [bar.max, bar.value] = [now.max, now.value];
  } catch {
    // The next look may have a connection.
  }
  setTimeout(look, EVERY);
}

setTimeout(look, EVERY);
