/** Red, green and blue, sRGB (not linear), 0 to 1 each. */
export type Rgb = readonly [number, number, number];

/**
 * Parses #rrggbb, and rgb() and color(srgb) in the notation of getComputedStyle. Null for any other text and for a
 * fully transparent colour.
 */
export function parseColour(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (hex !== null) return [channel(hex[1], 16), channel(hex[2], 16), channel(hex[3], 16)];
  // getComputedStyle returns the result of color-mix() as color(srgb).
  const mixed = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: ?\/ ?([\d.]+))?\)$/.exec(text.trim());
  if (mixed !== null)
    return Number(mixed[4] ?? 1) === 0 ? null : [Number(mixed[1]), Number(mixed[2]), Number(mixed[3])];
  const rgb = /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)(?:[,/ ]+([\d.]+))?\)$/.exec(text.trim());
  if (rgb === null || Number(rgb[4] ?? 1) === 0) return null;
  return [channel(rgb[1], 10), channel(rgb[2], 10), channel(rgb[3], 10)];
}

const channel = (digits: string | undefined, radix: number): number => Number.parseInt(digits ?? '0', radix) / 255;

/** The background colour behind an element's text, in CSS: its own or its nearest ancestor's; else transparent. */
export function backgroundBehind(element: Element | null): string {
  for (let at = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (parseColour(backgroundColor) !== null) return backgroundColor;
  }
  return 'transparent';
}

/** The channels of a colour, 0 to 255 each; black if the text cannot be parsed. */
export const channelsOf = (text: string): readonly number[] =>
  (parseColour(text) ?? [0, 0, 0]).map((channel) => channel * 255);

/** A mixture of two colours in sRGB. `share`: 0 for the first colour, 1 for the second. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
