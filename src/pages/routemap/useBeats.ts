import { useSetAtom, useStore } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { glitchKinds } from '#contract/simulation.ts';
import { archiveFiles } from '../../content/archiveFiles.ts';
import { disturbanceAtom, hasMomentAtom } from '../../state/disturbance.ts';
import { type Caption, captionAtom } from '../../state/sidenote.ts';
import { clamp } from '../../ui/clamp.ts';
import { useMotion } from '../../ui/motion.ts';
import { hashText } from '../../ui/random.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { diskOf } from './sectors.ts';
import type { Archive } from './useArchive.ts';

/** Interval of the glitch. R-ARC-08. */
const glitchEveryMs = 8000;
const glitchMs = 200;
/** Share of the browser window that a glitch affects. The specification says that the screen glitches. */
const glitchReach = 0.9;
const scanEveryMs = 12_000;
const scanMs = 1500;

/** A glitch of one row for 200 ms: it is shifted, two of its letters are exchanged, or letters get a coarser grade. */
export interface RowGlitch {
  readonly row: number;
  readonly kind: 'shift' | 'exchange' | 'coarser';
  readonly seed: number;
}

export interface Beats {
  readonly glitch: RowGlitch | null;
  readonly isScanning: boolean;
}

const names = archiveFiles.map(({ name }) => name);

/** Indices of the rows whose names are visible in the browser window. */
function rowsInView(ledger: HTMLElement): number[] {
  const rows = Array.from(ledger.children, (row) => row.getBoundingClientRect());
  return rows.flatMap(({ top }, row) => (top >= 0 && top <= window.innerHeight - 24 ? [row] : []));
}

/** Share of the scan's duration after which its edge has left the browser window. The rest is for its trail. */
const crossingRatio = 0.88;

/**
 * Sets --touched-at on the ledger: the time at which the scan reaches the state column. The scan crosses the browser
 * window from left to right.
 */
function setTouchTime(ledger: HTMLElement): void {
  const column = ledger.querySelector('[data-column="state"]')?.getBoundingClientRect();
  const share = column === undefined ? 0 : clamp(column.left / window.innerWidth, 0, 1);
  ledger.style.setProperty('--touched-at', `${Math.round(share * crossingRatio * scanMs)}ms`);
}

/**
 * The two periodic effects of the page, in the overlay and in the ledger: a glitch of 200 ms every 8 s, followed by a
 * glitch of one row, and a scan of 1.5 s every 12 s. Under the page the glitch shows the disk, on which the recovered
 * files are whole. While a text is coming only the row glitches. The first glitch and the first scan have a caption
 * with their reason. With effects off there is neither. R-ARC-08.
 */
export function useBeats(
  ledger: RefObject<HTMLElement | null>,
  { recovered, isTextComing }: Pick<Archive, 'recovered' | 'isTextComing'>,
): Beats {
  const disturb = useSetAtom(disturbanceAtom);
  const motion = useMotion();
  const store = useStore();
  const beat = useRef(0);
  const [glitch, setGlitch] = useState<RowGlitch | null>(null);
  // The row's glitch waits until the overlay's torn glitch is over. The overlay then shows a copy of the ledger, so
  // a row that moved below the copy would be seen twice.
  const [next, setNext] = useState<RowGlitch | null>(null);
  const [isScanning, setScanning] = useState(false);

  const explained = useRef(new Set<Caption['kind']>());
  /** Shows the reason of an effect, once while the page is open, and not in place of the reason of a moment. */
  const explain = (reason: Caption) => {
    if (explained.current.has(reason.kind) || store.get(hasMomentAtom)) return;
    explained.current.add(reason.kind);
    store.set(captionAtom, reason);
  };

  useInterval(() => {
    const seed = hashText(`glitch ${++beat.current}`);
    const glitch = glitchKinds[seed % glitchKinds.length]!;
    const grid = diskOf(names, recovered);
    // The reader waits for the text, so only one row glitches.
    if (!isTextComing()) {
      disturb({ kind: 'glitch', glitch, reach: glitchReach, durationMs: glitchMs, seed, grid });
      explain({ kind: 'disk', whole: recovered.length, at: null });
    }
    // During a moment the overlay draws no glitch either. B-OVL-04.
    if (ledger.current === null || store.get(hasMomentAtom)) return;
    const rows = rowsInView(ledger.current);
    const row = rows[seed % Math.max(1, rows.length)];
    if (row === undefined) return;
    const kind = motion === 'calm' ? 'coarser' : seed % 2 === 0 ? 'shift' : 'exchange';
    setNext({ row, kind, seed });
  }, glitchEveryMs);
  useInterval(
    () => {
      setGlitch(next);
      setNext(null);
    },
    next === null ? null : glitchMs,
  );
  useInterval(() => setGlitch(null), glitch === null ? null : glitchMs);

  useInterval(() => {
    disturb({ kind: 'scan', durationMs: scanMs, seed: hashText(`scan ${++beat.current}`) });
    explain({ kind: 'scanned', at: null });
    if (ledger.current === null) return;
    setTouchTime(ledger.current);
    setScanning(true);
  }, scanEveryMs);
  useInterval(() => setScanning(false), isScanning ? scanMs : null);

  // With effects off the timers do not run, so an effect in progress would not end.
  return motion === 'off' ? { glitch: null, isScanning: false } : { glitch, isScanning };
}
