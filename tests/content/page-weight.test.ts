import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';

/** Brotli bytes of what a page needs beyond what every page has: scripts and styles, lazy parts of it included. */
const mostBytes = 12_000;
const exceptions: Readonly<Record<string, number>> = {
  // uPlot, for rooms that plot.
  behavioral: 35_000,
  observatory: 35_000,
};
/** Parts of which a page fetches one, shows it, and may come to fetch another: the heaviest counts, not their sum. */
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

/** Files that come with a chunk, pages other than itself left out: those are fetched when somebody goes there. */
function filesWith(start: string): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name) || (name !== start && pageOf(name) !== undefined)) continue;
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

test('[R-RT-03] a page brings along 12 kB at the most, or 35 where it plots', () => {
  const known = filesWith('index.html');
  const weights = pages.map((name) => {
    const own = [...filesWith(name)].filter((file) => !known.has(file));
    expect(own.length, name).toBeGreaterThan(0);
    return { page: pageOf(name) ?? '', bytes: own.reduce((sum, file) => sum + brotliOf(file), 0) };
  });
  expect(weights.length).toBeGreaterThan(40);

  const heaviest = weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ page, bytes }) => `${page} ${(bytes / 1000).toFixed(1)} kB`);
  const said = `the heaviest are ${heaviest.join(', ')}`;
  const mostOf = (page: string) => exceptions[page] ?? mostBytes;
  expect(
    weights.filter(({ page, bytes }) => bytes > mostOf(page)),
    said,
  ).toEqual([]);
  // What is not summed up above must be there to be counted one by one.
  const counted = Object.keys(manifest).filter((name) => oneByOne.test(name));
  expect(counted).toHaveLength(9);
  // A room that has become light needs no leave to be heavy.
  expect(
    weights.filter(({ page, bytes }) => page in exceptions && bytes <= mostBytes),
    said,
  ).toEqual([]);
});
