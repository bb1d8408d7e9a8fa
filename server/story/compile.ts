import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Compiler, CompilerOptions } from 'inkjs/compiler/Compiler';
import { Story } from 'inkjs/engine/Story';
import { numberChoices } from './steps.ts';
import { faultOf, tagsInSource, tagsOf } from './tags.ts';

/** A story that can be played. `ink` is one instance for all readers: whoever plays it resets it first. */
export interface CompiledStory {
  readonly slug: string;
  readonly title: string;
  /** What Ink's compiler made of the source. Holds the prose in the clear: it stays on the server. */
  readonly compiled: string;
  readonly ink: Story;
  /** The number by which a reader's path calls a choice, by Ink's path to it. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** A story that cannot be compiled; the message has one line a fault, "kitchen.ink:14: what is wrong". B-AUT-01. */
export class StoryFault extends Error {
  override readonly name = 'StoryFault';
}

/** Ink's own ErrorType: 0 is an author's TODO, 1 a warning, 2 an error. The last two both stop the build. */
const authorNote = 0;

/** "ERROR: line 3: Unresolved variable: b" becomes "x.ink:3: Unresolved variable: b". */
const placed = (file: string, message: string): string => {
  const parts = /^(?:ERROR|WARNING|RUNTIME ERROR|RUNTIME WARNING): (?:line (\d+): )?([\s\S]*)$/.exec(message);
  return parts === null ? `${file}: ${message}` : `${file}:${parts[1] ?? 1}: ${parts[2]}`;
};

/** Compiles one source. `file` is its name, which the slug comes from. Throws StoryFault. About 30 ms. */
export function compileStory(file: string, source: string): CompiledStory {
  const faults: string[] = [];
  for (const { tag, line } of tagsInSource(source)) {
    const fault = faultOf(tag);
    if (fault !== null) faults.push(`${file}:${line}: ${fault}`);
  }
  const onFault = (message: string, type: number) => {
    if (type !== authorNote) faults.push(placed(file, message));
  };
  let compiled: string | null = null;
  try {
    compiled = new Compiler(source, new CompilerOptions(null, [], false, onFault)).Compile().ToJson() ?? null;
  } catch (error) {
    // "Compilation failed." says less than what onFault has already heard.
    if (faults.length === 0) faults.push(`${file}:1: ${error instanceof Error ? error.message : String(error)}`);
  }
  const ink = compiled === null ? null : new Story(compiled);
  const title = tagsOf(ink?.globalTags ?? null).get('title');
  if (ink !== null && title === undefined) faults.push(`${file}:1: the story has no title`);
  if (faults.length > 0 || compiled === null || ink === null || title === undefined) {
    throw new StoryFault(faults.join('\n'));
  }
  return { slug: basename(file, '.ink'), title, compiled, ink, numbers: numberChoices(ink) };
}

/** Compiles every .ink file of a folder, by slug. Throws one StoryFault that names the faults of all of them. */
export function compileStories(folder: string): Map<string, CompiledStory> {
  const faults: string[] = [];
  const stories = new Map<string, CompiledStory>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ink'))) {
    try {
      const story = compileStory(file, readFileSync(join(folder, file), 'utf8'));
      stories.set(story.slug, story);
    } catch (error) {
      if (!(error instanceof StoryFault)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new StoryFault(faults.join('\n'));
  return stories;
}
