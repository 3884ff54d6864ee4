// While a review is being made its page looks again by itself; without this script there is a link. When it is made, what
// the better choice would have done is drawn on the board, and the moment that is shown stays in view.

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

function draw() {
  const best = document.querySelector('[data-best][data-pv]')?.dataset.pv;
  for (const drawing of document.querySelectorAll('.reviewing [data-show]')) {
    drawing.classList.toggle('on', drawing.dataset.show === best);
  }
  // In a low window the board is scrolled so that the better choice shows.
  const drawn = [...document.querySelectorAll('[data-best]')].find((choice) => choice.getClientRects().length > 0);
  if (drawn && matchMedia('(min-width: 1024px) and (min-height: 600px)').matches) drawn.scrollIntoView({ block: 'nearest' });
  const [list, now] = [document.querySelector('.r-items'), document.querySelector('.r-items .r-now')];
  if (!list || !now) return;
  const [all, one] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
  if (one.top < all.top || one.bottom > all.bottom) list.scrollTop += one.top - all.top - 8;
}

document.addEventListener('settled', draw);
draw();
setTimeout(look, EVERY);
