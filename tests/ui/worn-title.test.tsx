import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Phase } from '#contract/visitor.ts';
import DeadEnd from '../../src/pages/dead-end/index.tsx';
import Kitchen from '../../src/pages/kitchen/index.tsx';
import { previewAtom } from '../../src/state/profile.ts';
import { WornText } from '../../src/ui/grade/WornText.tsx';
import { wornLetters } from '../../src/ui/grade/wornLetters.ts';
import { profileOf } from '../core/build.ts';
import { setProfile } from '../support/setProfile.ts';
import { showStory } from '../support/showStory.tsx';

const title = 'A kitchen, from 1,900 depositions';

/** The letters of the heading that are drawn in a coarser grade. */
const worn = () =>
  [...screen.getByRole('heading', { level: 1 }).querySelectorAll('[class*="grade"]:not([class*="grade0"])')]
    .map(({ textContent }) => textContent)
    .join('').length;

test('[B-TXT-04] more letters of a heading are worn with each phase, and its name stays one text', async () => {
  const counts: number[] = [];
  for (const phase of [0, 1, 2, 3, 4, 5] as const satisfies readonly Phase[]) {
    showStory(Kitchen, { path: '/kitchen', phase });
    await screen.findByRole('heading', { level: 1, name: title });
    counts.push(worn());
    cleanup();
  }
  expect(counts).toEqual([0.95, 0.8, 0.65, 0.5, 0.35].reduce((all, stability) => [...all, wornIn(stability)], [0]));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[5]).toBeGreaterThan(counts[2]!);
});

const wornIn = (stability: number) => wornLetters(title, stability).filter((grade) => grade > 0).length;

test('[B-READ-01, B-TXT-04] a phase that rises while a page is read wears its heading when the reader comes back to the tab', async () => {
  showStory(Kitchen, { path: '/kitchen', phase: 1 });
  await screen.findByRole('heading', { level: 1, name: title });
  await act(async () => setProfile(profileOf({ phaseUnlocked: 3 })));
  expect(worn()).toBe(wornIn(0.95));
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(worn()).toBe(wornIn(0.65)));
});

test('[B-TXT-04] after the end the heading is whole again', async () => {
  const { store } = showStory(Kitchen, { path: '/kitchen', phase: 5 });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(worn()).toBeGreaterThan(0);
  act(() => store.set(previewAtom, { phase: 5, suspicion: null, ended: true }));
  await waitFor(() => expect(worn()).toBe(0));
});

test('[B-TXT-04] the small heading of /dead-end is plain text at phase 5', async () => {
  showStory(DeadEnd, { path: '/dead-end', phase: 5 });
  await screen.findByRole('heading', { level: 1 });
  expect(worn()).toBe(0);
});

test('a text at stability 1 is plain, in its own typeface', () => {
  const { container } = render(<WornText text="Void" stability={1} />);
  expect(container.innerHTML).toBe('<span>Void</span>');
});

test('[B-TRN-01] a translated text may be worn', () => {
  const { container, rerender } = render(<WornText text="Void" stability={1} />);
  // A translating browser moves a text into an element of its own.
  const text = document.createTreeWalker(container, NodeFilter.SHOW_TEXT).nextNode();
  const font = document.createElement('font');
  font.textContent = 'Leere';
  text?.parentNode?.replaceChild(font, text);
  rerender(<WornText text="Void" stability={0.5} />);
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('Void');
  expect(container.querySelector('font')).toBe(null);
});
