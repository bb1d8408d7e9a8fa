import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a transaction pooler would give to somebody else, or what one node of a distributed PostgreSQL has for itself. */
const ofOneSession = {
  'an advisory lock': /advisory/i,
  'a notice to other sessions': /\b(un)?listen\s+\w|\bnotify\s+\w|pg_notify/i,
  'a setting of the session': /['"`]\s*set\s+(session|time|role|search_path|\w+\s*=)|set_config/i,
  'a temporary table': /\btemp(orary)?\s+table|\.temporary\(/i,
  'a prepared statement with a name': /['"`]\s*(prepare|execute|deallocate)\s/i,
  'a limit that is sent with the connection': /options:\s*['"`]-c|lock_timeout:/i,
  'a cursor with hold': /with hold/i,
};

/** The source of the store, without comments. */
const sources = globSync('server/storage/**/*.ts').map((file) => ({
  file,
  code: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
}));

it.each(Object.entries(ofOneSession))('[B-STO-02] the store uses no statement that is %s', (_what, pattern) => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)).toEqual([]);
});

it('[B-STO-02] the patterns find such a statement', () => {
  const examples = [
    'select pg_advisory_xact_lock(1)',
    'listen orders',
    '`set lock_timeout = 1`',
    'create temp table x',
    "'prepare x as select 1'",
    'lock_timeout: 4000',
    'declare c cursor with hold',
  ];
  Object.values(ofOneSession).forEach((pattern, index) => expect(examples[index]).toMatch(pattern));
});
