/** Beside a marked word: the reason of its mark. Each is shown twice in a page load. B-OVL-11. */
export const sidenotes = {
  stayed: 'you stayed here',
  found: 'not expected',
  tried: 'tried on you',
} as const;
/** The pointer rested there, a scan found it, or other words were tried there. */
export type SidenoteKind = keyof typeof sidenotes;

/** Below a word that was set over the whole page: its reason. B-OVL-04. */
export const captions = {
  rested: (word: string, seconds: number): string => `you stayed on “${word}” for ${seconds} s`,
  own: 'its own name: you have stayed on no word',
  counted: 'it counts how long you read',
} as const;
