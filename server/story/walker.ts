import { lastPhase } from '#contract/opening.ts';
import { compileStory, StoryCompileError } from './compile.ts';
import { afterTheEnd, type Coverage, emptyCoverage } from './walker/coverage.ts';
import { fragmentsIn } from './walker/fragments.ts';
import { defaultLimits, walkAllPaths, type WalkLimits } from './walker/play.ts';
import { type InstrumentedStory, instrumentStory } from './walker/segments.ts';

/** A problem in a story that its writer has to correct. B-AUT-02. */
export interface StoryIssue {
  readonly kind:
    | 'compile error'
    | 'runtime error'
    | 'dead end'
    | 'unreachable'
    | 'unfindable'
    | 'duplicate'
    | 'length'
    | 'no way on';
  /** One line, with the file and, if known, the line: "kitchen.ink:14: the problem". */
  readonly message: string;
}

export interface StorySource {
  /** File name, from which the slug is made. */
  readonly file: string;
  readonly text: string;
}

/** The automatic reader's measurements of one story. */
export interface StoryWalk {
  readonly slug: string;
  readonly issues: readonly StoryIssue[];
  /** Words added by each phase from 0 to 5, for a reader with suspicion below 3. */
  readonly wordsByPhase: readonly number[];
  /** Words that only a reader with suspicion 3 or more can see. */
  readonly withheldWords: number;
  /** By path, the lowest phase at which the story links to it. */
  readonly links: ReadonlyMap<string, number>;
  /** The phases at which a reader with suspicion below 3 sees a link, and `afterTheEnd`. */
  readonly linkPhases: ReadonlySet<number>;
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’.,:-]*/gu)?.length ?? 0;

/**
 * Plays one story through every choice, at every phase and suspicion that changes its text, within limits, and then at
 * random. Never throws. B-AUT-02. The issues of a story that does not compile are its compile errors, including dead
 * links.
 */
export function walkStory({ file, text }: StorySource, limits: WalkLimits = defaultLimits, seed = 47_001): StoryWalk {
  const slug = file.replace(/\.ink$/, '');
  try {
    const instrumented = instrumentStory(compileStory(file, text), text);
    const coverage = emptyCoverage();
    walkAllPaths(instrumented, coverage, limits, seed);
    return {
      slug,
      issues: issuesOf(file, text, instrumented, coverage),
      ...wordsOf(instrumented, coverage),
      links: coverage.links,
      linkPhases: coverage.linkPhases,
    };
  } catch (error) {
    if (!(error instanceof StoryCompileError)) throw error;
    const issues = error.message.split('\n').map((message): StoryIssue => ({ kind: 'compile error', message }));
    return { slug, issues, wordsByPhase: [], withheldWords: 0, links: new Map(), linkPhases: new Set() };
  }
}

/** Fragments that occur on two pages. A fragment belongs to one page, because it shows where the reader has been. */
export function duplicateFragments(sources: readonly StorySource[]): StoryIssue[] {
  const firstFiles = new Map<string, string>();
  return sources.flatMap(({ file, text }) =>
    fragmentsIn(text).flatMap(({ fragment, line }): StoryIssue[] => {
      const first = firstFiles.get(fragment);
      if (first === undefined) firstFiles.set(fragment, file);
      if (first === undefined || first === file) return [];
      return [{ kind: 'duplicate', message: `${file}:${line}: the fragment “${fragment}” is already in ${first}` }];
    }),
  );
}

/** Limits on the words of a page, over all phases. A reader at one phase sees less than half of the maximum. */
const wordLimits = { least: 250, most: 1300 };
/**
 * The kitchen may have more words. It contains both ends, and an argument that depends on the reader's acts. B-END-03.
 */
const mostBySlug: ReadonlyMap<string, number> = new Map([['kitchen', 2600]]);
const mostOf = ({ slug }: StoryWalk): number => mostBySlug.get(slug) ?? wordLimits.most;

