import { globSync, readFileSync, statSync } from 'node:fs';
import { digestOf } from '../../server/bundle.ts';

/** All sources of the built site. Caches that tools write into src/ are excluded. */
const sources = [
  'src/**/*',
  'workers/**/*.ts',
  'shaders/**/*',
  'contract/**/*.ts',
  'public/**/*',
  'server/**/*.{ts,ink}',
  'tools/build.ts',
  'tools/build/**/*.ts',
  'tsconfig*.json',
  '{src,workers,contract,server}/tsconfig.json',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const isCache = (file: string): boolean => /(^|\/)node_modules(\/|$)/.test(file);

/** One digest of the names and contents of all sources below the working directory. Takes about 60 ms. */
export function digestOfSources(): string {
  const files = globSync(sources, { exclude: isCache })
    .filter((file) => statSync(file).isFile())
    .toSorted();
  return digestOf(files.flatMap((file) => [Buffer.from(file), readFileSync(file)]));
}

/** True unless the build was made from these sources. `stamp` is a JSON file with their `digest`. */
export function isStale(stamp: string): boolean {
  try {
    const { digest } = JSON.parse(readFileSync(stamp, 'utf8')) as { digest?: string };
    return digest !== digestOfSources();
  } catch {
    return true;
  }
}
