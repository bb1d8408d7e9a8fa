import { Application } from '@pixi/react';
import { Layers, type LayersProps } from './Layers.tsx';
import { resolution } from './scene.ts';

/** The one Pixi application: transparent, and drawing nothing until a system requests a frame. */
export function Canvas(props: LayersProps) {
  return (
    <Application
      preference="webgl"
      backgroundAlpha={0}
      antialias={false}
      autoDensity
      autoStart={false}
      resolution={resolution()}
      // Leaves out what the overlay does not use: events (its document listeners cost time), accessibility, text, loaders.
      skipExtensionImports
      powerPreference="low-power"
    >
      <Layers {...props} />
    </Application>
  );
}