/** The number of words that a story can show, each counted once: all phases, and the lines that suspicion replaces. */
export const totalWords = ({ wordsByPhase, withheldWords }: StoryWalk): number =>
  wordsByPhase.reduce((sum, words) => sum + words, withheldWords);

/** Stories with too few or too many words. A story that does not compile has no length. B-AUT-02. */
export const lengthIssues = (walks: readonly StoryWalk[]): StoryIssue[] =>
  walks
    .filter(({ wordsByPhase }) => wordsByPhase.length > 0)
    .filter((walk) => totalWords(walk) < wordLimits.least || totalWords(walk) > mostOf(walk))
    .map((walk) => ({
      kind: 'length',
      message: `${walk.slug}.ink: ${totalWords(walk)} words in all; a page has ${wordLimits.least} to ${mostOf(walk)}`,
    }));

/**
 * Stories in which readers of some phase, or readers after the end, find no link to another page on any path. B-AUT-02.
 * Slugs in `linked` have a link in their component. A story that does not compile is skipped.
 */
export const wayOnIssues = (walks: readonly StoryWalk[], linked: readonly string[]): StoryIssue[] =>
  walks
    .filter(({ slug, wordsByPhase }) => wordsByPhase.length > 0 && !linked.includes(slug))
    .flatMap(({ slug, linkPhases }): StoryIssue[] => {
      const stages = Array.from({ length: afterTheEnd + 1 }, (_, stage) => stage);
      const without = stages
        .filter((stage) => !linkPhases.has(stage))
        .map((stage) => (stage === afterTheEnd ? 'after the end' : `at phase ${stage}`));
      if (without.length === 0) return [];
      return [{ kind: 'no way on', message: `${slug}.ink: no link ${without.join(', ')}` }];
    });

function issuesOf(file: string, source: string, instrumented: InstrumentedStory, coverage: Coverage): StoryIssue[] {
  const issues: StoryIssue[] = [];
  const add = (kind: StoryIssue['kind'], line: number | null, message: string) =>
    issues.push({ kind, message: `${file}${line === null ? '' : `:${line}`}: ${message}` });

  for (const [message, path] of coverage.errors) add('runtime error', null, `${message} (${path})`);
  for (const [last, path] of coverage.deadEnds) {
    add('dead end', null, `no choice and no end after “${last}” (${path})`);
  }
  // One issue for a line, even if several of its segments are unreachable.
  const unreachable = new Map<number, string>();
  const addUnreachable = (line: number, text: string) => unreachable.has(line) || unreachable.set(line, text);
  for (const [id, { line, text }] of instrumented.segments.entries()) {
    if (!coverage.segments.has(id)) addUnreachable(line, `“${text}”`);
  }
  for (const [path, { line, text }] of instrumented.choices) {
    if (!coverage.choices.has(path)) addUnreachable(line, `the choice “${text}”`);
  }
  for (const [line, text] of unreachable) add('unreachable', line, `no reader reached ${text}`);

  for (const { fragment, line } of fragmentsIn(source)) {
    if (!coverage.fragments.has(fragment)) add('unfindable', line, `no reader found “${fragment}”`);
  }
  for (const [fragment, [first = 0, line = 0]] of coverage.foundTwice) {
    add('duplicate', line, `the fragment “${fragment}” is already in line ${first}`);
  }
  return issues;
}

function wordsOf(
  { segments }: InstrumentedStory,
  { trusted }: Coverage,
): Pick<StoryWalk, 'wordsByPhase' | 'withheldWords'> {
  const wordsByPhase = Array.from({ length: lastPhase + 1 }, () => 0);
  let withheldWords = 0;
  for (const [id, { text }] of segments.entries()) {
    const phase = trusted.get(id);
    if (phase === undefined) withheldWords += countWords(text);
    else wordsByPhase[phase] = (wordsByPhase[phase] ?? 0) + countWords(text);
  }
  return { wordsByPhase, withheldWords };
}
