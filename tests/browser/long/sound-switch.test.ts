import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { captions as sounds } from '../../../src/content/sounds.ts';
import { listening, settled } from '../../support/pageState.ts';
import { returning } from '../../support/returning.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

declare global {
  interface Window {
    /** Each change of state of the audio context and its time, ms; `made` for its creation. */
    audio: { readonly state: string; readonly atMs: number }[];
  }
}

/**
 * Records the states of the page's audio contexts, which are real. In Chromium, Playwright's own calls count as user
 * gestures, so here only a press counts.
 */
function recordAudio(): void {
  window.audio = [];
  let hasBeenActive = false;
  addEventListener('pointerdown', () => (hasBeenActive = true), { capture: true });
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive, isActive: hasBeenActive }) });
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      window.audio.push({ state: 'made', atMs: performance.now() });
      this.addEventListener('statechange', () => window.audio.push({ state: this.state, atMs: performance.now() }));
    }
  };
}
const states = (page: Page) => page.evaluate(() => window.audio.map(({ state }) => state));

/** Opens the page for a reader to whom nothing else will be announced. `choice`: the stored choice of sound. */
async function open(path: string, phase: 1 | 3 = 1, choice?: string) {
  const stored = [{ name: 'narrative-state', value: JSON.stringify(returning(phase)) }];
  if (choice !== undefined) stored.push({ name: 'd5u-sound', value: choice });
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage: stored }] },
  });
  await context.addCookies([await server.visitorAt(phase)]);
  await context.addInitScript(recordAudio);
  const page = await context.newPage();
  const fetched: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(server.url + path);
  await settled(page);
  await listening(page);
  return { page, fetched, messages };
}
const opener = (page: Page) => page.getByRole('button', { name: /^sound, / });
const players = (fetched: readonly string[]) => fetched.filter((path) => path.includes('/player-'));
const captions = (page: Page) => page.getByRole('group', { name: 'sound' }).getByRole('listitem').allTextContents();

async function switchOn(page: Page): Promise<void> {
  await opener(page).click();
  const fetching = page.waitForResponse((response) => response.url().includes('/player-'));
  await page.getByRole('radio', { name: 'on', exact: true }).check({ force: true });
  await fetching;
}

test('[B-SND-02, B-SND-06] off: nothing is fetched or made; on: fetched once, heard, listed, and suspended within 2 s', async () => {
  const { page, fetched } = await open('/empathy-emergence');
  await opener(page).waitFor();
  await page.getByRole('button', { name: 'ring', exact: true }).click();
  await page.getByText(/^bell 1:/).waitFor();
  expect(players(fetched)).toEqual([]);
  expect(await states(page)).toEqual([]);

  await switchOn(page);
  expect(players(fetched)).toHaveLength(1);
  // The press is a gesture, in which the context has to run for the first time.
  const first = ['made', 'running', 'suspended'];
  await expect.poll(() => states(page)).toEqual(first);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'ring', exact: true }).click();
  await expect.poll(() => states(page), { timeout: 15_000 }).toEqual([...first, 'running', 'suspended']);
  const [runningAt = 0, suspendedAt = 0] = await page.evaluate(() => window.audio.slice(3).map(({ atMs }) => atMs));
  // The sound lasts 1.5 s.
  expect(suspendedAt - runningAt).toBeGreaterThan(1500);
  expect(suspendedAt - runningAt).toBeLessThan(1600 + 2000);
  await opener(page).click();
  expect(await captions(page)).toEqual(['a teaspoon on a jam jar']);
  await page.getByText('This page has sounds.').waitFor();

  // The next event resumes the same context.
  await page.getByRole('button', { name: 'ring', exact: true }).click();
  await expect.poll(() => states(page)).toEqual([...first, 'running', 'suspended', 'running']);
  await opener(page).click();
  expect(await captions(page)).toEqual(['a teaspoon on a jam jar, 2 times']);
  await page.context().close();
});

