import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ending } from '../../../../server/content/ending/ending.ts';
import { protocols } from '../../../../server/content/protocols/protocols.ts';
import { endingTexts } from '../../../../src/content/endingTexts.ts';
import { sayOpens } from '../../../../src/content/protocolTexts.ts';
import { sayTexts } from '../../../../src/content/sayTexts.ts';
import { listening } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/**
 * From Home to the end without a pointer and without sight: once with keys alone, once with the browser's accessibility
 * tree alone. Both find every control by its role and name. Only the time between phases is left out: the reader gets
 * the cookie of another visitor at the phase.
 */
const browser = await sharedBrowser();
const server = sharedServer();
const patient = { timeout: 20_000 };

type Role = 'link' | 'button' | 'textbox';

declare global {
  interface Window {
    /** The announcements of the document's live regions, oldest first. */
    said: string[];
  }
}

/**
 * Runs in a page. Records the announcements of live regions. A notice is announced for less than a second, which is too
 * short for polling.
 */
function listen(): void {
  window.said = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role="status"], [role="log"], [role="alert"], [aria-live]');
      if (region) window.said.push(region.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** A way of using the site. */
interface Way {
  /** Presses the control with this role and name. */
  press(role: Role, name: string): Promise<void>;
  /** Writes into the field with this name. */
  write(name: string, text: string): Promise<void>;
}

/** Tab, Enter and letters. */
function byKeys(page: Page): Way {
  const reach = async (role: Role, name: string) => {
    const wanted = page.getByRole(role, { name, exact: true });
    await wanted.first().waitFor(patient);
    // The focus may have been moved there already.
    for (let step = 0; step < 250; step += 1) {
      if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to the ${role} “${name}”.`);
  };
  return {
    async press(role, name) {
      await reach(role, name);
      await page.keyboard.press('Enter');
    },
    async write(name, text) {
      await reach('textbox', name);
      await page.keyboard.type(text);
    },
  };
}

/** The accessibility tree and its default action. Uses no key and no position on the screen. */
async function byTree(page: Page): Promise<Way> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const find = async (role: Role, name: string): Promise<number> => {
    let found: number | undefined;
    await expect
      .poll(async () => {
        const { root } = await session.send('DOM.getDocument', { depth: 0 });
        const query = { nodeId: root.nodeId, role, accessibleName: name };
        const { nodes } = await session.send('Accessibility.queryAXTree', query);
        found = nodes.find(({ ignored }) => !ignored)?.backendDOMNodeId;
        return found;
      }, patient)
      .toBeDefined();
    return found!;
  };
  return {
    async press(role, name) {
      const backendNodeId = await find(role, name);
      await session.send('DOM.focus', { backendNodeId });
      const { object } = await session.send('DOM.resolveNode', { backendNodeId });
      const functionDeclaration = 'function () { this.click(); }';
      await session.send('Runtime.callFunctionOn', {
        objectId: object.objectId!,
        functionDeclaration,
        userGesture: true,
      });
    },
    async write(name, text) {
      await session.send('DOM.focus', { backendNodeId: await find('textbox', name) });
      await session.send('Input.insertText', { text });
    },
  };
}

test.for([
  ['keys', (page: Page) => Promise.resolve(byKeys(page))],
  ['the tree', byTree],
] as const)(
  '[B-EAR-01, B-EAR-08] from Home to the end by %s alone',
  { timeout: 240_000 },
  async ([, begin], { expect }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(listen);
    const way = await begin(page);
    /** The label of the focused element, which a screen reader reads out. */
    const focus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const says = (text: string) =>
      page.waitForFunction((wanted) => window.said.some((said) => said.includes(wanted)), text, patient);
    const become = async (phase: 1 | 5) => {
      await context.addCookies([await server.visitorAt(phase)]);
      await page.reload();
      await listening(page);
    };

    await page.goto(server.url);
    await listening(page);
    await way.press('link', 'Research');
    await expect.poll(focus, patient).toBe('D5U Archive Index');
    await page.getByText('RESTRICTED FILESYSTEM').waitFor(patient);

    await become(1);
    for (const said of [
      'juror_five.key: 1 attempt.',
      'juror_five.key: 2 attempts.',
      'juror_five.key: partially recovered. Accessible: 1.',
    ]) {
      await way.press('button', 'juror_five.key');
      await says(said);
    }
    await page.goBack();
    await expect.poll(focus, patient).toBe('D5U');
    await page.goForward();
    await expect.poll(focus, patient).toBe('D5U Archive Index');

    const { word, title } = protocols[0]!;
    await way.press('button', sayOpens);
    await way.write(sayTexts.label, word);
    await way.press('button', sayTexts.say);
    await says(`A seal is broken: ${title}.`);

    await become(5);
    await page.goto(`${server.url}/collaborate`);
    await listening(page);
    const inHand = page.locator('main li[data-in-hand]');
    for (let written = 0; written < 6; written += 1) {
      const gap = await inHand.getAttribute('data-gap');
      await way.press('button', await inHand.locator('ul button').first().innerText());
      await expect.poll(() => page.locator(`main li[data-gap="${gap}"][data-in-hand]`).count(), patient).toBe(0);
    }
    await way.press('button', await page.locator('[data-track="strike:draft"]').innerText());
    await page.locator('main li strong').getByText(ending.word, { exact: true }).waitFor(patient);

    await way.press('link', 'front hall');
    await expect.poll(focus, patient).toBe('D5U');
    await way.press('button', 'casebook');
    const kitchen = page.getByRole('complementary', { name: 'Margin' }).locator('a[href="/kitchen"]').first();
    await way.press('link', await kitchen.innerText());
    await expect.poll(focus, patient).toBe('Kitchen');
    await way.press('button', 'sixth chair');
    await way.press('button', 'sit down');
    await page.getByText('fig. 2, one chair, occupant not drawn').waitFor(patient);
    await way.write(endingTexts.label, 'sit');
    await way.press('button', endingTexts.say);
    await says(ending.unheard[0]);
    await page.getByRole('textbox', { name: endingTexts.label }).evaluate((field: HTMLInputElement) => field.select());
    await way.write(endingTexts.label, ending.word);
    await way.press('button', endingTexts.say);
    await page.getByRole('heading', { level: 1, name: '14:22:22. The court has risen.' }).waitFor(patient);
    await context.close();
  },
);
