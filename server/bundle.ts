import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build puts the server as one bundle (tools/build/server.ts). Paths are relative to the repository. */
export const bundleFolder = 'dist/server';
/** What the bundle was made of. */
export const sourcesFile = `${bundleFolder}/sources.json`;

export interface Sources {
  /** The server's own modules, and the lock file for those of the packages. */
  readonly files: readonly string[];
  readonly digest: string;
}

/** One digest of the contents of several files, in this order. */
export function digestOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(`${content.length}\n`).update(content);
  return hash.digest('hex');
}

/**
 * Whether there is a bundle of exactly the sources that are in the folder `root` now. Takes about 10 ms. Never throws: with a
 * file missing, the answer is no.
 */
export function isBundled(root: string): boolean {
  try {
    const { files, digest } = JSON.parse(readFileSync(join(root, sourcesFile), 'utf8')) as Sources;
    return digestOf(files.map((file) => readFileSync(join(root, file)))) === digest;
  } catch {
    return false;
  }
}
