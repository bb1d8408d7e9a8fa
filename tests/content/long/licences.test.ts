import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../support/app.ts';
import { readImports } from '../../../tools/check/imports.ts';

let site: TestApp;
let text: string;
beforeAll(async () => {
  site = await openApp({}, `${process.cwd()}/dist/site`);
  text = (await site.app.inject('/licences.txt')).body;
});
afterAll(() => site.close());

const heading = (name: string): RegExp =>
  new RegExp(`^-{80}\\n${name.replaceAll('.', '\\.')} \\d+\\.\\d+\\.\\d+ \\(.+\\)\\n-{80}$`, 'm');

test('[B-LIC-01] every package that browser code imports is named with version and licence', async () => {
  const { modules } = await readImports();
  const imported = modules
    .filter(({ source }) => /^(src|workers|contract)\//.test(source))
    .flatMap(({ dependencies }) => dependencies)
    .flatMap(({ resolved }) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(resolved)?.[1] ?? [])
    .filter((name) => !name.startsWith('@types/'));
  const names = [...new Set(imported)];
  expect(names).toEqual(expect.arrayContaining(['react', 'pixi.js', 'comlink', '@noble/hashes']));
  expect(names.filter((name) => !heading(name).test(text))).toEqual([]);
  // Dependencies of the imported packages.
  for (const name of ['scheduler', 'eventemitter3', '@floating-ui/core', 'use-sync-external-store']) {
    expect(text).toMatch(heading(name));
  }
});

test('[B-LIC-01] both versions of idb are named: the site’s own, and the one in the service worker’s library', () => {
  const versionIn = (folder: string): string =>
    (JSON.parse(readFileSync(`node_modules/${folder}/package.json`, 'utf8')) as { version: string }).version;
  const versions = ['workbox-expiration/node_modules/idb', 'idb'].map(versionIn);
  expect(text.match(/^idb \S+ /gm)).toEqual(versions.map((version) => `idb ${version} `));
});

test('[B-LIC-01] the fonts are there with the words of the Open Font License and their copyright', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource/'));
  expect(fonts).toHaveLength(5);
  for (const font of fonts) {
    const [, words = ''] = text.split(heading(font));
    expect(words.slice(0, 5000)).toMatch(/Copyright/);
    expect(words.slice(0, 5000)).toMatch(/SIL OPEN FONT LICENSE/i);
  }
});

test('[B-LIC-01] every entry has a licence text, and the file is plain text', async () => {
  const entries = text.split(/^-{80}\n.+\n-{80}$/m).slice(1);
  expect(entries.length).toBeGreaterThan(45);
  expect(entries.filter((words) => words.trim().length < 300)).toEqual([]);
  const { statusCode, headers } = await site.app.inject('/licences.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
});
