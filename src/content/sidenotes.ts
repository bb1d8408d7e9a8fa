/** Beside a marked word: the reason of its mark. Each is shown twice in a page load. B-OVL-11. */
export const sidenotes = {
  stayed: 'you stayed here',
  found: 'not expected',
  tried: 'tried on you',
} as const;
/** The pointer rested there, a scan found it, or other words were tried there. */
export type SidenoteKind = keyof typeof sidenotes;
