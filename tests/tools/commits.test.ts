import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitFaults, commitsOf } from '../../tools/check/commits.ts';

const here = process.cwd();
beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'd5u-commits-'))));
afterEach(() => {
  const folder = process.cwd();
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

const faultsOf = (subject: string, body = '') => commitFaults([{ hash: '0123456789', subject, body }]);
const why = 'Because.';

test('a subject has a type of the list, a scope where there is one, and a sentence without a full stop', () => {
  for (const subject of [
    'test(core): a word',
    'docs(story): two “words”',
    'chore(build-tools): SQLite',
    'test: a word',
  ])
    expect(faultsOf(subject)).toEqual([]);
  for (const subject of [
    'style(core): a word',
    'test(Core): a word',
    'test(core) a word',
    'test(core):a word',
    'test(core): a word.',
    'a word',
  ])
    expect(faultsOf(subject), subject).toEqual([expect.stringContaining('does not read "type(scope)')]);
});

test('a subject has 60 characters at most; a character outside the basic plane counts as one', () => {
  const fill = (length: number) => `test(core): ${'é'.repeat(length - 13)}𝄞`;
  expect(faultsOf(fill(60))).toEqual([]);
  expect(faultsOf(fill(61))).toEqual([`01234567 "${fill(61)}" has 61 characters, where 60 are allowed.`]);
});

test('feat, fix, perf and refactor need a body; the others do not', () => {
  for (const type of ['feat', 'fix', 'perf', 'refactor']) {
    expect(faultsOf(`${type}(core): a word`, '\n')).toEqual([expect.stringContaining('has no body')]);
    expect(faultsOf(`${type}(core): a word`, why)).toEqual([]);
  }
  for (const type of ['test', 'bench', 'docs', 'chore']) expect(faultsOf(`${type}(core): a word`)).toEqual([]);
});

test('a range is read from git, oldest first, with bodies and without merges', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { stdio: 'pipe' });
  const commit = (...messages: string[]) => git('commit', '--allow-empty', ...messages.flatMap((text) => ['-m', text]));
  git('init', '--initial-branch=main');
  commit('before');
  git('switch', '--create', 'side');
  commit('fix(a): one', 'First line.\nSecond line.', 'Last line.');
  commit('docs(a): two');
  git('switch', 'main');
  commit('test(a): three');
  git('merge', '--no-ff', '-m', 'a merge', 'side');
  const read = commitsOf('HEAD~2..HEAD').map(({ subject, body }) => [subject, body.trim()]);
  expect(read).toHaveLength(3);
  expect(read).toContainEqual(['fix(a): one', 'First line.\nSecond line.\n\nLast line.']);
  expect(commitsOf('side~1..side').map(({ subject }) => subject)).toEqual(['docs(a): two']);
  expect(() => commitsOf('nowhere..HEAD')).toThrow(/nowhere/);
});
