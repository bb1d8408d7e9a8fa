import 'pixi.js/unsafe-eval';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { effectsModeAtom } from '../state/effects.ts';
import { Canvas } from './Canvas.tsx';
import { type FramesOf, tickerFrames } from './frames.ts';
import { motionOf } from './motion.ts';
import style from './Overlay.module.css';
import { hasWebGL } from './webgl.ts';

export interface OverlayProps {
  /** How eggs go about on this route (RouteRules.eggs). */
  readonly eggs?: 'drift' | 'emergent' | 'none';
  /** Where frames come from; for tests. */
  readonly framesOf?: FramesOf;
}

/** After so many lost contexts in one visit the layer stays away, and the buttons go on drawing themselves. */
const mostRestarts = 8;
const restartAfterMs = 300;

/**
 * The drawing layer above the pages: glitches, scan sweeps and drifting eggs. It reads the atoms and decides nothing.
 * Without WebGL, or with effects off, there is no canvas at all. R-CARD-04, B-OVL-01, B-OVL-02.
 */
export default function Overlay({ eggs = 'drift', framesOf = tickerFrames }: OverlayProps) {
  const store = useStore();
  // Whether there are any is the simulation's affair; here only their manner counts.
  const manner = eggs === 'emergent' ? 'emergent' : 'drift';
  const motion = motionOf[useAtomValue(effectsModeAtom)];
  const host = useRef<HTMLDivElement>(null);
  const [generation, restart] = useReducer((count: number) => count + 1, 0);
  const [isLost, setLost] = useState(false);
  const onLost = useCallback(() => setLost(true), []);

  // Pixi does not come back by itself from a lost context: a new canvas is built from the atoms as they stand.
  useEffect(() => {
    if (!isLost || generation >= mostRestarts) return;
    const timer = setTimeout(() => {
      restart();
      setLost(false);
    }, restartAfterMs);
    return () => clearTimeout(timer);
  }, [isLost, generation]);

  // A root of its own, outside StrictMode: @pixi/react 8.0.5 destroys its application in the rehearsed unmount and does
  // not build it again. The timer lets such a rehearsal pass before there is anything to destroy.
  useEffect(() => {
    if (motion === null || isLost) return;
    let root: Root | null = null;
    const timer = setTimeout(() => {
      if (host.current === null || !hasWebGL()) return;
      root = createRoot(host.current);
      root.render(<Canvas store={store} motion={motion} manner={manner} framesOf={framesOf} onLost={onLost} />);
    });
    return () => {
      clearTimeout(timer);
      // React does not unmount a root while it is rendering another.
      setTimeout(() => root?.unmount());
    };
  }, [store, motion, manner, framesOf, onLost, isLost, generation]);

  return <div ref={host} key={generation} className={style.layer} aria-hidden="true" />;
}
