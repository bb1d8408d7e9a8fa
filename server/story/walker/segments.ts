import { Story } from 'inkjs/engine/Story';
import type { CompiledStory } from '../compile.ts';
import { repeatedFragments } from './fragments.ts';

/** A text in the compiled story: a whole line, or the part of a line between two conditions. */
export interface TextSegment {
  readonly text: string;
  /** The first line of the source that contains the text, from 1. */
  readonly line: number;
}

/** A story in which every text segment has an id, so that a shown text proves that it is reachable. */
export interface InstrumentedStory {
  readonly story: CompiledStory;
  readonly segments: readonly TextSegment[];
  /** The choices of the story, by Ink's path. */
  readonly choices: ReadonlyMap<string, TextSegment>;
  /** By line of the source, a fragment that the source contains in several lines. */
  readonly repeated: ReadonlyMap<number, string>;
}

/** Two characters of the private use area, which no writer types. They enclose a segment id. */
const open = '\uE000';
const close = '\uE001';

/** Ink's flag for a choice that Ink takes by itself when no other is left. It is never offered. */
const isFallback = 8;

/** The segment ids in a text. */
export const segmentIdsIn = (text: string): number[] =>
  Array.from(text.matchAll(/\uE000(\d+)\uE001/g), ([, id]) => Number(id));

/** The text without segment ids, as a reader sees it. */
export const removeMarkers = (text: string): string => text.replaceAll(/\uE000\d+\uE001/g, '');

const lineOf = (lines: readonly string[], text: string): number =>
  Math.max(1, 1 + lines.findIndex((line) => line.includes(text)));

/**
 * Adds an id to every text segment in a copy of a story. B-AUT-02. A segment is a string of the compiled story: glue
 * and interpolation join segments only during play, so each string counts by itself. Two kinds of string get no id,
 * because the story compares their letters: tags, and strings that are values (`~ last = "mug"`). The text of a choice
 * is such a value, so a choice is counted by its path.
 */
export function instrumentStory(story: CompiledStory, source: string): InstrumentedStory {
  const lines = source.split('\n');
  const segments: TextSegment[] = [];
  const choices = new Map<string, TextSegment>();

  const withId = (text: string): string => {
    const start = text.search(/\S/);
    if (start < 0) return text;
    const id = segments.push({ text: text.trim(), line: lineOf(lines, text.trim()) }) - 1;
    return `${text.slice(0, start)}${open}${id}${close}${text.slice(start)}`;
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
        if (values === 0 && !isTag) return `^${withId(item.slice(1))}`;
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
  return { story: { ...story, ink }, segments, choices, repeated: repeatedFragments(source) };
}

/** The name of a container. A container's last entry is null, or an object with its name and its named parts. */
function nameOf(container: readonly unknown[]): string | null {
  const named = container.at(-1);
  if (typeof named !== 'object' || named === null || !('#n' in named)) return null;
  return String(named['#n']);
}

const isChoice = (item: unknown): item is { '*': string; flg: number } =>
  typeof item === 'object' && item !== null && '*' in item;
