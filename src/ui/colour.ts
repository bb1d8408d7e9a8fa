/** Red, green, blue, 0 to 1 each, as written in CSS (not linear). */
export type Rgb = readonly [number, number, number];

/**
 * Parses #rrggbb, and rgb() and color(srgb) as getComputedStyle writes them. Null for anything else and for full
 * transparency.
 */
export function parseColour(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (hex !== null) return [channel(hex[1], 16), channel(hex[2], 16), channel(hex[3], 16)];
  // A result of color-mix() is written as color(srgb).
  const mixed = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: ?\/ ?([\d.]+))?\)$/.exec(text.trim());
  if (mixed !== null)
    return Number(mixed[4] ?? 1) === 0 ? null : [Number(mixed[1]), Number(mixed[2]), Number(mixed[3])];
  const rgb = /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)(?:[,/ ]+([\d.]+))?\)$/.exec(text.trim());
  if (rgb === null || Number(rgb[4] ?? 1) === 0) return null;
  return [channel(rgb[1], 10), channel(rgb[2], 10), channel(rgb[3], 10)];
}

const channel = (digits: string | undefined, radix: number): number => Number.parseInt(digits ?? '0', radix) / 255;

/** The same as `parseColour`, 0 to 255 each; black for a text that it cannot read. */
export const channelsOf = (text: string): readonly number[] =>
  (parseColour(text) ?? [0, 0, 0]).map((channel) => channel * 255);

/** The colour between two, `share` 0 (the first) to 1 (the second), in CSS values. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
