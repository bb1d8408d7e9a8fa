import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';
import { draftOf, entryOf, gapInHand, leftOf, partAt } from '../../src/pages/collaborate/draft.ts';
import Collaborate from '../../src/pages/collaborate/index.tsx';
import { previewAtom } from '../../src/state/profile.ts';
import { liveRegion } from '../../src/panels/eggs/whenQuiet.ts';
import { showStory } from '../support/showStory.tsx';

afterEach(() => localStorage.clear());

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Collaborate, { path: '/collaborate', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Draft of a verdict' });
  return shown;
};
const gap = (after: RegExp | string) => screen.getByRole('button', { description: after });
const offered = () => screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
const write = async (clause: string, note: string) => {
  fireEvent.click(screen.getByRole('button', { name: clause }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(note));
};

describe('[R-RT-03] /collaborate is written by the reader too', () => {
  test('the pen goes from gap to gap, and each clause is added to the collaboration history', async () => {
    const { commands } = await enter();
    expect(gap(/brought by$/).getAttribute('aria-expanded')).toBe('true');
    await write('the last person in the building', 'It was empty that day. I see what you mean, however.');
    expect(gap(/brought by$/).textContent).toBe('the last person in the building,');
    expect(gap('and heard for').getAttribute('aria-expanded')).toBe('true');
    expect(offered()).toContain('fifteen seconds');
    await write('fifteen seconds', 'By the clock over the door, which the porter winds.');
    expect(commands).toEqual([
      { kind: 'collaboration-recorded', entry: 'In docket 47,001, brought by: the last person in the building' },
      { kind: 'collaboration-recorded', entry: 'and heard for: fifteen seconds' },
    ]);
  });

  test('the focus goes with the pen to the next gap, whichever gap was written in', async () => {
    await enter();
    const noted = 'It was empty that day. I see what you mean, however.';
    screen.getByRole('button', { name: 'the last person in the building' }).focus();
    await write('the last person in the building', noted);
    await waitFor(() => expect(document.activeElement).toBe(gap('and heard for')));
    fireEvent.click(gap(/brought by$/));
    await write(
      'somebody who had only come in to look',
      'For that as a reason we have still to have a stamp cut, and it will be good to see who uses it first.',
    );
    expect(document.activeElement).toBe(gap('and heard for'));
  });

  test('a clause can be changed, and the earlier one stays legible', async () => {
    await enter({ path: '/collaborate?path=0' });
    fireEvent.click(gap(/brought by$/));
    await write(
      'somebody who had only come in to look',
      'For that as a reason we have still to have a stamp cut, and it will be good to see who uses it first.',
    );
    expect(within(gap(/brought by$/)).getByText('no one whom the registry can name').tagName).toBe('DEL');
    expect(gap('and heard for').getAttribute('aria-expanded')).toBe('true');
  });

  test('a complete draft has a link, and one with a gap does not', async () => {
    const { commands } = await enter({ path: '/collaborate?path=0.3.6.9', motion: 'off' });
    expect(screen.queryByRole('link')).toBeNull();
    await write('when the party does', 'Nobody is down on the rota for it.');
    await waitFor(() => expect(document.activeElement).toBe(gap(/████$/)));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/judgment',
      '/d5u-internal',
    ]);
    await waitFor(() => expect(commands).toContainEqual({ kind: 'fragment-found', fragment: 'consent:fair-copy' }));
  });

  test('the pen lies at the gap in hand, and hangs beside the lines when there is none', async () => {
    await enter({ path: '/collaborate?path=0.3.6.9', motion: 'off' });
    const hangs = () => document.querySelectorAll('svg[data-hangs]').length;
    expect(hangs()).toBe(0);
    await write('when the party does', 'Nobody is down on the rota for it.');
    await waitFor(() => expect(hangs()).toBe(1));
    fireEvent.click(gap(/brought by$/));
    await waitFor(() => expect(hangs()).toBe(0));
  });

  test('at phase 0 there are two gaps', async () => {
    await enter({ phase: 0 });
    expect(screen.getAllByText('gap')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /held internally/ }).getAttribute('href')).toBe('/d5u-internal');
  });

  test('at phase 5 the whole draft can be struck out, and one word stays', async () => {
    await enter({ phase: 5, path: '/collaborate?path=0.3.6.9.12.15' });
    fireEvent.click(screen.getByRole('button', { name: 'Strike out what can be spared' }));
    const left = await screen.findByText('rise');
    expect(left.tagName).toBe('STRONG');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Four letters. Nothing was added.'));
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  test('[B-EAR-10] after a strike its remark gets the focus, and no live region has it too', async () => {
    await enter({ phase: 5, path: '/collaborate?path=0.3.6.9.12.15' });
    const status = screen.getByRole('status');
    fireEvent.click(screen.getByRole('button', { name: 'Strike out what can be spared' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Four letters. Nothing was added.'));
    expect(document.activeElement?.closest(liveRegion)).toBeNull();
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('');
  });

  test('a preview adds nothing to the history', async () => {
    const { store, commands } = await enter();
    act(() => store.set(previewAtom, { phase: 1, suspicion: 0 }));
    const clause = () => screen.getByRole('button', { name: 'the last person in the building' });
    await waitFor(() => expect(clause().getAttribute('aria-disabled')).toBeNull());
    await write('the last person in the building', 'It was empty that day. I see what you mean, however.');
    expect(commands).toEqual([]);
  });

  test('if the draft cannot be sent the page says so and keeps its clauses', async () => {
    const { line, place } = await enter();
    line.isCut = true;
    fireEvent.click(screen.getByRole('button', { name: 'the last person in the building' }));
    const alert = await screen.findByRole('alert', undefined, { timeout: 5000 });
    expect(place.search).toBe('?path=2');
    line.isCut = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(gap(/brought by$/).textContent).toBe('the last person in the building,'));
  });
});

describe('the draft', () => {
  const choices: StoryChoice[] = ['heard-a', 'heard-b', 'rise-a'].map((object, index) => ({
    index,
    text: object,
    object,
  }));
  const quote = (text: string): StoryBlock => ({ kind: 'quote', text });
  const note = (object: string): StoryBlock => ({ kind: 'caption', text: object, object });
  const sheet = [quote('heard for ____,'), quote('and shall rise ____.')];

  test('fills its gaps in the order of the choices, and keeps the last clause of each', () => {
    const [heard, rise] = draftOf([...sheet, note('heard-a'), note('heard-b'), note('heard-b')], choices);
    expect([heard?.before, heard?.after, heard?.written?.text, heard?.replaced?.text]).toEqual([
      'heard for',
      ',',
      'heard-b',
      'heard-a',
    ]);
    expect([rise?.gap, rise?.after, rise?.written]).toEqual(['rise', '.', null]);
    expect(heard && choices[0] && entryOf(heard, choices[0])).toBe('heard for: heard-a');
  });

  test('the pen is where the reader put it, else at the first gap, else nowhere', () => {
    const empty = draftOf(sheet, choices);
    expect([gapInHand(empty, null), gapInHand(empty, 'rise'), gapInHand(empty, 'gone')]).toEqual([
      'heard',
      'rise',
      'heard',
    ]);
    const whole = draftOf([...sheet, note('heard-a'), note('rise-a')], choices);
    expect([gapInHand(whole, null), gapInHand(whole, 'heard')]).toEqual([null, 'heard']);
  });

  test('is struck until something is written again', () => {
    const kept: StoryBlock = { kind: 'heading', text: 'shall' };
    expect(leftOf([note('heard-a'), kept, note('strike')])).toBe('shall');
    expect(leftOf([kept, note('strike'), note('heard-a')])).toBeNull();
    expect(partAt('and shall be', 'shall')).toEqual(['and', 'shall', 'be']);
    expect(partAt('and shall be', 'hall')).toEqual(['and shall be', '', '']);
  });
});
