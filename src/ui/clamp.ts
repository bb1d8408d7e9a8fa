/** `value`, but not below `least` and not above `most`. `least` wins where the two cross. */
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
