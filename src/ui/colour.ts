/** The red, green and blue of a colour as the browser computes it, "rgb(1, 2, 3)" or "rgb(1 2 3 / 0.5)", 0 to 255 each. */
export const channelsOf = (colour: string): readonly number[] =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
