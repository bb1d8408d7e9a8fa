import { Application } from '@pixi/react';
import { Layers, type LayersProps } from './Layers.tsx';
import { resolution } from './scene.ts';

/** The only Pixi application: transparent, and without frames until a system requests one. */
export function Canvas(props: LayersProps) {
  return (
    <Application
      preference="webgl"
      backgroundAlpha={0}
      antialias={false}
      autoDensity
      autoStart={false}
      resolution={resolution()}
      // Skips the extensions that the overlay does not use: events (its document listeners cost time), accessibility,
      // text, loaders.
      skipExtensionImports
      powerPreference="low-power"
    >
      <Layers {...props} />
    </Application>
  );
}
