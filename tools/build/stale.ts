import { globSync, statSync } from 'node:fs';

/** All sources of the built site. */
const sources = [
  'src/**/*',
  'workers/**/*.ts',
  'shaders/**/*',
  'contract/**/*.ts',
  'public/**/*',
  'server/**/*.{ts,ink}',
  'tools/build.ts',
  'tools/build/**/*.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** True when `stamp` is missing or any source is younger. */
export function isStale(stamp: string): boolean {
  const built = statSync(stamp, { throwIfNoEntry: false });
  if (built === undefined) return true;
  return globSync(sources).some((file) => statSync(file).mtimeMs > built.mtimeMs);
}
