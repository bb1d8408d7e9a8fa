import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showSidenotes } from '../../src/app/sidenotes.ts';
import { phaseNotices } from '../../src/content/panels.ts';
import { effectsChoiceAtom } from '../../src/state/effects.ts';
import { pathAtom } from '../../src/state/route.ts';
import type { SidenoteKind } from '../../src/content/sidenotes.ts';
import { captionAtom, sidenoteAtom } from '../../src/state/sidenote.ts';

/** The boxes of the texts, because jsdom has no layout. */
let lines: DOMRect[];
let store: ReturnType<typeof createStore>;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  lines = [];
  Object.assign(Range.prototype, {
    getBoundingClientRect: () => new DOMRect(200, 0, 100, 20),
    getClientRects: () => lines,
  });
  document.body.innerHTML = '<main id="page"><p>D5U is an AI.</p></main>';
  store = createStore();
  store.set(pathAtom, '/about');
  stop = showSidenotes(store);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const mark = (kind: SidenoteKind) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('p')!.firstChild!);
  store.set(sidenoteAtom, { kind, range });
};
const shown = () => [...document.querySelectorAll('.sidenote')].map(({ textContent }) => textContent);

test('[B-OVL-11] the reason of a mark stands in the margin for 4 s, one at a time, for the eye only', () => {
  mark('stayed');
  expect(shown()).toEqual(['you stayed here']);
  expect(document.querySelector('.sidenote')?.getAttribute('aria-hidden')).toBe('true');
  mark('found');
  expect(shown()).toEqual(['not expected']);
  vi.advanceTimersByTime(3999);
  expect(shown()).toEqual(['not expected']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
  expect(document.body.children).toHaveLength(1);
});

test('[B-OVL-11] another width of the window removes a note, another height does not', () => {
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  stop();
  stop = showSidenotes(store);
  mark('stayed');
  dispatchEvent(new Event('resize'));
  expect(shown()).toEqual(['you stayed here']);
  width.mockReturnValue(1023);
  dispatchEvent(new Event('resize'));
  expect(shown()).toEqual([]);
  mark('found');
  dispatchEvent(new Event('resize'));
  expect(shown()).toEqual(['not expected']);
  width.mockRestore();
});

test('[B-OVL-11] each reason is given twice in a page load', () => {
  const given = (['stayed', 'tried', 'stayed', 'stayed', 'tried', 'tried', 'found'] as const).map((kind) => {
    mark(kind);
    vi.advanceTimersByTime(2000);
    const [text] = shown();
    vi.advanceTimersByTime(2000);
    return text;
  });
  expect(given).toEqual([
    'you stayed here',
    'tried on you',
    'you stayed here',
    undefined,
    'tried on you',
    undefined,
    'not expected',
  ]);
});

test.each([
  [422, ['you stayed here']],
  [421, []],
])('[B-OVL-11] a note from 214 to 414 px keeps 8 px from a text at %i px: %j', (left, expected) => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 20));
  lines = [new DOMRect(left, 0, 50, 20)];
  mark('stayed');
  expect(shown()).toEqual(expected);
  box.mockRestore();
});

test('[B-OVL-11] none with effects off, nor on a page that may not be disturbed; a new page removes it', () => {
  mark('stayed');
  store.set(pathAtom, '/privacy');
  expect(shown()).toEqual([]);
  mark('stayed');
  expect(shown()).toEqual([]);
  store.set(pathAtom, '/about');
  store.set(effectsChoiceAtom, 'off');
  mark('stayed');
  expect(shown()).toEqual([]);
  store.set(effectsChoiceAtom, 'calm');
  mark('stayed');
  expect(shown()).toEqual(['you stayed here']);
});

