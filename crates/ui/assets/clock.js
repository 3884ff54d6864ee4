// The time to answer in a window: the server says how much is left, and it is counted on here.

const one = (selector, within = document) => within.querySelector(selector);
let counting = null;

function count() {
  const clock = one('#clock');
  if (!clock) {
    clearInterval(counting);
    counting = null;
    return;
  }
  // A fresh fragment has what is left, and no end yet.
  if (!clock.dataset.end) clock.dataset.end = performance.now() + Number(clock.dataset.left);
  const left = Math.max(0, Number(clock.dataset.end) - performance.now());
  one('progress', clock).value = left;
  one('b span', clock).textContent = Math.ceil(left / 1000);
  counting ??= setInterval(count, 250);
}

document.addEventListener('settled', count);
count();
