import { afterAll, beforeAll, expect, test } from 'vitest';
import { privacyTexts } from '../../../src/content/privacyTexts.ts';
import { listening } from '../../support/pageState.ts';
import { sharedBrowser } from '../../support/shared.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const browser = await sharedBrowser();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RETENTION_DAYS: '31', CONTACT: 'clerk@d5u.example' } });
});
afterAll(() => server?.stop());

test('[B-PRV-05] /privacy states the figures of this server, and takes a refusal back and forth', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByText('31 days', { exact: true }).waitFor();
  expect(await page.title()).toContain('Privacy');
  expect(await page.getByRole('link', { name: 'clerk@d5u.example' }).getAttribute('href')).toBe(
    'mailto:clerk@d5u.example',
  );
  await listening(page);
  await page.getByText(privacyTexts.choice.open).waitFor();
  await page.getByRole('button', { name: privacyTexts.choice.no }).click();
  await page.getByText(privacyTexts.choice.refused).waitFor();
  await page.reload();
  await page.getByText(privacyTexts.choice.refused).waitFor();
  await page.getByRole('button', { name: privacyTexts.choice.yes }).click();
  await page.getByText(privacyTexts.choice.given).waitFor();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
    .toEqual(['d5u', 'd5u-reading']);
  await context.close();
});

test('[B-PRV-05] without scripts the page says the same, and that the operator may have set another term', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/privacy`);
  expect(await page.getByText('or the operator’s own figure').count()).toBe(1);
  expect(await page.getByText(privacyTexts.lead).count()).toBe(1);
  await context.close();
});
