import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publicRoutes } from '#contract/routes.ts';

/** Brotli bytes of scripts and styles that a page needs in addition to the common ones, lazy parts included. */
const mostBytes = 11_500;
/** Fetched on request: the drawing of a keepsake, which has its own limit, and the words of a recovery phrase. */
const keepsake = /(^|\/)keepsake(\/picture)?\.ts$|privacy\/phrase\.ts$/;
const mostKeepsakeBytes = 4000;
/** Fetched after hydration, with their own limit: the drawings of Home, and the picture of the archive. */
const later = /^pages\/(home\/afterwards\/Afterwards|routemap\/Picture)\.tsx$/;
const mostLaterBytes = 5100;
/** Parts that a page fetches one by one, when a reader asks for more. Only the heaviest part counts, not their sum. */
const oneByOne = /^content\/thoughts\//;

const leftOut = new RegExp(`${keepsake.source}|${later.source}`);

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>;
const pageOf = (name: string) => /^pages\/([\w-]+)\/index\.tsx$/.exec(name)?.[1];

/** The bytes of a file as sent: its Brotli form, if the build has made one. */
function brotliOf(file: string): number {
  const sent = `dist/site/${file}`;
  return statSync(existsSync(`${sent}.br`) ? `${sent}.br` : sent).size;
}
const weightOf = (name: string): number => brotliOf(manifest[name]?.file ?? '');

/**
 * Files that are loaded with a chunk. Files of other pages are left out: they are fetched when the reader opens those
 * pages.
 */
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

/** The files that every page loads: the entry, and the chunk of shared modules (vite.config.ts). */
const common = Object.keys(manifest).filter((name) => /^_common-[\w-]+\.js$/.test(name));
const everywhere = new Set([...filesWith('index.html'), ...common.flatMap((name) => [...filesWith(name)])]);

const pages = Object.keys(manifest).filter((name) => pageOf(name) !== undefined);

test('a page adds 11.5 kB at most', () => {
  expect(common).toHaveLength(1);
  const weights = pages.map((name) => {
    const own = [...filesWith(name, leftOut)].filter((file) => !everywhere.has(file));
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
  // `oneByOne` matches nine parts, so the pattern is not out of date.
  const counted = Object.keys(manifest).filter((name) => oneByOne.test(name));
  expect(counted).toHaveLength(9);
});

test('the parts that a page fetches after hydration add 5.1 kB at most', () => {
  const parts = Object.keys(manifest).filter((name) => later.test(name));
  expect(parts).toHaveLength(2);
  for (const name of parts) {
    const page = filesWith(name.replace(/(?:afterwards\/)?\w+\.tsx$/, 'index.tsx'), leftOut);
    const own = [...filesWith(name)].filter((file) => !page.has(file) && !everywhere.has(file));
    expect(
      own.reduce((sum, file) => sum + brotliOf(file), 0),
      name,
    ).toBeLessThan(mostLaterBytes);
  }
});

test('the drawing of a keepsake adds 4 kB at most', () => {
  const drawings = Object.keys(manifest).filter((name) => /^pages\/.*\/keepsake\.ts$/.test(name));
  expect(drawings).toHaveLength(5);
  for (const name of drawings) {
    const page = filesWith(name.replace('keepsake.ts', 'index.tsx'), keepsake);
    const own = [...filesWith(name), ...filesWith('ui/keepsake/picture.ts')].filter(
      (file, index, all) => all.indexOf(file) === index && !page.has(file) && !everywhere.has(file),
    );
    expect(
      own.reduce((sum, file) => sum + brotliOf(file), 0),
      name,
    ).toBeLessThan(mostKeepsakeBytes);
  }
});

/** A chunk and all that it imports statically. */
function closureOf(start: string): string[] {
  const names = new Set([start]);
  for (const name of names) for (const part of manifest[name]?.imports ?? []) names.add(part);
  return [...names];
}
const scriptsOf = (start: string) => closureOf(start).map((name) => manifest[name]?.file ?? '');
const stylesOf = (start: string) => closureOf(start).flatMap((name) => manifest[name]?.css ?? []);

test('[R-CARD-04] a page is five scripts and 109.2 kB at most before it answers, and nothing of the app shell or Pixi', () => {
  for (const page of pages) {
    const scripts = [...new Set(['index.html', page].flatMap(scriptsOf))];
    expect(scripts.length, page).toBeLessThanOrEqual(5);
    expect(scripts.filter((file) => /\/(shell|pixi|AppShell|Overlay)-/.test(file))).toEqual([]);
    const bytes = scripts.reduce((sum, file) => sum + brotliOf(file), 0);
    expect(bytes, page).toBeLessThan(publicRoutes.some((slug) => slug === pageOf(page)) ? 109_200 : 117_500);
  }
});

test('a chunk has 500 bytes at least, apart from the parts that a reader asks for', () => {
  const small = globSync('dist/site/assets/*.js').filter((file) => statSync(file).size < 500);
  // The parts of Pixi are never fetched: the overlay uses Pixi without them (`skipExtensionImports`).
  expect(small.filter((file) => !/\/(picture|browserAll|webworkerAll|init)-/.test(file))).toEqual([]);
});

test('[R-CARD-04] a first visit to Home is 420 kB at most: page, fonts, scripts, app shell, overlay, worker', () => {
  const later = ['index.html', 'pages/home/index.tsx', 'app/AppShell.tsx', 'app/wiring.ts', 'overlay/Overlay.tsx'];
  // The styles of entry and page are inside the document.
  const inline = new Set(['index.html', 'pages/home/index.tsx'].flatMap((name) => stylesOf(name)));
  const files = new Set(later.flatMap((name) => [...scriptsOf(name), ...stylesOf(name)]));
  const fetched = [...files].filter((file) => !inline.has(file));
  const fonts = ['redaction', 'commit-mono', 'redaction-italic'].map((name) => `ui/fonts/${name}.woff2`);
  for (const font of [...fonts, 'pages/home/fonts/d5u-20.woff2', 'pages/home/fonts/d5u-35.woff2'])
    fetched.push(manifest[font]?.file ?? '');
  const workers = globSync('assets/simulation-worker-*.js', { cwd: 'dist/site' });
  expect(workers).toHaveLength(1);
  const bytes = [...fetched, ...workers, 'pages/index.html'].reduce((sum, file) => sum + brotliOf(file), 0);
  // The rest of the limit is for the headers of some 25 replies and for the API.
  expect(bytes).toBeLessThan(405_000);
});

test('[R-CARD-04] the overlay with Pixi is at most 125 kB gzip over the page’s own', () => {
  const parts = [...filesWith('overlay/Overlay.tsx')].filter((file) => /\/(Overlay|pixi)-/.test(file));
  expect(parts.length).toBe(3);
  const bytes = parts.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/site/${file}`)).length, 0);
  expect(bytes).toBeLessThanOrEqual(125_000);
});
