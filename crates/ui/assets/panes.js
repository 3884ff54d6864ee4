// What of a table is shown where there is no room for all: tabs at the side, and on a phone panes, one at a time.

const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const shown = (element) => element.getClientRects().length > 0;
const seen = (element) => element.checkVisibility({ visibilityProperty: true });
const still = () => document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

// ---- tabs at the side: one of log, chat and reference is shown ----

let tab = 'log';

function showTab(name) {
  const tabs = one('#side-tabs');
  if (!tabs) return;
  tabs.hidden = false;
  const parts = { log: '#log', chat: '#talk', more: '#more' };
  tab = one(parts[name]) ? name : 'log';
  for (const [known, part] of Object.entries(parts)) one(part)?.classList.toggle('away', known !== tab);
  all('button', tabs).forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.tab === tab)));
}

document.addEventListener('click', (event) => {
  const chosen = event.target.closest('#side-tabs [data-tab]');
  if (chosen) showTab(chosen.dataset.tab);
});

// ---- panes: on a phone one part of the table fills the screen; tabs lead to the others ----

// The style sheets know the same numbers.
const phone = matchMedia('(max-width: 760px) and (min-height: 560px)');
const root = document.documentElement;
const tabs = () => all('#panes [data-pane]');
const current = () => tabs().find(({ dataset }) => dataset.pane === root.dataset.pane);

// What may be chosen, wherever it lies. The prompt's own buttons are always in view.
const choices = () => all('#table button[name="action"]').filter((button) => button.value && shown(button) && !button.closest('#prompt, #choices, #hint'));
const kinds = (buttons) => new Set(buttons.map((button) => button.value)).size;

const homeOf = (button) => tabs().find(({ dataset }) => button.closest(dataset.holds));

// What scrolls around something, up to the table.
function scrollerOf(element) {
  for (let around = element.parentElement; around && around.id !== 'table'; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight + 1) return around;
  }
  return null;
}

// The part of a scroller that shows its content: a sheet may lie over its lower edge.
function windowOf(scroller) {
  const { top, bottom } = scroller.getBoundingClientRect();
  const under = parseFloat(getComputedStyle(scroller).scrollPaddingBottom) || 0;
  return { top, bottom: bottom - under };
}

const onSheet = (button, scroller) => {
  for (let around = button.parentElement; around && around !== scroller; around = around.parentElement) {
    if (getComputedStyle(around).position === 'sticky') return true;
  }
  return false;
};

function outOfView(button) {
  const scroller = scrollerOf(button);
  if (!scroller || onSheet(button, scroller)) return false;
  const box = button.getBoundingClientRect();
  const { top, bottom } = windowOf(scroller);
  return box.top < top - 1 || box.bottom > bottom + 1;
}

// Scrolls so that as many of them as possible are in view, the first of them in any case.
function reveal(buttons) {
  const scroller = buttons.map(scrollerOf).find(Boolean);
  if (!scroller) return;
  const { top, bottom } = windowOf(scroller);
  const boxes = buttons.filter((button) => scroller.contains(button) && !onSheet(button, scroller)).map((button) => button.getBoundingClientRect()).sort((a, b) => a.top - b.top);
  if (boxes.length === 0) return;
  const [first] = boxes;
  const room = bottom - top - 16;
  const last = Math.max(...boxes.filter((box) => box.bottom - first.top <= room).map((box) => box.bottom), first.bottom);
  const middle = (first.top + last) / 2 - (top + bottom) / 2;
  scroller.scrollBy({ top: middle, behavior: still() ? 'instant' : 'smooth' });
}

