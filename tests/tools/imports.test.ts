import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readImports } from '../../tools/check/imports.ts';

/** Folder of a small project that has the folder names of this repository. Each test adds one bad import. */
let project = '';

/** All source files of the small project. No file breaks a rule. */
const files: Readonly<Record<string, string>> = {
  'contract/egg.ts':
    "import { Type } from 'typebox';\nexport interface Egg { id: string }\nexport const eggSchema = Type.Object({});",
  'workers/simulation/core/step.ts':
    "import type { Egg } from '#contract/egg.ts';\nexport const step = (egg: Egg) => egg;",
  'workers/simulation/index.ts':
    "import { expose } from 'comlink';\nimport { step } from '#core/step.ts';\nexpose({ step });",
  'src/ui/Spinner.tsx': "import { useState } from 'react';\nexport const Spinner = () => <p>{useState(0)[0]}</p>;",
  'src/content/quotes.ts': 'export const quotes = [];',
  'src/telemetry/scroll.ts': 'export const scroll = 1;',
  'src/state/eggs.ts':
    "import { atom } from 'jotai';\nexport interface Facts { a: 1 }\nexport const eggsAtom = atom([]);",
  'src/api/fetcher.ts': "import useSWR from 'swr';\nexport const fetcher = useSWR;",
  'src/overlay/Canvas.tsx': "import { Application } from '@pixi/react';\nexport const Canvas = () => <Application />;",
  'src/panels/Toasts.tsx': "import { Spinner } from '../ui/Spinner.tsx';\nexport const Toasts = () => <Spinner />;",
  'src/pages/useThing.ts': 'export const useThing = () => 1;',
  'src/pages/about/index.tsx': "import { useThing } from '../useThing.ts';\nexport default () => <p>{useThing()}</p>;",
  'src/pages/void/index.tsx': 'export default () => <p />;',
  'src/inspector/Inspector.tsx': 'export const Inspector = () => null;',
  'src/app/routes.ts': "export const load = () => import('../pages/about/index.tsx');",
  'src/main.tsx': "import { load } from './app/routes.ts';\nload();",
  'server/profile/record.ts': 'export const record = 1;',
  'server/storage/sqlite.ts': "import { readFileSync } from 'node:fs';\nexport const open = readFileSync;",
  'server/routes/index.ts': "import { open } from '../storage/sqlite.ts';\nexport const routes = open;",
  'server/app.ts':
    "import fastify from 'fastify';\nimport { routes } from './routes/index.ts';\nexport const app = [fastify, routes];",
  'tests/support/egg.ts': 'export const egg = 1;',
  'tools/build.ts': "import { app } from '../server/app.ts';\nexport const build = app;",
  'bench/run.ts': 'export const run = 1;',
  'vite.config.ts': 'export default {};',
};

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
const packages = Object.keys({ ...dependencies, ...devDependencies });

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'd5u-imports-'));
  cpSync('package.json', join(project, 'package.json'));
  for (const name of packages) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: './index.js' }));
    put(`node_modules/${name}/index.js`, 'export {};');
  }
  for (const [file, code] of Object.entries(files)) put(file, code);
});
afterEach(() => rmSync(project, { recursive: true }));

function put(file: string, code: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), code);
}
/** Adds `line` at the top of `file`. Returns the faults of the project. */
async function faultsWith(file: string, line: string): Promise<readonly string[]> {
  put(file, `${line}\n${files[file] ?? ''}`);
  return (await readImports(project)).faults;
}

test('a project that keeps every rule has no fault', async () => {
  const { modules, faults } = await readImports(project);
  expect(faults).toEqual([]);
  for (const file of Object.keys(files)) expect(modules.map(({ source }) => source)).toContain(file);
});

