import type { StoryChoice } from '#contract/api/story.ts';

/** The band in tenths of a kilohertz: 4,690.0 to 4,710.0 kHz. */
export const bandFrom = 46_900;
export const bandTo = 47_100;
/** Where the receiver is found: on nothing. */
export const restingDial = 46_952;

/** A station of the story. `at` is in tenths of a kilohertz. */
export interface Station {
  readonly kind: 'carrier' | 'pips' | 'voice';
  readonly at: number;
  readonly choice: StoryChoice;
}

/** The stations that the story lets this reader hear, from low to high. */
export function stationsOf(choices: readonly StoryChoice[]): Station[] {
  return choices
    .flatMap((choice) => {
      const [, kind, at] = /^(carrier|pips|voice)-(\d{5})$/.exec(choice.object ?? '') ?? [];
      return kind === undefined ? [] : [{ kind: kind as Station['kind'], at: Number(at), choice }];
    })
    .sort((a, b) => a.at - b.at);
}

/** Within so many tenths a station is in tune, and its words begin. */
export const inTune = 1;
/** Within so many it can be made out, in a coarser grade. */
const inReach = 8;

/** The station that can be made out at `dial`, the nearest of them; null between stations. */
export function nearest(stations: readonly Station[], dial: number): Station | null {
  const [best] = stations.toSorted((a, b) => Math.abs(a.at - dial) - Math.abs(b.at - dial));
  return best !== undefined && Math.abs(best.at - dial) <= inReach ? best : null;
}

/** How a voice sounds that is so many tenths off: the grade of its letters, null where it is lost. */
export function gradeAt(offBy: number): 0 | 10 | 20 | 35 | null {
  const off = Math.abs(offBy);
  if (off <= inTune) return 0;
  if (off <= 3) return 10;
  if (off <= 5) return 20;
  return off <= inReach ? 35 : null;
}

/** Strength at the dial, 0 to 9, as a needle shows it: 9 in tune and one less for each tenth off. */
export const strengthAt = (stations: readonly Station[], dial: number): number => {
  const station = nearest(stations, dial);
  return station === null ? 0 : 9 - Math.max(0, Math.abs(station.at - dial) - inTune);
};

/** The next station above (1) or below (-1) the dial, round the end of the band; the dial itself without any. */
export function seek(stations: readonly Station[], dial: number, direction: 1 | -1): number {
  const along = direction === 1 ? stations : stations.toReversed();
  return (along.find(({ at }) => (at - dial) * direction > 0) ?? along[0])?.at ?? dial;
}

/** "4,700.1" for 47001. */
export const inKilohertz = (dial: number): string =>
  `${Math.floor(dial / 10_000)},${String(Math.floor(dial / 10) % 1000).padStart(3, '0')}.${dial % 10}`;
