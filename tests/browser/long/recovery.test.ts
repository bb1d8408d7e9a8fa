import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { BehaviorData } from '../../../contract/api/visitor.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { privacyTexts } from '../../../src/content/privacyTexts.ts';
import { listening } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();
const { carry } = privacyTexts;

async function openAt(
  phase: 1 | 3,
  prepare?: () => void,
): Promise<{ context: BrowserContext; page: Page; sent: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  onTestFinished(() => context.close());
  await context.addCookies([await server.visitorAt(phase)]);
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const page = await context.newPage();
  if (prepare !== undefined) await page.addInitScript(prepare);
  await page.goto(`${server.url}/privacy`);
  await listening(page);
  return { context, page, sent };
}
const visitorOf = async (context: BrowserContext) =>
  ((await (await context.request.get(server.url + apiPaths.export)).json()) as { visitor: string }).visitor;

test('[B-PRV-06] twelve words take a record to another browser: previewed, then brought together; they are never sent', async () => {
  const first = await openAt(3);
  const finds = ['archive:kitchen.txt'];
  await first.context.request.post(server.url + apiPaths.narrativeState, {
    data: { discoveredFragments: finds, investigationPath: finds },
  });
  await first.page.getByRole('button', { name: carry.make }).click();
  await first.page.getByText(carry.shown).waitFor();
  const words = await first.page.locator('[data-private] ol li').allInnerTexts();
  for (const word of await first.page.locator('[data-private] ol li').all()) await word.hover();
  expect(words).toHaveLength(12);

  const second = await openAt(1);
  const own = await visitorOf(second.context);
  const field = second.page.getByLabel(carry.label);
  const lookUp = second.page.getByRole('button', { name: carry.lookUp });
  // A spelling mistake is found without a request to the server.
  await field.fill(words.join(' ').replace(words[2] ?? '', 'xyzzy'));
  await lookUp.click();
  await second.page.getByText('“xyzzy”', { exact: false }).first().waitFor();
  expect(second.sent.filter((line) => line.includes(`${apiPaths.recovery}/preview`))).toEqual([]);

  await field.fill(words.join(' '));
  await lookUp.click();
  await second.page.getByText('3 of 5').waitFor();
  await second.page.getByText('1 of 5').waitFor();
  expect(await visitorOf(second.context)).toBe(own);
  // A second tab removes the old record from the device, but no part of the new record.
  const beside = await second.context.newPage();
  await beside.goto(`${server.url}/about`);
  await listening(beside);
  await second.page.getByRole('button', { name: carry.merge }).click();
  await second.page.waitForURL(`${server.url}/`);
  await listening(second.page);
  const path = () =>
    second.page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('narrative-state') ?? '{}') as { investigationPath?: string[] })
          .investigationPath,
    );
  // The page begins without a record. The server's state arrives after the page has begun to record.
  await expect.poll(path).toEqual(expect.arrayContaining(finds));
  expect(await visitorOf(second.context)).toBe(await visitorOf(first.context));
  const phrase = words.join(' ');
  expect(
    [...first.sent, ...second.sent].filter((line) => line.includes(phrase) || line.includes(words.join('%20'))),
  ).toEqual([]);
  expect((await second.context.request.get(server.url + apiPaths.profile)).ok()).toBe(true);
  const database = server.database();
  expect(Number(database.prepare('select count(*) from visitors where visitor = ?').pluck().get(own))).toBe(0);
  database.close();
});

/** The texts of the hovers in these requests. */
const hoversIn = (sent: readonly string[]): string[] =>
  sent
    .filter((line) => line.startsWith(`${server.url}${apiPaths.track} `))
    .map((line) => JSON.parse(line.slice(line.indexOf(' ') + 1)) as { behaviorData: BehaviorData })
    .flatMap(({ behaviorData }) => behaviorData.hoverTargets);

