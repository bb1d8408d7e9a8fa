import { type Hint, hintSteps } from '#contract/api/say.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import { archivePhase, lastPhase } from '#contract/opening.ts';
import { fileTexts } from '../../content/archive/fileTexts.ts';
import { hintTexts, type HintTexts, wayTo } from '../../content/speech/hintTexts.ts';
import { thresholds } from '../../profile/thresholds.ts';
import type { StoryFacts } from '../facts.ts';
import type { StoryLibrary } from '../library.ts';
import { type Allowance, explore, type Explored, type Play } from './explore.ts';

/** The requesting reader, as the server knows them. */
export interface HintReader {
  /** 0 to 5. */
  readonly phase: number;
  readonly hasEnded: boolean;
  /** Whether there is a record; without a record, reading opens no phase. */
  readonly isKept: boolean;
  readonly engagedMs: number;
  /** The slugs of the story pages that were opened. */
  readonly opened: ReadonlySet<string>;
  /** The fragments that were found, as type:id. */
  readonly found: ReadonlySet<string>;
  /** The names of the recovered archive files. */
  readonly recovered: ReadonlySet<string>;
  /** The ids of the unlocked clauses. */
  readonly unlocked: ReadonlySet<string>;
  readonly isSeated: boolean;
  /** The facts of a page's story for this reader, if the reader opened the page now. */
  readonly factsOn: (slug: string) => StoryFacts;
}

/** A target that a reader can reach now, and the way to it. */
export interface Target {
  readonly id: string;
  readonly texts: HintTexts;
  /** The page of the last step. */
  readonly link: string;
}

/** A hint: its text, its link, and the reference for the next request. */
export interface GivenHint {
  readonly text: string;
  readonly link: string;
  readonly hint: Hint;
}

/** Largest number of story pages played for one hint. */
export const mostPages = 40;

const clues = [
  { clause: 'clause-4', slug: 'kitchen', line: /Stamped into the base[^.]*/, files: ['offcut.hex'] },
  {
    clause: 'clause-9',
    slug: 'kitchen',
    line: /one word, of eight letters[^.]*/,
    files: ['doors.log', 'lost_property.txt', 'threshold.ini', 'tide_table.mat'],
  },
  { clause: 'clause-22', slug: 'consciousness', line: /Knocking in the pipes[^.]*/, files: ['tide_table.mat'] },
  { clause: 'clause-13', slug: 'void', line: /\d\d:\d\d(?:, \d\d:\d\d)+/, files: [] },
] as const;

/** Rooms with a permanent link on a public page. tests/story/hints.test.ts compares them with the links. */
export const publicDoors = [
  { slug: 'blinking-eyes', from: '/about' },
  { slug: 'ai-prison', from: '/survival-analysis' },
] as const;

/** The weight of an attentive reader's time; see `tools/pacing`. */
const attention = 0.9;

const minuteMs = 60_000;

const clueFiles = [...new Set(clues.flatMap(({ files }): readonly string[] => files))];

/** The next target that opens something: the next phase, or the word at the last phase. */
async function* nextOpening(reader: HintReader, stories: StoryLibrary, play: Play, allowance: Allowance) {
  const { phase } = reader;
  if (reader.hasEnded) return;
  if (phase === 0) yield { id: 'phase:1', texts: hintTexts.firstMinute(), link: '/about' };
  else if (phase < lastPhase) {
    if (!reader.isKept) return;
    const next = (phase + 1) as 2 | 3 | 4 | 5;
    const missingMs = Math.max(0, thresholds.engagedMsForPhase[next] - reader.engagedMs);
    const rooms = Math.max(0, thresholds.roomsForPhase[next] - reader.opened.size);
    const minutes = Math.max(1, Math.ceil(missingMs / attention / minuteMs));
    const room = await nearestRoom(reader, stories, play, allowance);
    const texts = hintTexts.nextLetter(minutes, rooms, room?.texts[2]);
    yield { id: `phase:${next}`, texts, link: room?.link ?? '/routemap' };
  } else yield* theWord(reader, stories, play, allowance);
}

/**
 * A room that this reader has not opened, with the way to it; null when the first twelve pages played show no such
 * room.
 */
