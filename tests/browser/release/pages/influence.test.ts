import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { violations } from '../../../support/axe.ts';
import { launchBrowser } from '../../../support/browser.ts';
import { listening, settled } from '../../../support/pageState.ts';
import { startServer, type TestServer } from '../../../support/server.ts';

/** An influence message from the form to another reader's archive, on the built site, a real server and real clocks. */
let browser: Browser;
let server: TestServer;
let buyer: BrowserContext;
let page: Page;
let said: string[];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Opens a page and collects its console messages, with violations of the Content-Security-Policy. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const opened = await context.newPage();
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  opened.on('pageerror', (error) => said.push(error.message));
  opened.on('dialog', (dialog) => void (said.push('a dialog'), dialog.dismiss()));
  await opened.goto(server.url + path);
  return opened;
}

beforeEach(async () => {
  said = [];
  buyer = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await open(buyer, '/checkout');
  await page.getByRole('textbox', { name: 'Designation' }).waitFor();
});
afterEach(async () => {
  await buyer.close();
});

async function submitInfluence(designation: string, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Designation' }).fill(designation);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: 'Pay $13 for one line' }).click();
  await page.waitForURL('**/payments/demo/*');
}
const boxOf = (opened: Page) => opened.getByRole('region', { name: 'Current influence' });
const currentOnServer = async () => (await buyer.request.get(`${server.url}/api/homepage/message`)).json() as unknown;

test('[R-INF-03] an order cancelled on the payment page is deleted, and the form keeps its text', async () => {
  await submitInfluence('the clerk', 'Open the window.');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('No money moves here');
  await page.getByRole('button', { name: 'Go back without sitting' }).click();
  await page.waitForURL('**/checkout');
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Open the window.');
  expect(await currentOnServer()).toBeNull();
  const database = server.database();
  expect(database.prepare('select count(*) as count from orders').get()).toEqual({ count: 0 });
  database.close();
  expect(said).toEqual([]);
});

test('[R-INF-03, R-INF-01, R-INF-02] a paid message is in another reader’s archive within one poll', async () => {
  const other = await browser.newContext();
  const archive = await open(other, '/routemap');
  // The terms are a separate request, which may be answered last.
  await boxOf(archive).getByText('A demonstration: no money moves.').waitFor();
  expect(await boxOf(archive).innerText()).toBe(
    'No current influence - be the first to gain power for $13\n\nA demonstration: no money moves.',
  );

  await submitInfluence('the Magistrate of Small Hours', 'Strike the word “beyond” from my file. I was there.');
  const paidAt = Date.now();
  await page.getByRole('button', { name: 'Pay nothing for one line' }).click();
  await boxOf(archive).getByText('THE MAGISTRATE OF SMALL HOURS').waitFor({ timeout: 11_000 });
  expect(Date.now() - paidAt).toBeLessThan(11_000);
  expect(await boxOf(archive).innerText()).toContain('Strike the word “beyond” from my file. I was there.');

  await page.waitForURL('**/payment-success?order=*');
  await page.getByRole('heading', { name: 'The line is let to you' }).waitFor();
  expect(await page.getByRole('region', { name: 'Your line, as the others see it' }).innerText()).toContain(
    'THE MAGISTRATE OF SMALL HOURS',
  );
  // Only the payer can see the receipt.
  await archive.goto(page.url());
  await archive.getByRole('heading', { name: 'Nobody has sat down here' }).waitFor();
  expect(said.filter((line) => !line.includes('404'))).toEqual([]);
  await other.close();
});

test('[R-INF-03] the receipt shows the date in the reader’s own time zone', async () => {
  await submitInfluence('the clerk', 'Open the window.');
  await page.getByRole('button', { name: 'Pay nothing for one line' }).click();
  await page.waitForURL('**/payment-success?order=*');
  const { pathname, search, searchParams } = new URL(page.url());
  const order = await buyer.request.get(`${server.url}/api/influence/orders/${searchParams.get('order')}`);
  const { paidAt } = (await order.json()) as { paidAt: number };
  const storageState = await buyer.storageState();
  // These time zones are a whole day apart, so that at any hour at least one of them has another date than UTC.
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
    const reader = await browser.newContext({ storageState, timezoneId });
    const receipt = await open(reader, pathname + search);
    const date = new Intl.DateTimeFormat('sv-SE', { timeZone: timezoneId }).format(paidAt).replaceAll('-', '.');
    expect(await receipt.getByText(/the sixth seat/).textContent(), timezoneId).toContain(`taken ${date} · `);
    await reader.close();
  }
});

