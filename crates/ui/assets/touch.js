// A long touch tells what a mouse tells by pointing: the words of a piece, an icon or a number, in the line of the prompt.

const LONG = 450;
let waiting = 0;
let start = null;
let told = false;

// The words of the nearest thing that has some.
function wordsOf(element) {
  for (let thing = element; thing && thing.id !== 'table'; thing = thing.parentElement) {
    const inside = [...thing.children].find((child) => child.localName === 'title');
    const words = thing.dataset?.why ?? thing.dataset?.tell ?? thing.getAttribute('title') ?? inside?.textContent;
    if (words) return words;
  }
  return null;
}

function tell(words, calmly) {
  const line = document.getElementById('why-line');
  if (!line) return;
  line.hidden = false;
  line.classList.toggle('telling', calmly);
  line.textContent = words;
  const detail = document.getElementById('detail');
  if (detail) detail.hidden = true;
}

function stop() {
  clearTimeout(waiting);
  waiting = 0;
}

document.addEventListener('pointerdown', (event) => {
  stop();
  told = false;
  const words = event.pointerType === 'touch' && event.target.closest?.('#table') && wordsOf(event.target);
  if (!words) return;
  start = event;
  waiting = setTimeout(() => {
    waiting = 0;
    told = true;
    tell(words, !event.target.closest('[aria-disabled]'));
  }, LONG);
});
document.addEventListener('pointermove', (event) => {
  // A finger is never quite still.
  if (waiting && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 12) stop();
});
for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, stop);
// Whoever asked has not chosen: lifting the finger does nothing, and the words stay.
document.addEventListener('click', (event) => {
  if (!told) return;
  told = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
