import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import type { Verdict } from '#contract/verdicts.ts';
import { momentNames, type Moments } from '#contract/calendar.ts';
import { actPrefix, type StoryFacts, wordFacts } from '../facts.ts';

/** A random whole number, `from` and `to` included. */
export type RandomInteger = (from: number, to: number) => number;

const phases = [0, 1, 2, 3, 4, 5];
/**
 * Values on both sides of the limit of 3, below which voices confide, and one value above 4, where they lie
 * (docs/story.md).
 */
const suspicions = [0, 2.9, 3, 4.5];

/**
 * A reader for every phase and every relevant suspicion. Every second reader is on a later visit and has a fragment.
 */
export const readerProfiles: readonly StoryFacts[] = phases.flatMap((phase) =>
  suspicions.map((suspicion, at) => ({
    seed: 7,
    phase,
    suspicion,
    fragments: at % 2 === 0 ? 0 : 1,
    visits: at % 2 === 0 ? 0 : 2,
  })),
);

/** A random source; the same seed gives the same numbers. */
export function randomIntegers(seed: number): RandomInteger {
  const generator = xorshift128plus(seed);
  return (from, to) => uniformInt(generator, from, to);
}

const noMoment: Moments = { thursday: false, recess: false, minute: false, anniversary: false };

/**
 * Readers at phase 5 for every fact that a story can remember. `declared`: the names of the facts that the story
 * declares.
 * - a trusted reader for each value of each declared fact about other pages
 * - two readers after the end: with no act and with all acts
 * - one reader at each declared moment of the calendar
 * - readers without a record, and so without acts
 */
export function rememberedReaders(declared: readonly string[]): StoryFacts[] {
  const reader: StoryFacts = { seed: 7, phase: 5, suspicion: 0, fragments: 12, visits: 1, rooms: 20 };
  const words = declared.filter((name) => name in wordFacts);
  const withWord = (name: string, value: string): StoryFacts =>
    name === 'vote'
      ? { ...reader, vote: value as Verdict }
      : { ...reader, acts: { [name.slice(actPrefix.length)]: value } };
  const everything = Object.fromEntries(
    words
      .filter((name) => name !== 'vote')
      .map((name) => [name.slice(actPrefix.length), wordFacts[name]!.at(-1) ?? '']),
  );
  const atTheEnd: StoryFacts = { ...reader, ended: 1 };
  const ended = declared.includes('ended') ? [atTheEnd, { ...atTheEnd, acts: everything }] : [];
  const unkept: StoryFacts = { seed: 7, phase: 5, suspicion: 0, fragments: 0, visits: 0, kept: 0 };
  const withoutRecord: StoryFacts[] = declared.includes('kept')
    ? [...phases.map((phase) => ({ ...unkept, phase })), { ...unkept, ended: 1 }]
    : [];
  return [
    ...words.flatMap((name) => wordFacts[name]!.map((value) => withWord(name, value))),
    ...ended,
    ...momentNames
      .filter((name) => declared.includes(name))
      .map((name) => ({ ...reader, moments: { ...noMoment, [name]: true } })),
    ...withoutRecord,
  ];
}

/** Random facts, within the server's ranges. Words and counts are drawn only for facts that the story declares. */
export function randomReader(randomInteger: RandomInteger, declared: readonly string[]): StoryFacts {
  const reader: StoryFacts = {
    seed: randomInteger(0, 0x7fffffff),
    phase: randomInteger(0, 5),
    suspicion: randomInteger(0, 50) / 10,
    fragments: randomInteger(0, 1) === 0 ? randomInteger(0, 3) : randomInteger(4, 60),
    visits: randomInteger(0, 4),
  };
  const drawn = (name: string): string => {
    const values = wordFacts[name]!;
    return values[randomInteger(-values.length, values.length - 1)] ?? '';
  };
  const words = declared.filter((name) => name in wordFacts).map((name) => [name, drawn(name)] as const);
  const done = words.filter(([name, value]) => value !== '' && name !== 'vote');
  const number = (name: string, most: number) => (declared.includes(name) ? randomInteger(0, most) : 0);
  return {
    ...reader,
    peak: Math.max(reader.suspicion, number('peak', 50) / 10),
    seals: number('seals', 4),
    files: number('files', 20),
    rooms: number('rooms', 44),
    // The end is possible only at phase 5.
    ended: reader.phase === 5 && number('ended', 1) === 1 ? 1 : 0,
    moments: {
      thursday: number('thursday', 1) === 1,
      recess: number('recess', 1) === 1,
      minute: number('minute', 1) === 1,
      anniversary: number('anniversary', 1) === 1,
    },
    vote: (words.find(([name]) => name === 'vote')?.[1] || null) as Verdict | null,
    acts: Object.fromEntries(done.map(([name, value]) => [name.slice(actPrefix.length), value])),
  };
}
