import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storiesFolder } from '../../server/story/library.ts';
import { tagsInSource } from '../../server/story/tags.ts';

/** A line of an .ink file with the tag `voice`. Each line counts once. */
export interface VoicedLine {
  readonly slug: string;
  /** From 1. */
  readonly line: number;
  readonly voice: string;
  /** Text without tags and conditions. All alternatives of `{a|b}` are kept, with a space between them. */
  readonly text: string;
}

/** A condition inside a line, up to its colon: `ended == 1:`. A sequence has no condition. */
const condition = /^[^:|]*(?:[=<>]|\w\(\))[^:|]*:/;

/** The text of a line without its conditions and without the values that it prints, such as `{visits}`. */
function withoutInk(line: string): string {
  const text = line.replaceAll(/\{([^{}]*)\}/g, (_, inside: string) => {
    if (condition.test(inside)) return inside.replace(condition, '').replaceAll('|', ' ');
    return inside.includes('|') ? inside.replaceAll('|', ' ') : '';
  });
  return text === line ? text : withoutInk(text);
}

/** The voiced lines of one source. Comments are left out. */
function voicedLinesOf(slug: string, source: string): VoicedLine[] {
  const lines = source.split('\n');
  return tagsInSource(source).flatMap(({ tag, line }) => {
    const voice = /^voice:\s*(\w+)$/.exec(tag)?.[1];
    if (voice === undefined) return [];
    return [{ slug, line, voice, text: withoutInk((lines[line - 1] ?? '').replace(/\s#.*$/, '').trim()) }];
  });
}

/** The voiced lines of all stories, by file and line. */
export const allVoicedLines = (): VoicedLine[] =>
  readdirSync(storiesFolder)
    .filter((file) => file.endsWith('.ink'))
    .flatMap((file) => voicedLinesOf(file.replace('.ink', ''), readFileSync(join(storiesFolder, file), 'utf8')));

/** The number of pages that contain the lines. */
export const pagesOf = (lines: readonly VoicedLine[]): number => new Set(lines.map(({ slug }) => slug)).size;
