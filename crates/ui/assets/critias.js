// The one script of the site. Every page works without it: it adds live updates, motion, previews and keys.
// A change is announced by the stream, the page fetches its own fragment, and the fragment is morphed in.

const root = document.documentElement;
const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const table = () => document.getElementById('table');
const inReplay = () => Boolean(table()?.classList.contains('replaying'));
const shown = (element) => element.getClientRects().length > 0;
const still = () => root.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;

// ---- fetching: a document parsed by the browser itself, as the content security policy wants it ----

function request(address, body) {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(body ? 'POST' : 'GET', address);
    xhr.responseType = 'document';
    xhr.setRequestHeader('X-Critias', 'fragment');
    if (body) xhr.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
    xhr.onload = () => resolve({ page: xhr.response, address: xhr.responseURL });
    xhr.onerror = xhr.ontimeout = () => reject(new Error('no connection'));
    xhr.timeout = 20000;
    xhr.send(body);
  });
}

// ---- morphing: elements keep their identity by id, data-line or data-piece ----

const keyOf = (node) => node.nodeType === 1 ? node.id || node.getAttribute('data-line') || node.getAttribute('data-piece') : null;
const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName;

function morph(from, to) {
  if (from.nodeType !== 1) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  if (from.hasAttribute('data-keep')) return;
  for (const { name } of [...from.attributes]) {
    // Styles are the script's own: what it gave room or height keeps it until it is measured anew.
    const own = name === 'style' || (name === 'open' && from.nodeName === 'DETAILS');
    if (!to.hasAttribute(name) && !own) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  if (from.type === 'range') from.value = to.getAttribute('value');
  const keyed = new Map();
  for (const child of from.children) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    const key = keyOf(next);
    let match = key ? keyed.get(key) : at;
    while (!key && match && (keyOf(match) || !alike(match, next))) match = match.nextSibling;
    if (match && alike(match, next)) {
      if (match === at) at = at.nextSibling;
      else from.insertBefore(match, at);
      morph(match, next);
    } else {
      from.insertBefore(document.importNode(next, true), at);
    }
  }
  while (at) {
    const rest = at.nextSibling;
    at.remove();
    at = rest;
  }
}

// ---- motion: pieces travel from where they were to where they are ----

let moving = Promise.resolve();

// Where a piece lies, and where the ground it lies on is: the board or a panel; among words, what holds it.
function place(piece) {
  const ground = piece.ownerSVGElement ? piece.closest('svg.pic, .city, .sea, .tray, .panel') : piece.parentElement;
  return { box: piece.getBoundingClientRect(), ground, at: ground?.getBoundingClientRect() };
}

function places() {
  const found = new Map();
  for (const piece of all('[data-piece]')) {
    if (shown(piece)) found.set(piece.getAttribute('data-piece'), place(piece));
  }
  return found;
}

function travel(before) {
  if (still() || before.size === 0) return;
  const running = [];
  for (const piece of all('[data-piece]')) {
    if (!shown(piece)) continue;
    const known = before.get(piece.getAttribute('data-piece'));
    const past = known ?? before.get(piece.getAttribute('data-from'));
    const old = past?.box;
    const { box: now, ground, at } = place(piece);
    // What moved with its ground has not moved: a prompt that grew must not make the whole board fly.
    const slipped = past && ground && past.ground === ground ? { x: at.left - past.at.left, y: at.top - past.at.top } : { x: 0, y: 0 };
    // A whole drawing among words moves like a box; only what is inside one moves in its grid.
    const drawn = Boolean(piece.ownerSVGElement);
    let frames;
    let duration = 460;
    // What luck throws brings a motion of its own.
    if (!old && piece.hasAttribute('data-own')) continue;
    if (!old) {
      // Something new turns over where it lies.
      frames = drawn ? [{ transform: 'scale(0, 1)' }, { transform: 'none' }] : [{ opacity: 0 }, { opacity: 1 }];
    } else {
      const dx = old.left + old.width / 2 + slipped.x - now.left - now.width / 2;
      const dy = old.top + old.height / 2 + slipped.y - now.top - now.height / 2;
      if (Math.hypot(dx, dy) < 2) continue;
      duration = Math.min(600, 300 + Math.hypot(dx, dy) / 2);
      if (drawn) {
        const grid = piece.parentNode.getScreenCTM().inverse();
        const x = grid.a * dx + grid.c * dy;
        const y = grid.b * dx + grid.d * dy;
        const way = (piece.getAttribute('data-way') ?? '').split(' ').filter(Boolean).map((point) => point.split(',').map(Number));
        const follows = way.length > 2 && Math.hypot(way[0][0] - x, way[0][1] - y) < 70;
        frames = follows
          ? [[x, y], ...way.slice(1, -1), [0, 0]].map(([a, b]) => ({ transform: `translate(${a}px, ${b}px)` }))
          : [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
        if (follows) duration = Math.min(1100, 320 + 28 * way.length);
      } else {
        const scale = known ? 1 : Math.max(0.3, Math.min(3, old.width / Math.max(1, now.width)));
        frames = [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }];
      }
    }
    piece.classList.add('flying');
    const animation = piece.animate(frames, { duration, easing: 'cubic-bezier(.3, .1, .25, 1)' });
    running.push(animation.finished.catch(() => {}).then(() => piece.classList.remove('flying')));
  }
  // Nothing that hangs may hold back the next position.
  moving = Promise.race([Promise.all(running), new Promise((resolve) => { setTimeout(resolve, 1300); })]);
}

