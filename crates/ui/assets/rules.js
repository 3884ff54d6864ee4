// The rules page: what is searched for is found while one types, and Escape closes what explains a word. Without this
// script the form does the first.

const field = document.getElementById('q');
const read = document.getElementById('read');
const whole = [...read.childNodes];
let asked = 0;

function load(address) {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', address);
    xhr.responseType = 'document';
    xhr.onload = () => resolve(xhr.response);
    xhr.onerror = xhr.ontimeout = () => reject(new Error('no connection'));
    xhr.timeout = 20000;
    xhr.send();
  });
}

async function find(words) {
  const turn = ++asked;
  if (!words) {
    // A page that was opened with a question has nothing else to show.
    if (location.search) location.assign(read.dataset.address);
    else read.replaceChildren(...whole);
    return;
  }
  const page = await load(`${read.dataset.address}?q=${encodeURIComponent(words)}`).catch(() => null);
  const hits = page?.getElementById('read');
  // An answer that was overtaken by the next letter is dropped.
  if (!hits || turn !== asked) return;
  read.replaceChildren(...[...hits.childNodes].map((node) => document.importNode(node, true)));
}

let pause = 0;
field?.addEventListener('input', () => {
  clearTimeout(pause);
  pause = setTimeout(() => find(field.value.trim()), 150);
});

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea')) return;
  event.preventDefault();
  field?.focus();
});

// An explained word is closed by Escape where the pointer or the focus stays, until they leave it.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const term of document.querySelectorAll('.term:is(:hover, :focus-within)')) term.classList.add('shut');
});
for (const left of ['pointerout', 'focusout']) {
  document.addEventListener(left, (event) => {
    const term = event.target.closest?.('.term.shut');
    if (term && !term.contains(event.relatedTarget)) term.classList.remove('shut');
  });
}
