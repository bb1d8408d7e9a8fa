import { type Application, Ticker } from 'pixi.js';

/** Where frames come from. The application's are Pixi's ticker; a test drives its own. */
export interface Frames {
  /** The clock of the frames, ms. */
  readonly now: () => number;
  /** Asks for frames until `stop`. Slow ones may come at half the rate. Calling it again changes the rate. */
  start(rate: 'slow' | 'every'): void;
  stop(): void;
}

export type FramesOf = (app: Application, onFrame: () => void) => Frames;

// Pixi's housekeeping (collecting what it has not drawn for a minute) asks for 60 callbacks a second for ever. What
// the overlay makes it also destroys, so there is nothing to collect. design, "Overlay"; B-OVL-01.
Ticker.system.autoStart = false;
Ticker.system.stop();

/** Frames by the application's own ticker, which asks the browser for none while it is stopped. */
export const tickerFrames: FramesOf = (app, onFrame) => {
  // The scene draws by itself, once it knows that something has moved.
  const { ticker } = app;
  ticker.remove(app.render, app);
  ticker.add(onFrame);
  return {
    now: () => performance.now(),
    start(rate) {
      ticker.maxFPS = rate === 'slow' ? 30 : 0;
      ticker.start();
    },
    stop: () => ticker.stop(),
  };
};
