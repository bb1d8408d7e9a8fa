/** Time of day on the reader's own clock, to the second. */
export const clockOf = (atMs: number): string => new Date(atMs).toTimeString().slice(0, 8);
