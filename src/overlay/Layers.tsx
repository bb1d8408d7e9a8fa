import { extend, useApplication } from '@pixi/react';
import { type Application, Container, getTestContext, RendererType, type WebGLRenderer } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import type { FramesOf } from './frames.ts';
import type { Motion } from './motion.ts';
import type { Store } from '../state/Store.ts';
import { runScene } from './scene.ts';
import { EggSystem } from './systems/EggSystem.ts';
import { GlitchSystem } from './systems/GlitchSystem.ts';
import { PhaseSystem } from './systems/PhaseSystem.ts';
import { ReadingSystem } from './systems/ReadingSystem.ts';
import { ScanSystem } from './systems/ScanSystem.ts';

extend({ Container });

export interface LayersProps {
  readonly store: Store;
  readonly motion: Motion;
  readonly manner: 'drift' | 'emergent';
  readonly framesOf: FramesOf;
  readonly onLost: () => void;
}

/** The layers of the canvas. React creates them; the systems draw on them without React. */
export function Layers({ store, motion, manner, framesOf, onLost }: LayersProps) {
  const { app } = useApplication();
  const readingLayer = useRef<Container>(null);
  const glitchLayer = useRef<Container>(null);
  const scanLayer = useRef<Container>(null);
  const eggLayer = useRef<Container>(null);
  const phaseLayer = useRef<Container>(null);

  // A layout effect, because it must be cleaned up before React Pixi destroys the application.
  useLayoutEffect(() => {
    const layers = [readingLayer, glitchLayer, scanLayer, eggLayer, phaseLayer].map(({ current }) => current);
    const [reading, glitch, scan, egg, phase] = layers;
    // Null if the component was unmounted before Pixi had started.
    if (!app.renderer || reading == null || glitch == null || scan == null || egg == null || phase == null) return;
    const systems = [
      { system: new ReadingSystem(), layer: reading },
      { system: new GlitchSystem(), layer: glitch },
      { system: new ScanSystem(), layer: scan },
      { system: new EggSystem(manner), layer: egg },
      { system: new PhaseSystem(), layer: phase },
    ];
    const canvas = app.canvas;
    const stop = runScene({ app, systems, store, motion, framesOf });
    const lose = () => {
      disableContextRelease(app);
      onLost();
    };
    canvas.addEventListener('webglcontextlost', lose);
    closeTestContext();
    const end = () => {
      canvas.removeEventListener('webglcontextlost', lose);
      app.stage?.off('destroyed', end);
      stop();
    };
    // If React Pixi is unmounted during its start, it destroys the application without unmounting its children.
    app.stage.on('destroyed', end);
    return end;
  }, [app, store, motion, manner, framesOf, onLost]);

  return (
    <>
      <pixiContainer ref={readingLayer} />
      <pixiContainer ref={glitchLayer} />
      <pixiContainer ref={scanLayer} />
      <pixiContainer ref={eggLayer} />
      <pixiContainer ref={phaseLayer} />
    </>
  );
}

/**
 * Pixi releases its context on destruction. If the context is already lost, the release logs a warning: this function
 * prevents the release.
 */
function disableContextRelease(app: Application): void {
  if (app.renderer.type !== RendererType.WEBGL) return;
  const { extensions } = (app.renderer as WebGLRenderer).context;
  delete extensions.loseContext;
}

/**
 * Closes the second context, which Pixi keeps open to test precision, because browsers allow only about sixteen. The
 * production build has no such context (tools/build/leanPixi.ts).
 */
function closeTestContext(): void {
  getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
}
