import { type RefObject, useState } from 'react';
import { useInterval } from './useInterval.ts';

/**
 * An index that increases by one every `everyMs`, from 0 to `length` - 1, and then starts again at 0. It stops with
 * effects off, and while `element` is not visible.
 */
export function useCycle(length: number, everyMs: number, element?: RefObject<Element | null>): number {
  const [index, setIndex] = useState(0);
  useInterval(() => setIndex((now) => (now + 1) % length), everyMs, element);
  return index;
}
