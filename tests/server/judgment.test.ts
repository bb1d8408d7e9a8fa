import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { openApp, type TestApp } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const none = { cut: 0, grow: 0, 'set-down': 0 };

describe('/api/judgment', () => {
  it('[R-RT-03] shows no count to a visitor who has not voted, even if others have', async () => {
    await test.reader().post(apiPaths.judgment, { verdict: 'cut' });
    const reply = await test.reader().get(apiPaths.judgment);
    expect([reply.statusCode, reply.json()]).toEqual([200, { verdict: null, tallies: null }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('[R-RT-03] counts one vote for each visitor, and a new vote replaces the old one', async () => {
    const [ada, ben] = [test.reader(), test.reader()];
    const vote = async (reader: typeof ada, verdict: string) =>
      (await reader.post(apiPaths.judgment, { verdict })).json<unknown>();
    expect(await vote(ada, 'cut')).toEqual({ verdict: 'cut', tallies: { ...none, cut: 1 } });
    expect(await vote(ada, 'cut')).toEqual({ verdict: 'cut', tallies: { ...none, cut: 1 } });
    expect(await vote(ben, 'set-down')).toEqual({ verdict: 'set-down', tallies: { ...none, cut: 1, 'set-down': 1 } });
    expect(await vote(ada, 'grow')).toEqual({ verdict: 'grow', tallies: { cut: 0, grow: 1, 'set-down': 1 } });
    const standing = { verdict: 'set-down', tallies: { cut: 0, grow: 1, 'set-down': 1 } };
    expect((await ben.get(apiPaths.judgment)).json()).toEqual(standing);
  });

  it('counts votes of one visitor that arrive together as one', async () => {
    const ada = test.reader();
    await ada.get(apiPaths.judgment);
    await Promise.all(['cut', 'grow', 'set-down', 'cut'].map((verdict) => ada.post(apiPaths.judgment, { verdict })));
    const { tallies } = (await ada.get(apiPaths.judgment)).json<{ tallies: Record<string, number> }>();
    expect(Object.values(tallies).reduce((sum, votes) => sum + votes, 0)).toBe(1);
  });

  it.each([
    [{}, /^verdict/],
    [{ verdict: 'burn' }, /^verdict/],
    [{ verdict: 'cut', weight: 2 }, /^weight is not known here\.$/],
  ])('[B-SEC-02] refuses %j with 400', async (body, message) => {
    const reply = await test.reader().post(apiPaths.judgment, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ message: string }>().message).toMatch(message);
  });
});

it('[B-LIM-01] looks at a few totals and at no vote of others, however many there are', async () => {
  const ada = test.reader();
  await ada.post(apiPaths.judgment, { verdict: 'cut' });
  // Votes that are missing in the totals. A count of the rows would include them.
  await test.sql(`insert into judgments (visitor, verdict, voted_at) values ('someone', 'grow', 0)`);
  expect((await ada.get(apiPaths.judgment)).json()).toEqual({ verdict: 'cut', tallies: { ...none, cut: 1 } });
  for (const verdict of ['grow', 'set-down', 'cut']) await ada.post(apiPaths.judgment, { verdict });
  for (let voter = 0; voter < 60; voter += 1) await test.reader().post(apiPaths.judgment, { verdict: 'cut' });
  const [{ rows } = {}] = await test.sql('select count(*) as rows from vote_totals');
  expect(Number(rows)).toBeLessThanOrEqual(48);
  expect((await ada.get(apiPaths.judgment)).json()).toEqual({ verdict: 'cut', tallies: { ...none, cut: 61 } });
});
