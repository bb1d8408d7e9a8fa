import { type Application, Ticker } from 'pixi.js';

/** Source of frames. The application uses the browser's; a test produces its own. */
export interface Frames {
  /** The frames' clock, ms. */
  readonly now: () => number;
  /** Whether frames come as fast as possible, so that the interval between two measures their cost. */
  readonly areJudged: boolean;
  /**
   * Whether an egg that only drifts becomes a film (eggFilm.ts). False in a test that reads the canvas frame by frame.
   */
  readonly areFilmed: boolean;
  /** Requests one frame, at the time for `perSecond` frames a second, or earlier if an earlier request says so. */
  request(perSecond: number): void;
  /** Cancels the requested frame. */
  stop(): void;
}

export type FramesOf = (app: Application, onFrame: () => void) => Frames;

// Pixi's tickers request 60 callbacks a second; its system ticker runs for ever, to collect textures unused for a
// minute. The overlay destroys its own objects and requests its own frames. Decision 17, B-OVL-01.
Ticker.system.autoStart = false;
Ticker.system.stop();

/** Number of frames a second from which every frame of the screen is requested. */
const screenRate = 60;
/** Average delay of the browser's next frame after a request, ms. */
const frameDelayMs = 8;

/** Frames of the browser. At a low rate, a timer runs between two frames. */
export const browserFrames: FramesOf = (app, onFrame) => {
  // The scene renders by itself, after its systems have moved everything.
  app.ticker.remove(app.render, app);
  let dueAt: number | null = null;
  let timer = 0;
  let frame = 0;
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    dueAt = null;
  };
  const run = () => {
    dueAt = null;
    onFrame();
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
