import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { fileTexts } from '../../server/content/archive/fileTexts.ts';
import { picture } from '../../server/content/archive/picture.ts';
import { openApp, readTo, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const file = 'kitchen.txt';
const click = (reader: TestReader, filename: string, attempts: number, headers = {}) =>
  reader.post(apiPaths.track, { eventType: 'phantom_link_access', data: { filename, attempts } }, headers);
const read = (reader: TestReader, filename = file) => reader.get(`${apiPaths.archive}/${filename}`);

/** A reader at phase 1. */
async function begun(): Promise<TestReader> {
  const reader = test.reader();
  await readTo(test, reader, 1);
  return reader;
}

describe('the archive', () => {
  it('[R-ARC-10] accepts {eventType: phantom_link_access, data: {filename, attempts}}', async () => {
    const reply = await click(await begun(), file, 1);
    expect([reply.statusCode, reply.json()]).toEqual([200, { counted: true }]);
  });

  it('[R-ARC-04] sends the fragment after the third recorded click, whatever the client counted', async () => {
    const reader = await begun();
    for (const attempts of [7, 1]) {
      await click(reader, file, attempts);
      const refusal = await read(reader);
      expect([refusal.statusCode, refusal.json()]).toEqual([403, { message: 'This file has not been recovered yet.' }]);
    }
    await click(reader, file, 2);
    const reply = await read(reader);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { filename: file, fragment: fileTexts[file], piece: picture.get(file) },
    ]);
    // The clicks do not open another file, nor the same file for another visitor.
    expect((await read(reader, 'appeal.py')).statusCode).toBe(403);
    expect((await read(test.reader())).statusCode).toBe(403);
  });

  it('[R-ARC-03] clicks below phase 1 recover nothing', async () => {
    const reader = test.reader();
    for (const attempts of [1, 2, 3]) expect((await click(reader, file, attempts)).json()).toEqual({ counted: false });
    await reader.begin();
    expect((await reader.profile()).phaseUnlocked).toBe(0);
    for (const attempts of [1, 2, 3]) await click(reader, file, attempts);
    expect((await read(reader)).statusCode).toBe(403);
    await readTo(test, reader, 1);
    expect((await read(reader)).statusCode).toBe(403);
    for (const attempts of [1, 2, 3]) await click(reader, file, attempts);
    expect((await read(reader)).json()).toEqual({
      filename: file,
      fragment: fileTexts[file],
      piece: picture.get(file),
    });
  });

  it('[R-ARC-04] a click that arrives three times is one click', async () => {
    const reader = await begun();
    const replies = await Promise.all([1, 2, 3].map(() => click(reader, file, 1, { 'x-batch-id': 'click-1' })));
    expect(replies.filter((reply) => reply.json<{ counted: boolean }>().counted)).toHaveLength(1);
    expect((await read(reader)).statusCode).toBe(403);
  });

  it.each(['no_such_file.txt', 'constructor', '__proto__', '..%2Fvisitor.key'])(
    '[R-ARC-06] %s is unknown: 404 with the text of the specification',
    async (name) => {
      const reader = test.reader();
      for (const attempts of [1, 2, 3]) await click(reader, decodeURIComponent(name), attempts);
      const reply = await read(reader, name);
      expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'File contents corrupted beyond recovery.' }]);
    },
  );

  it('[R-ARC-02] has 20 fragments', () => {
    expect(Object.keys(fileTexts)).toHaveLength(20);
  });

  it('12 clicks at once raise no suspicion, the 13th does', async () => {
    const reader = await begun();
    for (let attempts = 1; attempts <= 12; attempts += 1) await click(reader, file, attempts);
    expect((await reader.profile()).suspicionLevel).toBe(0);
    await click(reader, file, 13);
    expect((await reader.profile()).suspicionLevel).toBe(0.1);
  });
});
