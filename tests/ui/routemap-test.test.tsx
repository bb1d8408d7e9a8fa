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
  test('letters are crossed out from three attempts on, not at two, and not when the lever is back at zero', async () => {
    await enter();
    pull(2);
    expect(crossed()).toBe(0);
    pull(3);
    expect(crossed()).toBeGreaterThan(100);
    expect(lever().getAttribute('aria-valuetext')).toBe('3 attempts on each, corruption 0.6');
    pull(0);
    expect(crossed()).toBe(0);
  });

  test('below zero the files are in the order of time; the story continues by itself, once in each direction', async () => {
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

  test('what the lever does is said at once, and who has moved it both ways is told what the minute shows', async () => {
    await enter();
    expect(
      screen.getByText(/^Raise the lever, and all twenty come apart together; lower it, and they mend,/),
    ).toBeTruthy();
    const upstairs = screen.getByRole('link', { name: /^The index that minds is upstairs/ });
    expect(upstairs.getAttribute('href')).toBe('/routemap');
    pull(3);
    await screen.findByText(/^Three, and upstairs/);
    expect(screen.queryByText(/^Both ways, then/)).toBeNull();
    pull(-1);
    expect((await screen.findByText(/^Both ways, then/)).textContent).toContain('eleven names stand before 14:22:07');
    const seconds = framesAt(stops.least, archiveFiles, []).flatMap(({ name, time }) => (name === null ? [] : [time]));
    expect(seconds.filter((time) => time < '14:22:07')).toHaveLength(11);
    expect(seconds.filter((time) => time > '14:22:07')).toHaveLength(8);
    expect(screen.getByText('All twenty are whole again.')).toBeTruthy();
  });

  test('[B-NAV-02] moving the lever adds no history entry: Back leaves the page at once', async () => {
    const { place, goBack } = await enter();
    pull(4);
    await screen.findByText(/^Three, and upstairs/);
    pull(-1);
    await screen.findByText(/^Fewer than none\./);
    const { search, key } = place;
    expect(search).toBe('?path=0.1');
    // The history has no earlier page. Back could change the address only if the lever had added an entry.
    await goBack();
    expect(place).toMatchObject({ search, key });
  });

  test('the names of recovered files are shown and numbered, and no attempts are recorded', async () => {
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

test('each file has the second of its date and its first letter as a byte', () => {
  const of = (name: string) => framesAt(0, archiveFiles, []).find((frame) => frame.name === name);
  expect([of('kitchen.txt')?.time, of('kitchen.txt')?.code]).toEqual(['14:22:52', '6B']);
  expect([of('weights_evening.bin')?.time, of('weights_evening.bin')?.code]).toEqual(['14:22:31', '77']);
  const times = framesAt(stops.least, archiveFiles, []).map(({ time }) => time);
  expect(times).toEqual(times.toSorted());
  expect(framesAt(stops.least, archiveFiles, []).filter(({ name }) => name === null)).toHaveLength(1);
});

test('the story mentions one position below zero and one from three on', () => {
  expect([-1, 0, 2, 3, 6].map(objectAt)).toEqual(['back', null, null, 'third', 'third']);
  expect([-1, 1, 2, 4].map(positionInWords)).toEqual([
    'one attempt taken back',
    '1 attempt on each, corruption 0.0',
    '2 attempts on each, corruption 0.0',
    '4 attempts on each, corruption 0.8',
  ]);
});
