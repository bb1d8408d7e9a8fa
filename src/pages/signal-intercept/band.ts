import type { StoryChoice } from '#contract/api/story.ts';

/** The band in tenths of a kilohertz: 4,690.0 to 4,710.0 kHz. */
export const bandFrom = 46_900;
export const bandTo = 47_100;
/** Initial position of the dial, between stations. */
export const restingDial = 46_952;

/** A station of the story. `at` is in tenths of a kilohertz. */
export interface Station {
  readonly kind: 'carrier' | 'pips' | 'voice';
  readonly at: number;
  readonly choice: StoryChoice;
}

/** The stations among the choices of the story, in order of frequency. */
export function stationsOf(choices: readonly StoryChoice[]): Station[] {
  return choices
    .flatMap((choice) => {
      const [, kind, at] = /^(carrier|pips|voice)-(\d{5})$/.exec(choice.object ?? '') ?? [];
      return kind === undefined ? [] : [{ kind: kind as Station['kind'], at: Number(at), choice }];
    })
    .sort((a, b) => a.at - b.at);
}

/** A station is in tune, and can be received, within this many tenths of a kilohertz. */
export const inTune = 1;
/** A station is legible, in a coarser grade, within this many tenths. */
const inReach = 8;

/** The nearest station within reach of `dial`; null between stations. */
export function nearest(stations: readonly Station[], dial: number): Station | null {
  const [best] = stations.toSorted((a, b) => Math.abs(a.at - dial) - Math.abs(b.at - dial));
  return best !== undefined && Math.abs(best.at - dial) <= inReach ? best : null;
}

/** The grade of the letters of a station that is `offBy` tenths away; null if it is out of reach. */
export function gradeAt(offBy: number): 0 | 10 | 20 | 35 | null {
  const off = Math.abs(offBy);
  if (off <= inTune) return 0;
  if (off <= 3) return 10;
  if (off <= 5) return 20;
  return off <= inReach ? 35 : null;
}

/** Signal strength at the dial, 0 to 9: 9 in tune and one less for each further tenth. */
export const strengthAt = (stations: readonly Station[], dial: number): number => {
  const station = nearest(stations, dial);
  return station === null ? 0 : 9 - Math.max(0, Math.abs(station.at - dial) - inTune);
};

/**
 * Change in pitch of a station's tone when the dial is off its frequency, as in a receiver with a beat oscillator,
 * cents.
 */
export const beatCents = (station: Station | null, dial: number): number =>
  station === null ? 0 : (station.at - dial) * 150;

/**
 * The next station above (1) or below (-1) the dial. The search wraps around at the end of the band. Returns the dial
 * if there are no stations.
 */
export function seek(stations: readonly Station[], dial: number, direction: 1 | -1): number {
  const along = direction === 1 ? stations : stations.toReversed();
  return (along.find(({ at }) => (at - dial) * direction > 0) ?? along[0])?.at ?? dial;
}

/** "4,700.1" from 47001. */
export const inKilohertz = (dial: number): string =>
  `${Math.floor(dial / 10_000)},${String(Math.floor(dial / 10) % 1000).padStart(3, '0')}.${dial % 10}`;
