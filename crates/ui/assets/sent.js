// What was sent and is not answered yet. Most answers come at once, and nothing need be shown; after a moment what was
// clicked says that it was sent; after a longer one a line says that the server is silent.

const line = document.createElement('p');
line.id = 'slow';
line.setAttribute('role', 'status');
document.body.append(line);

const waiting = new Map();

document.addEventListener('sent', ({ detail: clicked }) => {
  waiting.set(clicked, [
    setTimeout(() => clicked?.classList.add('sent'), 300),
    setTimeout(() => {
      line.textContent = document.getElementById('live')?.dataset.slow ?? '';
      document.dispatchEvent(new Event('silent'));
    }, 2000),
  ]);
});

document.addEventListener('answered', ({ detail: clicked }) => {
  waiting.get(clicked)?.forEach(clearTimeout);
  waiting.delete(clicked);
  clicked?.classList.remove('sent');
  if (waiting.size === 0) line.textContent = '';
});