// ---- showing a fragment ----

function show({ page, address }, past = false) {
  const next = page?.getElementById('table');
  const now = table();
  // A refusal that has no table to show: its sentence is said here.
  const refusal = !next && now && page?.querySelector('[data-refusal]');
  if (refusal) {
    settle();
    tell(refusal.textContent.trim());
    return;
  }
  // Another page, or another table: a rematch.
  if (!next || !now || next.dataset.address !== now.dataset.address) {
    location.assign(address);
    return;
  }
  // An answer that was overtaken by a newer one is dropped.
  const older = Number(next.dataset.changes) < Number(now.dataset.changes) || Number(next.dataset.news) < Number(now.dataset.news);
  if (older && !past && !inReplay()) {
    settle();
    return;
  }
  const focused = document.activeElement;
  const before = still() ? new Map() : places();
  const ended = next.dataset.over !== undefined && now.dataset.over === undefined;
  // Others may choose meanwhile: what this person is about to choose stays so, as long as the question is the same.
  const held = next.dataset.decision !== undefined && next.dataset.decision === now.dataset.decision ? { pointed, pending } : null;
  const hinted = one('#hint', now)?.dataset.action;
  morph(now, next);
  makeRoom();
  travel(before);
  settle();
  const same = held?.pointed && all('button[data-pv]').find((choice) => choice.dataset.pv === held.pointed && choice.id !== 'main');
  const fresh = one('#hint[data-action]');
  if (fresh && fresh.dataset.action !== hinted) {
    suggest(fresh);
  } else if (same) {
    preview(same);
    pending = held.pending;
  }
  // The scores stand above the board: whoever watched the last move is taken there.
  if (ended) one('#end')?.scrollIntoView({ block: 'start', behavior: still() ? 'instant' : 'smooth' });
  if (focused && focused !== document.body && document.activeElement !== focused) {
    const again = focused.isConnected && shown(focused) ? focused : all('#main, .hit, button.lit').find(shown);
    again?.focus({ preventScroll: true });
  }
}

// A hint that has just come is shown like a choice that is pointed at.
function suggest(hint) {
  const choice = all('button[data-pv]').find((lit) => lit.value === hint.dataset.action && lit.id !== 'main' && shown(lit));
  if (choice) preview(choice);
  fit();
}

// What the page's attributes ask for, after every change.
function settle() {
  const now = table();
  if (!now) return;
  pending = pointed = under = null;
  // What others did may be shown while an own choice is still on its way.
  if (sending) {
    now.setAttribute('aria-busy', 'true');
  } else {
    now.removeAttribute('aria-busy');
  }
  if (now.dataset.title) document.title = `${now.dataset.title} · Critias`;
  const icon = one('link[rel="icon"]');
  if (icon && now.dataset.icon && icon.getAttribute('href') !== now.dataset.icon) icon.href = now.dataset.icon;
  const auto = one('#auto');
  if (auto) {
    auto.hidden = false;
    auto.lastElementChild.textContent = playing ? auto.dataset.stop : auto.dataset.play;
    auto.setAttribute('aria-pressed', String(playing));
  }
  const hinted = one('#hint')?.dataset.action;
  all('button[name="action"]').forEach((choice) => choice.classList.toggle('hinted', Boolean(hinted) && choice.value === hinted && !choice.closest('#hint')));
  live(state);
  rest();
  document.dispatchEvent(new Event('settled'));
}

