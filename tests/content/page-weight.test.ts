import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';

/** Brotli bytes of scripts and styles that a page needs beyond what every page has, its lazy parts included. */
const mostBytes = 12_000;
/** The drawing of a keepsake, fetched once there is something to keep: it has a limit of its own. */
const keepsake = /(^|\/)keepsake(\/picture)?\.ts$/;
const mostKeepsakeBytes = 4000;
/** Parts that a page fetches one by one, when a reader asks for more: only the heaviest counts, not their sum. */
const oneByOne = /^content\/thoughts\//;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>;
const pageOf = (name: string) => /^pages\/([\w-]+)\/index\.tsx$/.exec(name)?.[1];

const brotliOf = (file: string): number =>
  brotliCompressSync(readFileSync(`dist/site/${file}`), {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  }).length;
const weightOf = (name: string): number => brotliOf(manifest[name]?.file ?? '');

/** Files that come with a chunk, without those of other pages, which are fetched when somebody goes there. */
function filesWith(start: string, leftOut?: RegExp): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name];
    if (
      chunk === undefined ||
      leftOut?.test(name) === true ||
      seen.has(name) ||
      (name !== start && pageOf(name) !== undefined)
    )
      continue;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    const lazy = chunk.dynamicImports ?? [];
    const heaviest = lazy.filter((part) => oneByOne.test(part)).toSorted((a, b) => weightOf(b) - weightOf(a))[0];
    open.push(
      ...(chunk.imports ?? []),
      ...lazy.filter((part) => !oneByOne.test(part)),
      ...(heaviest ? [heaviest] : []),
    );
  }
  return files;
}

const pages = Object.keys(manifest).filter((name) => pageOf(name) !== undefined);

test('a page adds 12 kB at most', () => {
  const known = filesWith('index.html');
  const weights = pages.map((name) => {
    const own = [...filesWith(name, keepsake)].filter((file) => !known.has(file));
    expect(own.length, name).toBeGreaterThan(0);
    return { page: pageOf(name) ?? '', bytes: own.reduce((sum, file) => sum + brotliOf(file), 0) };
  });
  expect(weights.length).toBeGreaterThan(40);

  const heaviest = weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ page, bytes }) => `${page} ${(bytes / 1000).toFixed(1)} kB`);
  const said = `the heaviest are ${heaviest.join(', ')}`;
  expect(
    weights.filter(({ bytes }) => bytes > mostBytes),
    said,
  ).toEqual([]);
  // The parts that were counted one by one exist.
  const counted = Object.keys(manifest).filter((name) => oneByOne.test(name));
  expect(counted).toHaveLength(9);
});

test('the drawing of a keepsake adds 4 kB at most', () => {
  const drawings = Object.keys(manifest).filter((name) => /^pages\/.*\/keepsake\.ts$/.test(name));
  expect(drawings).toHaveLength(5);
  for (const name of drawings) {
    const page = filesWith(name.replace('keepsake.ts', 'index.tsx'), keepsake);
    const own = [...filesWith(name), ...filesWith('ui/keepsake/picture.ts')].filter(
      (file, index, all) => all.indexOf(file) === index && !page.has(file) && !filesWith('index.html').has(file),
    );
    expect(
      own.reduce((sum, file) => sum + brotliOf(file), 0),
      name,
    ).toBeLessThan(mostKeepsakeBytes);
  }
});
