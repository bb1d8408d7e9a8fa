import { afterEach, expect, it } from 'vitest';
import type { ClaimReply, RecoveryPreview } from '#contract/api/recovery.ts';
import { apiPaths } from '#contract/paths.ts';
import { privacyTexts } from '../../src/content/privacyTexts.ts';
import { cookieOf, openApp, readTo, type TestApp } from '../support/app.ts';

let test: TestApp;
afterEach(() => test.close());
const key = 'a1'.repeat(32);
const finds = { discoveredFragments: ['archive:kitchen.txt'], investigationPath: ['archive:kitchen.txt'] };

it('[B-PRV-06] a phrase is previewed without changing anything, and then gives its record to another browser', async () => {
  test = await openApp();
  const ada = test.reader();
  expect((await ada.post(apiPaths.recovery, { key })).json()).toEqual({
    message: 'Nothing is kept of you yet, so there is nothing to carry elsewhere.',
  });
  await readTo(test, ada, 2);
  await ada.post(apiPaths.narrativeState, finds);
  expect((await ada.get(apiPaths.recovery)).json()).toEqual({ madeAt: null });
  expect((await ada.post(apiPaths.recovery, { key })).json()).toEqual({ madeAt: test.now() });
  expect((await ada.post(`${apiPaths.recovery}/preview`, { key })).json<RecoveryPreview>().isOwn).toBe(true);

  const ben = test.reader();
  await readTo(test, ben, 1);
  const preview = (await ben.post(`${apiPaths.recovery}/preview`, { key })).json<RecoveryPreview>();
  expect(preview).toMatchObject({ isOwn: false, found: { phase: 2, finds: 1 }, own: { phase: 1, finds: 0 } });
  expect((await ben.profile()).phaseUnlocked).toBe(1);
  const stranger = (await test.reader().post(`${apiPaths.recovery}/preview`, { key })).json<RecoveryPreview>();
  expect(stranger.own).toBeNull();

  const reply = await ben.post(`${apiPaths.recovery}/claim`, { key, own: 'merge' });
  expect(reply.json<ClaimReply>()).toEqual(finds);
  const cookie = cookieOf(reply) ?? '';
  const idOf = async (headers: Record<string, string>) =>
    (await test.app.inject({ url: apiPaths.export, headers })).json<{ visitor: string }>().visitor;
  expect(await idOf({ cookie })).toBe((await ada.get(apiPaths.export)).json<{ visitor: string }>().visitor);
  // The previous cookie of the other browser belongs to an erased visitor.
  expect(
    (
      await ben.post(apiPaths.track, {
        eventType: 'phantom_link_access',
        data: { filename: 'kitchen.txt', attempts: 1 },
      })
    ).statusCode,
  ).toBe(410);
});

it('[B-PRV-06] no other phrase finds anything, and no body but a key is accepted', async () => {
  test = await openApp();
  const reader = test.reader();
  for (const path of [`${apiPaths.recovery}/preview`, `${apiPaths.recovery}/claim`]) {
    const body = path === `${apiPaths.recovery}/claim` ? { key, own: 'erase' } : { key };
    const unknown = await reader.post(path, body);
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { message: 'No record is kept under these words.' }]);
    expect((await reader.post(path, { ...body, key: 'legal winner thank year' })).statusCode).toBe(400);
  }
});

it('[B-PRV-06] whoever keeps no record cannot bring one', async () => {
  test = await openApp();
  const ada = test.reader();
  await readTo(test, ada, 1);
  await ada.post(apiPaths.recovery, { key });
  const headers = { 'sec-gpc': '1' };
  const payload = { key, own: 'erase' };
  const reply = await test.app.inject({ method: 'POST', url: `${apiPaths.recovery}/claim`, headers, payload });
  expect([reply.statusCode, reply.cookies.map(({ name }) => name)]).toEqual([400, []]);
});

it('[B-PRV-06] thirty phrases may be tried from an address in an hour, and not one more', async () => {
  test = await openApp({ RATE_LIMIT: '600' });
  const reader = test.reader();
  const tries = async () => (await reader.post(`${apiPaths.recovery}/preview`, { key })).statusCode;
  for (let count = 0; count < 30; count += 1) expect(await tries()).toBe(404);
  const refused = await reader.post(`${apiPaths.recovery}/preview`, { key });
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { message: 'Too many phrases have been tried from this address within an hour.' },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
  expect(privacyTexts.carry.busy).toBe(
    'Too many tries from your network. Nothing was changed; after an hour at most it can be tried again.',
  );
});
