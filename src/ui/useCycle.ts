import { useState } from 'react';
import { useInterval } from './useInterval.ts';

/** An index from 0 that goes up by one every `everyMs` and wraps at `length`. */
export function useCycle(length: number, everyMs: number): number {
  const [index, setIndex] = useState(0);
  useInterval(() => setIndex((now) => (now + 1) % length), everyMs);
  return index;
}
