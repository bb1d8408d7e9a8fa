import { expect, test } from 'vitest';
import { simulated } from '../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

test('[B-MEM-01] a room that is opened again knows what its reader has done in another since', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies([await server.visitorAt(1)]);
  const page = await context.newPage();
  await page.goto(`${server.url}/brevil`);
  await simulated(page);
  const heard = 'It has heard that of the whole kitchen you looked at it first';
  expect(await page.locator('main').innerText()).not.toContain(heard);
  await page.getByRole('link', { name: 'Its place on the worktop is kept, with chalk round it.' }).first().click();
  await page.getByRole('button', { name: 'toaster', exact: true }).click();
  await page.getByText('fig. 6, toaster, own likeness').first().waitFor();
  await page.goBack();
  await page.waitForURL(`${server.url}/brevil`);
  await expect.poll(() => page.locator('main').innerText()).toContain(heard);
  await context.close();
});
