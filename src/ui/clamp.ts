/** `value`, limited to the range from `least` to `most`. If `least` is greater than `most`, the result is `least`. */
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
