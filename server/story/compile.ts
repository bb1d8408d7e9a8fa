import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Compiler, CompilerOptions } from 'inkjs/compiler/Compiler';
import { Story } from 'inkjs/engine/Story';
import { numberChoices } from './choiceNumbers.ts';
import { compiledBefore } from './compiledBefore.ts';
import { factNames } from './facts.ts';
import { tagError, tagsInSource, tagsOf } from './tags.ts';

/** A story that can be played. `ink` is one instance for all readers: each run resets it first. */
export interface CompiledStory {
  readonly slug: string;
  readonly title: string;
  /** The compiled story as JSON. It contains the prose as readable text, so it stays on the server. */
  readonly compiled: string;
  readonly ink: Story;
  /** The names of the facts that the story declares as a VAR. Only these facts are set. */
  readonly facts: readonly string[];
  /** The number of each choice in a reader's path, by Ink's path to the choice. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** A story that cannot be compiled. The message has one line for each error, "kitchen.ink:14: the error". B-AUT-01. */
export class StoryCompileError extends Error {
  override readonly name = 'StoryCompileError';
}

/** Ink's own ErrorType: 0 is an author's TODO, 1 a warning, 2 an error. Warnings and errors both stop the build. */
const authorNote = 0;

/** "ERROR: line 3: Unresolved variable: b" becomes "x.ink:3: Unresolved variable: b". */
const withLocation = (file: string, message: string): string => {
  const parts = /^(?:ERROR|WARNING|RUNTIME ERROR|RUNTIME WARNING): (?:line (\d+): )?([\s\S]*)$/.exec(message);
  return parts === null ? `${file}: ${message}` : `${file}:${parts[1] ?? 1}: ${parts[2]}`;
};

/** A story of compiled JSON. It is parsed on first use: parsing all stories would delay each start by 0.2 s. */
function storyOf(slug: string, compiled: string): CompiledStory {
  let opened: Pick<CompiledStory, 'title' | 'ink' | 'facts' | 'numbers'> | undefined;
  const open = () => {
    if (opened !== undefined) return opened;
    const ink = new Story(compiled);
    const facts = factNames.filter((name) => ink.variablesState.GlobalVariableExistsWithName(name));
    const title = tagsOf(ink.globalTags).get('title') ?? '';
    return (opened = { title, ink, facts, numbers: numberChoices(ink) });
  };
  return {
    slug,
    compiled,
    get title() {
      return open().title;
    },
    get ink() {
      return open().ink;
    },
    get facts() {
      return open().facts;
    },
    get numbers() {
      return open().numbers;
    },
  };
}

/**
 * Compiles one source. The slug is made from the file name `file`. Throws StoryCompileError. Takes about 30 ms. For a
 * source that the build has compiled and checked, the result is only looked up.
 */
export function compileStory(file: string, source: string): CompiledStory {
  const slug = basename(file, '.ink');
  const known = compiledBefore(source);
  if (known !== undefined) return storyOf(slug, known);

  const errors: string[] = [];
  for (const { tag, line } of tagsInSource(source)) {
    const error = tagError(tag);
    if (error !== null) errors.push(`${file}:${line}: ${error}`);
  }
  const onError = (message: string, type: number) => {
    if (type !== authorNote) errors.push(withLocation(file, message));
  };
  let compiled: string | null = null;
  try {
    compiled = new Compiler(source, new CompilerOptions(null, [], false, onError)).Compile().ToJson() ?? null;
  } catch (error) {
    // The message "Compilation failed." adds nothing to the errors that onError has reported.
    if (errors.length === 0) errors.push(`${file}:1: ${error instanceof Error ? error.message : String(error)}`);
  }
  const story = compiled === null ? null : storyOf(slug, compiled);
  if (story?.title === '') errors.push(`${file}:1: the story has no title`);
  if (errors.length > 0 || story === null) throw new StoryCompileError(errors.join('\n'));
  return story;
}

/** Compiles every .ink file of a folder, by slug. Throws one StoryCompileError with the errors of all files. */
export function compileStories(folder: string): Map<string, CompiledStory> {
  const errors: string[] = [];
  const stories = new Map<string, CompiledStory>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ink'))) {
    try {
      const story = compileStory(file, readFileSync(join(folder, file), 'utf8'));
      stories.set(story.slug, story);
    } catch (error) {
      if (!(error instanceof StoryCompileError)) throw error;
      errors.push(error.message);
    }
  }
  if (errors.length > 0) throw new StoryCompileError(errors.join('\n'));
  return stories;
}
