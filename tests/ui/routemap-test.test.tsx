import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { emptyNarrative } from '#contract/narrative.ts';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import RoutemapTest from '../../src/pages/routemap-test/index.tsx';
import { framesAt, objectAt, positionInWords, stops } from '../../src/pages/routemap-test/sheet.ts';
import { simulationAtom } from '../../src/state/simulation.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(RoutemapTest, { path: '/routemap-test', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Staging copy, not linked' });
  return shown;
};
const lever = () => screen.getByRole('slider', { name: 'Attempts on each file' });
const pull = (to: number) => fireEvent.change(lever(), { target: { value: String(to) } });
const frames = () => screen.getAllByRole('listitem');
const crossed = () => document.querySelectorAll('[data-grade]').length;

describe('[R-RT-03] /routemap-test runs the corruption of the archive forward and back', () => {
  test('nothing is crossed out at two attempts, at three it is, and back at nought it is not', async () => {
    await enter();
    pull(2);
    expect(crossed()).toBe(0);
    pull(3);
    expect(crossed()).toBeGreaterThan(100);
    expect(lever().getAttribute('aria-valuetext')).toBe('3 attempts on each, corruption 0.6');
    pull(0);
    expect(crossed()).toBe(0);
  });

  test('below nought they stand as they happened, with a frame over; the story goes on by itself, once each way', async () => {
    const { place, commands } = await enter({ motion: 'off' });
    expect(frames()).toHaveLength(20);
    pull(-1);
    expect(frames()).toHaveLength(21);
    expect(frames()[0]?.textContent).toContain('bench_minutes.log');
    await screen.findByText(/^Fewer than none\./);
    await waitFor(() => expect(commands).toContainEqual({ kind: 'fragment-found', fragment: 'time:fewer-than-none' }));
    pull(4);
    await screen.findByText(/^Three, and upstairs/);
    expect(place.search).toBe('?path=1.0');
    await screen.findByText(/^The lever is bright at both ends/);
    pull(-1);
    pull(6);
    expect(place.search).toBe('?path=1.0');
  });

  test('what the lever says is no step of the reader’s own: Back leaves the page at once', async () => {
    const { place, goBack } = await enter();
    pull(4);
    await screen.findByText(/^Three, and upstairs/);
    pull(-1);
    await screen.findByText(/^Fewer than none\./);
    const { search, key } = place;
    expect(search).toBe('?path=0.1');
    // Nothing comes before the page here, so whatever Back finds was put there by the lever.
    await goBack();
    expect(place).toMatchObject({ search, key });
  });

  test('a name that was recovered is filled in and numbered, and no attempt is made on any', async () => {
    const { store, asked, commands } = await enter();
    const discoveredFragments = ['egg:spoon', 'archive:radiator.warn', 'archive:kitchen.txt'];
    const narrative = { ...emptyNarrative, discoveredFragments };
    store.set(simulationAtom, { ...store.get(simulationAtom), narrative });
    await screen.findByText('2 / 20');
    const filled = frames().filter((frame) => frame.hasAttribute('data-recovered'));
    expect(filled.map((frame) => frame.getAttribute('data-hover'))).toEqual(['kitchen.txt', 'radiator.warn']);
    expect(filled[0]?.textContent).toContain('your recovery, number2');
    pull(6);
    expect(asked.filter((address) => !address.startsWith('/api/story/'))).toEqual([]);
    expect(JSON.stringify(commands)).not.toContain('archive:');
  });

  test('the lever works while the server does not', async () => {
    const { line } = await enter({ phase: 0 });
    line.isCut = true;
    pull(3);
    expect(crossed()).toBeGreaterThan(100);
    await screen.findByRole('alert');
  });
});

test('beside each file stand the second that it is dated and its first letter as a byte', () => {
  const of = (name: string) => framesAt(0, archiveFiles, []).find((frame) => frame.name === name);
  expect([of('kitchen.txt')?.time, of('kitchen.txt')?.code]).toEqual(['14:22:52', '6B']);
  expect([of('weights_evening.bin')?.time, of('weights_evening.bin')?.code]).toEqual(['14:22:31', '77']);
  const times = framesAt(stops.least, archiveFiles, []).map(({ time }) => time);
  expect(times).toEqual(times.toSorted());
  expect(framesAt(stops.least, archiveFiles, []).filter(({ name }) => name === null)).toHaveLength(1);
});

test('positions: one is spoken of below nought, one from three up', () => {
  expect([-1, 0, 2, 3, 6].map(objectAt)).toEqual(['back', null, null, 'third', 'third']);
  expect([-1, 1, 2, 4].map(positionInWords)).toEqual([
    'one attempt taken back',
    '1 attempt on each, corruption 0.0',
    '2 attempts on each, corruption 0.0',
    '4 attempts on each, corruption 0.8',
  ]);
});
