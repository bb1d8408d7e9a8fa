/** `value`, at least 0 and at most `most`. */
export const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