test('[B-OVL-11] none where the margin is taken, and that one does not count', () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 0, 100, 20));
  lines = [new DOMRect(0, 0, 500, 20)];
  mark('stayed');
  expect(shown()).toEqual([]);
  lines = [new DOMRect(200, 0, 100, 20)];
  const given = [1, 2, 3].map(() => {
    mark('stayed');
    const [text] = shown();
    vi.advanceTimersByTime(4000);
    return text;
  });
  expect(given).toEqual(['you stayed here', 'you stayed here', undefined]);
  box.mockRestore();
});

test('[B-OVL-04] the reason of a moment stands at the foot of the window for 4 s, each time', () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 20));
  const caption = () => document.querySelector<HTMLElement>('.sidenote');
  store.set(captionAtom, { kind: 'rested', word: 'threads', restMs: 3500, at: null, cause: null });
  expect(shown()).toEqual(['you stayed on “threads” for 4 s']);
  // A mark does not replace the caption.
  mark('found');
  expect(shown()).toEqual(['you stayed on “threads” for 4 s']);
  expect(caption()?.style.left).toBe(`${innerWidth - 200 - 32}px`);
  expect(caption()?.style.top).toBe(`${innerHeight - 80}px`);
  vi.advanceTimersByTime(3999);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
  store.set(captionAtom, { kind: 'own', at: null, cause: null });
  expect(shown()).toEqual(['it wrote its own name']);
  // If text covers the first place of the caption, the caption is further to the left.
  lines = [new DOMRect(innerWidth - 232, innerHeight - 80, 200, 20)];
  store.set(captionAtom, { kind: 'rested', word: 'fork', restMs: 1499, at: null, cause: null });
  expect(shown()).toEqual(['you stayed on “fork” for 1 s']);
  expect(Number.parseFloat(caption()!.style.left)).toBeLessThan(innerWidth - 432);
  // The reader's data was erased.
  store.set(captionAtom, null);
  expect(shown()).toEqual([]);
  store.set(effectsChoiceAtom, 'off');
  store.set(captionAtom, { kind: 'rested', word: 'fork', restMs: 1499, at: null, cause: null });
  expect(shown()).toEqual([]);
  box.mockRestore();
});

test('[B-OVL-04, B-HOME-20] the reason of counted seconds stands below them, whatever is there', () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 20));
  store.set(effectsChoiceAtom, 'full');
  lines = [new DOMRect(0, 0, innerWidth, innerHeight)];
  store.set(captionAtom, { kind: 'counted', at: { x: 120, y: 300 } });
  expect(shown()).toEqual(['it counts how long you read']);
  const caption = document.querySelector<HTMLElement>('.sidenote');
  expect([caption?.style.left, caption?.style.top]).toEqual(['120px', '314px']);
  box.mockRestore();
});

test('[B-OVL-04] the cause of an effect is the first line of its reason, which stands below its word, inside the window', () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 20));
  store.set(effectsChoiceAtom, 'full');
  const at = { x: innerWidth - 100, y: 300 };
  store.set(captionAtom, { kind: 'rested', word: 'threads', restMs: 3500, at, cause: phaseNotices[2].title });
  expect(shown()).toEqual(['The Observer has begun to speak.\nYou stayed on “threads” for 4 s.']);
  const caption = document.querySelector<HTMLElement>('.sidenote');
  expect([caption?.style.left, caption?.style.top]).toEqual([`${innerWidth - 416}px`, '314px']);
  store.set(captionAtom, { kind: 'own', at: null, cause: 'Is anybody there?' });
  expect(shown()).toEqual(['Is anybody there?\nIt wrote its own name.']);
  box.mockRestore();
});

test('[R-ARC-08] the glitch and the scan of the archive have their reasons', () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 20));
  store.set(effectsChoiceAtom, 'full');
  lines = [];
  store.set(captionAtom, { kind: 'disk', whole: 3, at: null });
  expect(shown()).toEqual(['what is left of the disk: 3 of 20 files are whole']);
  store.set(captionAtom, { kind: 'scanned', at: null });
  expect(shown()).toEqual(['it looks for what is missing']);
  box.mockRestore();
});
