import { type RefObject, useState } from 'react';
import { useInterval } from './useInterval.ts';

/**
 * An index that grows by one every `everyMs`, from 0 up to `length` - 1 and then from 0 again. Stops with effects off,
 * and while `element` is out of sight.
 */
export function useCycle(length: number, everyMs: number, element?: RefObject<Element | null>): number {
  const [index, setIndex] = useState(0);
  useInterval(() => setIndex((now) => (now + 1) % length), everyMs, element);
  return index;
}
