import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { glitchKinds } from '#contract/simulation.ts';
import { momentFronts } from '../../../../src/state/momentFronts.ts';
import { FlashAnalyser } from '../../../support/flashAnalyser.ts';
import { browser, stageHarness, url } from '../../overlay-harness/stage.ts';

stageHarness();

/** The analyser's result for a patch that is light in one half of each period. */
function worstOf(hertz: number, light: readonly [number, number, number]): { worst: number; reds: number } {
  const analyser = new FlashAnalyser([12, 14, 15]);
  for (let step = 0; step < 180; step += 1) {
    const isLight = Math.floor((step / 60) * hertz * 2) % 2 === 1;
    const shown = isLight ? [...light, 255] : [0, 0, 0, 0];
    const pixels = new Uint8Array(Array.from({ length: 256 }, () => shown).flat());
    analyser.add({ atMs: (step * 1000) / 60, width: 16, pixels });
  }
  return { worst: analyser.worst, reds: analyser.reds };
}

describe('the analyser', () => {
  it('[B-A11Y-02] sees four flashes at 4 Hz, two at 2 Hz, none in a faint flicker, and a red', () => {
    expect(worstOf(4, [207, 210, 207])).toEqual({ worst: 4, reds: 0 });
    expect(worstOf(2, [207, 210, 207])).toEqual({ worst: 2, reds: 0 });
    expect(worstOf(4, [70, 70, 70])).toEqual({ worst: 0, reds: 0 });
    expect(worstOf(2, [255, 0, 0]).reds).toBeGreaterThan(0);
  });
});

/**
 * The most flashes over a quarter of any area of 8 by 8 points. `flashing` points flash twice: with `isTogether` in the
 * same half second, otherwise each in its own half second.
 */
function worstOver(flashing: number, isTogether: boolean): number {
  const analyser = new FlashAnalyser([12, 14, 15], 1);
  for (let step = 0; step < 16 * 64; step += 1) {
    const pixels = new Uint8Array(16 * 16 * 4);
    for (let point = 0; point < flashing; point += 1) {
      const own = step - (isTogether ? 0 : point * 16);
      const isLight = own >= 0 && own < 16 && Math.floor(own / 4) % 2 === 1;
      if (isLight) pixels.fill(255, ((point >> 3) * 16 + (point & 7)) * 4, ((point >> 3) * 16 + (point & 7)) * 4 + 4);
    }
    analyser.add({ atMs: (step * 1000) / 32, width: 16, pixels });
  }
  return analyser.worstOver(16, 8, 8);
}

describe('the analyser of areas', () => {
  it('[B-A11Y-02] counts what a quarter of a window does within the same second', () => {
    expect(worstOver(16, true)).toBe(2);
    expect(worstOver(15, true)).toBe(0);
    expect(worstOver(64, true)).toBe(2);
    // One point after another: within 32 s all points have flashed, but never a quarter of the points in one second.
    expect(worstOver(64, false)).toBe(0);
  });
});

describe('rendered frames', () => {
  let page: Page;

  const grounds = [
    { ground: 'slate', colour: [12, 14, 15], ink: [207, 210, 207] },
    { ground: 'paper', colour: [244, 243, 238], ink: [20, 20, 20] },
  ] as const;

  it.each(grounds)(
    '[B-A11Y-02] ten glitches requested in one second are at most two flashes, on $ground',
    async ({ ground, colour, ink }) => {
      page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
      await page.goto(`${url}?driven&ground=${ground}`);
      await page.waitForFunction(() => window.harness.isAsked());
      const asked = Array.from({ length: 10 }, (_, index) => ({
        atMs: index * 100,
        kind: 'glitch' as const,
        durationMs: 60,
        seed: 7,
      }));
      // An unpainted pixel shows the page's background or its text. Both are tried.
      const seen = [];
      for (const [turn, under] of [colour, ink].entries()) {
        const later = asked.map((each) => ({ ...each, seed: 7 + turn }));
        seen.push(await page.evaluate(([under, asked]) => window.watch(2200, under, asked), [under, later] as const));
        await page.reload();
        await page.waitForFunction(() => window.harness.isAsked());
      }
      for (const { worst, reds } of seen) {
        expect(worst).toBeGreaterThanOrEqual(1);
        expect(worst).toBeLessThanOrEqual(2);
        expect(reds).toBe(0);
      }
      await page.close();
    },
  );

  it('[B-A11Y-02] scan and glitch together on the archive are at most two flashes', async () => {
    page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
    await page.goto(`${url}?driven&ground=slate`);
    await page.waitForFunction(() => window.harness.isAsked());
    const asked = [
      { atMs: 0, kind: 'scan' as const, durationMs: 1500, seed: 1 },
      ...[100, 350, 700, 1100].map((atMs) => ({ atMs, kind: 'glitch' as const, reach: 0.9, durationMs: 200, seed: 7 })),
      { atMs: 1600, kind: 'scan' as const, durationMs: 1500, seed: 1 },
    ].sort((a, b) => a.atMs - b.atMs);
    const { worst, reds } = await page.evaluate((all) => window.watch(3200, [12, 14, 15], all), asked);
    expect(worst).toBeLessThanOrEqual(2);
    expect(reds).toBe(0);
    await page.close();
  });

  it.each(momentFronts)(
    '[B-A11Y-02] every kind of glitch, a scan and a %s within four seconds are at most two flashes a second',
    async (kind) => {
      page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
      await page.goto(`${url}?driven&ground=slate`);
      await page.waitForFunction(() => window.harness.isAsked());
      const glitches = Array.from({ length: 16 }, (_, index) => ({
        atMs: index * 250,
        kind: 'glitch' as const,
        glitch: glitchKinds[index % glitchKinds.length]!,
        reach: (index % 4) / 3,
        durationMs: 200,
        seed: 7 + index,
      }));
      const asked = [
        ...glitches,
        { atMs: 600, kind: 'scan' as const, durationMs: 1500, seed: 1 },
        { atMs: 900, kind, durationMs: 1500, seed: 1 },
      ].sort((a, b) => a.atMs - b.atMs);
      const { worst, reds } = await page.evaluate((all) => window.watch(9000, [12, 14, 15], all), asked);
      expect(worst).toBeGreaterThanOrEqual(1);
      expect(worst).toBeLessThanOrEqual(2);
      expect(reds).toBe(0);
      await page.close();
    },
  );
});
