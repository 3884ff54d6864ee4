// The end of a game: how the points came about can be watched again.

const still = () => document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

// Where nothing moves there is nothing to watch again.
function settle() {
  const again = document.getElementById('again');
  if (again) again.hidden = still();
}

document.addEventListener('click', (event) => {
  if (!event.target.closest('#again')) return;
  const end = document.getElementById('end');
  end.classList.remove('moment');
  // The browser starts motions anew only after it has seen the page without them.
  requestAnimationFrame(() => requestAnimationFrame(() => end.classList.add('moment')));
});

document.addEventListener('settled', settle);
settle();
