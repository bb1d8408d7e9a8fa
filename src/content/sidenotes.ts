/** Notes beside a marked word: the reason for the mark. Each note is shown twice in a page load. B-OVL-11. */
export const sidenotes = {
  stayed: 'you stayed here',
  found: 'not expected',
  tried: 'tried on you',
  before: 'you stayed here before',
  under: 'under it: a word that you stayed on',
} as const;
/**
 * `stayed`: the pointer rested on the word. `found`: a scan found it. `tried`: other words were tried in its place.
 * `before`: a thread goes from the word under the pointer to this word. `under`: a glitch tore the line, and the
 * reader's word was seen under it.
 */
export type SidenoteKind = keyof typeof sidenotes;

/** Second line of the caption of the Observer's moment, which shows the pointer's way. B-OVL-13. */
export const theWay = 'This is the way your pointer went, with its rests.';

/** Captions with the reason of an effect, below its word or at the foot of the window. B-OVL-04, R-ARC-08. */
export const captions = {
  rested: (word: string, seconds: number): string => `you stayed on “${word}” for ${seconds} s`,
  own: 'it wrote its own name',
  after: (cause: string, reason: string): string => `${cause}\n${reason[0]!.toUpperCase()}${reason.slice(1)}.`,
  counted: 'it counts how long you read',
  disk: (whole: number, all: number): string => `what is left of the disk: ${whole} of ${all} files are whole`,
  scanned: 'it looks for what is missing',
} as const;
