import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the server's bundle (tools/build/server.ts). Paths are relative to the repository. */
export const bundleFolder = 'dist/server';
/** The list of the bundle's sources. */
export const sourcesFile = `${bundleFolder}/sources.json`;

export interface Sources {
  /** The server's modules, and the lock file in place of the packages. */
  readonly files: readonly string[];
  readonly digest: string;
}

/** One digest of the contents of several files, in order. */
export function digestOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(`${content.length}\n`).update(content);
  return hash.digest('hex');
}

/**
 * Whether a bundle of exactly the present sources exists in the folder `root`. Takes about 10 ms. Never throws: false
 * when a file is missing.
 */
export function isBundled(root: string): boolean {
  try {
    const { files, digest } = JSON.parse(readFileSync(join(root, sourcesFile), 'utf8')) as Sources;
    return digestOf(files.map((file) => readFileSync(join(root, file)))) === digest;
  } catch {
    return false;
  }
}
