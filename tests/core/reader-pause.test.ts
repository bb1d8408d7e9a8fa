import { describe, expect, it } from 'vitest';
import { afterLetterMs, afterScrollMs, fastScroll, ReaderPause } from '../../src/ui/readerPause.ts';

/** The end of the pause after scrolling at `speed` for half a second from 1000 ms on, in steps of `stepMs`. */
function endAfter(speed: number, stepMs = 16): number {
  const pause = new ReaderPause();
  for (let at = 0; at <= 500; at += stepMs) pause.scrolled((at / 1000) * speed, 1000 + at);
  return pause.until;
}

describe('when effects wait', () => {
  it('[B-OVL-05] a letter holds them for its time', () => {
    const pause = new ReaderPause();
    expect(pause.until).toBe(-Infinity);
    pause.typed(1000);
    expect(pause.until).toBe(1000 + afterLetterMs);
  });

  it('[B-OVL-05] scrolling holds them at the fast speed, and not just below it', () => {
    expect(endAfter(fastScroll)).toBeGreaterThanOrEqual(1400 + afterScrollMs);
    expect(endAfter(fastScroll - 1)).toBe(-Infinity);
    // The same speed upwards.
    expect(endAfter(-fastScroll)).toBeGreaterThanOrEqual(1400 + afterScrollMs);
    expect(endAfter(-fastScroll + 1)).toBe(-Infinity);
  });

  it('[B-OVL-05] one jump, as to the top of the next page, holds nothing', () => {
    const pause = new ReaderPause();
    pause.scrolled(4000, 1000);
    pause.scrolled(0, 3000);
    expect(pause.until).toBe(-Infinity);
  });

  it('[B-OVL-05] a letter during a fast scroll counts for longer, and the other way round', () => {
    const pause = new ReaderPause();
    pause.typed(1000);
    pause.scrolled(0, 1000);
    pause.scrolled(1000, 1100);
    expect(pause.until).toBe(1000 + afterLetterMs);
  });
});
