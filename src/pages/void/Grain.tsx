import { useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import style from './style.module.css';

/**
 * Number of steps in one cycle of 18 s. The steps are too small to see. A running animation would repaint the whole
 * browser window 60 times a second.
 */
const breathSteps = 36;
const stepMs = 500;
const restOpacity = 0.12;
const depth = 0.05;

/** Grain over the background. Its opacity varies in full mode only. */
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
