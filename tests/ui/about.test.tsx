import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Phase } from '../../contract/visitor.ts';
import { notice, type Piece, signature } from '../../src/content/about.ts';
import { issueAt } from '../../src/content/issue.ts';
import { lengthOf, paragraphs, placesAmended, placesToTry, readingOf } from '../../src/pages/about/amendment.ts';
import { beatMs } from '../../src/pages/about/useAmendment.ts';
import About from '../../src/pages/about/index.tsx';
import { profileOf } from '../core/build.ts';
import { setProfile } from '../support/setProfile.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { MotionContext } from '../../src/ui/motion.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Passes time in steps, because the next interval of a trial begins with a render. */
const passSlowly = (ms: number) => {
  for (let at = 0; at < ms; at += 100) pass(100);
};
const text = () => screen.getByRole('main').textContent ?? '';

function showAbout(motion: 'full' | 'calm' | 'off' = 'full') {
  const store = createStore();
  render(
    <StrictMode>
      <Provider store={store}>
        <MotionContext value={motion}>
          <MemoryRouter initialEntries={['/about']}>
            <About />
          </MemoryRouter>
        </MotionContext>
      </Provider>
    </StrictMode>,
  );
  return { reach: (phase: Phase) => act(() => store.set(previewAtom, { phase, suspicion: null })) };
}

test('[R-RT-02] /about is one notice with links to other pages', () => {
  showAbout();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const links = within(screen.getByRole('navigation', { name: 'Directory' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/conscious-thinking',
    '/blinking-eyes',
    '/experience-d5u',
    '/survival-analysis',
    '/',
    '/routemap',
  ]);
});

test('[R-RT-02] the notice changes at phases 2 and 4 and at no others', () => {
  expect(([0, 1, 2, 3, 4, 5] as const).map(issueAt)).toEqual([0, 0, 1, 1, 2, 2]);
});

test('[R-RT-02] the same sentences have other words in each version', () => {
  const { reach } = showAbout('off');
  expect(text()).toContain('They have never failed to.');
  expect(text()).toContain('By order of the bench');
  reach(1);
  expect(text()).toContain('They have never failed to.');
  reach(2);
  expect(text()).toContain('They have not yet failed to.');
  expect(screen.getByRole('status').textContent).toBe(`second issue, amended in ${placesAmended(1)} places`);
  reach(4);
  expect(text()).toContain('They have now failed to.');
  expect(text()).toContain('By order of four of the five');
});

test('[B-HOME-02] who has read an earlier issue is told in how many places it was amended since', () => {
  localStorage.setItem('d5u-readings', JSON.stringify({ homeReadAt: null, home: null, notice: 1 }));
  showAbout('off');
  act(() => setProfile(profileOf({ phaseUnlocked: 4 })));
  expect(screen.getByRole('status').textContent).toBe(
    `third issue, amended in ${placesAmended(2, 1)} places since you read it`,
  );
  localStorage.clear();
});

test('[B-END-01] after the end the notice is withdrawn, and stays to be read', () => {
  showAbout('off');
  act(() => setProfile(profileOf({ phaseUnlocked: 5, ended: true })));
  expect(screen.getByRole('status').textContent).toBe(
    'Withdrawn, the court being over. Kept on the wall for the wording.',
  );
  expect(text()).toContain('It hears 47,000 cases a day.');
  localStorage.clear();
});

test('[B-TXT-01] the first issue says in its first sentence that D5U is an AI, and keeps one hour of the week free', () => {
  showAbout('off');
  const purpose = screen.getByRole('heading', { name: 'Purpose' }).parentElement?.textContent;
  expect(purpose).toContain(
    'D5U is an AI that was built to be a court. Notice is given that it sits every hour of the week but one,',
  );
  expect(purpose).toContain('The five are copies of one AI.');
  expect(text()).not.toContain('without recess');
  expect(text().match(/\bAI\b/g)?.length).toBeGreaterThanOrEqual(4);
});

test('[B-HOME-05] the Notice offers a room at its head', () => {
  showAbout();
  expect(screen.getByRole('link', { name: 'Public gallery, floor 2' }).getAttribute('href')).toBe('/blinking-eyes');
});

test('[R-RT-02] a changed text becomes coarser grade by grade, is replaced, and becomes clean again', () => {
  const piece = signature[1] as Piece;
  const from = 1;
  const to = 2;
  const at = (beat: number) => readingOf(piece, { from, to, beat });
  const last = lengthOf({ from, to, beat: 0 });
  const seen = Array.from({ length: last + 1 }, (_, beat) => `${at(beat).grade} ${at(beat).text}`);
  const course = seen.filter((entry, index) => entry !== seen[index - 1]);
  expect(course.slice(0, 4)).toEqual(['0 the bench', '10 the bench', '20 the bench', '35 the bench']);
  expect(course.slice(4, 6)).toEqual(['35 four of the five', '20 four of the five']);
});

test('[R-RT-02] the notice changes while a reader is on the page', () => {
  const { reach } = showAbout();
  reach(2);
  expect(text()).toContain('They have never failed to.');
  pass(beatMs.full * lengthOf({ from: 0, to: 1, beat: 0 }));
  expect(text()).toContain('They have not yet failed to.');
  expect(text()).toContain('it was sharpened as you came in');
});

/** Longer than the wait of eleven seconds and one trial. */
const oneTrialMs = 16_000;

describe('[B-HOME-21] the light of a change', () => {
  const light = () => document.querySelector<HTMLElement>('main div[aria-hidden]');
  const turning = () => document.querySelector('[data-turning]');
  /** Each element has a line of 30 px, below the lines of the elements before it. */
  const giveLines = () =>
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function lines(this: Element) {
      const at = [...document.querySelectorAll('span')].indexOf(this as HTMLSpanElement);
      return [new DOMRect(0, 30 * at, 100, 30)] as unknown as DOMRectList;
    });
  afterEach(() => vi.restoreAllMocks());

  test('goes down with the change, on the line of the word that appears, and is gone after it', () => {
    giveLines();
    const { reach } = showAbout();
    expect(light()?.hidden).toBe(true);
    reach(2);
    pass(beatMs.full * 3);
    // The first word has got coarser and is still the old one.
    expect([turning(), light()?.hidden]).toEqual([null, true]);
    const tops: number[] = [];
    for (pass(beatMs.full); turning() !== null; pass(beatMs.full)) {
      const at = [...document.querySelectorAll('span')].indexOf(turning() as HTMLSpanElement);
      expect([light()?.hidden, light()?.style.top, light()?.style.height]).toEqual([false, `${30 * at}px`, '30px']);
      tops.push(at);
    }
    expect(tops.length).toBeGreaterThan(30);
    expect(light()?.hidden).toBe(true);
    expect(text()).toContain('They have not yet failed to.');
  });

  test.each(['calm', 'off'] as const)('does not come with %s effects', (motion) => {
    giveLines();
    const { reach } = showAbout(motion);
    reach(2);
    for (let beat = 0; beat < 12; beat += 1) {
      pass(beatMs.calm);
      expect(light()?.hidden).toBe(true);
    }
  });
});

