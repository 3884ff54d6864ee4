// What is wrong with a table in a window: a list of sentences, and where the scene begins.
const faults = [];
const [width, height] = [innerWidth, innerHeight];
const visible = (element) => element.checkVisibility({ visibilityProperty: true });
const name = (element) => `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}.${element.getAttribute('class') ?? ''} `
  + `“${(element.value || element.getAttribute('aria-label') || element.textContent).trim().slice(0, 60)}”`;
// Every element is asked for once: many words lie in the same boxes.
const known = new Map();
function look(element) {
  if (!known.has(element)) {
    const { overflowX, overflowY, position, fontSize } = getComputedStyle(element);
    known.set(element, {
      hides: /hidden|clip|auto|scroll/.test(overflowX + overflowY),
      clips: /hidden|clip/.test(overflowX + overflowY),
      scrolls: /auto|scroll/.test(overflowY),
      floats: position === 'fixed',
      size: parseFloat(fontSize),
      box: element.getBoundingClientRect(),
    });
  }
  return known.get(element);
}
const hides = (element) => look(element).hides;
const within = (inner, outer, slack = 1) => inner.left >= outer.left - slack && inner.top >= outer.top - slack
  && inner.right <= outer.right + slack && inner.bottom <= outer.bottom + slack;
const window_ = { left: 0, top: 0, right: width, bottom: height };

// What lies over the window is cut by nothing but its edge.
const floats = (element) => look(element).floats;

// Wholly in the window, and cut by nothing around it.
function wholly(element, what) {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return;
  if (!within(box, window_)) faults.push(`${what} is out of the window: ${name(element)}`);
  for (let around = element; around !== document.body && !floats(around);) {
    around = around.parentElement;
    if (hides(around) && !within(box, around.getBoundingClientRect())) {
      const edge = around.getBoundingClientRect();
      const cut = [edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom];
      faults.push(`${what} is cut by ${name(around).slice(0, 40)} (${Math.max(...cut).toFixed(0)} px): ${name(element)}`);
      return;
    }
  }
}

const lit = [...document.querySelectorAll('#table button[name=action]')]
  .filter((button) => button.value && !button.closest('#choices, #hint') && visible(button));
lit.forEach((button) => wholly(button, 'something lit'));
wholly(document.querySelector('#prompt'), 'the prompt');
const own = document.querySelector('#tray');
if (own && visible(own)) wholly(own, 'the own area');
document.querySelectorAll('.player .score').forEach((score) => wholly(score, 'a score'));
const prompt = document.querySelector('#prompt').getBoundingClientRect();
if (prompt.height > 56.5) faults.push(`the prompt is ${prompt.height} high`);
const page = document.documentElement;
if (page.scrollHeight > height + 1 || page.scrollWidth > width + 1) faults.push(`the page is ${page.scrollWidth}x${page.scrollHeight}`);

// No two lit things cover each other by more than a tenth of the smaller.
lit.forEach((one, index) => lit.slice(index + 1).forEach((other) => {
  const [a, b] = [one, other].map((button) => button.getBoundingClientRect());
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  // Where two cards lead to the same goal, its two buttons lie on each other.
  const same = JSON.stringify(a) === JSON.stringify(b);
  if (!same && across > 2 && down > 2 && across * down > 0.1 * Math.min(a.width * a.height, b.width * b.height)) {
    faults.push(`two lit things cover each other: ${name(one)} / ${name(other)}`);
  }
}));

// Words are whole, and large enough.
for (const element of document.querySelectorAll('#table *')) {
  const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim());
  if (!words || !visible(element) || element.closest('.vh, .defs')) continue;
  const { box } = look(element);
  if (box.width < 2 || box.height < 2) continue;
  const grid = element.ownerSVGElement ? element.getScreenCTM() : null;
  const size = look(element).size * (grid ? Math.hypot(grid.a, grid.b) : 1);
  if (size < 11.9) faults.push(`${size.toFixed(1)} px small: ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} in ${name(element.parentElement).split(' “')[0]}`);
  if (grid) continue;
  const clipped = look(element).clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2);
  if (clipped) faults.push(`words are clipped: ${name(element)}`);
  // A badge of a sign or two may stand on an edge.
  if (element.textContent.trim().length < 4) continue;
  for (let around = element; around.id !== 'table';) {
    if (floats(around) && !within(box, window_, 2)) faults.push(`words leave the window: ${name(element)}`);
    if (floats(around)) break;
    around = around.parentElement;
    // What scrolls may be scrolled.
    if (look(around).scrolls) break;
    if (hides(around) && !within(box, look(around).box, 2)) {
      faults.push(`words are cut by ${name(around).slice(0, 40)}: ${name(element)}`);
      break;
    }
  }
}

// What is pointed at is explained in the prompt, whole.
const say = document.querySelector('#prompt .say');
const long = lit.filter((button) => button.dataset.detail).sort((a, b) => b.dataset.detail.length - a.dataset.detail.length);
for (const button of long.slice(0, 4)) {
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  if (say.scrollHeight > say.clientHeight + 1) faults.push(`the prompt has no room for: ${say.textContent.trim()}`);
}
const scene = [...document.querySelectorAll('#table :is(.board, .sea)')].find(visible).getBoundingClientRect();
return [[...new Set(faults)], [Math.round(scene.left), Math.round(scene.top)]];
