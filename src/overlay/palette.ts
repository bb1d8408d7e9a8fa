import type { EggRarity } from '#contract/egg.ts';
import { mix, parseColour, type Rgb } from '../ui/colour.ts';

export interface Palette {
  readonly slate: Rgb;
  readonly scan: Rgb;
  /** Colour of the water on a light page, and on a dark page. */
  readonly tide: readonly [onLight: Rgb, onDark: Rgb];
  readonly lights: Readonly<Record<EggRarity, Rgb>>;
}

/** The colour tokens of ui/tokens.css for the shaders. Throws if a token is missing or not a colour. */
export function readPalette(root: Element): Palette {
  const tokens = getComputedStyle(root);
  const token = (name: string): Rgb => {
    const colour = parseColour(tokens.getPropertyValue(name));
    if (colour === null) throw new Error(`The token ${name} is not a colour.`);
    return colour;
  };
  const [tide, scan] = [token('--tide'), token('--scan')];
  return {
    slate: token('--slate'),
    scan,
    // The same mixture as in the name on Home.
    tide: [mix(tide, scan, 0.42), token('--tide-ash')],
    lights: {
      common: token('--ash'),
      uncommon: token('--paper'),
      rare: token('--scan'),
      legendary: token('--sodium'),
      mythic: token('--tide-ash'),
    },
  };
}