// The pane shown is named at the root, where no fragment takes it away; nowhere but on a phone, and not at the end.
function showPane(name) {
  const before = root.dataset.pane;
  if (name) root.dataset.pane = name;
  else delete root.dataset.pane;
  for (const tab of tabs()) {
    if (tab.dataset.pane === name) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
  // The prompt has another place now. Whoever hears of it may show another pane: its tab must be the last to be marked.
  if (!before !== !name) dispatchEvent(new Event('resize'));
}

// The tabs count what can be chosen in their panes; chips announce what is lit and out of view.
function count() {
  const nav = one('#panes');
  const chips = one('#panechips');
  if (!nav || !chips) return;
  const lit = root.dataset.pane ? choices() : [];
  const homes = new Map(tabs().map((tab) => [tab, lit.filter((button) => homeOf(button) === tab)]));
  for (const [tab, inside] of homes) {
    const [words, number] = [one('.lit-here', tab), one('.count', tab)];
    words.hidden = number.hidden = inside.length === 0;
    number.textContent = kinds(inside) || '';
  }
  // Something may be chosen in two places: it is enough to see one of them.
  const inView = new Set(lit.filter((button) => seen(button) && !outOfView(button)).map(({ value }) => value));
  const missed = lit.filter((button) => !inView.has(button.value));
  const scrolled = missed.filter(seen);
  const wanted = [];
  if (scrolled.length > 0) {
    const isBelow = (button) => button.getBoundingClientRect().bottom > windowOf(scrollerOf(button)).bottom;
    const below = scrolled.some(isBelow);
    const there = scrolled.filter((button) => isBelow(button) === below);
    wanted.push({ words: `${chips.dataset.more.replace('#', kinds(there))} ${below ? '↓' : '↑'}`, go: () => reveal(there) });
  }
  for (const [tab, inside] of homes) {
    const away = inside.filter((button) => !seen(button) && missed.includes(button));
    if (away.length > 0) wanted.push({ words: tab.dataset.more.replace('#', kinds(away)), go: () => open(tab) });
  }
  put(chips, wanted.slice(0, 2));
  place(chips, [...lit, ...all('.score')].filter(seen));
}

let leads = [];

function put(chips, wanted) {
  leads = wanted;
  wanted.forEach(({ words }, index) => {
    const chip = chips.children[index] ?? chips.appendChild(Object.assign(document.createElement('button'), { type: 'button', className: 'panechip' }));
    if (chip.textContent !== words) chip.textContent = words;
  });
  while (chips.children.length > wanted.length) chips.lastElementChild.remove();
}

// A chip covers nothing that can be chosen, and no score: it takes the first corner that is free.
function place(chips, lit) {
  if (chips.children.length === 0) return;
  for (const corner of ['se', 'sw', 'ne', 'nw', 's', 'n', 'e', 'w', 'se']) {
    chips.dataset.at = corner;
    const free = [...chips.children].every((chip) => {
      const box = chip.getBoundingClientRect();
      return lit.every((button) => {
        const other = button.getBoundingClientRect();
        return other.right <= box.left || other.left >= box.right || other.bottom <= box.top || other.top >= box.bottom;
      });
    });
    if (free) return;
  }
}

function open(tab) {
  showPane(tab.dataset.pane);
  reveal(choices().filter((button) => homeOf(button) === tab && seen(button)));
  count();
}

// A new question is shown where it can be answered; whoever writes is not disturbed.
let answered = null;

function showQuestion() {
  if (!one('#panes') || !phone.matches) {
    answered = null;
    showPane(null);
    return;
  }
  showPane((current() ?? tabs()[0]).dataset.pane);
  const { decision } = one('#table').dataset;
  const fresh = decision !== answered;
  answered = decision;
  if (!fresh || !decision || document.activeElement?.matches('#chat input')) return;
  const lit = choices();
  const here = lit.filter(seen);
  const home = here.length > 0 ? current() : lit.map(homeOf).find(Boolean);
  if (home && home !== current()) showPane(home.dataset.pane);
  reveal(choices().filter(seen));
}

document.addEventListener('click', (event) => {
  const tab = event.target.closest('#panes [data-pane]');
  if (tab) open(tab);
  const chip = event.target.closest('.panechip');
  if (chip) leads[[...chip.parentElement.children].indexOf(chip)]?.go();
  // What a card leads to is shown on the board.
  const card = root.dataset.pane && event.target.closest('button[name="action"].armed');
  const goals = card ? all('button[name="action"].armed').filter((twin) => twin !== card && seen(twin)) : [];
  if (goals.some(outOfView)) reveal(goals);
});
let scrolling = 0;
document.addEventListener('scroll', () => {
  cancelAnimationFrame(scrolling);
  scrolling = requestAnimationFrame(count);
}, true);

// ---- the stepper: a number is chosen in reach of the thumb ----

const bids = () => all('#tray .picks button[name="action"]');

function stepBy(step) {
  const numbers = bids();
  const armed = numbers.findIndex((bid) => bid.classList.contains('armed'));
  const next = armed < 0 ? 0 : armed + step;
  const bid = numbers[Math.max(0, Math.min(numbers.length - 1, next))];
  bid?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

function showNumber() {
  const stepper = one('#stepper');
  if (!stepper) return;
  const numbers = root.dataset.pane ? bids() : [];
  stepper.hidden = numbers.length < 2;
  const armed = numbers.findIndex((bid) => bid.classList.contains('armed'));
  one('output', stepper).textContent = armed < 0 ? '–' : one('b', numbers[armed]).textContent;
  one('.less', stepper).disabled = armed <= 0;
  one('.more', stepper).disabled = armed === numbers.length - 1;
}

document.addEventListener('click', (event) => {
  const step = event.target.closest('#stepper button');
  if (step) stepBy(step.matches('.less') ? -1 : 1);
  // What the click arms is armed by now, for this script comes after the other.
  showNumber();
});
document.addEventListener('pointerover', showNumber);
document.addEventListener('pointermove', () => { if (root.dataset.pane) showNumber(); });
document.addEventListener('focusin', showNumber);

function settle() {
  showTab(tab);
  showQuestion();
  showNumber();
  count();
}

document.addEventListener('settled', settle);
addEventListener('resize', settle);
settle();

// ---- the boards of others: `B` opens the first, then the next; after the last it closes ----

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== 'B' || ctrlKey || metaKey || altKey || document.documentElement.dataset.keys === 'off') return;
  if (target.closest('input:not([type="range"]), textarea, select')) return;
  const boards = all('[popover]');
  const open = boards.findIndex((board) => board.matches(':popover-open'));
  boards[open]?.hidePopover();
  boards[open + 1]?.showPopover();
});
