/** Period of one beat of the hearing, ms. */
export const beatMs = 250;
/** Beats before the first line: 2 s, longer than the court's time for a case. */
export const firstBeats = 8;
/** The court's time for one case: a day divided by 47,000. */
export const docketMs = 86_400_000 / 47_000;

/** Progress of the hearing: lines said, and beats since the last line. */
export interface Hearing {
  readonly said: number;
  readonly beats: number;
}

export const beforeHearing: Hearing = { said: 0, beats: 0 };

/** Beats between a line and the next: 1.4 s plus 0.28 s for each word, the pace of a slow speaker. */
export const beatsAfter = (line: string): number => Math.ceil((1400 + 280 * line.split(/\s+/).length) / beatMs);

/** The hearing one beat later. Pure. */
export function afterBeat(hearing: Hearing, lines: readonly string[]): Hearing {
  if (hearing.said >= lines.length) return hearing;
  const beats = hearing.beats + 1;
  const last = lines[hearing.said - 1];
  return beats < (last === undefined ? firstBeats : beatsAfter(last))
    ? { ...hearing, beats }
    : { said: hearing.said + 1, beats: 0 };
}

/** Number of cases that the court finishes in a time in milliseconds. */
export const docketsIn = (ms: number): number => Math.floor(ms / docketMs);

/** Minutes and seconds: "0:43". */
export const asClock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;