test('[B-PRV-06] fault 22: the words are taken where the browser denies storage, too', async () => {
  const first = await openAt(3);
  await first.page.getByRole('button', { name: carry.make }).click();
  await first.page.getByText(carry.shown).waitFor();
  const words = await first.page.locator('[data-private] ol li').allInnerTexts();

  const second = await openAt(1, () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await second.page.getByLabel(carry.label).fill(words.join(' '));
  await second.page.getByRole('button', { name: carry.lookUp }).click();
  await second.page.getByRole('button', { name: carry.merge }).click();
  await second.page.waitForURL(`${server.url}/`);
  expect(await visitorOf(second.context)).toBe(await visitorOf(first.context));
});

test('[B-PRV-06] no word of a phrase is recorded as hovered over, what stands beside it is', async () => {
  const { page, sent } = await openAt(1);
  await page.getByRole('button', { name: carry.make }).click();
  await page.getByText(carry.shown).waitFor();
  const list = page.locator('[data-private] ol li');
  const words = await list.allInnerTexts();
  for (const word of await list.all()) await word.hover();
  await page.getByText(carry.text).hover();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => hoversIn(sent)).toContain(carry.text.slice(0, 50));
  expect(hoversIn(sent).filter((text) => words.includes(text))).toEqual([]);
});

const valid = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

test('[B-PRV-06] words under which nothing is kept are answered with a sentence, and the field keeps them', async () => {
  const { page } = await openAt(1);
  const field = page.getByLabel(carry.label);
  await field.fill(valid);
  await page.getByRole('button', { name: carry.lookUp }).click();
  await page.getByText(carry.unknown).waitFor();
  expect(await field.inputValue()).toBe(valid);
});

test('[B-PRV-06] an answer that never comes is told as such: to new words, to a look, to a claim', async () => {
  const { page } = await openAt(3);
  // The server carries out the request. Only its answer is lost.
  const loseAnswer = (path: string) =>
    page.route(`**${path}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
  await loseAnswer(apiPaths.recovery);
  await page.getByRole('button', { name: carry.make }).click();
  await page.getByText(carry.lostWords).waitFor();
  await page.unroute(`**${apiPaths.recovery}`);
  await page.getByRole('button', { name: carry.make }).click();
  await page.getByText(carry.shown).waitFor();
  const words = (await page.locator('[data-private] ol li').allInnerTexts()).join(' ');

  const second = await openAt(1);
  const lookUp = second.page.getByRole('button', { name: carry.lookUp });
  await second.page.getByLabel(carry.label).fill(words);
  await second.page.route(`**${apiPaths.recovery}/preview`, (route) => route.abort('connectionreset'));
  await lookUp.click();
  await second.page.getByText(carry.failed).waitFor();
  await second.page.unroute(`**${apiPaths.recovery}/preview`);
  await lookUp.click();
  await second.page.getByText('3 of 5').waitFor();
  await second.page.route(`**${apiPaths.recovery}/claim`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await second.page.getByRole('button', { name: carry.replace }).click();
  await second.page.getByText(carry.lostClaim).waitFor();
  expect(new URL(second.page.url()).pathname).toBe('/privacy');
});

test('[B-PRV-06] where the code of the words cannot be fetched, that is told; after a reload they are made', async () => {
  const { page } = await openAt(1);
  const chunk = /\/assets\/phrase-[^/]*\.js/;
  await page.route(chunk, (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: carry.make }).click();
  await page.getByRole('alert').getByText(carry.notFetched).waitFor();
  await page.getByLabel(carry.label).fill(valid);
  await page.getByRole('button', { name: carry.lookUp }).click();
  await page.getByRole('status').getByText(carry.notFetched).waitFor();
  await page.unroute(chunk);
  await page.reload();
  await page.getByRole('button', { name: carry.make }).click();
  await page.getByText(carry.shown).waitFor();
  expect(await page.locator('[data-private] ol li').count()).toBe(12);
});
