// What is wrong with a table on a phone, pane by pane: a list of sentences, and where the board begins.
const faults = [];
const [width, height] = [innerWidth, innerHeight];
const one = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];
const visible = (element) => element.checkVisibility({ visibilityProperty: true });
const name = (element) => `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}.${element.getAttribute('class') ?? ''} `
  + `“${(element.value || element.getAttribute('aria-label') || element.textContent).trim().slice(0, 60)}”`;
// Every element is asked for once in a pane: many words lie in the same boxes.
let known = new Map();
function look(element) {
  if (!known.has(element)) {
    const { overflowX, overflowY, position, fontSize } = getComputedStyle(element);
    known.set(element, {
      hides: /hidden|clip|auto|scroll/.test(overflowX + overflowY),
      clips: /hidden|clip/.test(overflowX + overflowY),
      scrolls: /auto|scroll/.test(overflowY),
      size: parseFloat(fontSize),
      box: element.getBoundingClientRect(),
      position,
    });
  }
  return known.get(element);
}
const style = (element) => getComputedStyle(element);
const hides = (element) => /hidden|clip|auto|scroll/.test(style(element).overflowX + style(element).overflowY);
const within = (inner, outer, slack = 1) => inner.left >= outer.left - slack && inner.top >= outer.top - slack
  && inner.right <= outer.right + slack && inner.bottom <= outer.bottom + slack;
const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
const cover = (a, b) => across(a, b) > 2 && down(a, b) > 2 && across(a, b) * down(a, b) > 0.1 * Math.min(a.width * a.height, b.width * b.height);
const boxOf = (element) => element.getBoundingClientRect();

// What cuts it, or that it is out of the window; nothing if it is wholly in view.
function cutBy(element) {
  const box = boxOf(element);
  if (!within(box, { left: 0, top: 0, right: width, bottom: height })) return 'the window';
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (style(element).position === 'fixed') return null;
    if (hides(around) && !within(box, boxOf(around))) {
      const edge = boxOf(around);
      const most = Math.max(edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom);
      return `${name(around).slice(0, 40)} (${most.toFixed(0)} px)`;
    }
    if (style(around).position === 'fixed') return null;
  }
  return null;
}

function wholly(element, what) {
  const cut = boxOf(element).width > 0 && cutBy(element);
  if (cut) faults.push(`${what} is cut by ${cut}: ${name(element)}`);
}

const lights = () => all('#table button[name=action]').filter((button) => button.value && !button.closest('#choices, #hint'));
const sheet = () => all('#tray').find((tray) => visible(tray) && style(tray).position === 'sticky');
// A sheet may lie over the pane, and so may something else: whoever is pointed at must be the one that is lit.
const free = (button) => {
  const box = boxOf(button);
  const over = sheet();
  return !cutBy(button) && (!over || over.contains(button) || down(box, boxOf(over)) < 2);
};

function apart(buttons, what) {
  buttons.forEach((button, index) => buttons.slice(index + 1).forEach((other) => {
    const [a, b] = [boxOf(button), boxOf(other)];
    // Where two cards lead to the same goal, its two buttons lie on each other.
    if (JSON.stringify(a) !== JSON.stringify(b) && cover(a, b)) faults.push(`${what} cover each other: ${name(button)} / ${name(other)}`);
  }));
}

// Words are whole, and large enough.
function words(pane) {
  known = new Map();
  for (const element of all('#table *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim());
    if (!own || !visible(element) || element.closest('.vh, .defs, #choices')) continue;
    const { box } = look(element);
    if (box.width < 2 || box.height < 2) continue;
    const grid = element.ownerSVGElement ? element.getScreenCTM() : null;
    // Letters and numbers drawn on pieces grow and shrink with them: a long touch says them in words.
    const size = grid ? 13 : look(element).size;
    if (size < 12.95) faults.push(`${pane}: ${size.toFixed(1)} px small: ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} in ${name(element.parentElement).split(' “')[0]}`);
    if (grid) continue;
    const clipped = look(element).clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2);
    if (clipped) faults.push(`${pane}: words are clipped: ${name(element)}`);
    if (element.textContent.trim().length < 4) continue;
    if (box.right > width + 1 || box.left < -1) faults.push(`${pane}: words leave the window: ${name(element)}`);
    for (let around = element.parentElement; around && around.id !== 'table' && !look(around).scrolls; around = around.parentElement) {
      if (look(around).hides && !within(box, look(around).box, 2)) {
        faults.push(`${pane}: words are cut by ${name(around).slice(0, 40)}: ${name(element)}`);
        break;
      }
      if (element.matches('button, button *') && around.matches('button') && !within(box, look(around).box, 3)) {
        faults.push(`${pane}: words leave their button: ${name(element)}`);
        break;
      }
    }
  }
}

