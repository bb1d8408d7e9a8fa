import { createContext, useContext, useState } from 'react';

/** The effects mode, for components that move by themselves. The application provides it; the default is `full`. */
export const MotionContext = createContext<'full' | 'calm' | 'off'>('full');

export const useMotion = () => useContext(MotionContext);

/** `value`; with effects off its value at the last change of `cue`, so that nothing changes by itself. B-A11Y-03. */
export function useStill<Value>(value: Value, cue: string): Value {
  const isOff = useMotion() === 'off';
  const [kept, setKept] = useState({ value, cue, isOff });
  if (kept.cue !== cue || kept.isOff !== isOff) setKept({ value, cue, isOff });
  return isOff ? kept.value : value;
}
