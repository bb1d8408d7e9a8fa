import { compileStory, StoryFault } from './compile.ts';
import { fragmentsIn } from './walker/fragments.ts';
import { type Heard, nothingHeard } from './walker/heard.ts';
import { type MarkedStory, markStory } from './walker/marks.ts';
import { type Bounds, playAll, usualBounds } from './walker/play.ts';

/** Something that a writer has to mend. B-AUT-02. */
export interface Finding {
  readonly kind: 'fault' | 'error' | 'dead end' | 'unreachable' | 'unfindable' | 'duplicate' | 'length';
  /** One line, with the file and, where it is known, the line: "kitchen.ink:14: what is wrong". */
  readonly says: string;
}

export interface Source {
  /** Name of the file, which the slug comes from. */
  readonly file: string;
  readonly text: string;
}

/** One story after the automatic reader has been through it. */
export interface Walk {
  readonly slug: string;
  readonly findings: readonly Finding[];
  /** Words that each phase from 0 to 5 adds for a reader of suspicion below 3. */
  readonly layers: readonly number[];
  /** Words that only a reader of suspicion 3 and more is given. */
  readonly withheld: number;
  /** By path, the lowest phase at which the story leads there. */
  readonly links: ReadonlyMap<string, number>;
}

const lastPhase = 5;
const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’.,:-]*/gu)?.length ?? 0;

/**
 * Plays one story by every choice, at every phase and suspicion that matters, within bounds, and then by chance.
 * A story that does not compile has its faults for findings, dead links among them. Never throws. B-AUT-02.
 */
export function walkStory({ file, text }: Source, bounds: Bounds = usualBounds, seed = 47_001): Walk {
  const slug = file.replace(/\.ink$/, '');
  try {
    const marked = markStory(compileStory(file, text), text);
    const heard = nothingHeard();
    playAll(marked, heard, bounds, seed);
    return {
      slug,
      findings: findingsOf(file, text, marked, heard),
      ...wordsHeard(marked, heard),
      links: heard.links,
    };
  } catch (error) {
    if (!(error instanceof StoryFault)) throw error;
    const findings = error.message.split('\n').map((says): Finding => ({ kind: 'fault', says }));
    return { slug, findings, layers: [], withheld: 0, links: new Map() };
  }
}

/** A fragment belongs to one page, so that finding it says where one has been. */
export function sharedFragments(sources: readonly Source[]): Finding[] {
  const homes = new Map<string, string>();
  return sources.flatMap(({ file, text }) =>
    fragmentsIn(text).flatMap(({ fragment, line }): Finding[] => {
      const home = homes.get(fragment);
      if (home === undefined) homes.set(fragment, file);
      if (home === undefined || home === file) return [];
      return [{ kind: 'duplicate', says: `${file}:${line}: the fragment “${fragment}” is found in ${home} already` }];
    }),
  );
}

/** What a page may hold, everything together. */
const length = { least: 250, most: 700 };

/** Every word that a story can say to anybody, each once: all layers, and what suspicion says in place of a line. */
export const wordsIn = ({ layers, withheld }: Walk): number => layers.reduce((sum, layer) => sum + layer, withheld);

/** Stories that say too little or too much. One that does not compile has no length. B-AUT-02. */
export const wrongLengths = (walks: readonly Walk[]): Finding[] =>
  walks
    .filter((walk) => walk.layers.length > 0 && (wordsIn(walk) < length.least || wordsIn(walk) > length.most))
    .map((walk) => ({
      kind: 'length',
      says: `${walk.slug}.ink: ${wordsIn(walk)} words in all, where a page has ${length.least} to ${length.most}`,
    }));

function findingsOf(file: string, source: string, marked: MarkedStory, heard: Heard): Finding[] {
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], line: number | null, says: string) =>
    findings.push({ kind, says: `${file}${line === null ? '' : `:${line}`}: ${says}` });

  for (const [message, way] of heard.errors) add('error', null, `${message} (${way})`);
  for (const [last, way] of heard.deadEnds) {
    add('dead end', null, `nothing to choose and no end after “${last}” (${way})`);
  }
  // One finding a line, however many pieces it comes in.
  const lost = new Map<number, string>();
  const lose = (line: number, text: string) => lost.has(line) || lost.set(line, text);
  for (const [mark, { line, text }] of marked.pieces.entries()) if (!heard.pieces.has(mark)) lose(line, `“${text}”`);
  for (const [path, { line, text }] of marked.choices) if (!heard.choices.has(path)) lose(line, `the choice “${text}”`);
  for (const [line, text] of lost) add('unreachable', line, `nobody can come to ${text}`);

  for (const { fragment, line } of fragmentsIn(source)) {
    if (!heard.fragments.has(fragment)) add('unfindable', line, `nobody can find “${fragment}”`);
  }
  for (const [fragment, [first = 0, line = 0]] of heard.foundTwice) {
    add('duplicate', line, `the fragment “${fragment}” is found in line ${first} already`);
  }
  return findings;
}

function wordsHeard({ pieces }: MarkedStory, { trusted }: Heard): Pick<Walk, 'layers' | 'withheld'> {
  const layers = Array.from({ length: lastPhase + 1 }, () => 0);
  let withheld = 0;
  for (const [mark, { text }] of pieces.entries()) {
    const phase = trusted.get(mark);
    if (phase === undefined) withheld += wordsOf(text);
    else layers[phase] = (layers[phase] ?? 0) + wordsOf(text);
  }
  return { layers, withheld };
}
