import './waterStain.css';
import { hasMomentAtom, isPhaseNewAtom } from '../state/disturbance.ts';
import { effectsModeAtom } from '../state/effects.ts';
import { endedAtom, phaseAtom } from '../state/profile.ts';
import { pathAtom } from '../state/route.ts';
import type { Store } from '../state/Store.ts';
import { hashText } from '../ui/random.ts';
import { isDisturbable, rulesAt, type Side } from './pageRules.ts';
import { stainDots } from './stainDots.ts';

/** Time in which the water rises by one phase, ms, and number of drawings for it. */
const [riseMs, drawings] = [2400, 30];

/**
 * Shows the water that stands at both edges of the window, in dots, higher with each phase. It stays in the margin of
 * the page, beside its words. Each page has an outline of its own. The water of a new phase comes with its moment, or
 * once the phase is no longer new; with full effects it rises, and otherwise nothing moves. After the end the water has
 * gone, and its lines stay. None before phase 1, with effects off, and on pages that may not be disturbed. Returns a
 * function that removes the water. B-OVL-15.
 */
export function showWater(store: Store): () => void {
  const edges = (['left', 'right'] satisfies Side[]).map((side) => {
    const canvas = document.createElement('canvas');
    canvas.className = 'water';
    canvas.dataset['side'] = side;
    canvas.ariaHidden = 'true';
    return { side, canvas };
  });
  /** The phase whose water is shown, and the level that is drawn. */
  let phase = store.get(isPhaseNewAtom) ? store.get(phaseAtom) - 1 : store.get(phaseAtom);
  let level = phase;
  let timer = 0;
  /** What is drawn now. */
  let drawn = '';

  const draw = () => {
    const path = store.get(pathAtom);
    const isDry = store.get(endedAtom);
    const isWet = path !== null && level > 0 && isDisturbable(path) && store.get(effectsModeAtom) !== 'off';
    const wanted = isWet ? [path, level, isDry].join(' ') : '';
    if (wanted === drawn) return;
    drawn = wanted;
    for (const [index, { side, canvas }] of edges.entries()) {
      if (!isWet || rulesAt(path).dryEdges.includes(side)) canvas.remove();
      else {
        if (!canvas.isConnected) document.body.append(canvas);
        paint(canvas, level, isDry, hashText(path) + index);
      }
    }
  };
  const step = () => {
    level = Math.min(phase, level + 1 / drawings);
    draw();
    timer = level < phase ? window.setTimeout(step, riseMs / drawings) : 0;
  };
  const follow = () => {
    const reached = store.get(phaseAtom);
    if (reached < phase || !store.get(isPhaseNewAtom) || store.get(hasMomentAtom)) phase = reached;
    const rises = timer !== 0 || store.get(hasMomentAtom);
    if (rises && level < phase && store.get(effectsModeAtom) === 'full') {
      if (timer === 0) step();
      return;
    }
    clearTimeout(timer);
    timer = 0;
    level = phase;
    draw();
  };
  follow();

  const stops = [phaseAtom, isPhaseNewAtom, hasMomentAtom, endedAtom, pathAtom, effectsModeAtom].map((cause) =>
    store.sub(cause, follow),
  );
  const drawAgain = () => {
    drawn = '';
    draw();
  };
  addEventListener('resize', drawAgain);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', drawAgain);
    for (const stop of stops) stop();
    for (const { canvas } of edges) canvas.remove();
  };
}

/** Draws the water of one edge, at the resolution of the screen, at most two pixels for each CSS pixel. */
function paint(canvas: HTMLCanvasElement, level: number, isDry: boolean, seed: number): void {
  const context = canvas.getContext('2d');
  // jsdom has no context.
  if (!context) return;
  const scale = Math.min(2, devicePixelRatio);
  const { clientWidth: width, clientHeight: height } = canvas;
  // Setting the size clears the canvas.
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  context.scale(scale, scale);
  context.fillStyle = getComputedStyle(canvas).color;
  for (const { x, y, size } of stainDots({ level, isDry, width, height, seed }))
    context.fillRect(canvas.dataset['side'] === 'left' ? x : width - x - size, y, size, size);
}
