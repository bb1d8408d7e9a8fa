import type { Page } from 'playwright-core';

/** Time that a translator needs for text that was added later, ms. */
const delayMs = 40;

interface Translator {
  /** Texts that React changed after they were translated, so that the reader does not see the change. One line each. */
  stale(): string[];
  /** Resolves once all text that React shows at this time is translated. */
  done(): Promise<void>;
}

declare global {
  interface Window {
    translator: Translator;
  }
}

/**
 * Changes the document as a browser's translation does. Each text of the body is replaced by a copy in two nested
 * `font` elements, at once and after each later addition, except below `translate="no"`. The replaced text is kept for
 * comparison, because React still writes to it. The copies have the same words, so that locators by name still work.
 */
function translate(ms: number): void {
  const replaced: { original: Text; copy: HTMLElement; words: string }[] = [];
  const waiting: (() => void)[] = [];
  let due = false;
  const isLeft = (text: Text) =>
    text.parentElement?.closest('font, svg, script, style, textarea, noscript, [translate="no"], .notranslate') !==
    null;
  const all = () => {
    due = false;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text as Text);
    for (const original of texts) {
      if (isLeft(original)) continue;
      const copy = document.createElement('font');
      const inner = copy.appendChild(document.createElement('font'));
      copy.style.verticalAlign = 'inherit';
      inner.textContent = original.data;
      replaced.push({ original, copy, words: original.data });
      original.replaceWith(copy);
    }
    for (const resolve of waiting.splice(0)) resolve();
  };
  all();
  new MutationObserver(() => {
    if (due) return;
    due = true;
    setTimeout(all, ms);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  const task = () => new Promise((resolve) => setTimeout(resolve));
  window.translator = {
    stale: () =>
      replaced
        .filter(({ original, copy, words }) => copy.isConnected && original.data !== words)
        .map(
          ({ original, copy, words }) =>
            `shows “${words}” for “${original.data}” in ${copy.parentElement?.outerHTML.slice(0, 200)}`,
        ),
    done: async () => {
      await task();
      await task();
      if (due) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
}

/** Translates the page, as it is and as it changes. B-TRN-01. */
export const translated = (page: Page): Promise<void> => page.evaluate(translate, delayMs);

/** Translates each page that `page` opens from now on before its scripts run. */
export async function translatedFirst(page: Page): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('readystatechange', () => document.readyState === 'interactive' && (${translate.toString()})(${delayMs}))`,
  );
}

/** Translated texts within `main` that consist of a path or of one of `names`, or are in `code`. B-TRN-02. */
export const translatedNames = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll('main font')]
        .filter((font) => font.firstElementChild === null)
        .filter((font) => {
          const text = font.textContent?.trim() ?? '';
          return /^\/[a-z0-9-]+$/.test(text) || all.includes(text) || font.closest('code') !== null;
        })
        .map((font) => `“${font.textContent}” in ${font.parentElement?.parentElement?.outerHTML.slice(0, 200)}`),
    names,
  );