test('[B-SND-06] in a hidden tab everything ends at once, and nothing sounds or is listed', async () => {
  const { page } = await open('/signal-intercept');
  await switchOn(page);
  const first = ['made', 'running', 'suspended'];
  await expect.poll(() => states(page)).toEqual(first);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'seek up' }).click();
  await expect.poll(() => states(page)).toEqual([...first, 'running']);
  const hide = (isHidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
      return performance.now();
    }, isHidden);
  const hiddenAt = await hide(true);
  await expect.poll(() => states(page)).toEqual([...first, 'running', 'suspended']);
  const suspendedAt = await page.evaluate(() => window.audio.at(-1)!.atMs);
  expect(suspendedAt - hiddenAt).toBeLessThan(500);
  // The dial is still at the carrier frequency.
  await hide(false);
  await expect.poll(() => states(page)).toEqual([...first, 'running', 'suspended', 'running']);
  await opener(page).click();
  expect(await captions(page)).toEqual(['one tone, without an end']);
  await page.context().close();
});

test('[B-SND-02, B-SND-06] the choice is kept; the context waits for a gesture, without a warning', async () => {
  const { page, fetched, messages } = await open('/kitchen', 1, '{"isOn":true,"volume":40}');
  await page.getByRole('button', { name: 'sound, on' }).waitFor();
  await expect.poll(() => players(fetched).length).toBe(1);
  expect(await states(page)).toEqual([]);
  await page.getByRole('button', { name: 'chipped mug', exact: true }).first().click();
  await expect.poll(() => states(page)).toEqual(['made', 'running', 'suspended']);
  await opener(page).click();
  expect(await captions(page)).toEqual(['a mug is put down on wood']);
  expect(await page.getByRole('slider', { name: 'volume' }).inputValue()).toBe('40');
  expect(messages.filter((message) => /audio/i.test(message))).toEqual([]);
  await page.context().close();
});

test('[B-SND-02] the switch covers no other control of the strip, in any width', async () => {
  const { page } = await open('/kitchen');
  await opener(page).waitFor();
  await page.getByRole('button', { name: 'say something' }).first().waitFor();
  for (const width of [320, 390, 700, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // The parts of the strip load one by one.
    const strip = () =>
      page.evaluate(() => {
        const parts = document.querySelectorAll<HTMLElement>(
          'aside.beside-page :is(button, a:not(.skip-link), fieldset)',
        );
        const boxes = [...parts].map((part) => part.getBoundingClientRect()).toSorted((a, b) => a.left - b.left);
        return {
          parts: boxes.length,
          areLarge: boxes.every(({ width, height }) => Math.min(width, height) >= 24),
          areApart: boxes.every(({ right }, index) => (boxes[index + 1]?.left ?? Infinity) >= right),
        };
      });
    await expect.poll(strip, { message: `${width} px` }).toEqual({ parts: 4, areLarge: true, areApart: true });
  }
  await page.context().close();
});

test('[B-SND-07] the caption of a reading quotes words that stand on the page', async () => {
  const { page } = await open('/about?inspect&phase=3', 3, '{"isOn":true,"volume":40}');
  const written = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  const gallery = page.getByRole('group', { name: 'effects, drawn and not recorded' });
  await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
  // Threads begin at a word under the pointer. Here the pointer is over the gallery.
  for (const kind of ['pieces', 'settling', 'surprise'] as const) {
    // An effect may be refused while another effect is shown, so the test requests each effect until it is heard.
    const heard = async (): Promise<string | undefined> => {
      await gallery.getByRole('button', { name: kind }).click();
      if ((await captions(page)).length === 0) await opener(page).click();
      return (await captions(page)).find((caption) => caption.startsWith(sounds[kind]));
    };
    await expect.poll(heard, { message: kind, interval: 1500 }).toMatch(/: “.+”/);
    const caption = (await captions(page)).find((each) => each.startsWith(sounds[kind]))!;
    const quoted = /: “(.+?)(?: …)?”/.exec(caption)![1]!;
    // Lit words are separate words on the page. The other effects quote a line.
    for (const words of kind === 'surprise' ? quoted.split(', ') : [quoted]) expect(written, kind).toContain(words);
  }
  await page.context().close();
});
