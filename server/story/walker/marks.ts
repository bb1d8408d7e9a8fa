import { Story } from 'inkjs/engine/Story';
import type { CompiledStory } from '../compile.ts';
import { repeatedIn } from './fragments.ts';

/** A piece of text as it stands in the compiled story: a line, or what lies between two conditions inside one. */
export interface Piece {
  readonly text: string;
  /** The line of the source in which it is found first, from 1. */
  readonly line: number;
}

/** A story in which every piece of text carries its number, so that hearing it proves that it can be heard. */
export interface MarkedStory {
  readonly story: CompiledStory;
  readonly pieces: readonly Piece[];
  /** What is on offer, by the path under which Ink knows the offer. */
  readonly choices: ReadonlyMap<string, Piece>;
  /** By line of the source, fragments that it names more than once. */
  readonly repeated: ReadonlyMap<number, string>;
}

/** Two characters of the private use area, which no writer types; between them stands the number. */
const open = '\uE000';
const close = '\uE001';

/** Ink's flag for a choice that is taken by itself when no other is left; it is never offered. */
const isFallback = 8;

/** The numbers in a text. */
export const marksIn = (text: string): number[] =>
  Array.from(text.matchAll(/\uE000(\d+)\uE001/g), ([, mark]) => Number(mark));

/** A text as a reader has it. */
export const withoutMarks = (text: string): string => text.replaceAll(/\uE000\d+\uE001/g, '');

const lineOf = (lines: readonly string[], text: string): number =>
  Math.max(1, 1 + lines.findIndex((line) => line.includes(text)));

/**
 * Marks a copy of a story. A piece is a string of the compiled story: glue and interpolation join pieces only while
 * they are spoken, so each counts by itself. Left alone, because the story goes by their letters: tags, and strings
 * that are values (`~ last = "mug"`). The words of a choice are such a value; it counts by its path. B-AUT-02.
 */
export function markStory(story: CompiledStory, source: string): MarkedStory {
  const lines = source.split('\n');
  const pieces: Piece[] = [];
  const choices = new Map<string, Piece>();

  const marked = (text: string): string => {
    const start = text.search(/\S/);
    if (start < 0) return text;
    const mark = pieces.push({ text: text.trim(), line: lineOf(lines, text.trim()) }) - 1;
    return `${text.slice(0, start)}${open}${mark}${close}${text.slice(start)}`;
  };

  const inContainer = (container: readonly unknown[], path: readonly string[], isValue: boolean): unknown[] => {
    let values = isValue ? 1 : 0;
    let isTag = false;
    let lastValue = '';
    return container.map((item, at) => {
      if (at === container.length - 1) return item === null ? null : inNamed(item, path);
      if (item === 'str') values++;
      else if (item === '/str') values--;
      else if (item === '#') isTag = true;
      else if (item === '/#') isTag = false;
      else if (Array.isArray(item)) return inContainer(item, [...path, nameOf(item) ?? String(at)], values > 0);
      else if (typeof item === 'string' && item.startsWith('^')) {
        if (values === 0 && !isTag) return `^${marked(item.slice(1))}`;
        if (!isTag) lastValue = item.slice(1).trim();
      } else if (isChoice(item) && (item.flg & isFallback) === 0) {
        choices.set([...path, String(at)].join('.'), { text: lastValue, line: lineOf(lines, lastValue) });
      }
      return item;
    });
  };
  const inNamed = (named: unknown, path: readonly string[]): unknown =>
    Object.fromEntries(
      Object.entries(named as Record<string, unknown>).map(([name, item]) => [
        name,
        Array.isArray(item) ? inContainer(item, [...path, name], false) : item,
      ]),
    );

  const compiled = JSON.parse(story.compiled) as { root: unknown[] };
  const ink = new Story(JSON.stringify({ ...compiled, root: inContainer(compiled.root, [], false) }));
  return { story: { ...story, ink }, pieces, choices, repeated: repeatedIn(source) };
}

/** The last entry of a container is null or what it has under names, its own name among it. */
function nameOf(container: readonly unknown[]): string | null {
  const named = container.at(-1);
  if (typeof named !== 'object' || named === null || !('#n' in named)) return null;
  return String(named['#n']);
}

const isChoice = (item: unknown): item is { '*': string; flg: number } =>
  typeof item === 'object' && item !== null && '*' in item;
