import { extend, useApplication } from '@pixi/react';
import { type Application, Container, getTestContext, RendererType, type WebGLRenderer } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import type { FramesOf } from './frames.ts';
import type { Motion } from './motion.ts';
import type { Store } from './OverlaySystem.ts';
import { runScene } from './scene.ts';
import { EggSystem } from './systems/EggSystem.ts';
import { GlitchSystem } from './systems/GlitchSystem.ts';
import { ScanSystem } from './systems/ScanSystem.ts';

extend({ Container });

export interface LayersProps {
  readonly store: Store;
  readonly motion: Motion;
  readonly manner: 'drift' | 'emergent';
  readonly framesOf: FramesOf;
  readonly onLost: () => void;
}

/** React decides what layers there are; the systems move what is on them, without React. */
export function Layers({ store, motion, manner, framesOf, onLost }: LayersProps) {
  const { app } = useApplication();
  const glitchLayer = useRef<Container>(null);
  const scanLayer = useRef<Container>(null);
  const eggLayer = useRef<Container>(null);

  // A layout effect, because its end must come before the application's, which React Pixi puts right after.
  useLayoutEffect(() => {
    const layers = [glitchLayer.current, scanLayer.current, eggLayer.current];
    const [glitch, scan, egg] = layers;
    // Null where the page was left before Pixi had started.
    if (!app.renderer || glitch == null || scan == null || egg == null) return;
    const systems = [
      { system: new GlitchSystem(), layer: glitch },
      { system: new ScanSystem(), layer: scan },
      { system: new EggSystem(manner), layer: egg },
    ];
    const canvas = app.canvas;
    const stop = runScene({ app, systems, store, motion, framesOf });
    const lose = () => {
      forgetContext(app);
      onLost();
    };
    canvas.addEventListener('webglcontextlost', lose);
    closeTestContext();
    const end = () => {
      canvas.removeEventListener('webglcontextlost', lose);
      app.stage?.off('destroyed', end);
      stop();
    };
    // React Pixi destroys an application that was left while it started without unmounting what is in it.
    app.stage.on('destroyed', end);
    return end;
  }, [app, store, motion, manner, framesOf, onLost]);

  return (
    <>
      <pixiContainer ref={glitchLayer} />
      <pixiContainer ref={scanLayer} />
      <pixiContainer ref={eggLayer} />
    </>
  );
}

/** Pixi gives its context up when it is destroyed; one that is lost already answers that with a warning. */
function forgetContext(app: Application): void {
  if (app.renderer.type !== RendererType.WEBGL) return;
  const { extensions } = (app.renderer as WebGLRenderer).context;
  delete extensions.loseContext;
}

/** Pixi keeps a second context open for ever to ask about precision; browsers allow about sixteen. It makes a new one if need be. */
function closeTestContext(): void {
  getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
}
