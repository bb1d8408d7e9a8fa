import { type Application, Ticker } from 'pixi.js';

/** Source of frames. The application uses the browser's; a test calls for its own frames. */
export interface Frames {
  /** The frames' clock, ms. */
  readonly now: () => number;
  /** Whether they come as fast as they can be drawn, so that the time between two tells what they cost. */
  readonly areJudged: boolean;
  /** Whether an egg that only drifts becomes a film (eggFilm.ts). A test that reads the canvas frame by frame says no. */
  readonly areFilmed: boolean;
  /** Requests one frame, for the time at which `perSecond` frames a second want the next one, or earlier if it was asked so. */
  request(perSecond: number): void;
  /** Forgets the frame that was requested. */
  stop(): void;
}

export type FramesOf = (app: Application, onFrame: () => void) => Frames;

// Pixi's tickers ask for 60 callbacks a second, its system's for ever, to collect what has not been drawn for a minute. The
// overlay destroys what it makes and requests its own frames. design, "Overlay"; B-OVL-01.
Ticker.system.autoStart = false;
Ticker.system.stop();

/** From so many frames a second on, each frame of the screen is wanted. */
const screenRate = 60;
/** The browser's next frame comes so much later than it is requested, on average, ms. */
const frameDelayMs = 8;

/** Frames of the browser. Where few are wanted, a timer and no frame lies between two. */
export const browserFrames: FramesOf = (app, onFrame) => {
  // The scene renders by itself, after its systems have moved things.
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
