import { counts, liveContexts, loseContexts } from './counting.ts';
import '../../../src/ui/fonts.css';
import '../../../src/ui/base.css';
import { createStore, Provider } from 'jotai';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Application } from 'pixi.js';
import type { Egg } from '#contract/egg.ts';
import type { FramesOf } from '../../../src/overlay/frames.ts';
import { forwardInputs } from '../../../src/app/forwardInputs.ts';
import { EggButtons } from '../../../src/panels/eggs/EggButtons.tsx';
import { disturbanceAtom } from '../../../src/state/disturbance.ts';
import { effectsChoiceAtom, type EffectsMode } from '../../../src/state/effects.ts';
import { applyChangeAtom } from '../../../src/state/simulation.ts';
import { FlashAnalyser } from '../../support/flashAnalyser.ts';
import { Ground } from './Ground.tsx';

const Overlay = lazy(() => import('../../../src/overlay/Overlay.tsx'));
const query = new URLSearchParams(location.search);
const store = createStore();
const commands: unknown[] = [];
forwardInputs(store, (inputs) => commands.push(...inputs));

/** State for frames that the test requests one by one, on a clock that it sets. */
const driven = { now: 0, app: null as Application | null, onFrame: () => {}, isAsked: false };
const drivenFrames: FramesOf = (app, onFrame) => {
  app.ticker.remove(app.render, app);
  Object.assign(driven, { app, onFrame });
  return {
    now: () => driven.now,
    start: () => (driven.isAsked = true),
    stop: () => (driven.isAsked = false),
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
          <Ground name={query.get('ground') ?? 'paper'} />
        </div>
        <EggButtons />
        <Suspense fallback={null}>
          <Overlay {...framesOf} eggs={query.has('emergent') ? 'emergent' : 'drift'} />
        </Suspense>
      </Provider>
    </StrictMode>,
  );
};

const harness = {
  counts,
  liveContexts,
  loseContexts,
  commands,
  mount,
  unmount: () => root?.unmount(),
  eggs: (eggs: readonly Egg[]) => store.set(applyChangeAtom, { eggs }),
  stability: (stability: number) => store.set(applyChangeAtom, { stability }),
  mode: (mode: EffectsMode) => {
    store.set(effectsChoiceAtom, mode);
    document.documentElement.dataset['effects'] = mode;
  },
  disturb: (kind: 'glitch' | 'scan', durationMs: number, seed = 1) =>
    store.set(disturbanceAtom, { kind, durationMs, seed }),
  isAsked: () => driven.isAsked,
  /** Draws the frame of that time. Returns its pixels, four bytes each, bottom row first. */
  frame: (now: number): Uint8Array => {
    driven.now = now;
    driven.onFrame();
    const canvas = driven.app!.canvas;
    const gl = canvas.getContext('webgl2')!;
    const pixels = new Uint8Array(canvas.width * canvas.height * 4);
    gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    return pixels;
  },
};
/** Draws so many milliseconds at 60 frames a second on a page of one colour, with the given requests at their times. */
const watch = (
  ms: number,
  under: readonly [number, number, number],
  asked: readonly {
    readonly atMs: number;
    readonly kind: 'glitch' | 'scan';
    readonly durationMs: number;
    readonly seed: number;
  }[],
) => {
  const analyser = new FlashAnalyser(under, 4);
  let next = 0;
  for (let step = 0; step * (1000 / 60) <= ms; step += 1) {
    const atMs = step * (1000 / 60);
    driven.now = atMs;
    for (; next < asked.length && asked[next]!.atMs <= atMs; next += 1) {
      harness.disturb(asked[next]!.kind, asked[next]!.durationMs, asked[next]!.seed);
    }
    const pixels = harness.frame(atMs);
    analyser.add({ atMs, width: driven.app!.canvas.width, pixels });
  }
  return { worst: analyser.worst, reds: analyser.reds };
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