// ---- the stream: one per page, closed while the page is hidden ----

let source = null;
let state = 'off';
let sending = false;
let fetching = false;
let again = false;
let announced = {};

// The sign is green only while the stream is open, whoever asks for it.
function live(now) {
  state = now === 'on' && source?.readyState !== EventSource.OPEN ? 'wait' : now;
  const sign = document.getElementById('live');
  if (!sign) return;
  sign.dataset.live = state;
  if (sign.textContent !== sign.dataset[state]) sign.textContent = sign.dataset[state];
}

async function refresh() {
  // The answer to an own move brings the table with it; whatever comes meanwhile is fetched after it.
  if (fetching || sending) {
    again = true;
    return;
  }
  fetching = true;
  try {
    await moving;
    show(await request(`${table().dataset.address}/fragment`));
  } catch {
    restart(2000);
  }
  fetching = false;
  catchUp();
}

function catchUp() {
  if (!again) return;
  again = false;
  if (!upToDate()) refresh();
}

// Whether the page shows what the stream announced last: the answer to an own move is often overtaken by its news.
function upToDate() {
  const { changes, news } = table().dataset;
  return String(announced.changes) === changes && String(announced.news ?? 0) === (news ?? '0');
}

function listen() {
  const now = table();
  if (source || document.hidden || inReplay() || !now?.dataset.address) return;
  source = new EventSource(`${now.dataset.address}/events`);
  source.addEventListener('open', heard);
  source.addEventListener('ping', heard);
  source.addEventListener('step', (event) => {
    heard();
    announced = JSON.parse(event.data);
    if (upToDate()) return;
    if (table().dataset.reload !== undefined) location.reload();
    else refresh();
  });
  source.addEventListener('bye', () => restart(2000));
  source.addEventListener('error', () => {
    live(navigator.onLine ? 'wait' : 'off');
    if (source?.readyState === EventSource.CLOSED) restart(4000);
  });
}

// A stream that lives says so every 15 seconds. One that says nothing for longer is dead, whatever the browser thinks.
let silence = null;

function heard() {
  clearTimeout(silence);
  silence = setTimeout(() => restart(0), 40000);
  live('on');
}

function hush() {
  clearTimeout(silence);
  source?.close();
  source = null;
  live(navigator.onLine ? 'wait' : 'off');
}

function restart(delay) {
  hush();
  setTimeout(listen, delay);
}

document.addEventListener('visibilitychange', () => (document.hidden ? hush() : listen()));
addEventListener('pagehide', hush);
addEventListener('pageshow', listen);
addEventListener('online', () => restart(0));
// What comes back tells of it: until then no stream is believed.
addEventListener('offline', hush);

// ---- forms: sent in the background, shown as sent while there is no answer ----

// Another script shows what is under way.
const announce = (what, clicked) => document.dispatchEvent(new CustomEvent(what, { detail: clicked }));
document.addEventListener('silent', () => live('wait'));

document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (form.method !== 'post' || !form.closest('#table') || table().dataset.reload !== undefined) return;
  event.preventDefault();
  if (form.id === 'ask') {
    ask(form, event.submitter);
    return;
  }
  if (sending) return;
  sending = true;
  const { submitter } = event;
  announce('sent', submitter);
  table().setAttribute('aria-busy', 'true');
  try {
    // The attribute, because a button named `action` hides the property.
    const fields = new URLSearchParams(new FormData(form, submitter));
    document.dispatchEvent(new CustomEvent('sending', { detail: { fields, submitter } }));
    const answer = await request(form.getAttribute('action'), fields);
    sending = false;
    announce('answered', submitter);
    live('on');
    if (form.id === 'chat') form.reset();
    show(answer);
  } catch {
    sending = false;
    announce('answered', submitter);
    restart(2000);
    settle();
    tell(table().dataset.unsent);
  }
  catchUp();
});

// A hint is thought about for a while; meanwhile everything else can be done.
let asking = false;

