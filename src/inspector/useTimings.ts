import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { frameWatchAtom, instrumentsAtom } from '../state/inspection.ts';
import { type Figures, Minute } from './Minute.ts';

export const timed = ['trip', 'step', 'ingest', 'interval', 'drawing'] as const;
export type Timed = (typeof timed)[number];

export type Timings = Readonly<Record<Timed, Figures | null>> & {
  /** Frames that the overlay drew in the last second. */
  readonly framesASecond: number;
};

const readEveryMs = 1000;
const nothing: Timings = { trip: null, step: null, ingest: null, interval: null, drawing: null, framesASecond: 0 };

/**
 * Has worker and overlay timed as long as it is mounted, and reads the last minute once a second. It asks for no frame
 * itself, and goes on with effects off: folding the inspector is what stops it.
 */
export function useTimings(): Timings {
  const instruments = useAtomValue(instrumentsAtom);
  const watchFrames = useSetAtom(frameWatchAtom);
  const [timings, setTimings] = useState(nothing);
  useEffect(() => {
    const minutes: Record<Timed, Minute> = {
      trip: new Minute(),
      step: new Minute(),
      ingest: new Minute(),
      interval: new Minute(),
      drawing: new Minute(),
    };
    const note = (name: Timed, ms: number) => minutes[name].add(ms, performance.now());
    // The stretch between two frames in which the page was hidden is nobody's slowness.
    let wasHidden = false;
    const onVisibility = () => (wasHidden = true);
    document.addEventListener('visibilitychange', onVisibility);
    const stopWorker = instruments?.watch(({ kind, ms }) => note(kind, ms));
    watchFrames({
      onFrame: ({ intervalMs, drawingMs }) => {
        if (intervalMs !== null && !wasHidden) note('interval', intervalMs);
        wasHidden = false;
        note('drawing', drawingMs);
      },
    });
    const read = () => {
      const now = performance.now();
      const figures = (name: Timed) => minutes[name].figures(now);
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
