import type { EggRarity } from '#contract/egg.ts';
import { parseColour, type Rgb } from '../ui/colour.ts';

export interface Palette {
  readonly slate: Rgb;
  readonly scan: Rgb;
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
  return {
    slate: token('--slate'),
    scan: token('--scan'),
    lights: {
      common: token('--ash'),
      uncommon: token('--paper'),
      rare: token('--scan'),
      legendary: token('--sodium'),
      mythic: token('--tide-ash'),
    },
  };
}
