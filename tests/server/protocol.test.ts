import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { protocols } from '../../server/content/protocols/protocols.ts';
import { openApp, type TestApp } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const opened = (at: number) => {
  const { word, title, text } = protocols[at] ?? protocols[0]!;
  return { word, title, text };
};

describe('POST /api/visitor/protocol', () => {
  it('[R-SEC-01] answers the protocol that the word unlocks, and how many are unlocked now', async () => {
    const reader = test.reader();
    for (const [index, { word }] of protocols.entries()) {
      const reply = await reader.post(apiPaths.protocol, { word });
      expect([reply.statusCode, reply.json()]).toEqual([200, { ...opened(index), unlocked: index + 1 }]);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  it('[R-SEC-01] the profile lists them in the order of unlocking, for this visitor only', async () => {
    const reader = test.reader();
    expect((await reader.profile()).protocols).toEqual([]);
    for (const at of [2, 0]) await reader.post(apiPaths.protocol, { word: opened(at).word });
    expect((await reader.profile()).protocols).toEqual([opened(2), opened(0)]);
    expect((await test.reader().profile()).protocols).toEqual([]);
  });

  it('[R-SEC-01] a word sent twice counts once and keeps its place in the order', async () => {
    const reader = test.reader();
    await reader.profile();
    const say = async (at: number) =>
      (await reader.post(apiPaths.protocol, { word: opened(at).word })).json<{ unlocked: number }>().unlocked;
    expect([await say(1), await say(3), await say(1)]).toEqual([1, 2, 2]);
    expect(await Promise.all([say(0), say(0), say(0)])).toEqual([3, 3, 3]);
    expect((await reader.profile()).protocols).toEqual([opened(1), opened(3), opened(0)]);
  });

  it('[R-SEC-01] an unknown word is 404 with one sentence, and nothing is stored', async () => {
    const reader = test.reader();
    const reply = await reader.post(apiPaths.protocol, { word: 'candle' });
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'No clause is sealed with that word.' }]);
    expect((await reader.profile()).protocols).toEqual([]);
  });

  it.each([
    [{}, 'word is missing.'],
    [{ word: 7 }, 'word must be a text.'],
    [{ word: 'four' }, 'word must match ^[a-z]{5,9}$.'],
    [{ word: 'tencandles' }, null],
    [{ word: 'Candle' }, 'word must match ^[a-z]{5,9}$.'],
    [{ word: 'candle', unlocked: 4 }, 'unlocked is not known here.'],
  ])('[R-SEC-01] refuses %j with 400', async (body, message) => {
    const reply = await test.reader().post(apiPaths.protocol, body);
    const said = reply.json<{ message: string }>().message;
    expect([reply.statusCode, said]).toEqual([400, message ?? said]);
    expect(said).toMatch(/^word .*\.$|^unlocked .*\.$/);
  });
});
