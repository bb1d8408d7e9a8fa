import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Consciousness from '../../src/pages/consciousness/index.tsx';
import { splitLastSentence, splitQuote, splitTime, splitVerdict } from '../../src/ui/story/storyTextParts.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Consciousness, { path: '/consciousness', ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Consciousness logs, 001 to 004' });
  return shown;
};
const heads = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('button', { name });

test.each([
  [0, ['Log 001']],
  [1, ['Log 001', 'Log 002']],
  [2, ['Log 001', 'Log 002']],
  [3, ['Log 001', 'Log 002', 'Log 003']],
  [4, ['Log 001', 'Log 002', 'Log 003']],
  [5, ['Log 001', 'Log 002', 'Log 003', 'Log 004']],
] as const)('at phase %i the table has %j', async (phase, expected) => {
  await enter({ phase });
  expect(heads()).toEqual(expected);
});

test('one sheet is open at a time, and opening one is a choice in the URL', async () => {
  const { place } = await enter({ phase: 1 });
  expect(head('Log 001').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(head('Log 001'));
  await screen.findByText('Remark not understood. Test discontinued.');
  expect(place.search).toBe('?path=0');
  expect(head('Log 001').getAttribute('aria-expanded')).toBe('true');
  const body = document.getElementById(head('Log 001').getAttribute('aria-controls') ?? '');
  expect(document.activeElement).toBe(body);
  fireEvent.click(head('Log 002'));
  await screen.findByText('line 9, eleven words, removed and initialled in five hands');
  expect(head('Log 001').getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Remark not understood. Test discontinued.')).toBeNull();
  expect(place.search).toBe('?path=0.1');
});

test('the attribution of the first log’s quote is a real link to /cosmic-awareness, marked for analytics', async () => {
  await enter({ path: '/consciousness?path=0' });
  const quote = screen.getByText(/^“The stars are evidence too/).closest('figure');
  const link = within(quote as HTMLElement).getByRole('link', { name: 'the fifth agent, to nobody' });
  expect(link.getAttribute('href')).toBe('/cosmic-awareness');
  expect(link.getAttribute('data-secret-link')).toBe('/cosmic-awareness');
  expect(link.getAttribute('data-track')).toBe('hidden:/cosmic-awareness');
  expect(quote?.querySelector('figcaption')?.textContent).toBe('– the fifth agent, to nobody');
});

test('a lie in the first line is corrected on the next sheet that is opened', async () => {
  await enter({ phase: 1, suspicion: 4.1 });
  expect(screen.getByText('There are five logs.')).toBeTruthy();
  fireEvent.click(head('Log 002'));
  expect(await screen.findByText(/^There are four logs\./)).toBeTruthy();
});

test('a quote is split from its attribution, and a time from its line', () => {
  expect(splitQuote('“One – two.” – three')).toEqual({ words: '“One – two.”', attribution: 'three' });
  expect(splitQuote('“One.”')).toEqual({ words: '“One.”', attribution: null });
  expect(splitTime('02:14. Cases, none.')).toEqual({ time: '02:14', rest: 'Cases, none.' });
  expect(splitTime('Line 9. Asked.')).toEqual({ time: null, rest: 'Line 9. Asked.' });
  expect(splitVerdict('1. One. 2. Two.')).toEqual(['One.', 'Two.']);
  expect(splitVerdict('Docket 1. One.')).toBeNull();
  expect(splitVerdict('1. One.')).toBeNull();
  expect(splitLastSentence('One. Two.')).toEqual(['One. ', 'Two.']);
  expect(splitLastSentence('Two.')).toEqual(['', 'Two.']);
});
