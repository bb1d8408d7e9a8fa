import type { EggRarity } from '#contract/egg.ts';
import { mix, parseColour, type Rgb } from '../ui/colour.ts';
import { isLight } from './flash-limit.ts';

export interface Palette {
  readonly slate: Rgb;
  /** Colour of the machine. */
  readonly scan: Rgb;
  /** Colour of the reader. */
  readonly sodium: Rgb;
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
  const [tide, scan, sodium] = [token('--tide'), token('--scan'), token('--sodium')];
  return {
    slate: token('--slate'),
    scan,
    sodium,
    // The same mixture as in the name on Home.
    tide: [mix(tide, scan, 0.42), token('--tide-ash')],
    lights: {
      common: token('--ash'),
      uncommon: token('--paper'),
      rare: scan,
      legendary: sodium,
      mythic: token('--tide-ash'),
    },
  };
}

/** Share of the text colour in a line on a light background. There, the colour of the palette alone is too light. */
const lineInk = 0.42;

/** A colour of the palette as a line or as letters that are visible on this background. `ink`: the text colour. */
export const strokeOn = (background: Rgb, colour: Rgb, ink: Rgb): Rgb =>
  isLight(background) ? mix(colour, ink, lineInk) : colour;
