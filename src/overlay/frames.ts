import { type Application, Ticker } from 'pixi.js';

/** Source of frames. The application uses Pixi's ticker; a test calls for its own frames. */
export interface Frames {
  /** The frames' clock, ms. */
  readonly now: () => number;
  /** Requests frames until `stop`. `slow` ones may come at half the rate. Calling it again changes the rate. */
  start(rate: 'slow' | 'every'): void;
  stop(): void;
}

export type FramesOf = (app: Application, onFrame: () => void) => Frames;

// Pixi's system ticker asks for 60 callbacks a second for ever, to collect what has not been drawn for a minute. The
// overlay destroys what it makes, so there is nothing to collect. design, "Overlay"; B-OVL-01.
Ticker.system.autoStart = false;
Ticker.system.stop();

/** Frames from the application's ticker, which requests none from the browser while it is stopped. */
export const tickerFrames: FramesOf = (app, onFrame) => {
  // The scene renders by itself, after its systems have moved things.
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
