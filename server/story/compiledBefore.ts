import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The stories compiled by the build. Compiling all stories would take a second and 200 MB at every start. A source that
 * is not found here, or that has changed, is compiled.
 */
const file = join(import.meta.dirname, '../../dist/stories.json');

const keyOf = (source: string): string => createHash('sha256').update(source).digest('hex');

let known: Readonly<Record<string, string>> | undefined;

/** The compiled form of exactly this source, as JSON; undefined when the build has not compiled it. */
export function compiledBefore(source: string): string | undefined {
  known ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  return known[keyOf(source)];
}

/** Drops the compiled stories, so that every source is compiled again. */
export function forgetCompiled(): void {
  known = {};
}

/** Writes compiled stories for the next start. They contain the prose, so the file is not served. */
export function keepCompiled(stories: readonly { readonly source: string; readonly compiled: string }[]): void {
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(stories.map(({ source, compiled }) => [keyOf(source), compiled]))),
  );
}
