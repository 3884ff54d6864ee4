// What the side fetches when it is asked for: the rules, in a drawer, so that a clause never leads away from the game, and
// the lines of the log that are folded away. And the menu of the bar.

const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

// A document parsed by the browser itself, as the content security policy wants it.
function load(address) {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', address);
    xhr.responseType = 'document';
    xhr.setRequestHeader('X-Critias', 'fragment');
    xhr.onload = () => resolve(xhr.response);
    xhr.onerror = xhr.ontimeout = () => reject(new Error('no connection'));
    xhr.timeout = 20000;
    xhr.send();
  });
}

let clauses = null;
let opener = null;

// A part of the rules for players in words alone: its pictures need more room.
function plain(part) {
  const copy = document.createElement('div');
  copy.className = 'part';
  const heading = document.createElement('h4');
  heading.textContent = one('h2', part).lastChild.textContent;
  copy.append(heading, document.importNode(one('.body', part), true));
  all('.picture, .number, .tip', copy).forEach((left) => left.remove());
  for (const step of all('h3', copy)) {
    const title = document.createElement('b');
    title.textContent = step.textContent.trim();
    step.replaceWith(title);
  }
  all('.term', copy).forEach((term) => term.replaceWith(term.textContent.trim()));
  return copy;
}

// The guide, the clauses and the words of the rules page, once.
async function loadClauses() {
  clauses ??= load(one('#drawer').dataset.rules).then((page) => {
    const copies = (parent) => [...parent.children].map((part) => document.importNode(part, true));
    // The rulings are folded there, for the curious; here a refusal may lead to one.
    one('#drawer-clauses').replaceChildren(...all('.rules', page).flatMap(copies));
    one('#drawer-guide div')?.replaceChildren(...all('.guide .part:not(#words)', page).map(plain));
    const words = one('#words .glossary', page);
    if (words) one('#drawer-words dl').replaceChildren(...copies(words));
  }).catch((error) => {
    clauses = null;
    throw error;
  });
  return clauses;
}

async function openDrawer(id) {
  const drawer = one('#drawer');
  if (drawer.hidden) opener = document.activeElement;
  drawer.hidden = false;
  const wanted = id ?? one('#detail a.clause, #prompt a.clause')?.hash.slice(1);
  // Without a connection what is there already must do: how a turn goes, and the keys.
  await loadClauses().catch(() => {});
  search('');
  const known = wanted && drawer.querySelector(`#drawer-clauses #${CSS.escape(wanted)}`);
  const now = one('#drawer-now');
  now.hidden = Boolean(id) || !known;
  if (!now.hidden) {
    const copy = known.cloneNode(true);
    copy.removeAttribute('id');
    now.lastElementChild.replaceChildren(copy);
  }
  all('.found', drawer).forEach((clause) => clause.classList.remove('found'));
  if (id === 'guide') {
    one('#drawer-guide')?.scrollIntoView({ block: 'start' });
  } else if (id && known) {
    known.classList.add('found');
    known.scrollIntoView({ block: 'start' });
  } else {
    one('.body', drawer).scrollTop = 0;
  }
  one('.body', drawer).focus({ preventScroll: true });
}

function closeDrawer() {
  one('#drawer').hidden = true;
  if (opener?.isConnected) opener.focus({ preventScroll: true });
}

// Only what has the words stays.
function search(words) {
  const drawer = one('#drawer');
  const field = one('#drawer-search');
  if (field.value !== words) field.value = words;
  const wanted = words.trim().toLowerCase();
  let hits = 0;
  for (const piece of all('#drawer-clauses .clause, #drawer-words dl > div, #drawer-guide .part')) {
    piece.hidden = Boolean(wanted) && !piece.textContent.toLowerCase().includes(wanted);
    if (!piece.hidden) hits += 1;
  }
  one('#drawer-words').hidden = !wanted || !one('#drawer-words dl > div:not([hidden])');
  const guide = one('#drawer-guide');
  if (guide) guide.hidden = !one('.part:not([hidden])', guide);
  for (const section of all('#drawer-clauses section')) section.hidden = !one('.clause:not([hidden])', section);
  one('#drawer-turn').hidden = Boolean(wanted);
  one('.none', drawer).hidden = !wanted || hits > 0;
}

document.addEventListener('input', (event) => {
  if (event.target.id !== 'drawer-search') return;
  one('#drawer-now').hidden = true;
  loadClauses().then(() => search(event.target.value), () => {});
});
document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || !one('#drawer')) return;
  if (event.target.closest('#drawer-close')) closeDrawer();
  const link = event.target.closest('#table a[href*="/rules"], #drawer-clauses a[href], #drawer-words a[href]');
  if (!link || link.closest('#menu') || link.pathname !== one('#drawer').dataset.rules && !link.closest('#drawer')) return;
  const id = decodeURIComponent(link.hash.slice(1));
  if (link.closest('#drawer') && !(id && one(`#drawer-clauses #${CSS.escape(id)}`))) return;
  event.preventDefault();
  openDrawer(id || null);
});

// The menu closes where it is left.
document.addEventListener('click', (event) => {
  const menu = one('#menu[open]');
  if (menu && !menu.contains(event.target)) menu.open = false;
});

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    if (!one('#drawer').hidden) closeDrawer();
    const menu = one('#menu[open]');
    if (menu) {
      menu.open = false;
      one('summary', menu).focus();
    }
  }
  const typing = event.target.closest('input, textarea, select');
  if (event.key === '?' && !typing && document.documentElement.dataset.keys !== 'off') {
    one('#drawer').hidden ? openDrawer(null) : closeDrawer();
  }
});

// ---- the log: lines that are folded away are fetched when they are unfolded, and again when there are more ----

async function unfold() {
  const earlier = one('#earlier[open]');
  const link = earlier && one('a.whole', earlier);
  const kept = earlier && one('[data-keep]', earlier);
  if (!link || kept.dataset.has === earlier.dataset.of) return;
  kept.dataset.has = earlier.dataset.of;
  const lines = await load(link.href).then((page) => page?.querySelector('#earlier .lines')).catch(() => null);
  // Without a connection the link stays.
  if (lines) kept.replaceChildren(document.importNode(lines, true));
  else delete kept.dataset.has;
}

document.addEventListener('toggle', (event) => { if (event.target.id === 'earlier') unfold(); }, true);
document.addEventListener('settled', unfold);
unfold();
