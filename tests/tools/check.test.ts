import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOfSources, isStale } from '../../tools/build/stale.ts';
import { unusedPackages } from '../../tools/check/packages.ts';
import { shaderFaults } from '../../tools/check/shaders.ts';
import { styleFaults } from '../../tools/check/styles.ts';

const here = process.cwd();
beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'd5u-check-'))));
afterEach(() => {
  const folder = process.cwd();
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('a class without a rule is a fault, and so is an unused rule; a class of another library is none', () => {
  put(
    'src/ui/style.module.css',
    '.page { color: red; }\n.lost > a, .page :global(.pixi) { color: red; }\n/* .old {} */',
  );
  put('src/ui/Page.tsx', "import style from './style.module.css';\nexport const names = [style.page, style['gone']];");
  expect(styleFaults()).toEqual([
    'src/ui/Page.tsx uses the class gone, which src/ui/style.module.css does not have.',
    'src/ui/style.module.css has a rule for .lost, which nothing uses.',
  ]);
});

test('a rule about something inside of what is hovered names it by a class', () => {
  const named = [
    '.page a:hover',
    '.page:hover .page',
    '.page:has(a:hover) > .page::after',
    '.page:hover:not([data-x])',
  ];
  const vague = [
    '.page:hover span',
    ".page:hover [data-x='a b']",
    '.page a:hover + i::before',
    '.page:has(a:hover) svg',
  ];
  put('src/ui/style.module.css', [`${named.join(', ')} {}`, `.page, ${vague.join(',\n')} {}`].join('\n'));
  put('src/ui/Page.tsx', "import style from './style.module.css';\nexport const name = style.page;");
  expect(styleFaults()).toEqual(
    vague.map((selector) => `src/ui/style.module.css: “${selector}” is to name its element by a class.`),
  );
});

test('a shader says in its first line what it does, and gives each uniform a unit or a range', () => {
  put(
    'shaders/scan/scan.frag',
    '// A line of light that goes over the page from left to right.\n// How far it has come, 0 to 1.\nuniform float uAt;\n// Its colour.\nuniform vec3 uTint;',
  );
  put('shaders/glitch/glitch.frag', 'precision mediump float;');
  expect(shaderFaults().toSorted()).toEqual([
    'shaders/glitch/glitch.frag: the first line is to say what the shader does.',
    'shaders/scan/scan.frag: the comment above "uniform vec3 uTint;" names neither a unit nor a range.',
  ]);
});

test('[R-CARD-02] a package that nothing imports is a fault, except packages of types', () => {
  put(
    'package.json',
    JSON.stringify({ dependencies: { react: '1', jotai: '1' }, devDependencies: { '@types/react': '1' } }),
  );
  const modules = [{ dependencies: [{ module: 'react/jsx-runtime' }] }] as unknown as Parameters<
    typeof unusedPackages
  >[0]['modules'];
  expect(unusedPackages({ modules })).toEqual(['package.json lists jotai, which nothing uses.']);
});

test('[B-BLD-01] a build is stale by the contents of its sources, a deleted one too, and not by caches or times', () => {
  put('src/main.tsx', 'a');
  put('public/seal.svg', 'b');
  put('package.json', '{}');
  expect(isStale('dist/built.json')).toBe(true);
  put('dist/built.json', JSON.stringify({ digest: digestOfSources() }));
  expect(isStale('dist/built.json')).toBe(false);
  put('src/node_modules/.vite/results.json', 'c');
  put('src/main.tsx', 'a');
  expect(isStale('dist/built.json')).toBe(false);
  put('src/main.tsx', 'd');
  expect(isStale('dist/built.json')).toBe(true);
  put('src/main.tsx', 'a');
  put('package.json', '{ }');
  expect(isStale('dist/built.json')).toBe(true);
  put('package.json', '{}');
  rmSync('public/seal.svg');
  expect(isStale('dist/built.json')).toBe(true);
});
