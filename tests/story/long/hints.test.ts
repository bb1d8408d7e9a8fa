import { expect, test } from 'vitest';
import type { Hint } from '#contract/api/say.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import { fileTexts } from '../../../server/content/archive/fileTexts.ts';
import { protocols } from '../../../server/content/protocols/protocols.ts';
import { acts as allActs } from '../../../server/profile/acts.ts';
import { inQuotes } from '../../../server/content/speech/hintTexts.ts';
import { type Play } from '../../../server/story/hints/explore.ts';
import {
  type GivenHint,
  hintAfter,
  type HintReader,
  mostPages,
  publicDoors,
  targets,
} from '../../../server/story/hints/hints.ts';
import { startStoryRun } from '../../../server/story/storyRun.ts';
import { allFragments } from '../../../server/story/fragmentInventory.ts';
import { randomIntegers } from '../../../server/story/walker/simulatedReaders.ts';
import { createStoryCache } from '../../../server/story/storyCache.ts';
import { siteStories } from '../../support/siteStories.ts';
import { staticLinks } from '../../../tools/story/links.ts';

const integer = randomIntegers(2828);
let played = 0;
const cache = createStoryCache(2000);
const play: Play = async (story, facts, path) => {
  played += 1;
  return cache.read(story, facts, path);
};
const some = <Value>(values: readonly Value[], shareOfTen: number) => values.filter(() => integer(1, 10) <= shareOfTen);

function randomReaderAt(phase: number, hasEnded = false): HintReader {
  const done: Record<string, string> = {};
  for (const [name, { values }] of Object.entries(allActs)) {
    if (name !== 'chair' && integer(0, 2) === 0) done[name] = values[integer(0, values.length - 1)]!;
  }
  const isSeated = phase === 5 && integer(0, 2) === 0;
  if (hasEnded) done['chair'] = 'said';
  else if (isSeated) done['chair'] = 'sat';
  const opened = new Set<string>(some(hiddenRoutes, integer(0, 10)));
  const found = new Set(some([...allFragments(siteStories)], integer(0, 9)));
  const recovered = phase === 0 ? new Set<string>() : new Set(some(Object.keys(fileTexts), integer(0, 10)));
  const unlocked = new Set(
    some(
      protocols.map(({ id }) => id),
      integer(0, 10),
    ),
  );
  const suspicion = integer(0, 45) / 10;
  const seed = integer(0, 0xfff_ffff);
  return {
    phase,
    hasEnded,
    isKept: true,
    engagedMs: integer(0, 3_000_000),
    opened,
    found,
    recovered,
    unlocked,
    isSeated: isSeated || hasEnded,
    factsOn: (slug) => ({
      seed,
      phase,
      suspicion,
      fragments: found.size,
      visits: opened.has(slug) ? 1 : 0,
      peak: suspicion,
      seals: unlocked.size,
      files: recovered.size,
      rooms: opened.size,
      ended: hasEnded ? 1 : 0,
      kept: 1,
      acts: done,
    }),
  };
}

/** Starts the page that a hint names, and takes the choices that the hint quotes. Choices are found by their texts. */
function follow(text: string, reader: HintReader) {
  const [, slug = ''] = /(?:^|[.] )(?:In|It is on) \/([a-z0-9-]+)/.exec(text) ?? [];
  const story = siteStories.find(slug);
  if (story === null) throw new Error(`No page in: ${text}`);
  const way = new RegExp(`In /${slug}, choose (“[^”]+”(?:, then “[^”]+”)*)\\.`).exec(text)?.[1] ?? '';
  const run = startStoryRun(story, reader.factsOn(slug));
  for (const [, choice = ''] of way.matchAll(/“([^”]+)”/g)) {
    const offered = run.page().choices.filter((one) => inQuotes(one.text) === `“${choice}”`);
    expect([text, offered.length]).toEqual([text, 1]);
    run.choose(offered[0]!.index);
  }
  return run;
}

