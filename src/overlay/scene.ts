import type { Store } from '../state/Store.ts';
import type { Application, Container } from 'pixi.js';
import { frameWatchAtom } from '../state/inspection.ts';
import { createFlashLimit } from './flash-limit.ts';
import type { FramesOf } from './frames.ts';
import type { Motion } from './motion.ts';
import { canvasArea, union } from './canvasArea.ts';
import { allFrames, type FrameNeed, noFrames, type OverlaySystem } from './OverlaySystem.ts';
import type { Area } from '../ui/egg-drawing/FreeSpace.ts';
import { readPalette } from './palette.ts';
import { fullQuality, nextQuality, qualitySteps, slowFrom } from './quality.ts';
import { watchReader } from '../ui/readerPause.ts';

export interface SceneOptions {
  readonly app: Application;
  /** Each system with its layer, lowest first. */
  readonly systems: readonly { readonly system: OverlaySystem; readonly layer: Container }[];
  readonly store: Store;
  readonly motion: Motion;
  readonly framesOf: FramesOf;
}

/** Number of scenes so far. It identifies each scene, because a scene may end after the next scene has started. */
let sceneCount = 0;

/**
 * Starts the systems, and updates them in each frame while at least one of them needs frames. Otherwise it requests no
 * frames. Returns a function that ends the scene; call it before the application is destroyed. If a system throws in a
 * frame, the scene ends too, and the eggs are drawn by their buttons again. B-OVL-14.
 */
export function runScene({ app, systems, store, motion, framesOf }: SceneOptions): () => void {
  const root = document.documentElement;
  const mark = String((sceneCount += 1));
  const flashes = createFlashLimit();
  const palette = readPalette(root);
  const frames = framesOf(app, () => {
    try {
      return onFrame();
    } catch (error) {
      // Without a next frame the last drawing would stay over the text.
      app.canvas.style.visibility = 'hidden';
      end();
      throw error;
    }
  });

  let watch = store.get(frameWatchAtom);
  const stopWatching = store.sub(frameWatchAtom, () => (watch = store.get(frameWatchAtom)));
  const reader = watchReader(() => frames.request(allFrames));
  /**
   * Time and need of the previous frame; null before the first frame, and after a frame that requested no next frame.
   */
  let last: { readonly atMs: number; readonly need: FrameNeed } | null = null;
  let quality = fullQuality;
  /** Device pixels per CSS pixel when the resolution was last set, at most 2, without the reduction by `quality`. */
  let fineness = resolution();
  /** The part of the window that the canvas covers. */
  let covered: Area | null = null;
  let size = { width: 0, height: 0 };

  /** Draws one frame. Returns whether the canvas was drawn on. */
  const onFrame = (): boolean => {
    const now = frames.now();
    const began = watch === null ? 0 : performance.now();
    const intervalMs = last === null ? null : now - last.atMs;
    // A window that is moved to a screen with a higher resolution keeps its size, and some browsers fire no event for
    // the move.
    if (fineness !== resolution()) setResolution();
    if (frames.areJudged && intervalMs !== null && last!.need === mostFrames()) judge(intervalMs);
    const wanted = Math.max(...systems.map(({ system }) => system.update?.(now) ?? noFrames));
    const need = Math.min(wanted, mostFrames());
    const needed = systems.reduce<Area | null>((area, { system }) => union(area, system.area?.() ?? null), null);
    cover(needed);
    if (needed !== null) app.render();
    // From now on the canvas draws the eggs; before, their buttons did.
    if (root.dataset['canvas'] !== mark) root.dataset['canvas'] = mark;
    watch?.onFrame({ intervalMs, drawingMs: performance.now() - began });
    last = need === noFrames ? null : { atMs: now, need };
    if (need === noFrames) frames.stop();
    else frames.request(need);
    return needed !== null;
  };

  const mostFrames = () => qualitySteps[quality.step]!.mostFrames;

  /** Judges the time between two frames. If needed, lowers or raises the quality by one step. B-OVL-03. */
  const judge = (intervalMs: number) => {
    const { step } = quality;
    quality = nextQuality(quality, intervalMs);
    if (quality.step !== step) setResolution();
  };

  /** Makes the next `cover` recreate the canvas in the new resolution: resizing it at once would wait for the GPU. */
  const setResolution = () => {
    fineness = resolution();
    app.canvas.dataset['quality'] = String(quality.step);
  };

  /**
   * Makes the canvas cover the drawings and nothing more: a browser composites the whole canvas in each frame, and a
   * canvas of the size of the window costs thirty times as much as a canvas around an egg.
   */
  const cover = (needed: Area | null) => {
    const { canvas, stage, renderer } = app;
    canvas.style.visibility = needed === null ? 'hidden' : '';
    if (needed === null) return;
    const next = canvasArea(covered, needed, size);
    const scale = fineness * qualitySteps[quality.step]!.scale;
    if (next === covered && renderer.resolution === scale) return;
    covered = next;
    const { left, top, right, bottom } = next;
    const [width, height] = [right - left, bottom - top];
    if (renderer.screen.width !== width || renderer.screen.height !== height || renderer.resolution !== scale)
      renderer.resize(width, height, scale);
    canvas.style.transform = `translate(${left}px, ${top}px)`;
    stage.position.set(-left, -top);
  };

  const resize = () => {
    const { clientWidth: width, clientHeight: height } = app.canvas.parentElement ?? root;
    size = { width, height };
    setResolution();
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
      areFilmed: frames.areFilmed,
      isPaused: reader.isPaused,
      isSlow: () => quality.step >= slowFrom,
      wake: () => frames.request(allFrames),
    });
  }
  const watcher = new ResizeObserver(resize);
  watcher.observe(app.canvas.parentElement ?? root);
  resize();

  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    watcher.disconnect();
    stopWatching();
    reader.stop();
    frames.stop();
    for (const { system } of systems) system.destroy?.();
    if (root.dataset['canvas'] === mark) delete root.dataset['canvas'];
  };
  return end;
}

/** Device pixels per CSS pixel, at most 2: a higher resolution costs time and the difference is invisible. */
export const resolution = (): number => Math.min(2, devicePixelRatio);