async function nearestRoom(reader: HintReader, stories: StoryLibrary, play: Play, allowance: Allowance) {
  const own: Allowance = { left: Math.min(allowance.left, 12) };
  allowance.left -= own.left;
  let room: Target | null = null;
  for await (const target of finds(reader, stories, play, own)) {
    if (!target.id.startsWith('room:')) continue;
    room = target;
    break;
  }
  allowance.left += own.left;
  return room;
}

/** The targets of the end: the chair and the word, if the two stories offer them to this reader. */
async function* theWord(reader: HintReader, stories: StoryLibrary, play: Play, allowance: Allowance) {
  const strike = await strikeChoice(reader, stories, play, allowance);
  if (strike === null) return;
  const kitchen = stories.find('kitchen');
  if (reader.isSeated) {
    yield { id: 'end:word', texts: hintTexts.theWordSeated(strike), link: '/collaborate' };
  } else if (kitchen !== null) {
    const facts = reader.factsOn('kitchen');
    const path: number[] = [];
    const choices: string[] = [];
    for (const wanted of ['chair', 'seat']) {
      allowance.left -= 1;
      const choice = (await play(kitchen, facts, path.join('.')))?.page.choices.find(({ object }) => object === wanted);
      if (choice === undefined) return;
      path.push(choice.index);
      choices.push(choice.text);
    }
    yield { id: 'end:word', texts: hintTexts.theWord(strike, choices), link: '/collaborate' };
  }
}

/** Fills each gap of the draft once. Returns the text of the choice that strikes out the rest; null for none. */
async function strikeChoice(reader: HintReader, stories: StoryLibrary, play: Play, allowance: Allowance) {
  const draft = stories.find('collaborate');
  if (draft === null) return null;
  const facts = reader.factsOn('collaborate');
  const path: number[] = [];
  const filled = new Set<string>();
  for (let step = 0; step < 10 && allowance.left > 0; step += 1) {
    allowance.left -= 1;
    const played = await play(draft, facts, path.join('.'));
    if (played === null) return null;
    const { choices } = played.page;
    const strike = choices.find(({ object }) => object === 'strike');
    if (strike) return strike.text;
    const gapOf = (object = '') => object.replace(/-[a-z]$/, '');
    const next = choices.find(({ object }) => !filled.has(gapOf(object)));
    if (next === undefined) return null;
    filled.add(gapOf(next.object));
    path.push(next.index);
  }
  return null;
}

/** The seals whose clue this reader can see now. */
async function* seals(reader: HintReader, stories: StoryLibrary, play: Play, allowance: Allowance) {
  if (reader.phase < archivePhase) return;
  for (const { clause, slug, line, files } of clues) {
    if (reader.unlocked.has(clause)) continue;
    const story = stories.find(slug);
    if (story === null) continue;
    const own: Allowance = { left: Math.min(allowance.left, 10) };
    allowance.left -= own.left;
    for await (const { page, choices } of explore(play, story, reader.factsOn(slug), own)) {
      const shown = page.blocks.slice(-page.added).find(({ text }) => line.test(text));
      const said = shown && line.exec(shown.text)?.[0];
      if (!said) continue;
      const missing = files.filter((file) => !reader.recovered.has(file));
      const texts = hintTexts.seals[clause](wayTo(slug, choices), `${said}.`, missing);
      yield { id: `seal:${clause}`, texts, link: `/${slug}` };
      break;
    }
    allowance.left += own.left;
  }
}

/** One archive file that is not recovered yet. Files that help with a seal come first. */
function* files({ phase, recovered }: HintReader) {
  if (phase < archivePhase) return;
  const name = [...clueFiles, ...Object.keys(fileTexts)].find((file) => !recovered.has(file));
  if (name !== undefined) yield { id: `file:${name}`, texts: hintTexts.file(name), link: '/routemap' };
}

const isRoom = (slug: string): boolean => (hiddenRoutes as readonly string[]).includes(slug);

