import { globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { storySavedEvent } from '../../contract/devStorySaved.ts';
import { remarks } from '../../server/content/remarks/remarks.ts';

/** The files that the browser must fetch before any code can run: the page's scripts and their static imports. */
function entryScripts(page: string): string[] {
  const html = readFileSync(`dist/site/pages/${page}.html`, 'utf8');
  const wanted = [...html.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)].map((match) => match[1] ?? '');
  const seen = new Set<string>();
  while (wanted.length > 0) {
    const file = wanted.pop() ?? '';
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(`dist/site/${file}`, 'utf8');
    for (const match of code.matchAll(/(?:\bfrom\s*|\bimport\s*)["']\.\/([\w.-]+\.js)["']/g))
      wanted.push(`assets/${match[1]}`);
  }
  return [...seen];
}

/** Names in each library's own code that survive minification. */
const marks = { pixi: /pixi\.?js|PixiJS|_pixiId|UniformGroup/i, ink: /inkVersion|listDefs/, typebox: /~kind/ };

test('[R-CARD-04] the entry chunk contains nothing of Pixi and stays under 130 kB gzip', () => {
  const scripts = entryScripts('index');
  expect(scripts.length).toBeGreaterThan(1);
  const bytes = scripts.map((file) => readFileSync(`dist/site/${file}`));
  for (const [index, script] of bytes.entries()) expect(marks.pixi.test(script.toString()), scripts[index]).toBe(false);
  const gzipped = bytes.reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(gzipped).toBeLessThan(130_000);
});

test('[R-CARD-04] Pixi is in chunks that are fetched later', () => {
  const all = globSync('dist/site/assets/*.js');
  expect(all.filter((file) => marks.pixi.test(readFileSync(file, 'utf8'))).length).toBeGreaterThan(0);
});

test('[R-CARD-04] the overlay is at most 110 kB Brotli beyond the page, without the renderers that it never uses', () => {
  const files = globSync('dist/site/assets/{pixi,Overlay}-*.js');
  expect(files).toHaveLength(2);
  const text = files.map((file) => readFileSync(file, 'utf8')).join('');
  expect(/createCommandEncoder|createRadialGradient/.test(text)).toBe(false);
  expect(files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0)).toBeLessThan(110_000);
});

test('[B-SND-02] the code of the sounds is at most 8 kB gzip, and no page fetches it before it is asked for', () => {
  const files = globSync('dist/site/assets/player-*.js');
  expect(files).toHaveLength(1);
  const text = readFileSync(files[0]!);
  expect(text.toString()).toContain('createWaveShaper');
  expect(gzipSync(text).length).toBeLessThanOrEqual(8000);
  const others = globSync('dist/site/assets/*.js').filter((file) => file !== files[0]);
  expect(others.filter((file) => readFileSync(file, 'utf8').includes('createWaveShaper'))).toEqual([]);
  for (const page of globSync('dist/site/pages/*.html')) expect(readFileSync(page, 'utf8')).not.toContain('/player-');
});

test('[B-SEC-01] nothing of Ink ships: no runtime, no compiled story', () => {
  for (const file of globSync('dist/site/**/*.{js,html,json}')) {
    expect(marks.ink.test(readFileSync(file, 'utf8')), file).toBe(false);
  }
});

test('[R-CARD-04] no schema ships: a value that the browser needs is in a module of the contract without schemas', () => {
  const all = globSync('dist/site/assets/*.js');
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((file) => marks.typebox.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('[B-AUT-01] the code that sends saved stories to an open page does not ship', () => {
  for (const file of globSync('dist/site/**/*.{js,html}')) {
    const text = readFileSync(file, 'utf8');
    expect(text.includes(storySavedEvent) || text.includes('vite-error-overlay'), file).toBe(false);
  }
});

test('[B-SEC-01] no remark ships: the server sends each with its phase', () => {
  const lines = Object.values(remarks).flatMap((phase) => phase.flatMap(({ says, withholds }) => [says, withholds]));
  for (const file of globSync('dist/site/**/*.{js,html,json}')) {
    const text = readFileSync(file, 'utf8');
    expect(
      lines.filter((line) => line.length > 20 && text.includes(line)),
      file,
    ).toEqual([]);
  }
});

test('[R-RT-03] every page is a chunk of its own', () => {
  const folders = globSync('src/pages/*/index.tsx').map((file) => file.split('/').at(-2) ?? '');
  const chunks = globSync('dist/site/assets/*.js').map((file) => file.split('/').at(-1) ?? '');
  for (const folder of folders)
    expect(
      chunks.some((chunk) => chunk.startsWith(`${folder}-`)),
      folder,
    ).toBe(true);
});
