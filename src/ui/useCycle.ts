import { useState } from 'react';
import { useInterval } from './useInterval.ts';

/** An index that grows by one every `everyMs`, from 0 up to `length` - 1 and then from 0 again. Stops with effects off. */
export function useCycle(length: number, everyMs: number): number {
  const [index, setIndex] = useState(0);
  useInterval(() => setIndex((now) => (now + 1) % length), everyMs);
  return index;
}
