// Runs before the first paint, so that a reader who prefers no motion sees no moving frame (B-A11Y-03).
// The key is that of src/state/deviceStorage.ts, the modes are those of contract/stored.ts; `npm run check` compares.
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

  // Until React has taken the page over, what a reader chooses and presses is kept for it (B-LOAD-02). React ends this
  // by removing data-hydrate, in the very press if that press makes it hydrate the page.
  const isWaiting = () => document.querySelector('#root[data-hydrate]') !== null;
  addEventListener('change', ({ target }) => {
    if (target.name !== 'effects' || !isWaiting()) return;
    document.documentElement.dataset.effects = target.value;
    try {
      localStorage.setItem('d5u-effects', JSON.stringify(target.value));
    } catch {
      // The choice holds until the scripts have come.
    }
  });
  addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button === null || !isWaiting()) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.dataset.pressed = '';
  });
  // Until telemetry listens (src/telemetry/keys.ts), the last keys are kept in memory, so that a word is not lost
  // (B-LOAD-04).
  window.earlyKeys = [];
  addEventListener('keydown', (event) => {
    if (window.earlyKeys?.push(event) > 20) window.earlyKeys.shift();
  });
})();