async function askOn(reader: HintReader, times: number): Promise<GivenHint[]> {
  const given: GivenHint[] = [];
  for (let time = 0, last: Hint | undefined; time < times; time += 1) {
    played = 0;
    const next = await hintAfter(last, reader, siteStories, play);
    expect(played).toBeLessThanOrEqual(mostPages);
    expect(next.text.length).toBeLessThanOrEqual(480);
    for (const { word } of protocols) expect(next.text.toLowerCase()).not.toContain(word);
    expect(next.text).not.toMatch(/\brise\b/i);
    given.push(next);
    last = next.hint;
  }
  return given;
}

/** Whether the third step of a hint leads to the target of the hint. */
function reaches({ text, hint: { target } }: GivenHint, reader: HintReader): boolean {
  const [kind = '', id = ''] = [target.split(':')[0], target.slice(target.indexOf(':') + 1)];
  const shown = () => {
    const { blocks, added } = follow(text, reader).page();
    return blocks.slice(blocks.length - added);
  };
  const named = (pattern: RegExp) => pattern.exec(text)?.[1] ?? 'nothing';
  if (kind === 'fragment') {
    const line = shown().find(({ fragment }) => fragment === id)?.text ?? '';
    return inQuotes(line).startsWith(`“${named(/begins “(.*)”\.$/)}`) && !reader.found.has(id);
  }
  if (kind === 'room' && text.includes('There is the link')) {
    return shown().some(({ link }) => link === `/${id}`) && !reader.opened.has(id);
  }
  if (kind === 'room') {
    const door = publicDoors.find(({ slug }) => slug === id);
    return staticLinks.some(({ from, to, condition }) => from === door?.from && to === `/${id}` && condition === '');
  }
  if (kind === 'file') {
    const isSaid = text === `In the archive, at /routemap, press ${id} three times, and it can be read.`;
    return isSaid && Object.hasOwn(fileTexts, id) && !reader.recovered.has(id) && reader.phase >= 1;
  }
  if (kind === 'seal') {
    const line = named(/It says: “(.*?)\.”/);
    return shown().some((block) => block.text.includes(line)) && wordFrom(id, line) && !reader.unlocked.has(id);
  }
  if (kind === 'end') {
    const way = named(/In \/kitchen choose (.*?), and say/);
    const sits = () => follow(`In /kitchen, choose ${way}.`, reader).remembered().includes('chair=sat');
    return text.includes(inQuotes(strikeOf(reader))) && (reader.isSeated || sits());
  }
  if (kind !== 'phase' || Number(id) !== reader.phase + 1) return false;
  // The next letter needs more pages to be read. The hint names one such page and the link to this page.
  const [, from, open] = /Follow the link on (\/\S+) that leads to \/([a-z0-9-]+)\./.exec(text) ?? [];
  if (open !== undefined) {
    return !reader.opened.has(open) && publicDoors.some((door) => door.slug === open && door.from === from);
  }
  const room = /There is the link to \/([a-z0-9-]+)\.$/.exec(text)?.[1];
  if (room !== undefined) return shown().some(({ link }) => link === `/${room}`) && !reader.opened.has(room);
  return true;
}

/** Fills each gap of the draft. Returns the text of the choice that then strikes out the draft. */
function strikeOf(reader: HintReader): string {
  const run = startStoryRun(siteStories.find('collaborate')!, reader.factsOn('collaborate'));
  const filled = new Set<string>();
  for (let step = 0; step < 10; step += 1) {
    const { choices } = run.page();
    const strike = choices.find(({ object }) => object === 'strike');
    if (strike) return strike.text;
    const next = choices.find(({ object = '' }) => !filled.has(object.slice(0, -2)));
    if (next === undefined) break;
    filled.add((next.object ?? '').slice(0, -2));
    run.choose(next.index);
  }
  return 'nothing';
}

const reached: Record<string, boolean> = {};

