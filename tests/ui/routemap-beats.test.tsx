import { act, cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type DisturbanceRequest, disturbanceAtom, hasMomentAtom } from '../../src/state/disturbance.ts';
import { captionAtom } from '../../src/state/sidenote.ts';
import { diskOf } from '../../src/pages/routemap/sectors.ts';
import { file, names, show } from './routemap-stage.tsx';

describe('glitch and scan', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const isGlitching = () => document.querySelector('[data-glitch]') !== null;
  const isScanning = () => document.querySelector('[data-scan]') !== null;
  const requests = ({ store }: ReturnType<typeof show>) => {
    const heard: (DisturbanceRequest | null)[] = [];
    store.sub(disturbanceAtom, () => heard.push(store.get(disturbanceAtom)));
    return heard;
  };

  test('[R-ARC-08] a glitch of 200 ms every 8 s, and after it one of a row', () => {
    const heard = requests(show());
    pass(7999);
    expect([heard.length, isGlitching()]).toEqual([0, false]);
    pass(1);
    const seed: unknown = expect.any(Number);
    const glitch = { kind: 'glitch', glitch: 'hold', reach: 0.9, durationMs: 200, seed, grid: diskOf(names, []) };
    expect(heard).toEqual([glitch]);
    // The row glitches only after the glitch of the overlay, because the overlay shows a copy of the unchanged row.
    pass(199);
    expect(isGlitching()).toBe(false);
    pass(1);
    expect(isGlitching()).toBe(true);
    pass(199);
    expect(isGlitching()).toBe(true);
    pass(1);
    expect(isGlitching()).toBe(false);
    const seeds = () => heard.flatMap((request) => (request?.kind === 'glitch' ? [request.seed] : []));
    pass(7599);
    expect(seeds()).toHaveLength(1);
    pass(1);
    expect([new Set(seeds()).size, isGlitching()]).toEqual([2, false]);
    pass(200);
    expect(isGlitching()).toBe(true);
  });

  test('[R-ARC-08] under the page the glitch shows the sectors of all files; those of a recovered file are whole', () => {
    const heard = requests(show({ recovered: 2 }));
    pass(8000);
    expect(heard).toMatchObject([{ kind: 'glitch', grid: diskOf(names, names.slice(0, 2)) }]);
  });

  test('[R-ARC-08] the first glitch and the first scan say their reason, each once, and not during a moment', () => {
    const { store } = show({ recovered: 2 });
    const reasons: unknown[] = [];
    store.sub(captionAtom, () => reasons.push(store.get(captionAtom)));
    act(() => store.set(hasMomentAtom, true));
    pass(12_000);
    expect(reasons).toEqual([]);
    act(() => store.set(hasMomentAtom, false));
    pass(4000);
    expect(reasons).toEqual([{ kind: 'disk', whole: 2, at: null }]);
    pass(8000);
    expect(reasons.slice(1)).toEqual([{ kind: 'scanned', at: null }]);
    pass(60_000);
    expect(reasons).toHaveLength(2);
  });

  test('[R-ARC-08, B-OVL-04] during a moment no row glitches', () => {
    const { store } = show();
    act(() => store.set(hasMomentAtom, true));
    pass(8200);
    expect(isGlitching()).toBe(false);
    act(() => store.set(hasMomentAtom, false));
    pass(7800);
    pass(200);
    expect(isGlitching()).toBe(true);
  });

  test('[R-ARC-08] a scan of 1.5 s every 12 s', () => {
    const heard = requests(show());
    const scans = () => heard.filter((request) => request?.kind === 'scan');
    pass(11_999);
    expect([scans().length, isScanning()]).toEqual([0, false]);
    pass(1);
    expect(scans()).toEqual([{ kind: 'scan', durationMs: 1500, seed: expect.any(Number) }]);
    expect(isScanning()).toBe(true);
    pass(1499);
    expect(isScanning()).toBe(true);
    pass(1);
    expect(isScanning()).toBe(false);
    pass(10_499);
    expect(isScanning()).toBe(false);
    pass(1);
    expect([scans().length, isScanning()]).toEqual([2, true]);
  });

  test('[R-ARC-08] change the look of one row at a time; names and focus stay', () => {
    show();
    file('kitchen.txt').focus();
    for (let beat = 0; beat < 12; beat++) {
      pass(beat === 0 ? 8000 : 7600);
      pass(200);
      expect(document.querySelectorAll('[data-glitch]')).toHaveLength(1);
      expect(names.every((name) => file(name).getAttribute('aria-label') === name)).toBe(true);
      pass(200);
    }
    expect(document.activeElement).toBe(file('kitchen.txt'));
  });

  test('[R-ARC-08] [B-A11Y-03] change only a grade in mode calm; do nothing in mode off, even if it is set halfway', () => {
    const heard = requests(show({ motion: 'calm' }));
    pass(8000);
    pass(200);
    expect(document.querySelector<HTMLElement>('[data-glitch]')?.dataset['glitch']).toBe('coarser');
    expect(heard).toHaveLength(1);
    cleanup();

    const view = show();
    const heardOff = requests(view);
    pass(12_000);
    expect(isScanning()).toBe(true);
    act(() => view.switchTo('off'));
    expect([isScanning(), isGlitching()]).toEqual([false, false]);
    const before = heardOff.length;
    pass(60_000);
    expect([heardOff.length - before, isScanning(), isGlitching()]).toEqual([0, false, false]);
  });
});
