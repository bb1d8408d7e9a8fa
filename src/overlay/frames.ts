import { type Application, Ticker, type WebGLRenderer } from 'pixi.js';
import { watchGpu } from './webgl.ts';

/** Source of frames. The application uses the frames of the browser; a test creates its own. */
export interface Frames {
  /** The frames' clock, ms. */
  readonly now: () => number;
  /**
   * Whether frames follow each other as fast as possible, so that the interval between two frames measures their cost.
   */
  readonly areJudged: boolean;
  /**
   * Whether an egg that only drifts becomes a film (eggFilm.ts). False in a test that reads the canvas frame by frame.
   */
  readonly areFilmed: boolean;
  /**
   * Requests one frame, at the time that a rate of `perSecond` frames a second requires, or earlier if an earlier
   * request is due sooner.
   */
  request(perSecond: number): void;
  /** Cancels the requested frame. */
  stop(): void;
}

/** `onFrame` returns whether the frame sent commands to the GPU. */
export type FramesOf = (app: Application, onFrame: () => boolean) => Frames;

// Pixi's tickers request 60 callbacks a second. Its system ticker never stops, because it collects textures that were
// unused for a minute. The overlay needs neither: it destroys its own objects and requests its own frames. Decision 17,
// B-OVL-01.
Ticker.system.autoStart = false;
Ticker.system.stop();

/** From this number of frames a second on, every frame of the screen is requested. */
const screenRate = 60;
/** Average delay of the browser's next frame after a request, ms. */
const frameDelayMs = 8;

/**
 * Frames of the browser. At a low rate, a timer runs before each request. While the GPU still draws two frames, no
 * further frame is drawn: otherwise a software renderer would still draw an effect seconds after its end, and the
 * intervals between the frames would not show that it is slow. B-OVL-03.
 */
export const browserFrames: FramesOf = (app, onFrame) => {
  // The scene calls `render` itself, after its systems have moved everything.
  app.ticker.remove(app.render, app);
  const gpu = watchGpu((app.renderer as WebGLRenderer).gl);
  let dueAt: number | null = null;
  let timer = 0;
  let frame = 0;
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    dueAt = null;
  };
  const run = () => {
    if (gpu.isBusy()) {
      frame = requestAnimationFrame(run);
      return;
    }
    dueAt = null;
    // A fence costs the GPU process as much as the eggs' films do, so a frame that only moves films has none.
    if (onFrame()) gpu.endFrame();
  };
  return {
    now: () => performance.now(),
    areJudged: true,
    areFilmed: true,
    request(perSecond) {
      const waitMs = perSecond >= screenRate ? 0 : 1000 / perSecond - frameDelayMs;
      const at = performance.now() + waitMs;
      if (dueAt !== null && dueAt <= at) return;
      stop();
      dueAt = at;
      const ask = () => (frame = requestAnimationFrame(run));
      if (waitMs === 0) ask();
      else timer = window.setTimeout(ask, waitMs);
    },
    stop,
  };
};
