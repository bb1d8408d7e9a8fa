import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import HumanCost from '../../src/pages/human-cost/index.tsx';
import { previewAtom } from '../../src/state/profile.ts';
import {
  afterBeat,
  asClock,
  beatsAfter,
  beforeHearing,
  docketMs,
  docketsIn,
  firstBeats,
} from '../../src/pages/human-cost/pace.ts';
import { Transcript } from '../../src/pages/human-cost/Transcript.tsx';
import { readStory } from '../../server/story/storyRun.ts';
import { siteStories } from '../support/siteStories.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(HumanCost, { path: '/human-cost', phase: 3, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Docket 31,207' });
  return shown;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const lines = () => screen.getByRole('log').children.length;
const button = (name: string) => screen.queryByRole('button', { name });
/** Waits until the speaker has said every line and the page has taken the choice to stay. */
const hearOut = async ({ place }: { readonly place: { readonly search: string } }) => {
  pass(180_000);
  await waitFor(() => expect(place.search).toBe('?path=2'));
  await waitFor(() => expect(button('Next docket')?.getAttribute('aria-disabled')).toBeNull());
};

describe('the pace', () => {
  test('the first line comes at the eighth beat, each next one when there was time to say the last', () => {
    const said = ['It is only me', 'and the rest'];
    let hearing = beforeHearing;
    for (let beat = 1; beat < firstBeats; beat++) hearing = afterBeat(hearing, said);
    expect(hearing.said).toBe(0);
    hearing = afterBeat(hearing, said);
    expect(hearing.said).toBe(1);
    // 1.4 s, and 0.28 s for each of the four words.
    expect(beatsAfter('It is only me')).toBe(Math.ceil(2520 / 250));
    for (let beat = 1; beat < 11; beat++) hearing = afterBeat(hearing, said);
    expect(hearing.said).toBe(1);
    hearing = afterBeat(hearing, said);
    expect(hearing.said).toBe(2);
    expect(afterBeat(hearing, said)).toBe(hearing);
  });

  test('47,000 a day', () => {
    expect(docketsIn(86_400_000)).toBe(47_000);
    expect(docketsIn(docketMs - 1)).toBe(0);
    expect(docketsIn(docketMs)).toBe(1);
    expect(asClock(59_999)).toBe('0:59');
    expect(asClock(60_000)).toBe('1:00');
  });
});

describe('[R-RT-03] /human-cost rewards staying', () => {
  test('the first line comes after 2 s, when one other case is counted', async () => {
    await enter();
    pass(1999);
    expect(lines()).toBe(0);
    pass(1);
    expect(lines()).toBe(1);
    expect(screen.getByText('1 other since you sat down')).toBeTruthy();
  });

  test('the reader’s one answer is offered after the last line, and not before', async () => {
    const shown = await enter();
    const { place, commands } = shown;
    pass(60_000);
    expect([button('“You did go.”'), place.search]).toEqual([null, '']);
    await hearOut(shown);
    expect([button('“You did go.”'), screen.queryByText(/^She has finished/)]).toEqual([null, null]);
    pass(15_000);
    expect(screen.getByText(/^She has finished/)).toBeTruthy();
    fireEvent.click(button('“You did go.”') as HTMLElement);
    await waitFor(() => expect(place.search).toBe('?path=2.1'));
    await screen.findByText(/better get my bus/);
    expect(screen.getByText('heard for 4:15')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/empathy', '/judgment']);
    // On /judgment the vote is about the hedge, and not about her case.
    expect(screen.getByRole('link', { name: /hedge/ }).getAttribute('href')).toBe('/judgment');
    await waitFor(() => expect(commands).toHaveLength(3));
  });

  test('the next case can be called at any time; lines not yet said are not shown', async () => {
    await enter();
    pass(10_000);
    const heard = lines();
    fireEvent.click(button('Next docket') as HTMLElement);
    await screen.findByText(/is disposed of/);
    expect(screen.getByText('heard for 0:10')).toBeTruthy();
    expect(lines()).toBe(heard + 3);
    expect(screen.queryByText(/say I did go/)).toBeNull();
    fireEvent.click(button('Call her again') as HTMLElement);
    await waitFor(() => expect(button('Next docket')).toBeTruthy());
    await waitFor(() => expect(lines()).toBe(0));
  });

  test('called again, she and the count begin anew', async () => {
    await enter();
    pass(14_000);
    expect(screen.getByText('7 others since you sat down')).toBeTruthy();
    fireEvent.click(button('Next docket') as HTMLElement);
    await screen.findByText('heard for 0:14');
    fireEvent.click(button('Call her again') as HTMLElement);
    await waitFor(() => expect(button('Next docket')).toBeTruthy());
    pass(2000);
    expect(screen.getByText('1 other since you sat down')).toBeTruthy();
    fireEvent.click(button('Next docket') as HTMLElement);
    await screen.findByText('heard for 0:02');
  });

  test('who stays with her is told that the time has been enough, at every phase', async () => {
    const shown = await enter({ phase: 1 });
    await hearOut(shown);
    pass(15_000);
    expect(screen.getByText(/^That is as far as my copy of it goes/)).toBeTruthy();
    expect(button('stay')).toBeNull();
  });

  test.each([
    ['213', {}],
    ['214', { rehearing: 'initialled' }],
  ])('[B-MEM-01] the ticket that she needs at the end is number %s after %o', (number, acts) => {
    const reader = { seed: 1, phase: 3, suspicion: 0, fragments: 0, visits: 0, acts };
    const page = readStory(siteStories.find('human-cost')!, reader, '2.1');
    const { container } = render(
      <MemoryRouter>
        <Transcript blocks={page!.blocks.filter(({ kind }) => kind !== 'heading')} name="Doreen Pask" />
      </MemoryRouter>,
    );
    expect(Array.from(container.querySelectorAll('text:last-child'), ({ textContent }) => textContent)).toEqual([
      '001',
      '002',
      '003',
      '211',
      '212',
      number,
    ]);
  });

  test('[B-END-01] after the end strokes are counted, and no other cases', async () => {
    const { store } = await enter();
    pass(14_000);
    act(() => store.set(previewAtom, { phase: 5, suspicion: null, ended: true }));
    expect(screen.getByText('7 strokes since you sat down')).toBeTruthy();
  });

  test('in a hidden tab the lines wait and the count goes on', async () => {
    await enter();
    pass(2000);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(60_000);
    expect(lines()).toBe(1);
    expect(screen.getByText('33 others since you sat down')).toBeTruthy();
  });

  test('with effects off all lines are there, and nothing is counted', async () => {
    const { place } = await enter({ motion: 'off' });
    expect(screen.getByText(/say I did go/)).toBeTruthy();
    await screen.findByText(/^She has finished/);
    expect([place.search, button('“You did go.”') !== null]).toEqual(['?path=2', true]);
    expect(screen.getByText('one every 1.84 s')).toBeTruthy();
  });

  test('below phase 3 the answer is not offered', async () => {
    await enter({ motion: 'off', phase: 2 });
    expect(screen.getByText(/ten words, removed/)).toBeTruthy();
    expect(button('“You did go.”')).toBeNull();
  });
});
