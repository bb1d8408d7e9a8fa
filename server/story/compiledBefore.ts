import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the build has compiled. To compile all stories takes a second and 200 MB, which the server would need at every start
 * and never again. A source that is not found here as it is now is compiled.
 */
const file = join(import.meta.dirname, '../../dist/stories.json');

const keyOf = (source: string): string => createHash('sha256').update(source).digest('hex');

let known: Readonly<Record<string, string>> | undefined;

/** The compiled form of this very source, as JSON; undefined when the build has not compiled it. */
export function compiledBefore(source: string): string | undefined {
  known ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  return known[keyOf(source)];
}

/** Forgets what was compiled before, so that everything is compiled again. */
export function forgetCompiled(): void {
  known = {};
}

/** Keeps compiled stories for the next start. They show their prose, so the file is not among those that are served. */
export function keepCompiled(stories: readonly { readonly source: string; readonly compiled: string }[]): void {
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(stories.map(({ source, compiled }) => [keyOf(source), compiled]))),
  );
}
