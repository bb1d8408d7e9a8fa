import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readImports } from '../../../tools/check/imports.ts';

test('[R-CARD-01] the top level has all that the specification names', () => {
  const named = ['package.json', 'vite.config.ts', 'tsconfig.json', 'README.md'];
  const folders = ['src', 'workers', 'shaders', 'public', 'bench', 'tests', 'server', 'contract'];
  expect(readdirSync('.')).toEqual(expect.arrayContaining([...named, ...folders]));
});

test('[R-CARD-02] the code that ships imports every package that the specification names', async () => {
  const { modules } = await readImports();
  const imported = new Set(
    modules
      .filter(({ source }) => /^(src|workers)\//.test(source))
      .flatMap(({ dependencies }) => dependencies.map(({ module }) => module)),
  );
  const packages = [
    'react',
    'react-dom/client',
    'react-router-dom',
    'comlink',
    'pixi.js',
    '@pixi/react',
    'jotai',
    'swr',
  ];
  expect(packages.filter((name) => !imported.has(name))).toEqual([]);
});
