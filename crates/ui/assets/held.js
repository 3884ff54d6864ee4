// What is chosen first and goes with what is chosen next: a card that is held until its figure is clicked, or that brings
// its only figure with it. Whoever wants to be asked before what cannot be taken back is asked with the figure in place.

const all = (selector) => [...document.querySelectorAll(selector)];
let held = null;
let next = null;

const goesWith = (choice) => held && choice?.name === 'action' && held.dataset.with.split(' ').includes(choice.value);

function hold(thing) {
  held = thing;
  for (const other of all('[data-hold]')) {
    other.classList.toggle('armed', other === thing);
    other.setAttribute('aria-pressed', String(other === thing));
  }
  all('#table button[name="action"]').forEach((choice) => choice.classList.toggle('aside', Boolean(thing) && !goesWith(choice)));
}

document.addEventListener('click', (event) => {
  const thing = event.target.closest('[data-hold]');
  if (!thing) return;
  hold(thing === held ? null : thing);
  if (held) document.dispatchEvent(new CustomEvent('tell', { detail: held.dataset.words }));
});
document.addEventListener('sending', ({ detail: { fields, submitter } }) => {
  const then = submitter?.dataset.then ?? (goesWith(submitter) ? held.dataset.hold : null);
  if (!then) return;
  if (document.documentElement.dataset.commit === 'once') fields.append('action', then);
  else next = then;
});
document.addEventListener('settled', () => {
  hold(null);
  const wanted = next;
  next = null;
  // After the page has settled: a click may choose at once.
  if (wanted) setTimeout(() => all('#table button[data-pv]').find((choice) => choice.value === wanted && choice.id !== 'main')?.click());
});