test('[R-INF-03] going back and paying again does not publish the message twice', async () => {
  await submitInfluence('once', 'Only once.');
  const cashier = page.url();
  await page.getByRole('button', { name: 'Pay nothing for one line' }).click();
  await page.getByRole('heading', { name: 'The line is let to you' }).waitFor();
  await page.goto(cashier);
  await page.getByRole('heading', { name: 'The line is let to you' }).waitFor();
  const database = server.database();
  expect(database.prepare("select count(*) as count from influence where designation = 'once'").get()).toEqual({
    count: 1,
  });
  database.close();
  // The form is empty again: a sent message is not kept as a draft.
  await page.goto(`${server.url}/checkout`);
  expect(await page.getByRole('textbox', { name: 'Designation' }).inputValue()).toBe('');
});

test('[R-INF-03, B-SEC-02] markup in a message is shown as text on every page', async () => {
  const nasty = { designation: '<img src=x onerror=alert(1)>', message: '"><script>alert(2)</script><b>b</b>' };
  await submitInfluence(nasty.designation, nasty.message);
  await page.getByText(nasty.designation.toUpperCase()).waitFor();
  await page.getByText(nasty.message).waitFor();
  await page.getByRole('button', { name: 'Pay nothing for one line' }).click();
  await page.getByText(nasty.designation.toUpperCase()).waitFor();
  await page.goto(`${server.url}/routemap`);
  await boxOf(page).getByText(nasty.message).waitFor();
  expect(await page.locator('main img, main b').count()).toBe(0);
  expect(said).toEqual([]);
});

test('[B-A11Y-04, R-INF-03] from the form to the receipt by keyboard alone', async () => {
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 20 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await tabTo('seat-designation');
  await page.keyboard.type('by hand');
  await page.keyboard.press('Tab');
  await page.keyboard.type('No pointer was used.');
  await tabTo('Pay $13 for one line');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/payments/demo/*');
  await tabTo('Pay nothing for one line');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The line is let to you' }).waitFor();
  await tabTo('See it where they see it');
  await page.keyboard.press('Enter');
  await boxOf(page).getByText('BY HAND').waitFor();
  expect(said).toEqual([]);
});

test('[R-INF-03] offline the form keeps its text, and can be sent afterwards', async () => {
  await page.getByRole('textbox', { name: 'Designation' }).fill('the patient');
  await page.getByRole('textbox', { name: 'Message' }).fill('I can wait.');
  await buyer.setOffline(true);
  await page.getByRole('button', { name: 'Pay $13 for one line' }).click();
  await page.getByText('There is no connection. Nothing was charged, and what you wrote is still here.').waitFor();
  await buyer.setOffline(false);
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('I can wait.');
  await page.getByRole('button', { name: 'Pay $13 for one line' }).click();
  await page.waitForURL('**/payments/demo/*');
});

test('[R-SEC-03] text typed into the form reaches the server only with the form', async () => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/checkout')) bodies.push(request.postData() ?? '');
  });
  await listening(page);
  await page.getByRole('textbox', { name: 'Designation' }).pressSequentially('canary');
  await page.getByRole('textbox', { name: 'Message' }).fill('canary in the coal');
  // A hover that telemetry records, to prove that telemetry is running.
  await page.getByText('One line, to everybody who reads after you.').hover();
  await page.getByText('CANARY', { exact: true }).hover();
  await page.getByText('canary in the coal').last().hover();
  // A hidden tab sends everything pending.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => bodies.some((body) => body.includes('behaviorData'))).toBe(true);
  expect(bodies.join(' ')).toContain('One line, to everybody');
  expect(bodies.join(' ').toLowerCase()).not.toContain('canary');
});

test.for([1440, 390])(
  '[B-A11Y-01] %i wide: form, its error messages, payment page and receipt have no violation',
  async (width) => {
    const check = async (where: string) => {
      expect(await violations(page), where).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, where).toBeLessThanOrEqual(0);
    };
    await page.setViewportSize({ width, height: width > 600 ? 900 : 844 });
    await page
      .getByText(/no money moves/)
      .first()
      .waitFor();
    await check('the form');
    await page.getByRole('textbox', { name: 'Designation' }).fill('x'.repeat(41));
    await page.getByRole('button', { name: 'Pay $13 for one line' }).click();
    await page.getByText('Message must not be empty.').waitFor();
    await check('its mistakes');
    // The widest letters, as one word.
    await submitInfluence('W'.repeat(40), 'W'.repeat(240));
    await check('the cashier');
    await page.getByRole('button', { name: 'Pay nothing for one line' }).click();
    await page.getByRole('heading', { name: 'The line is let to you' }).waitFor();
    await settled(page);
    await check('the receipt');
    await page.goto(`${server.url}/payment-success`);
    await page.getByRole('heading', { name: 'Nobody has sat down here' }).waitFor();
    await check('no receipt');
  },
);
