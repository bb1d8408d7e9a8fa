/** Notes beside a marked word: the reason for the mark. Each note is shown twice in a page load. B-OVL-11. */
export const sidenotes = {
  stayed: 'you stayed here',
  found: 'not expected',
  tried: 'tried on you',
} as const;
/**
 * `stayed`: the pointer rested on the word. `found`: a scan found it. `tried`: other words were tried in its place.
 */
export type SidenoteKind = keyof typeof sidenotes;

/** Captions below a word that the overlay draws over the whole page: the reason for the word. B-OVL-04. */
export const captions = {
  rested: (word: string, seconds: number): string => `you stayed on “${word}” for ${seconds} s`,
  own: 'it wrote its own name',
  counted: 'it counts how long you read',
} as const;