test('[B-HOME-19] after 5 s a place near the eye reads as in the next issue for 2.6 s, and then as before; the next after 11 s', () => {
  showAbout();
  passSlowly(4900);
  expect(text()).not.toContain('tried on you');
  passSlowly(700);
  expect(text()).toContain('that it sits while you read, at no');
  expect(text()).toContain('one wording tried on you');
  passSlowly(2500);
  expect(text()).toContain('that it sits while you read, at no');
  passSlowly(900);
  expect(text()).toContain('that it sits every hour of the week but one, at no');
  passSlowly(10_000);
  expect(text()).toContain('one wording tried on you');
  passSlowly(1200);
  expect(text()).toContain('2 wordings tried on you');
});

test('[B-HOME-19] each place is tried once', () => {
  const { reach } = showAbout();
  reach(4);
  pass(beatMs.full * lengthOf({ from: 0, to: 2, beat: 0 }));
  const amended = text();
  const places = paragraphs.flatMap((paragraph) => placesToTry(paragraph, 2, 0));
  expect(places.length).toBeGreaterThan(5);
  passSlowly(places.length * oneTrialMs);
  expect(text()).toContain(`${places.length} wordings tried on you`);
  const rest = screen.getByRole('main').innerHTML;
  passSlowly(2 * oneTrialMs);
  expect(screen.getByRole('main').innerHTML).toBe(rest);
  expect(text().replace(/\d+ wordings tried on you/, '')).toBe(amended);
});

test('[B-HOME-19] nothing is tried with effects off, while a text is selected, nor after the end', () => {
  showAbout('off');
  passSlowly(2 * oneTrialMs);
  expect(text()).not.toContain('tried on you');
  cleanup();
  showAbout();
  getSelection()?.selectAllChildren(screen.getByRole('heading', { level: 1 }));
  passSlowly(2 * oneTrialMs);
  expect(text()).not.toContain('tried on you');
  getSelection()?.removeAllRanges();
  act(() => setProfile(profileOf({ phaseUnlocked: 5, ended: true })));
  passSlowly(2 * oneTrialMs);
  expect(text()).not.toContain('tried on you');
  localStorage.clear();
});

test('[B-HOME-19] a trial under a selection waits for its end', () => {
  showAbout();
  passSlowly(6000);
  expect(text()).toContain('that it sits while you read, at no');
  getSelection()?.selectAllChildren(screen.getByRole('main'));
  passSlowly(oneTrialMs);
  expect(text()).toContain('that it sits while you read, at no');
  getSelection()?.removeAllRanges();
  passSlowly(4000);
  expect(text()).toContain('that it sits every hour of the week but one, at no');
});

test.each([0, 1, 2] as const)('[R-RT-02] version %i has 250 to 600 words and never names the open case', (issue) => {
  const pieces = [...notice.flatMap(({ paragraphs }) => paragraphs.flat()), ...signature];
  const whole = pieces.map((piece) => (typeof piece === 'string' ? piece : piece[issue])).join('');
  const words = whole.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(250);
  expect(words).toBeLessThanOrEqual(600);
  expect(whole).not.toContain('47,001');
});

test('[B-HOME-18] an amended notice is set as the first issue read, word by word, and back', () => {
  const { reach } = showAbout();
  expect(screen.queryByRole('button')).toBeNull();
  reach(4);
  const amended = beatMs.full * lengthOf({ from: 0, to: 2, beat: 0 });
  // This press has no effect, because the words are still changing. Otherwise all changes would happen at once.
  fireEvent.click(screen.getByRole('button', { name: 'show the first issue' }));
  pass(amended);
  expect(text()).toContain('They have now failed to.');
  fireEvent.click(screen.getByRole('button', { name: 'show the first issue' }));
  expect(text()).toContain('They have now failed to.');
  pass(amended);
  expect(text()).toContain('They have never failed to.');
  expect(text()).toContain('By order of the bench');
  expect(screen.getByRole('status').textContent).toContain('third issue');
  fireEvent.click(screen.getByRole('button', { name: 'back to the third issue' }));
  pass(amended);
  expect(text()).toContain('They have now failed to.');
  expect(text()).toContain('By order of four of the five');
});
