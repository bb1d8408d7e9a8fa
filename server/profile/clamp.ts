/** `value`, limited to 0 to `most`. */
export const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
