import { useState } from 'react';
import { useMotion } from './motion.ts';
import { useInterval } from './useInterval.ts';

/**
 * Counts steps after each change of `value`: 0 at once, then one more every `everyMs` up to `count`, where counting
 * stops. Before the first change, and always with effects calm or off, the result is `count`. Use it for a change in a
 * few steps: an animation costs sixty frames a second.
 */
export function useSteps(value: unknown, count: number, everyMs: number): number {
  const isStill = useMotion() !== 'full';
  const [{ of, step }, setStep] = useState({ of: value, step: count });
  if (of !== value) setStep({ of: value, step: 0 });
  useInterval(() => setStep((last) => ({ ...last, step: last.step + 1 })), step < count && !isStill ? everyMs : null);
  return isStill ? count : step;
}
