import { counts, liveContexts, loseContexts, madeContexts } from './counting.ts';
import '../../../src/ui/fonts.css';
import '../../../src/ui/base.css';
import { createStore, Provider } from 'jotai';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Application } from 'pixi.js';
import type { EmergencePattern, Egg } from '#contract/egg.ts';
import { type GlitchKind, type ReadingKind, type SimulationChange } from '#contract/simulation.ts';
import type { FramesOf } from '../../../src/overlay/frames.ts';
import { forwardInputs } from '../../../src/app/forwardInputs.ts';
import { EggButtons } from '../../../src/panels/eggs/EggButtons.tsx';
import { frameWatchAtom } from '../../../src/state/inspection.ts';
import { pathAtom } from '../../../src/state/route.ts';
import {
  disturbanceAtom,
  type Grid,
  hadMomentAtom,
  hasMomentAtom,
  momentMs,
  type Point,
  quietAtom,
} from '../../../src/state/disturbance.ts';
import { type MomentFront, momentFronts } from '../../../src/state/momentFronts.ts';
import { captionAtom, sidenoteAtom } from '../../../src/state/sidenote.ts';
import { longestRests } from '../../../src/state/restedWords.ts';
import { restAtom, restedWordsAtom } from '../../../src/state/trace.ts';
import { effectsChoiceAtom, type EffectsMode } from '../../../src/state/effects.ts';
import { applyChangeAtom } from '../../../src/state/simulation.ts';
import { addStockEggs, addStyledEggs } from '../../../bench/overlay/stockEggs.ts';
import { FlashAnalyser } from '../../support/flashAnalyser.ts';
import { Ground } from './Ground.tsx';

const Overlay = lazy(() => import('../../../src/overlay/Overlay.tsx'));
const query = new URLSearchParams(location.search);
const store = createStore();
const commands: unknown[] = [];
forwardInputs(store, (inputs) => commands.push(...inputs));

/** State of frames that the test requests one by one, on a clock that the test sets. */
const driven = { now: 0, app: null as Application | null, onFrame: () => false, isAsked: false, need: 0 };
const drivenFrames: FramesOf = (app, onFrame) => {
  app.ticker.remove(app.render, app);
  Object.assign(driven, { app, onFrame });
  return {
    now: () => driven.now,
    areJudged: query.has('judged'),
    areFilmed: query.has('filmed'),
    request: (perSecond) => {
      driven.isAsked = true;
      driven.need = Math.max(driven.need, perSecond);
    },
    stop: () => Object.assign(driven, { isAsked: false, need: 0 }),
  };
};
const framesOf = query.has('driven') ? { framesOf: drivenFrames } : {};

let root: Root | null = null;
const mount = () => {
  root = createRoot(document.querySelector('#root')!);
  root.render(
    <StrictMode>
      <Provider store={store}>
        <div id="page" tabIndex={-1}>
          <Ground name={`${query.get('ground') ?? 'paper'}${query.has('high') ? ' high' : ''}`} />
        </div>
        <EggButtons />
        <Suspense fallback={null}>
          {query.has('bare') ? null : <Overlay {...framesOf} eggs={query.has('emergent') ? 'emergent' : 'drift'} />}
        </Suspense>
      </Provider>
    </StrictMode>,
  );
};

const isFront = (kind: string): kind is MomentFront => (momentFronts as readonly string[]).includes(kind);

