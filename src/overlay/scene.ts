import type { Application, Container } from 'pixi.js';
import { frameWatchAtom } from '../state/inspection.ts';
import { createFlashLimit } from './flash-limit.ts';
import type { FramesOf } from './frames.ts';
import type { Motion } from './motion.ts';
import { canvasArea, union } from './canvasArea.ts';
import { allFrames, noFrames, type OverlaySystem, type Store } from './OverlaySystem.ts';
import type { Area } from '../ui/egg-drawing/FreeSpace.ts';
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
  /** The part of the window that the canvas lies over. */
  let covered: Area | null = null;
  let size = { width: 0, height: 0 };

  const onFrame = () => {
    const now = frames.now();
    const began = watch === null ? 0 : performance.now();
    const need = Math.max(...systems.map(({ system }) => system.update?.(now) ?? noFrames));
    cover(systems.reduce<Area | null>((area, { system }) => union(area, system.area?.() ?? null), null));
    app.render();
    // From now on the canvas draws the eggs; until now their buttons did.
    root.dataset['canvas'] = mark;
    watch?.onFrame({ intervalMs: lastAt === null ? null : now - lastAt, drawingMs: performance.now() - began });
    lastAt = need === noFrames ? null : now;
    if (need === noFrames) frames.stop();
    else frames.request(need);
  };

  /**
   * Lays the canvas over what is drawn, and over nothing else: a browser composites the whole canvas for each frame, and one
   * as large as the window costs thirty times as much as one around an egg.
   */
  const cover = (needed: Area | null) => {
    const { canvas, stage, renderer } = app;
    canvas.style.visibility = needed === null ? 'hidden' : '';
    if (needed === null) return;
    const next = canvasArea(covered, needed, size);
    if (next === covered) return;
    covered = next;
    const { left, top, right, bottom } = next;
    if (renderer.screen.width !== right - left || renderer.screen.height !== bottom - top)
      renderer.resize(right - left, bottom - top);
    canvas.style.transform = `translate(${left}px, ${top}px)`;
    stage.position.set(-left, -top);
  };

  const resize = () => {
    const { clientWidth: width, clientHeight: height } = app.canvas.parentElement ?? root;
    size = { width, height };
    covered = null;
    app.renderer.resize(1, 1, resolution());
    for (const { system } of systems) system.resize?.(width, height);
    frames.request(allFrames);
  };

  for (const { system, layer } of systems) {
    system.init?.({
      app,
      layer,
      store,
      motion,
      palette,
      flashes,
      now: frames.now,
      wake: () => frames.request(allFrames),
    });
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
