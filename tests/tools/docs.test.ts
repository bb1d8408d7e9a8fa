import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { docFaults } from '../../tools/check/docs.ts';

const here = process.cwd();
beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'd5u-docs-'))));
afterEach(() => {
  const folder = process.cwd();
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('a relative link leads to a file and a heading; links to other sites and links in examples are left alone', () => {
  put('docs/parts.md', '# Parts\n\n## Two `words`, said\n\n## Again\n\n## Again\n');
  put(
    'README.md',
    [
      '[a](docs/parts.md) [b](docs/parts.md#two-words-said) [c](docs/parts.md#again-1) [d](https://example.org/x)',
      '`[e](lost.md)`',
      '```\n[f](lost.md)\n```',
      '[g](docs/lost.md) [h](docs/parts.md#again-2) [i](#nowhere)',
    ].join('\n'),
  );
  put('node_modules/x/README.md', '[j](lost.md)');
  expect(docFaults()).toEqual([
    'README.md links to docs/lost.md, which does not exist.',
    'README.md links to docs/parts.md#again-2, and docs/parts.md has no such heading.',
    'README.md links to #nowhere, and README.md has no such heading.',
  ]);
});

test('a path of the repository in backticks exists, also one with braces or a star; commands and other names are no paths', () => {
  put('src/app/a.ts', '');
  put('src/app/b.ts', '');
  put(
    '.github/notes.md',
    '`src/app/a.ts` `src/app/` `src/app/{a,b}.ts` `src/*/b.ts` `node src/app/c.ts` `a/b` `src/app/c.ts` `src/*/c.ts`',
  );
  expect(docFaults()).toEqual([
    '.github/notes.md names src/app/c.ts, which does not exist.',
    '.github/notes.md names src/*/c.ts, which does not exist.',
  ]);
});

test('a decision has a number, a date, a row in the list and 60 lines at most; the tour has 200', () => {
  const decision = (number: number, lines: number) =>
    `# ${number}. One way\n\nDate: 2026-11-20. Status: in force.\n${'\n'.repeat(lines - 3)}`;
  const row = (name: string) => `| 1 | [One way](${name}) | 2026-11-20 | in force |\n`;
  put('docs/decisions/README.md', ['0001-good.md', '0002-long.md', '0003-other.md'].map(row).join(''));
  put('docs/decisions/0001-good.md', decision(1, 60));
  put('docs/decisions/0002-long.md', decision(2, 61));
  put('docs/decisions/0003-other.md', decision(4, 10));
  put('docs/decisions/0004-undated.md', '# 4. Two ways\n');
  put('docs/design.md', '\n'.repeat(201));
  expect(docFaults()).toEqual([
    'docs/decisions/0002-long.md has 61 lines, where 60 are allowed.',
    'docs/decisions/0003-other.md is to begin with its number and title: "# N. Title".',
    'docs/decisions/0004-undated.md has no line "Date: YYYY-MM-DD. Status: …".',
    'docs/decisions/README.md does not list 0004-undated.md with its title and date.',
    'docs/design.md has 201 lines, where 200 are allowed.',
  ]);
});
