import type { Application, Container } from 'pixi.js';
import { frameWatchAtom } from '../state/inspection.ts';
import { createFlashLimit } from './flash-limit.ts';
import type { FramesOf } from './frames.ts';
import type { Motion } from './motion.ts';
import type { FrameNeed, OverlaySystem, Store } from './OverlaySystem.ts';
import { readPalette } from './palette.ts';

export interface SceneOptions {
  readonly app: Application;
  /** Each system with the layer it draws on, lowest first. */
  readonly systems: readonly { readonly system: OverlaySystem; readonly layer: Container }[];
  readonly store: Store;
  readonly motion: Motion;
  readonly framesOf: FramesOf;
}

/** Number of scenes so far. Each has its own number, because a scene may end after the next one has started. */
let sceneCount = 0;

/**
 * Runs the systems: starts them, updates them frame by frame while one of them needs it, and requests no frame when none
 * does. Returns a function that ends the scene; call it before the application is destroyed.
 */
export function runScene({ app, systems, store, motion, framesOf }: SceneOptions): () => void {
  const root = document.documentElement;
  const mark = String((sceneCount += 1));
  const flashes = createFlashLimit();
  const palette = readPalette(root);
  const frames = framesOf(app, () => onFrame());

  let watch = store.get(frameWatchAtom);
  const stopWatching = store.sub(frameWatchAtom, () => (watch = store.get(frameWatchAtom)));
  /** Time of the previous frame; null if no frame was due since. */
  let lastAt: number | null = null;

  const onFrame = () => {
    const now = frames.now();
    const began = watch === null ? 0 : performance.now();
    const needs = systems.map(({ system }) => system.update?.(now) ?? 'none');
    app.render();
    // An empty canvas as large as the window still costs time whenever the page scrolls.
    app.canvas.style.visibility = systems.some(({ layer }) => layer.children.length > 0) ? '' : 'hidden';
    // From now on the canvas draws the eggs; until now their buttons did.
    root.dataset['canvas'] = mark;
    const need = greatest(needs);
    watch?.onFrame({ intervalMs: lastAt === null ? null : now - lastAt, drawingMs: performance.now() - began });
    lastAt = need === 'none' ? null : now;
    if (need === 'none') frames.stop();
    else frames.start(need);
  };

  const resize = () => {
    const { clientWidth: width, clientHeight: height } = app.canvas.parentElement ?? root;
    app.renderer.resize(width, height, resolution());
    for (const { system } of systems) system.resize?.(width, height);
    frames.start('every');
  };

  for (const { system, layer } of systems) {
    system.init?.({ app, layer, store, motion, palette, flashes, now: frames.now, wake: () => frames.start('every') });
  }
  const watcher = new ResizeObserver(resize);
  watcher.observe(app.canvas.parentElement ?? root);
  resize();

  let hasEnded = false;
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    watcher.disconnect();
    stopWatching();
    frames.stop();
    for (const { system } of systems) system.destroy?.();
    if (root.dataset['canvas'] === mark) delete root.dataset['canvas'];
  };
}

/** Device pixels per CSS pixel, at most 2: more costs time and cannot be seen. */
export const resolution = (): number => Math.min(2, devicePixelRatio);

const greatest = (needs: readonly FrameNeed[]): FrameNeed =>
  needs.includes('every') ? 'every' : needs.includes('slow') ? 'slow' : 'none';
