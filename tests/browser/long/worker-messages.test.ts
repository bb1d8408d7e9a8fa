import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { candidatesAmong } from '../../support/candidatesAmong.ts';
import { simulated } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/** The messages between page and worker on the built site. A single event causes no message. */
const browser = await sharedBrowser();
const server = sharedServer();
let context: BrowserContext;
let page: Page;

/**
 * `sent`: the names of the page's calls; for a call of `send`, the kinds of its inputs. `received`: number of messages
 * from the worker.
 */
type Messages = { sent: string[]; received: number };
declare const messages: Messages;

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  await page.addInitScript(() => {
    const counted: Messages = { sent: [], received: 0 };
    Object.assign(globalThis, { messages: counted });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', () => (counted.received += 1));
      }
    };
    const post = Worker.prototype.postMessage as (this: Worker, message: unknown, transfer: unknown) => void;
    Worker.prototype.postMessage = function (message: unknown, transfer: unknown) {
      const { path, argumentList } = message as { path?: string[]; argumentList?: { value: unknown }[] };
      const call = path?.join('.') ?? 'answer';
      const inputs = argumentList?.[0]?.value as { kind: string }[];
      counted.sent.push(call === 'send' ? inputs.map(({ kind }) => kind).join(' ') : call);
      post.call(this, message, transfer);
    };
  });
});
afterEach(() => context.close());

const counts = () => page.evaluate(() => messages);
const sent = async () => (await counts()).sent;
const beats = async () => (await sent()).filter((what) => what === 'telemetry').length;

/** Waits for a number of further heartbeats of the page. */
async function beatsMore(count: number): Promise<void> {
  const until = (await beats()) + count;
  await expect.poll(beats).toBeGreaterThanOrEqual(until);
}

test('[R-SEC-01, B-WRK-03] of two hundred letters only those go to the worker that may end a secret word', async () => {
  const letters = Array.from({ length: 200 }, (_, index) => String.fromCharCode(97 + ((index * index) % 26))).join('');
  await page.goto(`${server.url}/about`);
  await simulated(page);
  await page.keyboard.type(letters);
  await beatsMore(1);
  const typed = (await sent()).filter((what) => what.includes('secret-word-typed'));
  expect(typed).toEqual(Array.from({ length: candidatesAmong(letters) }, () => 'secret-word-typed'));
  expect(typed.length).toBeLessThan(60);
});

test('[B-WRK-03] while the reader moves, scrolls and clicks, there is one message in a second and one answer to it', async () => {
  await page.goto(`${server.url}/kitchen`);
  await simulated(page);
  await beatsMore(1);
  const from = (await sent()).length;
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(640 + 500 * Math.sin(step / 7), 400 + 300 * Math.cos(step / 11));
    if (step % 6 === 0) await page.mouse.wheel(0, step < 60 ? 80 : -80);
    if (step % 30 === 0) await page.mouse.click(2, 400);
  }
  await beatsMore(2);
  const later = (await sent()).slice(from);
  // A snapshot is taken every ten seconds, together with the heartbeat.
  expect(new Set(later.filter((what) => what !== 'snapshot'))).toEqual(new Set(['telemetry']));
  await expect
    .poll(async () => {
      const { sent: all, received } = await counts();
      return received - all.length;
    })
    .toBe(0);
});
