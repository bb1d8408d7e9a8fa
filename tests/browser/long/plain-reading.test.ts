import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StoryPage } from '#contract/api/story.ts';
import type { Transcript } from '#contract/api/transcript.ts';
import { apiPaths } from '#contract/paths.ts';
import { transcriptTexts as texts } from '../../../src/content/transcriptTexts.ts';
import { unreadTexts } from '../../../src/ui/story/unreadTexts.ts';
import { violations } from '../../support/axe.ts';
import { settled } from '../../support/pageState.ts';
import { printFaults } from '../../support/readerSettings.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

const page: Transcript['pages'][number] = {
  slug: 'kitchen',
  title: 'A kitchen',
  lines: [{ kind: 'prose', text: 'Nobody was asked.' }],
};
const transcript: Transcript = {
  phase: 2,
  isKept: true,
  pages: [
    page,
    {
      slug: 'void',
      title: 'The void',
      lines: Array.from({ length: 40 }, (_, index) => ({ kind: 'prose', text: `Sentence ${index + 1} of the void.` })),
    },
  ],
  letters: [{ phase: 1, from: 'The Archivist', text: 'One.\n\nTwo.' }],
  files: [{ filename: 'kitchen.txt', fragment: 'Sink, window.' }],
  protocols: [{ word: 'word', title: 'Clause 4', text: 'There shall be one room.' }],
  exhibits: ['coat-button'],
};

/** A page of forty lines. Line 31 is new. */
const newAt = 31;
const story: StoryPage = {
  slug: 'watcher',
  title: 'A page',
  phase: 2,
  blocks: Array.from({ length: 40 }, (_, index) => ({
    kind: 'prose',
    text: `Line ${index + 1}.`,
    ...(index + 1 === newAt && { isNew: true }),
  })),
  added: 40,
  choices: [],
  ended: true,
};

/** The words of `main` as drawn, without the words of the button. */
const wordsOf = async (tab: Page): Promise<string[]> =>
  (await tab.locator('main').innerText()).replace(texts.print, '').split(/\s+/).filter(Boolean);

test.for([1440, 390])(
  '[B-PLAIN-01, B-PLAIN-02, B-PLAIN-03] %i px wide: the transcript on screen and on paper, and the way to a new line',
  async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    await tab.route(`**${apiPaths.transcript}*`, (route) => route.fulfill({ json: transcript }));
    await tab.route(`**${apiPaths.story}/*`, (route) => {
      const slug = new URL(route.request().url()).pathname.split('/').at(-1);
      return route.fulfill({ json: { ...story, slug } });
    });

    await tab.goto(`${server.url}/transcript`);
    await tab.getByRole('article', { name: /The void/ }).waitFor();
    await settled(tab);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await violations(tab, { isStrict: true, part: 'main' })).toEqual([]);
    await tab.getByRole('link', { name: 'kitchen.txt' }).click();
    expect(new URL(tab.url()).hash).toBe('#file-kitchen.txt');
    const left = tab.getByText(texts.publicPages).locator('xpath=following-sibling::ul').getByRole('link');
    expect(await left.allTextContents()).toEqual([
      '/',
      '/about',
      '/survival-analysis',
      '/conscious-thinking',
      '/experience-d5u',
      '/routemap',
      '/privacy',
    ]);

    const onScreen = await wordsOf(tab);
    await tab.emulateMedia({ media: 'print' });
    expect(await printFaults(tab)).toEqual([]);
    expect(await wordsOf(tab)).toEqual(onScreen);
    // Controls: everything that can be pressed and is not a link of the text.
    const pressed = tab.locator('button, input, select, textarea, summary, body a:not(main a)');
    expect(
      await pressed.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent)),
    ).toEqual([]);
    await tab.emulateMedia({ media: 'screen' });

    await tab.goto(`${server.url}/watcher`);
    const marked = tab.locator('main [data-new]');
    await marked.waitFor({ state: 'attached' });
    await settled(tab);
    expect(await marked.allTextContents()).toEqual([`${unreadTexts.isNew} Line ${newAt}.`]);
    expect(await marked.evaluate((line) => getComputedStyle(line, '::before').borderInlineStartWidth)).toBe('2px');
    await tab.getByRole('button', { name: unreadTexts.next }).waitFor();

    const none = tab.getByText(unreadTexts.none);
    const reached: number[] = [];
    for (let step = 0; step < 40 && (await none.count()) === 0; step += 1) {
      await tab.keyboard.press('Shift+F2');
      const { text, isInWindow } = await tab.locator('main :focus').evaluate((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        return { text: line.textContent, isInWindow: top >= 0 && bottom <= innerHeight };
      });
      const line = Number(/(\d+)\.$/.exec(text)?.[1]);
      expect(isInWindow, text).toBe(true);
      if (line !== reached.at(-1)) reached.push(line);
    }
    await none.waitFor();
    // Only lines that had not been in the window, in order, down to the last.
    expect(reached[0]).toBeGreaterThan(1);
    expect(reached).toEqual(reached.toSorted((a, b) => a - b));
    expect(reached).toContain(newAt);
    expect(await violations(tab, { isStrict: true, part: 'main' })).toEqual([]);

    // A dark page, and a dark page with a light sheet that scrolls under the control.
    for (const path of ['/kitchen', '/transmissions']) {
      await tab.goto(server.url + path);
      await tab.getByRole('button', { name: unreadTexts.next }).waitFor();
      await settled(tab);
      expect(await violations(tab, { isStrict: true, part: '[data-track="next:unread"]' }), path).toEqual([]);
    }
    await context.close();
  },
);
