import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordChecks } from '../../src/content/protocolDigests.ts';
import { LetterBuffer } from '../../src/telemetry/LetterBuffer.ts';
import { simulated } from '../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../support/shared.ts';

/** The messages between page and worker, on the built site: none for a single event. */
const browser = await sharedBrowser();
const server = sharedServer();
let context: BrowserContext;
let page: Page;

/** What the page has sent: the name of the call, or for `send` the kinds of its inputs. */
type Messages = { sent: string[] };
declare const messages: Messages;

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(globalThis, { messages: { sent } });
    const post = Worker.prototype.postMessage as (this: Worker, message: unknown, transfer: unknown) => void;
    Worker.prototype.postMessage = function (message: unknown, transfer: unknown) {
      const { path, argumentList } = message as { path?: string[]; argumentList?: { value: unknown }[] };
      const call = path?.join('.') ?? 'answer';
      const inputs = argumentList?.[0]?.value as { kind: string }[];
      sent.push(call === 'send' ? inputs.map(({ kind }) => kind).join(' ') : call);
      post.call(this, message, transfer);
    };
  });
});
afterEach(() => context.close());

const sent = () => page.evaluate(() => messages.sent);
const beats = async () => (await sent()).filter((what) => what === 'telemetry').length;

/** Waits until the page has sent so many more heartbeats. */
async function beatsMore(count: number): Promise<void> {
  const until = (await beats()) + count;
  await expect.poll(beats).toBeGreaterThanOrEqual(until);
}

/** How many of these letters end something that may be a secret word. */
function candidatesAmong(letters: string): number {
  let count = 0;
  const buffer = new LetterBuffer(wordChecks, () => (count += 1));
  for (const letter of letters) buffer.add(letter.charCodeAt(0), 0);
  return count;
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
