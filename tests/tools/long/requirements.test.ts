import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const tool = join(import.meta.dirname, '../../../tools/requirements.ts');
const catalogue = `# Requirements

| ID      | What must hold |
| ------- | -------------- |
| R-AB-01 | the first      |
| R-AB-02 | the second     |
| B-A11Y-03 | the third |

## Not yet built

| ID | What is missing |
| --- | --- |
| B-A11Y-03 | a switch |
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'requirements-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the tool as a process, with a catalogue and with tests given by title and status. */
function run(tests: Readonly<Record<string, string>> | null, page = catalogue, testFolder = 'server') {
  const pagePath = join(folder, 'requirements.md');
  const resultsPath = join(folder, 'tests.json');
  writeFileSync(pagePath, page);
  rmSync(resultsPath, { force: true });
  if (tests !== null) {
    const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }));
    writeFileSync(
      resultsPath,
      JSON.stringify({ testResults: [{ name: `/d5u/tests/${testFolder}/a.test.ts`, assertionResults }] }),
    );
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tool, '--catalogue', pagePath, '--results', resultsPath],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const bothBuilt = { '[R-AB-01] one': 'passed', '[R-AB-02] two': 'passed' };

test('every line is proved or listed: prints a table with the tests by folder and a summary, exits with 0', () => {
  const { status, stdout, stderr } = run({ ...bothBuilt, '[R-AB-01] one more': 'passed' });
  expect(stderr).toBe('');
  expect(stdout).toBe(
    [
      'R-AB-01       2  2 server',
      'R-AB-02       1  1 server',
      'B-A11Y-03     0  not yet built',
      '',
      '3 requirements: 2 proved, 0 built in part, 1 not yet built, 0 faults.',
      '',
    ].join('\n'),
  );
  expect(status).toBe(0);
});

test('one title may carry several IDs, in one bracket or in two, or in the name of its describe', () => {
  expect(run({ '[R-AB-01, R-AB-02] both': 'passed' }).status).toBe(0);
  expect(run({ '[R-AB-01][R-AB-02] both': 'passed' }).status).toBe(0);
  expect(run({ '[R-AB-01] the group [R-AB-02] the test': 'passed' }).status).toBe(0);
});

test('a line without a passing test is a fault; a test that did not run proves nothing', () => {
  for (const result of ['skipped', 'todo', 'pending']) {
    const { status, stderr } = run({ '[R-AB-01] one': 'passed', '[R-AB-02] two': result });
    expect(stderr).toBe('R-AB-02 has no passing test.\n');
    expect(status).toBe(1);
  }
});

test('a failing test beside a passing one is a fault too', () => {
  const { status, stderr } = run({ ...bothBuilt, '[R-AB-02] two, at the edge': 'failed' });
  expect(stderr).toBe('R-AB-02 has a failing test: [R-AB-02] two, at the edge\n');
  expect(status).toBe(1);
});

test('a line that only jsdom or pure functions prove is named in the report', () => {
  for (const folder of ['ui', 'core']) {
    const { status, stdout } = run(bothBuilt, catalogue, folder);
    expect(stdout).toContain('Proved in jsdom or by pure functions alone: R-AB-01, R-AB-02.\n');
    expect(status).toBe(0);
  }
  for (const folder of ['browser', 'worker', 'server']) {
    expect(run(bothBuilt, catalogue, folder).stdout).not.toContain('alone');
  }
});

test('a proved line that is still listed as not yet built is a fault', () => {
  const { status, stderr } = run({ ...bothBuilt, '[B-A11Y-03] three': 'passed' });
  expect(stderr).toBe('B-A11Y-03 has a passing test: take it out of “Not yet built” in docs/requirements.md.\n');
  expect(status).toBe(1);
  expect(run({ ...bothBuilt, '[B-A11Y-03] three': 'failed' }).status).toBe(0);
});

test('a line built in part is counted apart, and needs at least one passing test', () => {
  const page = catalogue.replace('## Not yet built', '## Built in part');
  const { status, stdout } = run({ ...bothBuilt, '[B-A11Y-03] three, the half of it': 'passed' }, page);
  expect(stdout).toContain('B-A11Y-03     1  1 server, built in part');
  expect(stdout).toContain('3 requirements: 2 proved, 1 built in part, 0 not yet built, 0 faults.');
  expect(status).toBe(0);
  expect(run(bothBuilt, page).stderr).toBe('B-A11Y-03 has no passing test.\n');
});

test('an unknown ID is a fault, and so is any other text in its bracket', () => {
  const unknown = run({ ...bothBuilt, '[R-AB-09] nine': 'skipped' });
  expect(unknown.stderr).toBe('R-AB-09 is named by a test and is no requirement.\n');
  expect(unknown.status).toBe(1);
  expect(run({ ...bothBuilt, '[R-AB-01 to 02] a range': 'passed' }).stderr).toBe(
    'to is named by a test and is no requirement.\n02 is named by a test and is no requirement.\n',
  );
});

test('without results it says to run the tests', () => {
  const { status, stdout, stderr } = run(null);
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /^There are no test results in .*tests\.json\. Run npm test, npm run test:long, npm run test:browsers and npm run test:pages first\.\n$/,
  );
  expect(status).toBe(1);
});

test('a catalogue that lists an ID twice, or an unknown one as unfinished, is refused', () => {
  expect(run(bothBuilt, catalogue.replace('| R-AB-02 |', '| R-AB-01 |')).stderr).toContain('R-AB-01 is listed twice.');
  const stray = run(bothBuilt, catalogue.replace('| B-A11Y-03 | a switch |', '| R-AB-07 | a switch |'));
  expect(stray.stderr).toContain('R-AB-07 is listed as unfinished and is no requirement.');
  expect(stray.status).toBe(1);
});