async function ask(form, button) {
  if (asking) return;
  asking = true;
  const { decision } = table().dataset;
  announce('sent', button);
  try {
    const answer = await request(form.getAttribute('action'), new URLSearchParams(new FormData(form)));
    // What was decided meanwhile needs no hint.
    if (!sending && table().dataset.decision === decision) show(answer);
  } catch {
    restart(2000);
    tell(table().dataset.unsent);
  }
  asking = false;
  announce('answered', button);
}

// ---- pointing: what a choice would do is shown before it is made ----

let pending = null;
let pointed = null;
let pointer = 'mouse';

// What stands in the bar says itself what it does: it never stands on the main button too.
const inBar = (name) => all('#prompt .mains button[data-pv]').find((choice) => choice.id !== 'main' && choice.dataset.pv === name);

function preview(choice) {
  const name = choice.dataset.pv;
  if (choice.id === 'main' || !name) return;
  pointed = name;
  setAside(choice);
  all('[data-show]').forEach((drawing) => drawing.classList.toggle('on', drawing.dataset.show === name));
  all('[data-pv]').forEach((twin) => twin.classList.toggle('armed', twin.dataset.pv === name && twin.id !== 'main'));
  const detail = one('#detail');
  if (detail && choice.dataset.detail) detail.replaceChildren(choice.dataset.detail, ' ', choice.dataset.clause ? clause(choice) : '');
  reason(null);
  const main = one('#main');
  if (!main || inBar(name)) return void fit();
  main.hidden = false;
  main.value = choice.value;
  main.dataset.pv = name;
  main.firstElementChild.textContent = choice.dataset.words;
  fit();
}

// Room in the prompt for the longest of what can be pointed at: nothing may slip away under the pointer. What is
// scrolled to or focused ends up below the prompt, however high it is.
function makeRoom() {
  const prompt = one('#prompt');
  if (!prompt) return;
  if (fills()) {
    prompt.style.height = '';
    root.style.scrollPaddingTop = '';
    all('[style]', prompt).forEach((part) => part.removeAttribute('style'));
    fit();
    return;
  }
  // The prompt keeps its height while words are tried: if the board moved, the page would be scrolled after it.
  prompt.style.height = `${prompt.offsetHeight}px`;
  all('[style]', prompt).forEach((part) => part.removeAttribute('style'));
  const say = one('#prompt.yours .say');
  const [detail, line] = [one('#detail'), one('#why-line')];
  if (say && detail && line) {
    const longest = (things, words, length = (text) => text.length) =>
      all(things).map(words).sort((a, b) => length(b) - length(a)).slice(0, 3);
    // The main button takes on the words of what is pointed at: it may leave less room, or need another row.
    const main = one('#main');
    const buttons = main?.parentElement;
    const shows = main && [main.firstElementChild.textContent, main.hidden];
    if (main) {
      main.hidden = false;
      const widest = (text) => Math.max(...text.split(' ').map((word) => word.length));
      const said = ({ dataset }) => dataset.words;
      const tried = new Set([...longest('button[data-words]', said, widest), ...longest('button[data-words]', said).reverse()]);
      const highest = (measured) => Math.max(0, ...[...tried].map((words) => {
        main.firstElementChild.textContent = words;
        return measured();
      }));
      // What is taken back stands beside the buttons whatever they say, or below them whatever they say.
      const undo = one('#prompt .undo');
      if (undo && highest(() => undo.offsetTop - buttons.offsetTop - buttons.offsetHeight) > 0) buttons.style.flexBasis = '100%';
      buttons.style.minHeight = `${highest(() => buttons.offsetHeight)}px`;
    }
    let most = say.offsetHeight;
    const measure = (place, texts) => {
      const kept = [...place.childNodes];
      for (const text of new Set(texts)) {
        place.replaceChildren(text);
        most = Math.max(most, say.offsetHeight);
      }
      place.replaceChildren(...kept);
    };
    measure(detail, longest('button[data-detail]', ({ dataset }) => `${dataset.detail} ${dataset.clause}`));
    const hidden = [detail.hidden, line.hidden];
    [detail.hidden, line.hidden] = [true, false];
    measure(line, longest('[data-why]', ({ dataset }) => `${dataset.why} ${dataset.clause ?? ''}`));
    [detail.hidden, line.hidden] = hidden;
    say.style.minHeight = `${most}px`;
    if (main) [main.firstElementChild.textContent, main.hidden] = shows;
  }
  prompt.style.height = '';
  root.style.scrollPaddingTop = `${prompt.offsetHeight + 16}px`;
}

