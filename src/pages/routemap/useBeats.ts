import { useSetAtom } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { disturbanceAtom } from '../../state/disturbance.ts';
import { hashOf } from '../../ui/grade/corruption.ts';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';

/** R-ARC-08. */
const glitchEveryMs = 8000;
const glitchMs = 200;
const scanEveryMs = 12_000;
const scanMs = 1500;

/** One row for 200 ms: its letters shifted, two of them exchanged, or a grade coarser. */
export interface RowGlitch {
  readonly row: number;
  readonly kind: 'shift' | 'exchange' | 'coarser';
  readonly seed: number;
}

export interface Beats {
  readonly glitch: RowGlitch | null;
  readonly isScanning: boolean;
}

/** Rows whose letters stand in the window, by index; a disturbance nobody can see would be wasted. */
function rowsInView(ledger: HTMLElement): number[] {
  const rows = Array.from(ledger.children, (row) => row.getBoundingClientRect());
  return rows.flatMap(({ top }, row) => (top >= 0 && top <= window.innerHeight - 24 ? [row] : []));
}

/** The edge of the scan leaves the window a little before its time is up, to take its trail along. */
const crossingRatio = 0.88;

/**
 * When the scan, which crosses the window from left to right, meets the state column. Written to the ledger as
 * --touched-at, so that the column answers at the moment the light is on it.
 */
function timeTheTouch(ledger: HTMLElement): void {
  const column = ledger.querySelector('[data-column="state"]')?.getBoundingClientRect();
  const share = column === undefined ? 0 : Math.min(1, Math.max(0, column.left / window.innerWidth));
  ledger.style.setProperty('--touched-at', `${Math.round(share * crossingRatio * scanMs)}ms`);
}

/**
 * The two beats of the room, asked of the overlay and answered by the ledger itself: a glitch of 200 ms every 8 s, a
 * scan of 1.5 s every 12 s. With effects off there is neither. R-ARC-08.
 */
export function useBeats(ledger: RefObject<HTMLElement | null>): Beats {
  const disturb = useSetAtom(disturbanceAtom);
  const motion = useMotion();
  const beat = useRef(0);
  const [glitch, setGlitch] = useState<RowGlitch | null>(null);
  const [isScanning, setScanning] = useState(false);

  useInterval(() => {
    const seed = hashOf(`glitch ${++beat.current}`);
    disturb({ kind: 'glitch', durationMs: glitchMs, seed });
    if (ledger.current === null) return;
    const rows = rowsInView(ledger.current);
    const row = rows[seed % Math.max(1, rows.length)];
    if (row === undefined) return;
    const kind = motion === 'calm' ? 'coarser' : seed % 2 === 0 ? 'shift' : 'exchange';
    setGlitch({ row, kind, seed });
  }, glitchEveryMs);
  useInterval(() => setGlitch(null), glitch === null ? null : glitchMs);

  useInterval(() => {
    disturb({ kind: 'scan', durationMs: scanMs, seed: hashOf(`scan ${++beat.current}`) });
    if (ledger.current === null) return;
    timeTheTouch(ledger.current);
    setScanning(true);
  }, scanEveryMs);
  useInterval(() => setScanning(false), isScanning ? scanMs : null);

  // Whoever turns effects off in the middle of a beat is not left with half of one: the timers stand still by then.
  return motion === 'off' ? { glitch: null, isScanning: false } : { glitch, isScanning };
}
