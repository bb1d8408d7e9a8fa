import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gradeAt, inKilohertz, nearest, seek, stationsOf, strengthAt } from '../../src/pages/signal-intercept/band.ts';
import SignalIntercept from '../../src/pages/signal-intercept/index.tsx';
import { columnOf, columns, sweep } from '../../src/pages/signal-intercept/spectrum.ts';
import { withoutCanvas } from '../support/jsdom.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // jsdom has no canvas. The page works without one.
  withoutCanvas();
});

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(SignalIntercept, { path: '/signal-intercept', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: '4,700.1 kilohertz' });
  return shown;
};
const dial = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Frequency' });
const tune = (at: number) => fireEvent.change(dial(), { target: { value: String(at) } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const stations = stationsOf([
  { index: 0, text: 'carrier', object: 'carrier-47001' },
  { index: 1, text: 'pips', object: 'pips-46930' },
  { index: 2, text: 'no station', object: 'mug' },
]);

describe('the band', () => {
  test.each([
    [0, 0],
    [1, 0],
    [-2, 10],
    [3, 10],
    [4, 20],
    [5, 20],
    [-6, 35],
    [8, 35],
    [9, null],
  ])('%i tenths off is grade %s', (off, grade) => expect(gradeAt(off)).toBe(grade));

  test('a station is within reach at 8 tenths and lost at 9', () => {
    expect(nearest(stations, 46_922)?.at).toBe(46_930);
    expect(nearest(stations, 46_921)).toBeNull();
    expect([46_930, 46_931, 46_932, 46_938, 46_939].map((at) => strengthAt(stations, at))).toEqual([9, 9, 8, 2, 0]);
  });

  test('seeking continues at the other end of the band', () => {
    expect(seek(stations, 46_952, 1)).toBe(47_001);
    expect(seek(stations, 47_001, 1)).toBe(46_930);
    expect(seek(stations, 46_930, -1)).toBe(47_001);
    expect(seek([], 46_930, 1)).toBe(46_930);
    expect(inKilohertz(47_001)).toBe('4,700.1');
    expect(inKilohertz(46_905)).toBe('4,690.5');
  });

  test('the picture has its tallest line at the carrier and is the same each time', () => {
    const look = () => {
      const level = new Float32Array(columns);
      sweep(stations, 17, level, new Float32Array(columns));
      return level;
    };
    const level = look();
    expect(level.indexOf(Math.max(...level))).toBe(Math.round(columnOf(47_001)));
    expect(look()).toEqual(level);
  });
});

describe('[R-RT-03] /signal-intercept is tuned', () => {
  test('a station is received when the dial has been on it for two beats of 200 ms', async () => {
    const { place } = await enter();
    tune(47_001);
    pass(399);
    expect(place.search).toBe('');
    pass(1);
    await waitFor(() => expect(place.search).toBe('?path=0'));
    await screen.findByText(/hundredth of a decibel/);
  });

  test('a station that the dial only passes is not', async () => {
    const { place } = await enter();
    tune(46_990);
    pass(199);
    // The dial is on the station at one beat, and off the station at the next beat.
    tune(47_001);
    pass(1);
    tune(47_030);
    pass(2000);
    expect(place.search).toBe('');
  });

  test.each(['full', 'off'] as const)(
    '[B-NAV-02] a station received adds no history entry, and its reach is no second station, effects %s',
    async (motion) => {
      const { place, goBack } = await enter({ motion });
      tune(47_001);
      pass(400);
      await screen.findByText(/hundredth of a decibel/);
      tune(47_002);
      pass(2000);
      const { search, key } = place;
      expect(search).toBe('?path=0');
      // The history has no earlier page. Back could change the address only if the dial had added an entry.
      await goBack();
      expect(place).toMatchObject({ search, key });
    },
  );

  test('[B-A11Y-04] the log contains what is received and nothing else', async () => {
    await enter();
    const log = screen.getByRole('log', { name: 'What is received' });
    expect(log.textContent).toBe('');
    expect(screen.getByText(/^A carrier is a note held/)).toBeTruthy();
    tune(47_001);
    pass(400);
    expect(log.contains(await screen.findByText(/hundredth of a decibel/))).toBe(true);
    expect(screen.queryByText(/^A carrier is a note held/)).toBeNull();
    tune(46_952);
    expect(log.textContent).toBe('');
    expect(screen.getByText(/^A carrier is a note held/)).toBeTruthy();
  });

  test('a small deviation lowers its grade, a larger one loses it; its entry in the log tunes it again', async () => {
    await enter();
    tune(47_001);
    pass(400);
    const words = await screen.findByText(/hundredth of a decibel/);
    const grade = () => words.closest('[data-grade]')?.getAttribute('data-grade');
    expect(grade()).toBe('0');
    tune(47_005);
    expect(grade()).toBe('20');
    tune(47_010);
    expect(screen.queryByText(/hundredth of a decibel/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '4,700.1, the carrier' }));
    expect(screen.getByText(/hundredth of a decibel/)).toBeTruthy();
    expect(dial().value).toBe('47001');
  });

  test('with effects off the seek keys receive a station at once', async () => {
    await enter({ motion: 'off' });
    fireEvent.click(screen.getByRole('button', { name: 'seek down' }));
    expect((await screen.findByRole('link', { name: /box of fifteen/ })).getAttribute('href')).toBe('/transmissions');
    expect(dial().getAttribute('aria-valuetext')).toBe('4,693.0 kilohertz, six pips');
  });

  test('there are no more stations than the phase allows', async () => {
    await enter({ phase: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'seek up' }));
    expect(dial().value).toBe('47001');
    fireEvent.click(screen.getByRole('button', { name: 'seek up' }));
    expect(dial().value).toBe('46930');
  });
});
