import type { EggRarity } from '#contract/egg.ts';

/** Red, green, blue, 0 to 1 each, as written in CSS (not linear). */
export type Rgb = readonly [number, number, number];

export interface Palette {
  readonly slate: Rgb;
  readonly scan: Rgb;
  readonly lights: Readonly<Record<EggRarity, Rgb>>;
}

/** Parses #rrggbb, and rgb() and color(srgb) as getComputedStyle writes them. Null for anything else and for full transparency. */
export function parseColour(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (hex !== null) return [channel(hex[1], 16), channel(hex[2], 16), channel(hex[3], 16)];
  // What color-mix() has mixed is written as color(srgb).
  const mixed = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: ?\/ ?([\d.]+))?\)$/.exec(text.trim());
  if (mixed !== null)
    return Number(mixed[4] ?? 1) === 0 ? null : [Number(mixed[1]), Number(mixed[2]), Number(mixed[3])];
  const rgb = /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)(?:[,/ ]+([\d.]+))?\)$/.exec(text.trim());
  if (rgb === null || Number(rgb[4] ?? 1) === 0) return null;
  return [channel(rgb[1], 10), channel(rgb[2], 10), channel(rgb[3], 10)];
}

const channel = (digits: string | undefined, radix: number): number => Number.parseInt(digits ?? '0', radix) / 255;

/** The colour tokens of ui/tokens.css as the shaders need them. Throws if a token is missing or not a colour. */
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