/** Whether the clue fits the word. Two clues are decoded; the other two clues give only the length of the word. */
function wordFrom(clause: string, line: string): boolean {
  const word = protocols.find(({ id }) => id === clause)?.word ?? '';
  if (clause === 'clause-4') {
    const bytes = line.match(/\b[0-9A-F]{2}\b/g) ?? [];
    return (
      bytes
        .map((byte) => String.fromCharCode(Number.parseInt(byte, 16)))
        .join('')
        .toLowerCase() === word
    );
  }
  if (clause === 'clause-22') {
    const square = 'abcdefghiklmnopqrstuvwxyz';
    const pairs = [...line.matchAll(/(\d) and (\d)/g)].map(
      ([, row, column]) => (Number(row) - 1) * 5 + Number(column) - 1,
    );
    return pairs.map((at) => square[at]).join('') === word;
  }
  if (clause === 'clause-13') return (line.match(/\d\d:\d\d/g) ?? []).length === word.length;
  return /eight letters/.test(line) && word.length === 8;
}

test.for([0, 1, 2, 3, 4, 5, 6])(
  '[B-SAY-05] at phase %i (6: after the end) each third hint leads where it says, for eight random readers',
  { timeout: 120_000 },
  async (at) => {
    for (let count = 0; count < 8; count += 1) {
      const reader = randomReaderAt(Math.min(at, 5), at === 6);
      const given = await askOn(reader, 9);
      for await (const { id, texts, link } of targets(reader, siteStories, play)) {
        reached[id.slice(0, id.indexOf(':'))] = true;
        const isReached = reaches({ text: texts[2], link, hint: { target: id, step: 3 } }, reader);
        expect([id, texts[2], isReached]).toEqual([id, texts[2], true]);
      }
      // Hints come in groups of three: steps 1 to 3 about one target.
      const about = given.filter(({ hint }) => hint.target !== 'none').map(({ hint }) => hint);
      expect(about.map(({ step }) => step)).toEqual(about.map((_, index) => (index % 3) + 1));
      for (const [index, { target }] of about.entries()) expect(target).toBe(about[index - (index % 3)]?.target);
    }
  },
);

test('[B-SAY-05] the readers above had hints of every kind', () => {
  expect(Object.keys(reached).toSorted()).toEqual(['end', 'file', 'fragment', 'phase', 'room', 'seal']);
});

test('[B-SAY-05] a target that was reached, or that never was one, is followed by the first that is left', async () => {
  const reader = randomReaderAt(1);
  const first = await hintAfter(undefined, reader, siteStories, play);
  for (const target of ['fragment:no:such', 'seal:clause-99', 'room:constructor']) {
    expect(await hintAfter({ target, step: 2 }, reader, siteStories, play)).toEqual(first);
  }
});

test.each([1, 2, 3, 4])(
  '[B-SAY-05] at phase %i the third step about the next letter names a room and the way to it',
  async (phase) => {
    const reader: HintReader = { ...randomReaderAt(phase), engagedMs: 0, opened: new Set(['kitchen']) };
    const [, , third] = await askOn(reader, 3);
    expect(third?.hint).toEqual({ target: `phase:${phase + 1}`, step: 3 });
    expect(third?.text).toMatch(/^(?:Open|Read) .* Begin with this one\. .*\/[a-z0-9-]+\.$/);
    expect(reaches(third!, reader)).toBe(true);
    expect(third?.link).toBe(/ on (\/[a-z-]+) that leads/.exec(third?.text ?? '')?.[1]);
  },
);

test.each([
  [0, 'phase:1'],
  [1, 'phase:2'],
  [4, 'phase:5'],
  [5, 'end:word'],
])('[B-SAY-05] at phase %i the first hint is about %s', async (phase, target) => {
  const reader = randomReaderAt(phase);
  expect((await hintAfter(undefined, reader, siteStories, play)).hint).toEqual({ target, step: 1 });
});
