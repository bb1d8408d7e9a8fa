import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesIn, putInPlace } from '../../tools/build/putInPlace.ts';

let folder: string;
const at = (path: string) => join(folder, path);
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'd5u-build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a build whose page names one script, which names another script. */
function make(name: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(`next/${file}`)), { recursive: true });
    writeFileSync(at(`next/${file}`), text);
  };
  write('pages/index.html', `assets/entry-${name}.js`);
  write(`assets/entry-${name}.js`, `assets/chunk-${name}.js`);
  write(`assets/chunk-${name}.js`, 'end');
  write('seal.svg', name);
}
const put = () => putInPlace(at('next'), at('site'), at('previous'));
const shown = (name: string) => filesIn(at(name)).toSorted();

test('[B-BLD-02] the first build has nothing before it, and the second keeps the assets of the first', () => {
  make('one');
  put();
  expect(shown('site')).toEqual(['assets/chunk-one.js', 'assets/entry-one.js', 'pages/index.html', 'seal.svg']);
  expect([shown('previous'), existsSync(at('previous/assets')), existsSync(at('next'))]).toEqual([[], true, false]);
  make('two');
  put();
  expect(shown('site')).toEqual(['assets/chunk-two.js', 'assets/entry-two.js', 'pages/index.html', 'seal.svg']);
  expect(shown('previous')).toEqual(['assets/chunk-one.js', 'assets/entry-one.js']);
  expect(readFileSync(at('site/seal.svg'), 'utf8')).toBe('two');
});

test('[B-BLD-02] the same build again keeps those before it, and a third one keeps those of the second alone', () => {
  for (const name of ['one', 'two', 'two']) {
    make(name);
    put();
  }
  expect(shown('previous')).toEqual(['assets/chunk-one.js', 'assets/entry-one.js']);
  make('three');
  put();
  expect(shown('previous')).toEqual(['assets/chunk-two.js', 'assets/entry-two.js']);
});

/**
 * Follows the names from the page to its last script again and again, as a server does for its visitors. Posts the list
 * of missing files.
 */
const reader = `
  const { readFileSync } = require('node:fs');
  const { workerData: { roots, rounds }, parentPort } = require('node:worker_threads');
  const missing = [];
  const find = (file) => {
    for (const root of roots) {
      try { return readFileSync(root + '/' + file, 'utf8'); } catch (error) { if (error.code !== 'ENOENT') throw error; }
    }
    missing.push(file);
    return 'end';
  };
  const follow = () => {
    let next = 'pages/index.html';
    while (next !== 'end') next = find(next);
    Atomics.add(rounds, 0, 1);
    Atomics.notify(rounds, 0);
    if (Atomics.load(rounds, 1) === 0) setImmediate(follow);
    else parentPort.postMessage(missing);
  };
  follow();
`;

test('[B-BLD-02] while a hundred builds are put in place nothing that a page names is missing', async () => {
  make('0');
  put();
  /** Index 0: number of rounds that the worker has made. Index 1: 1 when the worker must end. */
  const rounds = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(reader, { eval: true, workerData: { roots: [at('site'), at('previous')], rounds } });
  /** Resolves when the worker has followed a page that it read after this call. */
  const twoRounds = async () => {
    const until = Atomics.load(rounds, 0) + 2;
    for (let done = until - 2; done < until; done = Atomics.load(rounds, 0)) {
      await Atomics.waitAsync(rounds, 0, done).value;
    }
  };
  for (let round = 1; round <= 100; round += 1) {
    await twoRounds();
    make(String(round));
    put();
  }
  const found = once(worker, 'message');
  Atomics.store(rounds, 1, 1);
  expect(await found).toEqual([[]]);
});
