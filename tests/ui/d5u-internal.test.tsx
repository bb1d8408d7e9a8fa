import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nameOfBar, runsOf } from '../../src/pages/d5u-internal/bars.ts';
import Internal from '../../src/pages/d5u-internal/index.tsx';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Internal, { path: '/d5u-internal', ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Memoranda, internal' });
  return shown;
};
const bars = () => screen.queryAllByRole('button', { name: /covered, ground/ });
const lifted = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('[R-RT-03] /d5u-internal lifts its bars by phase', () => {
  test.each([
    [0, 28, 0],
    [1, 20, 8],
    [2, 15, 13],
    [3, 7, 21],
    [4, 3, 25],
    [5, 1, 27],
  ] as const)('at phase %i there are %i bars and %i have been lifted', async (phase, count, open) => {
    await enter({ phase });
    expect([bars().length, lifted().length]).toEqual([count, open]);
  });

  test('covered words are neither in the page nor in the server’s answers', async () => {
    await enter({ phase: 2 });
    const sent = await (await fetch('/api/story/d5u-internal')).text();
    for (const text of [sent, document.body.textContent]) {
      expect(text).toContain('a quarter to three');
      expect(text).not.toMatch(
        /landing light|whoever reads|Seats one, two|she was on it|bring up the dog|in no column/,
      );
    }
  });

  test('a bar tells the reason for it, by pointer, Enter and Space', async () => {
    const { place } = await enter();
    const first = (ground: string) => screen.getAllByRole('button', { name: new RegExp(`ground \\(${ground}\\)`) })[0];
    fireEvent.click(first('c') as HTMLElement);
    expect(await screen.findByText('(c) Names a person, or all but.')).toBeTruthy();
    expect(first('c')?.getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(first('a') as HTMLElement, { key: 'Enter' });
    expect(await screen.findByText('(a) Disclosure would be unkind to the fittings.')).toBeTruthy();
    expect(screen.queryByText('(c) Names a person, or all but.')).toBeNull();
    fireEvent.keyDown(first('f') as HTMLElement, { key: ' ' });
    expect(await screen.findByText('(f) It is short.')).toBeTruthy();
    expect(place.search).toBe('?path=2.0.5');
  });

  test('a reason that was shown is not requested again', async () => {
    const { place } = await enter();
    const covered = () => screen.getAllByRole('button', { name: /ground \(f\)/ })[0] as HTMLElement;
    fireEvent.click(covered());
    await screen.findByText('(f) It is short.');
    await waitFor(() => expect(covered().getAttribute('aria-pressed')).toBe('true'));
    const { search } = place;
    fireEvent.click(covered());
    fireEvent.keyDown(covered(), { key: 'Enter' });
    expect(place.search).toBe(search);
    expect(screen.getAllByText('(f) It is short.')).toHaveLength(1);
  });

  test('a lie on the cover is corrected by the next bar', async () => {
    await enter({ phase: 1, suspicion: 4.1 });
    expect(screen.getByText('There is nothing under any of them.')).toBeTruthy();
    fireEvent.click(bars()[0] as HTMLElement);
    expect(await screen.findByText(/^There is something under every one\./)).toBeTruthy();
  });
});

test('a line is split into open, covered and uncovered words', () => {
  expect(runsOf('At ██ ███(a), ⟦no⟧ more.')).toEqual([
    { kind: 'open', text: 'At ' },
    { kind: 'bar', ground: 'a', words: [2, 3] },
    { kind: 'open', text: ', ' },
    { kind: 'lifted', text: 'no' },
    { kind: 'open', text: ' more.' },
  ]);
  expect(runsOf('A (b) that covers nothing.')).toEqual([{ kind: 'open', text: 'A (b) that covers nothing.' }]);
  expect([nameOfBar([4], 'f'), nameOfBar([2, 3], 'a')]).toEqual([
    '1 word covered, ground (f)',
    '2 words covered, ground (a)',
  ]);
});