addEventListener('resize', makeRoom);

// Where the table fills the window the bar has one height: words that do not fit are set smaller.
const oneScreen = matchMedia('(min-width: 1024px) and (min-height: 600px)');
const fills = () => oneScreen.matches || root.dataset.pane !== undefined;

function fit() {
  const say = one('#prompt .say');
  if (!say || !fills()) return;
  const main = one('#main');
  if (main) {
    main.classList.remove('long');
    main.classList.toggle('long', main.firstElementChild.scrollHeight > main.firstElementChild.clientHeight + 1);
  }
  const sizes = ['tight', 'tighter', 'brief'];
  say.classList.remove(...sizes);
  for (const size of sizes) if (say.scrollHeight > say.clientHeight + 1) say.classList.add(size);
}

// A link into the rules.
function clause(thing) {
  const link = document.createElement('a');
  link.className = 'clause';
  link.href = `${table().dataset.rules}#${thing.dataset.clause}`;
  link.textContent = thing.dataset.clause;
  return link;
}

// Why something cannot be chosen, with its clause.
function reason(thing) {
  const line = one('#why-line');
  if (!line) return;
  line.hidden = !thing;
  one('#detail').hidden = Boolean(thing);
  // What only tells what a thing is looks calmer than what says why not.
  line.classList.toggle('telling', Boolean(thing) && !thing.hasAttribute('aria-disabled'));
  line.replaceChildren();
  fit();
  if (!thing) return;
  line.append(thing.dataset.why);
  if (thing.dataset.clause) line.append(' ', clause(thing));
  fit();
}

// Something the person must hear, where they look.
function tell(sentence, calmly = false) {
  const line = one('#why-line');
  if (!line || !sentence) return;
  line.hidden = false;
  line.classList.toggle('telling', calmly);
  one('#detail').hidden = true;
  line.replaceChildren(sentence);
  fit();
}

document.addEventListener('tell', (event) => tell(event.detail, true));

// A first touch shows, a second acts; what cannot be taken back is always asked twice.
function needsSecond(choice, touched) {
  const name = choice.dataset.pv;
  if (choice.id === 'main' || !name || pending === name) return false;
  const asks = (choice.hasAttribute('data-confirm') && root.dataset.commit !== 'once') || (touched && choice.dataset.detail && !choice.closest('.mains'));
  if (asks) {
    pending = name;
    preview(choice);
  }
  return Boolean(asks);
}

// A hint that is closed, or set aside for what is pointed at, leaves its line to the explanation; so does the coach.
function setAside(choice) {
  one('.coach.in-prompt')?.classList.toggle('away', Boolean(choice));
  const hint = one('#hint[data-action]');
  hint?.classList.toggle('away', !choice || choice.value !== hint.dataset.action);
}

document.addEventListener('click', (event) => {
  if (!event.target.closest('#hint-close')) return;
  setAside(null);
  all('.hinted').forEach((choice) => choice.classList.remove('hinted'));
  fit();
});

document.addEventListener('pointerdown', (event) => { pointer = event.pointerType; }, true);

// Pointing is moving: what comes to lie under a mouse at rest was not pointed at.
let under = null;

function point(event) {
  if (event.pointerType !== 'mouse') return;
  const thing = event.target.closest?.('[data-pv], [data-why], [data-tell]');
  if (thing === under) return;
  // What only tells of itself is told of while it is pointed at.
  if (under?.dataset.tell && one('#why-line')?.textContent === under.dataset.tell) reason(null);
  under = thing;
  if (!thing) return;
  if (thing.dataset.why) reason(thing);
  else if (thing.dataset.pv) preview(thing);
  else if (fills()) tell(thing.dataset.tell);
}

