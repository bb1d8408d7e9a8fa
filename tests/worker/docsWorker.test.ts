import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { beforeEach, expect, test } from 'vitest';
import { replayLog } from '#core/replay.ts';
import { profileOf, Reader } from '../core/build.ts';
import { readOn, drifting, withEggs } from './reading.ts';
import { begin, beginFrom, fakeTime } from './simulation.ts';

beforeEach(() => void fakeTime());

const [head = '', ...sections] = readFileSync('docs/worker.md', 'utf8').split(/^## /m);
const blockOf = (section: string): string => /^```ts\n([^]*?)^```$/m.exec(section)?.[1] ?? '';
/** The names that the first block of docs/worker.md imports. */
const names = { expect, replayLog, profileOf, Reader, readOn, drifting, withEggs, begin, beginFrom };
const AsyncFunction = (async () => undefined).constructor as new (
  ...code: string[]
) => (...values: unknown[]) => Promise<void>;

test('docs/worker.md begins with the imports of this file', () => {
  expect(blockOf(head)).not.toBe('');
  expect(readFileSync('tests/worker/docsWorker.test.ts', 'utf8')).toContain(blockOf(head));
});

test.each(sections.map((section) => [section.split('\n')[0] ?? '', blockOf(section)]))(
  'docs/worker.md, “%s”: its lines run and hold',
  async (_title, lines) => {
    expect(lines.split('\n').length - 1).toBeLessThanOrEqual(10);
    expect.hasAssertions();
    expect(lines).toContain('expect(');
    await new AsyncFunction(...Object.keys(names), stripTypeScriptTypes(lines))(...Object.values(names));
  },
);
