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

  // Until React has hydrated the page, the reader's choice of effects and the last pressed button are kept for it
  // (B-LOAD-02). Then src/main.tsx removes data-hydrate. This may happen during a press, if the press causes the
  // hydration. A part of a page that is loaded later has data-waiting until then (src/pages/privacy/Part.tsx).
  const isWaiting = () => document.querySelector('#root[data-hydrate]') !== null;
  addEventListener('change', ({ target }) => {
    if (target.name !== 'effects' || !isWaiting()) return;
    document.documentElement.dataset.effects = target.value;
    try {
      localStorage.setItem('d5u-effects', JSON.stringify(target.value));
    } catch {
      // The choice applies until the page is left. src/state/effects.ts reads it.
      document.documentElement.dataset.unstored = target.value;
    }
  });
  addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button || !(isWaiting() || button.closest('[data-waiting]'))) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.dataset.pressed = '';
  });
  // Until telemetry listens (src/telemetry/keys.ts), the last 20 key events are kept in memory, so that a secret word
  // is not lost (B-LOAD-04).
  window.earlyKeys = [];
  addEventListener('keydown', (event) => {
    if (window.earlyKeys?.push(event) > 20) window.earlyKeys.shift();
  });
})();