document.addEventListener('pointermove', point);
// Other scripts point by this.
document.addEventListener('pointerover', (event) => { if (!event.isTrusted) point(event); });
document.addEventListener('focusin', (event) => {
  const thing = event.target.closest('[data-pv], [data-why]');
  if (thing?.matches(':focus-visible')) thing.dataset.why ? reason(thing) : preview(thing);
});
document.addEventListener('click', (event) => {
  const choice = event.target.closest('button[data-pv]');
  if (choice && needsSecond(choice, pointer === 'touch' && event.detail > 0)) event.preventDefault();
  const no = event.target.closest('[data-why]');
  if (no) reason(no);
  else if (!event.target.closest('.prompt') && !one('#why-line')?.hidden) reason(null);
  const step = event.target.closest('a[data-go]');
  if (step && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    stop();
    go(step.getAttribute('href'));
  }
  if (event.target.closest('#auto')) playing ? stop() : play();
});

// Keys rest for a moment when the question changes: what was meant for the last one must not answer the next.
let asked = table()?.dataset.decision;
let resting = 0;

function rest() {
  const now = table();
  if (now.dataset.decision !== asked) {
    asked = now.dataset.decision;
    resting = performance.now() + 400;
    setTimeout(rest, 410);
  }
  now.toggleAttribute('data-resting', performance.now() < resting);
}

// ---- keys ----

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !table()) return;
  const { key } = event;
  if (event.target.closest('input:not([type="range"]), textarea, select')) return;
  // What is armed is done by Enter, unless Enter belongs to what is focused.
  const chooses = key === 'Enter' || key === ' ' ? pending || event.target.closest('button[name="action"]') : /^[0-9a-tv-z]$/.test(key);
  if (performance.now() < resting && chooses) return void event.preventDefault();
  if (key === 'Enter' && pending && !event.target.closest('a, button, summary, input')) {
    event.preventDefault();
    (inBar(pending) ?? one('#main'))?.click();
    return;
  }
  if (inReplay()) {
    const step = { ArrowLeft: 'replay-back', ArrowRight: 'replay-on', Home: 'replay-first', End: 'replay-last' }[key];
    const link = step && one(`a[data-go="${step}"]`);
    if (link) {
      event.preventDefault();
      link.click();
    }
    return;
  }
  const steps = Number(table().dataset.step);
  if (key === 'ArrowLeft' && steps > 0) return void go(`${table().dataset.address}/at/${steps - 1}`);
  // Whoever speaks to the device, or types by accident, can switch single keys off.
  if (root.dataset.keys === 'off') return;
  const takeBack = (what) => one(`button[name="what"][value="${what}"]`)?.click();
  const does = { H: () => one('#ask-hint')?.click(), u: () => takeBack('step'), U: () => takeBack('turn') }[key];
  if (does) return void does();
  if (!/^[0-9a-z]$/.test(key)) return;
  const choice = all(`[data-key="${key}"]`).find((found) => found.form && shown(found));
  if (!choice) return;
  event.preventDefault();
  if (!needsSecond(choice, false)) choice.form.requestSubmit(choice);
});

// ---- replay: the slider, the links and the arrow keys lead to permanent addresses ----

let playing = false;
let wanted = null;

async function go(address) {
  wanted = address;
  if (fetching) return;
  fetching = true;
  while (wanted) {
    const next = wanted;
    wanted = null;
    try {
      const answer = await request(next);
      // Whoever looks back stays there whatever happens meanwhile, and the browser's way back leads to the table.
      if (table().dataset.address && !inReplay()) {
        hush();
        history.replaceState({ table: true }, '');
        history.pushState(null, '', next);
      } else {
        history.replaceState(null, '', next);
      }
      show(answer, true);
    } catch {
      stop();
    }
  }
  fetching = false;
}

addEventListener('popstate', (event) => { if (event.state?.table) location.reload(); });

async function play() {
  playing = true;
  settle();
  while (playing) {
    const next = one('a[data-go="replay-on"]');
    if (!next) break;
    await go(next.getAttribute('href'));
    await moving;
    await new Promise((resolve) => { setTimeout(resolve, 550); });
  }
  stop();
}

function stop() {
  if (!playing) return;
  playing = false;
  settle();
}

document.addEventListener('input', (event) => {
  const form = event.target.closest('#slide');
  if (!form) return;
  stop();
  go(form.dataset.at + event.target.value + form.dataset.query);
});

root.classList.add('scripted');
makeRoom();
settle();
listen();
if (inReplay() && location.hash === '#play') play();
