import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CheckoutReply } from '#contract/api/influence.ts';
import { apiPaths } from '#contract/paths.ts';
import { openApp, type TestApp, type TestReader } from '../support/app.ts';
import { hiddenCharacters, scriptMessages } from '../support/scriptMessages.ts';

let test: TestApp;
let reader: TestReader;
beforeEach(async () => {
  test = await openApp({ INFLUENCE_APPROVAL: 'held' });
  reader = test.reader();
});
afterEach(() => test.close());

const order = (message: string) => reader.post(apiPaths.influenceCheckout, { designation: 'the clerk', message });
const current = async () => (await test.reader().get(apiPaths.homepageMessage)).json<unknown>();

/** Every tag of a page with its attributes, without the number of the order. */
const tagsOf = (html: string): string[] => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/[0-9a-f]{32}/, ''));

it('[B-INF-03, B-SEC-02] fault 37: of a hundred scripts none is an element of the payment page, and none is public unapproved', async () => {
  expect(scriptMessages.length).toBeGreaterThanOrEqual(100);
  const plain = (await order('Open the window.')).json<CheckoutReply>();
  const ownTags = tagsOf((await reader.get(plain.url)).body);
  let shown = 0;
  for (const message of scriptMessages) {
    // One visitor may have five messages waiting.
    reader = test.reader();
    const reply = await order(message);
    if (reply.statusCode === 400) continue;
    const { url } = reply.json<CheckoutReply>();
    const page = await reader.get(url);
    expect.soft(tagsOf(page.body), message).toEqual(ownTags);
    await reader.post(`${url}/pay`, '', { 'content-type': 'application/x-www-form-urlencoded' });
    shown += 1;
  }
  expect(shown).toBeGreaterThan(90);
  expect(await current()).toBeNull();
  // An approved message is sent as text in JSON. The browser never interprets the reply as a page.
  const { orders } = await test.storage.influence.operatorView();
  await test.storage.influence.decide({ action: 'approve', order: orders[0]?.order ?? '', operator: 'ada' });
  const reply = await test.reader().get(apiPaths.homepageMessage);
  expect([reply.headers['content-type'], reply.headers['x-content-type-options']]).toEqual([
    'application/json; charset=utf-8',
    'nosniff',
  ]);
});

it('[B-INF-03] fault 37: hidden and turning characters, stacked marks and excess are refused with a sentence, and nothing is stored', async () => {
  const crooked = [
    ...hiddenCharacters.flatMap((character) => [`a${character}b`, `${character}ab`, `ab${character}`]),
    `x${'\u0302'.repeat(4)}`,
    'b'.repeat(241),
    'b'.repeat(60_000),
    ' '.repeat(60_000),
  ];
  expect(crooked.length).toBeGreaterThanOrEqual(100);
  for (const message of crooked) {
    const reply = await order(message);
    expect.soft(reply.statusCode, JSON.stringify(message)).toBe(400);
    expect.soft(reply.json<{ message: string }>().message).toMatch(/^message must /);
  }
  expect((await test.storage.influence.operatorView()).orders).toEqual([]);
});