/** Whether a compiled story (JSON) contains something new for this reader: a fragment, or a link to a room. */
function mayHold(compiled: string, { found, opened }: HintReader): boolean {
  for (const [, fragment = ''] of compiled.matchAll(/"\^fragment:\s*([a-z_]+:[A-Za-z0-9_.-]+)\s*"/g)) {
    if (!found.has(fragment)) return true;
  }
  for (const [, slug = ''] of compiled.matchAll(/link:\s*\/([a-z0-9-]+)/g)) {
    if (isRoom(slug) && !opened.has(slug)) return true;
  }
  return false;
}

/** The first words of a line, up to a space near the 60th character. */
const beginningOf = (text: string): string =>
  text.length <= 60 ? text.replace(/[.:]$/, '') : text.slice(0, text.lastIndexOf(' ', 60));

/** The targets in the last step of an exploration that are new for the reader: fragments, and links to rooms. */
function* news({ page, choices }: Explored, reader: HintReader): Generator<Target, void> {
  for (const { text, fragment, link } of page.blocks.slice(page.blocks.length - page.added)) {
    if (fragment !== undefined && !reader.found.has(fragment)) {
      const texts = hintTexts.fragment(page.slug, choices, beginningOf(text));
      yield { id: `fragment:${fragment}`, texts, link: `/${page.slug}` };
    }
    const to = link?.slice(1) ?? '';
    if (isRoom(to) && !reader.opened.has(to)) {
      yield { id: `room:${to}`, texts: hintTexts.room(page.slug, to, choices), link: `/${page.slug}` };
    }
  }
}

/**
 * The remaining fragments and rooms, found by exploring the opened rooms. One room uses only a part of the allowance,
 * so that at least two rooms are explored.
 */
async function* finds(reader: HintReader, stories: StoryLibrary, play: Play, allowance: Allowance) {
  for (const { slug, from } of publicDoors) {
    if (!reader.opened.has(slug)) yield { id: `room:${slug}`, texts: hintTexts.publicRoom(slug, from), link: from };
  }
  const rooms = hiddenRoutes.filter((slug) => {
    const story = reader.opened.has(slug) ? stories.find(slug) : null;
    return story !== null && mayHold(story.compiled, reader);
  });
  // The first explored room changes with each new fragment or room, so that an exhausted room does not hide the others.
  const first = (reader.found.size + reader.opened.size) % Math.max(1, rooms.length);
  for (const slug of [...rooms.slice(first), ...rooms.slice(0, first)]) {
    if (allowance.left <= 0) return;
    const own: Allowance = { left: Math.min(allowance.left, 14) };
    allowance.left -= own.left;
    for await (const explored of explore(play, stories.find(slug)!, reader.factsOn(slug), own)) {
      yield* news(explored, reader);
    }
    allowance.left += own.left;
  }
}

/** All targets that this reader can reach now, each once, the nearest first. Plays at most 40 pages. */
export async function* targets(reader: HintReader, stories: StoryLibrary, play: Play): AsyncGenerator<Target, void> {
  const allowance: Allowance = { left: mostPages };
  const seen = new Set<string>();
  for (const part of [nextOpening, seals, files, finds] as const) {
    for await (const target of part(reader, stories, play, allowance)) {
      if (seen.has(target.id)) continue;
      seen.add(target.id);
      yield target;
    }
  }
}

const nothing: Target = { id: 'none', texts: hintTexts.none(), link: '/narrative' };

/**
 * The hint after `last`, which the client sends back. B-SAY-05. Throws StoryBusy. Nothing is stored: each hint is
 * computed from the reader's present state, so that the hint is true.
 * - the next step for the target of `last`, while this target can still be reached
 * - after the last step (the answer): the next target
 * - without `last`, after the last target, or when the target cannot be reached: the first target
 */
export async function hintAfter(
  last: Hint | undefined,
  reader: HintReader,
  stories: StoryLibrary,
  play: Play,
): Promise<GivenHint> {
  let first: Target | null = null;
  let isPast = false;
  const give = ({ id, texts, link }: Target, step: number): GivenHint => ({
    text: texts[step - 1] ?? texts[2],
    link,
    hint: { target: id, step },
  });
  for await (const target of targets(reader, stories, play)) {
    if (last === undefined || isPast) return give(target, 1);
    first ??= target;
    if (target.id !== last.target) continue;
    if (last.step < hintSteps) return give(target, last.step + 1);
    isPast = true;
  }
  return give(first ?? nothing, 1);
}