const harness = {
  counts,
  liveContexts,
  madeContexts,
  loseContexts,
  commands,
  mount,
  unmount: () => root?.unmount(),
  eggs: (eggs: readonly Egg[]) => store.set(applyChangeAtom, { eggs }),
  pattern: (emergencePattern: EmergencePattern) => store.set(applyChangeAtom, { emergencePattern }),
  view: (change: SimulationChange) => store.set(applyChangeAtom, change),
  stability: (stability: number) => store.set(applyChangeAtom, { stability }),
  mode: (mode: EffectsMode) => {
    store.set(effectsChoiceAtom, mode);
    document.documentElement.dataset['effects'] = mode;
  },
  disturb: (
    kind: 'glitch' | 'scan' | MomentFront,
    durationMs: number,
    seed = 1,
    glitch: GlitchKind = 'slices',
    reach = 0,
    under?: string | Grid,
  ) => {
    const words = under === undefined ? {} : typeof under === 'string' ? { under } : { grid: under };
    if (isFront(kind)) store.set(disturbanceAtom, { kind: 'phase', durationMs, seed, front: kind });
    else store.set(disturbanceAtom, { kind, glitch, reach, durationMs, seed, ...words });
  },
  /** A glitch of one line. With `settles`: a glitch as the simulation requests it. */
  strike: (seed: number, settles?: true) => {
    const glitch = { kind: 'glitch', glitch: 'slices', reach: 0, durationMs: 200, seed } as const;
    store.set(disturbanceAtom, settles ? { ...glitch, settles } : glitch);
  },
  /** Answers a rest of the pointer at `at`. If `isRest` is false, requests a word at `at`, as after a glitch. */
  answer: (at: Point, isRest = true) => {
    const rest = { ...at, on: { node: new Text('word'), start: 0, word: 'word' } };
    store.set(restAtom, rest);
    harness.read('settling', 3, 0, isRest ? rest : at);
  },
  /** Whether the last rest can still be answered. An answer that drew nothing clears it. */
  hasRest: () => store.get(restAtom) !== null,
  /** The word of the longest counted rest; undefined before the first. */
  longestRest: () => longestRests(store.get(restedWordsAtom))[0]?.[0],
  /** A moment over the page (a disturbance of the kind `phase`), with the word of the longest rest or a given word. */
  moment: (word?: string, front?: MomentFront, from?: Point) =>
    store.set(disturbanceAtom, {
      kind: 'phase',
      durationMs: momentMs,
      seed: 1,
      ...(word && { word }),
      ...(front && { front }),
      ...(from && { from }),
    }),
  /** The moment of phase 2, with the pointer's way. */
  way: () =>
    store.set(disturbanceAtom, {
      kind: 'phase',
      durationMs: momentMs,
      seed: 1,
      front: 'ring',
      way: true,
      cause: 'Seen.',
    }),
  /** A word beside the text that counts the reading, near a point of the window. */
  beside: (word: string, x: number, y: number) =>
    store.set(disturbanceAtom, { kind: 'phase', word, beside: { x, y }, counts: true, durationMs: 700, seed: 1 }),
  /** Whether a moment was requested in this page load, and whether one is shown now. */
  moments: () => ({ had: store.get(hadMomentAtom), has: store.get(hasMomentAtom) }),
  /** The reason of the latest moment, which the margin shows; null before the first. */
  caption: () => store.get(captionAtom),
  /** Begins a scene without disturbances. */
  quiet: () => store.set(quietAtom, true),
  /** Goes to another page. */
  leave: (path: string) => store.set(pathAtom, path),
  /** The reason of the latest mark, which the margin shows; null before the first. */
  markedAs: () => store.get(sidenoteAtom)?.kind ?? null,
  read: (reading: ReadingKind, seed = 1, reach = 0, at?: Point) =>
    store.set(disturbanceAtom, { kind: 'reading', reading, reach, seed, ...(at && { at }) }),
  /** The time for which each frame kept the main thread busy, ms. */
  drawings: [] as number[],
  /** Time between each frame and the one before, ms; 0 for the first frame after a rest. */
  intervals: [] as number[],
  watchFrames: () =>
    store.set(frameWatchAtom, {
      onFrame: ({ drawingMs, intervalMs }) => {
        harness.drawings.push(drawingMs);
        harness.intervals.push(intervalMs ?? 0);
      },
    }),
  /** The quality step at which the overlay draws; 0 is the best. */
  quality: () => Number(document.querySelector<HTMLElement>('canvas')?.dataset['quality'] ?? 0),
  stockEggs: addStockEggs,
  styledEggs: addStyledEggs,
  isAsked: () => driven.isAsked,
  /** The largest number of frames a second that was requested since the last call. */
  needed: (): number => {
    const { need } = driven;
    driven.need = 0;
    return need;
  },
  /** Draws the frame at the time `now`, and waits until one pixel of it can be read. */
  draw: (now: number): void => {
    driven.now = now;
    driven.onFrame();
    const gl = driven.app!.canvas.getContext('webgl2')!;
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  },
  /** Draws the frame at the time `now`. Returns the pixels of the window, four bytes each, bottom row first. */
  frame: (now: number): Uint8Array => {
    driven.now = now;
    driven.onFrame();
    const { canvas } = driven.app!;
    const [across, down] = [Math.round(innerWidth * devicePixelRatio), Math.round(innerHeight * devicePixelRatio)];
    const pixels = new Uint8Array(across * down * 4);
    if (canvas.style.visibility === 'hidden') return pixels;
    const gl = canvas.getContext('webgl2')!;
    const drawn = new Uint8Array(canvas.width * canvas.height * 4);
    gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, drawn);
    // The canvas covers a part of the window. Its rows begin at the bottom, like those of the result.
    const { left, bottom } = canvas.getBoundingClientRect();
    const [x, y] = [Math.round(left * devicePixelRatio), down - Math.round(bottom * devicePixelRatio)];
    for (let row = Math.max(0, -y); row < canvas.height && row + y < down; row += 1) {
      const length = Math.min(canvas.width, across - x);
      pixels.set(
        drawn.subarray(row * canvas.width * 4, (row * canvas.width + length) * 4),
        ((row + y) * across + x) * 4,
      );
    }
    return pixels;
  },
};
/** Draws `ms` milliseconds at 60 frames a second on a page of one colour, with the given requests at their times. */
const watch = (
  ms: number,
  under: readonly [number, number, number],
  asked: readonly {
    readonly atMs: number;
    readonly kind: 'glitch' | 'reading' | 'scan' | MomentFront;
    readonly durationMs: number;
    readonly seed: number;
    readonly glitch?: GlitchKind;
    readonly reading?: ReadingKind;
    readonly reach?: number;
    readonly grid?: Grid;
  }[],
  isWhole = false,
) => {
  const analyser = new FlashAnalyser(under, 4);
  let next = 0;
  let drawnAt = -Infinity;
  for (let step = 0; step * (1000 / 60) <= ms; step += 1) {
    const atMs = step * (1000 / 60);
    driven.now = atMs;
    for (; next < asked.length && asked[next]!.atMs <= atMs; next += 1) {
      const { kind, durationMs, seed, glitch, reading, reach, grid } = asked[next]!;
      if (kind === 'reading') harness.read(reading ?? 'pieces', seed, reach);
      else harness.disturb(kind, durationMs, seed, glitch, reach, grid);
    }
    // Where a lower frame rate is requested, or no frame, the image stays as it is.
    if (!driven.isAsked || atMs - drawnAt < 1000 / driven.need - 5) continue;
    drawnAt = atMs;
    driven.need = 0;
    const pixels = harness.frame(atMs);
    analyser.add({ atMs, width: innerWidth, pixels });
  }
  // The viewport area of WCAG 2.3.1, in units of every fourth pixel.
  const worstArea = isWhole ? analyser.worstOver(Math.floor(innerWidth / 4), 85, 64) : Number.NaN;
  return { worst: analyser.worst, reds: analyser.reds, worstArea };
};
export type Harness = typeof harness;
declare global {
  interface Window {
    harness: Harness;
    watch: typeof watch;
  }
}
window.harness = harness;
window.watch = watch;
if (query.get('mode') !== null) harness.mode(query.get('mode') as EffectsMode);
mount();
