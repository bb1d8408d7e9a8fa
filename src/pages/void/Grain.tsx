import { useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import style from './style.module.css';

/**
 * One cycle in 18 s, in steps too small to see: a running animation would repaint the whole window 60 times a second.
 */
const breathSteps = 36;
const stepMs = 500;
const restOpacity = 0.12;
const depth = 0.05;

/** Grain over the background. Its opacity swings in full mode only. */
export function Grain() {
  const isBreathing = useMotion() === 'full';
  const [step, setStep] = useState(0);
  useInterval(() => setStep((now) => (now + 1) % breathSteps), isBreathing ? stepMs : null);
  const breath = Math.sin((2 * Math.PI * step) / breathSteps);
  return (
    <div
      className={style.grain}
      aria-hidden="true"
      style={isBreathing && step > 0 ? { opacity: restOpacity + depth * breath } : undefined}
    />
  );
}
