// Runs before the first paint, so that a reader who prefers no motion sees no moving frame (B-A11Y-03).
// The key and the modes are those of src/state/effects.ts; `npm run check` compares the two.
(() => {
  let choice = null;
  try {
    choice = JSON.parse(localStorage.getItem('d5u-effects') ?? 'null');
  } catch {
    // Storage may be denied; the system's preference then decides.
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'calm' : 'full';
  const mode = ['full', 'calm', 'off'].includes(choice) ? choice : still;
  document.documentElement.dataset.effects = mode;
})();
