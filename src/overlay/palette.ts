import type { EggRarity } from '#contract/egg.ts';
import { parseColour, type Rgb } from '../ui/colour.ts';

export interface Palette {
  readonly slate: Rgb;
  readonly scan: Rgb;
  /** Water on a light page, and on a dark one. */
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
    // As in the name on Home.
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

/** `share` of the second colour in the first. */
const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + share * (other[0] - one[0]),
  one[1] + share * (other[1] - one[1]),
  one[2] + share * (other[2] - one[2]),
];
