import 'pixi.js/unsafe-eval';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { effectsModeAtom } from '../state/effects.ts';
import { Canvas } from './Canvas.tsx';
import { type FramesOf, browserFrames } from './frames.ts';
import { motionOf } from './motion.ts';
import style from './Overlay.module.css';
import { isWebGLReady } from './webgl.ts';

export interface OverlayProps {
  /** The arrangement of eggs on this route (RouteRules.eggs). */
  readonly eggs?: 'drift' | 'emergent' | 'none';
  /** Source of frames; tests pass their own. */
  readonly framesOf?: FramesOf;
}

/** Number of lost contexts in one visit after which no new canvas is created. The egg buttons then draw the eggs. */
const mostRestarts = 30;
const restartAfterMs = 300;

/**
 * The canvas above the pages: glitches, scans, phases and drifting eggs. It draws the state of the atoms and decides
 * nothing. Without WebGL, or with effects off, there is no canvas. R-CARD-04, B-OVL-01, B-OVL-02.
 */
export default function Overlay({ eggs = 'drift', framesOf = browserFrames }: OverlayProps) {
  const store = useStore();
  // The simulation decides whether there are eggs. With `none` there are no eggs, so either value works.
  const manner = eggs === 'emergent' ? 'emergent' : 'drift';
  const motion = motionOf[useAtomValue(effectsModeAtom)];
  const host = useRef<HTMLDivElement>(null);
  const [generation, restart] = useReducer((count: number) => count + 1, 0);
  const [isLost, setLost] = useState(false);
  const onLost = useCallback(() => setLost(true), []);

  // Pixi does not recover from a lost context. A new canvas is built from the current atoms.
  useEffect(() => {
    if (!isLost || generation >= mostRestarts) return;
    const timer = setTimeout(() => {
      restart();
      setLost(false);
    }, restartAfterMs);
    return () => clearTimeout(timer);
  }, [isLost, generation]);

  // A separate React root, outside StrictMode: in StrictMode's additional unmount, @pixi/react 8.0.5 destroys its
  // application and does not build it again. The timer delays the start until after that unmount.
  useEffect(() => {
    if (motion === null || isLost) return;
    let root: Root | null = null;
    const leaving = new AbortController();
    const start = async () => {
      if (!(await isWebGLReady(leaving.signal)) || host.current === null) return;
      root = createRoot(host.current);
      root.render(<Canvas store={store} motion={motion} manner={manner} framesOf={framesOf} onLost={onLost} />);
    };
    const timer = setTimeout(() => void start());
    return () => {
      clearTimeout(timer);
      leaving.abort();
      // React cannot unmount a root while it renders another one.
      setTimeout(() => root?.unmount());
    };
  }, [store, motion, manner, framesOf, onLost, isLost, generation]);

  return <div ref={host} key={generation} className={style.layer} aria-hidden="true" />;
}