const seen = new Set();
const tabs = all('#panes [data-pane]');
if (tabs.length < 3) faults.push('there are no tabs');
// The tab of the pane that is shown is marked, whichever pane the question opened.
const marked = tabs.filter((tab) => tab.hasAttribute('aria-current')).map((tab) => tab.dataset.pane).join(' ');
if (marked !== document.documentElement.dataset.pane) faults.push(`${document.documentElement.dataset.pane} is shown, and the tab of ${marked} is marked`);
const corners = [];
for (const tab of tabs) {
  const { pane, holds } = tab.dataset;
  tab.click();
  if (one('#panes [aria-current]') !== tab) faults.push(`the tab ${pane} does not open`);
  // All that is lit here is in view, or a chip leads to it.
  const inside = lights().filter((button) => button.closest(holds) && visible(button));
  const look = () => inside.filter(free).forEach((button) => seen.add(button.value));
  look();
  const chips = () => all('.panechip').filter(visible);
  for (let step = 0; step < 6 && inside.some((button) => !seen.has(button.value)); step += 1) {
    const lead = chips().find((chip) => /[↓↑]$/.test(chip.textContent));
    if (!lead) break;
    lead.click();
    look();
  }
  inside.filter((button) => !seen.has(button.value)).forEach((button) => {
    faults.push(`${pane}: something lit is cut by ${cutBy(button) ?? 'the sheet'}: ${name(button)}`);
  });
  tab.click();
  inside.filter(free).forEach((button) => {
    const { width: wide, height: high } = boxOf(button);
    if (wide < 43.5 || high < 43.5) faults.push(`${pane}: too small for a finger: ${wide.toFixed(0)}x${high.toFixed(0)} ${name(button)}`);
  });
  apart([...inside.filter(free), ...chips()], `${pane}: two lit things`);
  const elsewhere = lights().filter((button) => !visible(button) && button.checkVisibility() && !button.closest('#prompt') && !seen.has(button.value));
  if (elsewhere.length > 0 && !chips().some((chip) => chip.textContent.includes(':'))) faults.push(`${pane}: no chip leads to ${name(elsewhere[0])}`);
  if (pane === 'players') {
    const scores = all('.player .score');
    if (scores.length === 0) faults.push('there is no score');
    scores.forEach((score) => wholly(score, 'a score'));
  }
  if (holds === '#tray') {
    const own = one('#tray');
    wholly(own, 'the own area');
    for (let around = own; around.id !== 'table'; around = around.parentElement) {
      if (around.scrollHeight > around.clientHeight + 1 && hides(around)) faults.push(`the own area is ${around.scrollHeight - around.clientHeight} px too high`);
    }
  }
  words(pane);
  const scene = all('#table .board').find((board) => board.checkVisibility()).getBoundingClientRect();
  corners.push(`${Math.round(scene.left)},${Math.round(scene.top)}`);
}
lights().filter((button) => !button.closest('#prompt') && button.checkVisibility() && !seen.has(button.value))
  .forEach((button) => faults.push(`in no pane: ${name(button)}`));

// The prompt, and what the thumb reaches.
wholly(one('#prompt'), 'the prompt');
if (boxOf(one('#prompt')).height > 110.5) faults.push(`the prompt is ${boxOf(one('#prompt')).height} high`);
const bar = boxOf(one('#panes'));
const reach = all('#prompt .undo .btn, #prompt .mains .btn, #stepper .btn').filter(visible);
reach.forEach((button) => {
  wholly(button, 'a button');
  const box = boxOf(button);
  if (box.bottom > bar.top + 1 || box.top < bar.top - 62) faults.push(`out of the thumb's row: ${name(button)}`);
  if (box.width < 43.5 || box.height < 43.5) faults.push(`too small for a finger: ${name(button)}`);
});
apart(reach, 'two buttons');
const page = document.documentElement;
if (page.scrollHeight > height + 1 || page.scrollWidth > width + 1) faults.push(`the page is ${page.scrollWidth}x${page.scrollHeight}`);

// What is pointed at is explained in the prompt, whole, and stands on the main button.
const say = one('#prompt .say');
const fits = (what) => {
  if (say.scrollHeight > say.clientHeight + 1) faults.push(`the prompt has no room for ${what}: ${say.textContent.trim()}`);
};
fits('its own words');
const long = (measured) => lights().filter(measured).sort((a, b) => measured(b).length - measured(a).length).slice(0, 4);
for (const button of [...long((lit) => lit.dataset.detail), ...long((lit) => lit.dataset.words)]) {
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  fits('a detail');
  const main = one('#main');
  const label = main.firstElementChild;
  if (label.scrollHeight > label.clientHeight + 2 || label.scrollWidth > label.clientWidth + 1) faults.push(`the main button has no room for: ${label.textContent}`);
  if (!within(boxOf(label), boxOf(main), 1)) faults.push(`words leave the main button: ${label.textContent}`);
  wholly(main, 'the main button');
  apart(all('#prompt .undo .btn, #prompt .mains .btn, #stepper .btn').filter(visible), 'two buttons');
}
return [[...new Set(faults)], [...new Set(corners)].join(' ')];