/** One bad import for each rule: the file, the added line, and the target of the import. */
test.each([
  ['contract/egg.ts', "import { record } from '../server/profile/record.ts';", 'server/profile/record.ts'],
  ['contract/egg.ts', "import fastify from 'fastify';", 'node_modules/fastify'],
  ['workers/simulation/core/step.ts', "import { expose } from 'comlink';", 'node_modules/comlink'],
  ['workers/simulation/core/step.ts', "import '../index.ts';", 'workers/simulation/index.ts'],
  ['workers/simulation/index.ts', "import '../../src/content/quotes.ts';", 'src/content/quotes.ts'],
  ['src/ui/Spinner.tsx', "import { atom } from 'jotai';", 'node_modules/jotai'],
  ['src/ui/Spinner.tsx', "import type { Facts } from '../state/eggs.ts';", 'src/state/eggs.ts'],
  ['src/content/quotes.ts', "import { useState } from 'react';", 'node_modules/react'],
  ['src/telemetry/scroll.ts', "import '../content/quotes.ts';", 'src/content/quotes.ts'],
  ['src/state/eggs.ts', "import { fetcher } from '../api/fetcher.ts';", 'src/api/fetcher.ts'],
  ['src/state/eggs.ts', "import { step } from '#core/step.ts';", 'workers/simulation/core/step.ts'],
  ['src/api/fetcher.ts', "const late = import('../pages/void/index.tsx');", 'src/pages/void/index.tsx'],
  ['src/overlay/Canvas.tsx', "import { Toasts } from '../panels/Toasts.tsx';", 'src/panels/Toasts.tsx'],
  ['src/panels/Toasts.tsx', "import { Text } from 'pixi.js';", 'node_modules/pixi.js'],
  [
    'src/pages/about/index.tsx',
    "import { Inspector } from '../../inspector/Inspector.tsx';",
    'src/inspector/Inspector.tsx',
  ],
  ['src/pages/about/index.tsx', "import { wrap } from 'comlink';", 'node_modules/comlink'],
  ['src/app/routes.ts', "import { wrap } from 'comlink';", 'node_modules/comlink'],
  ['src/main.tsx', "import { record } from '../server/profile/record.ts';", 'server/profile/record.ts'],
  ['server/profile/record.ts', "import { open } from '../storage/sqlite.ts';", 'server/storage/sqlite.ts'],
  ['server/storage/sqlite.ts', "import fastify from 'fastify';", 'node_modules/fastify'],
  ['server/app.ts', "import { Spinner } from '../src/ui/Spinner.tsx';", 'src/ui/Spinner.tsx'],
])('%s may not have the import: %s', async (file, line, target) => {
  const faults = await faultsWith(file, line);
  const fault = faults.find((one) => one.startsWith(`${file} imports ${target}`));
  expect(fault).toContain('may import these folders');
});

test('a page may import files beside the page folders, and no other page', async () => {
  expect(await faultsWith('src/pages/about/index.tsx', "import Void from '../void/index.tsx';")).toEqual([
    'src/pages/about/index.tsx imports src/pages/void/index.tsx: A page imports no other page. What two pages share belongs to src/pages itself, src/ui, src/state or src/api.',
  ]);
});

test('a ring of imports is a fault, even of type imports', async () => {
  put('src/ui/motion.ts', "import type { Speed } from './speed.ts';\nexport interface Motion { speed: Speed }");
  put('src/ui/speed.ts', "import type { Motion } from './motion.ts';\nexport interface Speed { motion: Motion }");
  const { faults } = await readImports(project);
  expect(faults).toContain(
    'src/ui/motion.ts → src/ui/speed.ts → src/ui/motion.ts: These files import each other in a ring. Imports of types count: move what both need into a file of its own.',
  );
});

test('code that ships imports no test, no development package and no missing file', async () => {
  expect(await faultsWith('server/app.ts', "import { egg } from '../tests/support/egg.ts';")).toContain(
    'server/app.ts imports tests/support/egg.ts: Code that ships imports neither tests nor tools nor benches.',
  );
  expect((await faultsWith('src/main.tsx', "import { test } from 'vitest';")).join('\n')).toContain(
    'Code that ships imports only packages under "dependencies" in package.json.',
  );
  expect(await faultsWith('src/ui/Spinner.tsx', "import './gone.ts';")).toContain(
    'src/ui/Spinner.tsx imports ./gone.ts: This import leads to no file.',
  );
});

test('a new folder needs a rule of its own', async () => {
  expect(await faultsWith('src/newcomer/thing.ts', 'export const thing = 1;')).toEqual([
    'src/newcomer is in no layer: give it a line in tools/check/importRules.ts.',
  ]);
});
