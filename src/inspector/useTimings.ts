import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { frameWatchAtom, instrumentsAtom } from '../state/inspection.ts';
import { type TimingFigures, TimingWindow } from './TimingWindow.ts';

export const timingKinds = ['trip', 'step', 'ingest', 'interval', 'drawing'] as const;
export type TimingKind = (typeof timingKinds)[number];

export type Timings = Readonly<Record<TimingKind, TimingFigures | null>> & {
  /** Frames that the overlay drew in the last second. */
  readonly framesASecond: number;
};

const readEveryMs = 1000;
const nothing: Timings = { trip: null, step: null, ingest: null, interval: null, drawing: null, framesASecond: 0 };

/**
 * Measures worker and overlay while mounted, and returns the figures of the last minute once a second. The hook
 * requests no frames, and continues with effects off; folding the inspector unmounts the hook's component.
 */
export function useTimings(): Timings {
  const instruments = useAtomValue(instrumentsAtom);
  const watchFrames = useSetAtom(frameWatchAtom);
  const [timings, setTimings] = useState(nothing);
  useEffect(() => {
    const minutes: Record<TimingKind, TimingWindow> = {
      trip: new TimingWindow(),
      step: new TimingWindow(),
      ingest: new TimingWindow(),
      interval: new TimingWindow(),
      drawing: new TimingWindow(),
    };
    const record = (name: TimingKind, ms: number) => minutes[name].add(ms, performance.now());
    // An interval between two frames is not counted if the page was hidden during it.
    let wasHidden = false;
    const onVisibility = () => (wasHidden = true);
    document.addEventListener('visibilitychange', onVisibility);
    const stopWorker = instruments?.watch(({ kind, ms }) => record(kind, ms));
    watchFrames({
      onFrame: ({ intervalMs, drawingMs }) => {
        if (intervalMs !== null && !wasHidden) record('interval', intervalMs);
        wasHidden = false;
        record('drawing', drawingMs);
      },
    });
    const read = () => {
      const now = performance.now();
      const figures = (name: TimingKind) => minutes[name].figures(now);
      setTimings({
        trip: figures('trip'),
        step: figures('step'),
        ingest: figures('ingest'),
        interval: figures('interval'),
        drawing: figures('drawing'),
        framesASecond: minutes.drawing.countWithin(1000, now),
      });
    };
    const timer = setInterval(read, readEveryMs);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      watchFrames(null);
      stopWorker?.();
    };
  }, [instruments, watchFrames]);
  return timings;
}
