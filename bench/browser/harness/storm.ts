import type { CDPSession } from 'playwright-core';
import { viewport } from './openPage.ts';

/** Input of a busy reader in each second: 60 pointer movements, 10 wheel turns, 4 keys, 2 clicks. */
const movesPerSecond = 60;
const every = { wheel: 6, key: 15, click: 30 };
/** Letters that are not keyboard commands on any page. */
const keys = ['q', 'x', 'z', 'j'];
const turn = 240;

/** A point in the left margin. No page has text or a control there. */
export const blank = { x: 5, y: 450 };

const sendMouse = (
  cdp: CDPSession,
  event: {
    readonly type: 'mouseMoved' | 'mouseWheel' | 'mousePressed' | 'mouseReleased';
    readonly x: number;
    readonly y: number;
    readonly deltaX?: number;
    readonly deltaY?: number;
    readonly button?: 'left';
    readonly clickCount?: number;
  },
) => cdp.send('Input.dispatchMouseEvent', event);

/** The pointer's position at step `index`, on a curve that crosses the browser's window in about eight seconds. */
const pointAt = (index: number) => ({
  x: Math.round(viewport.width * (0.5 + 0.45 * Math.sin(index / 75))),
  y: Math.round(viewport.height * (0.5 + 0.45 * Math.sin(index / 47))),
});

/**
 * Sends the input of a busy reader for `seconds`, or longer on a slow machine. `afterSeconds`: the length of the storm
 * before this one; the input continues from the end of that storm. Each step is sent after the page has handled the
 * previous one. Otherwise the browser would merge waiting movements, and a busy page would get less work.
 */
export async function storm(cdp: CDPSession, seconds: number, afterSeconds = 0): Promise<void> {
  const act = async (index: number): Promise<void> => {
    const at = pointAt(index);
    await sendMouse(cdp, { type: 'mouseMoved', ...at });
    if (index % every.wheel === 0) {
      const isDown = index % (every.wheel * 20) < every.wheel * 10;
      await sendMouse(cdp, { type: 'mouseWheel', ...at, deltaX: 0, deltaY: isDown ? turn : -turn });
    }
    if (index % every.key === 0) {
      const key = keys[(index / every.key) % keys.length]!;
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    }
    if (index % every.click === 0) {
      await sendMouse(cdp, { type: 'mousePressed', ...blank, button: 'left', clickCount: 1 });
      await sendMouse(cdp, { type: 'mouseReleased', ...blank, button: 'left', clickCount: 1 });
    }
  };
  const startedAt = performance.now();
  for (let index = 0; index < seconds * movesPerSecond; index += 1) {
    await act(Math.round(afterSeconds * movesPerSecond) + index);
    const waitMs = startedAt + ((index + 1) * 1000) / movesPerSecond - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
