import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { meaningOf } from '../../src/content/held.ts';

/** The keys under which the site's own code keeps anything, as the sources write them. */
function keysInSources(): string[] {
  const texts = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const patterns = [
    /atomWithStorage(?:<[^(]*>)?\(\s*'([^']+)'/g,
    /StorageKey = '([^']+)'/g,
    /keyOf = [^`]*`(d5u-[a-z-]+)\$\{slug/g,
  ];
  return texts.flatMap((text) =>
    patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, key = '']) => key)),
  );
}

test('[B-PRV-01] /surveillance-truth can say of every key on the device what it is for', () => {
  const keys = keysInSources();
  expect(keys).toContain('narrative-state');
  expect(keys).toContain('d5u-evidence-table');
  // Set and removed in one breath, to tell the other tabs.
  const lasting = keys.filter((key) => key !== 'd5u-erased');
  expect(lasting.filter((key) => meaningOf(key) === meaningOf('something else'))).toEqual([]);
});
