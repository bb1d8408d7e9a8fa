import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const packages = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

test('[R-CARD-01] the top level holds what the card names', () => {
  const named = [
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'src',
    'workers',
    'shaders',
    'public',
    'bench',
    'tests',
    'README.md',
  ];
  expect(named.filter((name) => !readdirSync('.').includes(name))).toEqual([]);
});

test('[R-CARD-02] every package of the card is in real use', () => {
  const card = [
    'react',
    'react-dom',
    'react-router-dom',
    'comlink',
    'pixi.js',
    '@pixi/react',
    'jotai',
    'swr',
    'vite',
    'vitest',
  ];
  const code = globSync(['{src,workers,tests,tools,bench}/**/*.{ts,tsx}', 'vite.config.ts']).map(read);
  const isImported = (name: string) =>
    code.some((text) => new RegExp(`(from|import\\()\\s*'${name.replaceAll('.', '\\.')}(/[\\w./-]+)?'`).test(text));
  expect(card.filter((name) => !isImported(name))).toEqual([]);
  expect(read('vite.config.ts')).toContain("setupFiles: ['@vitest/web-worker']");
});

test('[R-CARD-02] no package is listed without being used', () => {
  const code = globSync([
    '{src,workers,server,contract,tests,tools,bench}/**/*.{ts,tsx,css}',
    'vite.config.ts',
    'package.json',
  ]).map(read);
  const scripts = read('package.json');
  const commands: Record<string, string> = { typescript: 'tsc', oxlint: 'oxlint', prettier: 'prettier', node: 'node ' };
  const unused = Object.keys({ ...packages.dependencies, ...packages.devDependencies }).filter((name) => {
    if (name.startsWith('@types/')) return false;
    const command = commands[name];
    if (command !== undefined) return !scripts.includes(command);
    return !code.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`));
  });
  expect(unused).toEqual([]);
});

test('[R-CARD-06] every bench names its question and its budget', () => {
  const benches = globSync('bench/**/*.bench.ts');
  expect(benches.length).toBeGreaterThanOrEqual(4);
  for (const file of benches) expect(read(file), file).toMatch(/budget/i);
  expect(existsSync('bench/README.md')).toBe(true);
});

test('[B-A11Y-03] before-paint.js and the effects atom share key and modes', () => {
  const before = read('public/before-paint.js');
  const atom = read('src/state/effects.ts');
  const key = /effectsStorageKey = '([^']+)'/.exec(atom)?.[1] ?? 'missing';
  expect(before).toContain(`localStorage.getItem('${key}')`);
  expect(before).toContain("['full', 'calm', 'off']");
  expect(atom).toContain("['full', 'calm', 'off']");
});
