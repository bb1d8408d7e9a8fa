import { Application } from '@pixi/react';
import { Layers, type LayersProps } from './Layers.tsx';
import { resolution } from './scene.ts';

/** The one Pixi application, transparent, still until a system asks for a frame. */
export function Canvas(props: LayersProps) {
  return (
    <Application
      preference="webgl"
      backgroundAlpha={0}
      antialias={false}
      autoDensity
      autoStart={false}
      resolution={resolution()}
      // Leaves out what we do not use: events (its listeners on the document cost), accessibility, text, loaders.
      skipExtensionImports
      powerPreference="low-power"
    >
      <Layers {...props} />
    </Application>
  );
}
