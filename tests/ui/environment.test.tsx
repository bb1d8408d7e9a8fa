import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { timeOfDayOf } from '#core/emergence.ts';
import Environment from '../../src/pages/environment/index.tsx';
import { bandOf, hourText, extentOf, pathOf, versionOf } from '../../src/pages/environment/surroundings.ts';
import { lampOf, openingOf, patchOf } from '../../src/pages/environment/scene.ts';
import { showStory } from '../support/showStory.tsx';

const atHour = (hour: number, minute = 0) => new Date(2026, 10, 20, hour, minute).getTime();
let asksForDark = false;

beforeEach(() => {
  asksForDark = false;
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('dark') && asksForDark, media: query }),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: atHour(12, 46) });
});

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Environment, { path: '/environment', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'What gets in' });
  return shown;
};
const gauge = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const set = (name: string, value: number) => fireEvent.change(gauge(name), { target: { value: String(value) } });
const version = () => screen.getByRole('main').dataset['version'];

describe('the rule', () => {
  test('[R-EGG-08] the times of day are those of the worker, for every hour', () => {
    for (let hour = 0; hour < 24; hour += 1) expect(bandOf(hour + 0.75), `${hour}`).toBe(timeOfDayOf(hour));
  });

  test('closing the blind makes it one step darker', () => {
    expect(versionOf({ hour: 12, light: 0.25 })).toBe('day');
    expect(versionOf({ hour: 12, light: 0.24 })).toBe('twilight');
    expect(versionOf({ hour: 19, light: 0 })).toBe('night');
    expect(versionOf({ hour: 2, light: 0 })).toBe('night');
  });

  test('a window is narrow below 600 px', () => {
    expect([599, 600].map(extentOf)).toEqual(['narrow', 'wide']);
    expect(pathOf({ hour: 12, light: 1, width: 599 })).toBe('0.0');
    expect(pathOf({ hour: 23, light: 1, width: 600 })).toBe('2.1');
  });

  test('a time is shown to the minute', () => {
    expect([0, 7.75, 12 + 46 / 60, 23.75].map(hourText)).toEqual(['00:00', '07:45', '12:46', '23:45']);
  });
});

describe('the scene', () => {
  const page = { width: 1440, height: 900 };
  const opening = openingOf(page, 1440);

  test('the drawn window has the shape of the browser window, within limits, and is above the floor', () => {
    expect(opening.width / opening.height).toBeCloseTo(1.6, 5);
    expect(openingOf(page, 240).width / openingOf(page, 240).height).toBeCloseTo(0.4, 5);
    expect(opening.y + opening.height).toBeLessThan(opening.floor);
  });

  test('light is long when the sun is low, and short at noon; with the blind down there is none', () => {
    const depth = (hour: number, light = 1) =>
      Math.max(...patchOf({ hour, light }, opening).flatMap((pane) => pane.map(({ y }) => y)), 0) - opening.floor;
    expect(depth(7)).toBeGreaterThan(depth(13));
    expect(patchOf({ hour: 13, light: 1 }, opening)).toHaveLength(4);
    expect(patchOf({ hour: 13, light: 0.4 }, opening)).toHaveLength(2);
    expect(patchOf({ hour: 13, light: 0 }, opening)).toEqual([]);
  });

  test('the sun is highest at one, and the moon in the small hours', () => {
    expect(lampOf(13, opening).height).toBeCloseTo(1, 5);
    expect(lampOf(8, opening).y).toBeGreaterThan(lampOf(13, opening).y);
    expect(lampOf(2.5, opening).height).toBeCloseTo(1, 5);
  });

  test('[R-RT-03] the sun sets at 20:00 and is out of the window by half past, while twilight lasts until 23:00', () => {
    const sill = opening.y + opening.height;
    const radius = Math.min(opening.width, opening.height) * 0.075;
    const topOf = (hour: number) => lampOf(hour, opening).y - radius;
    expect(lampOf(19.75, opening).height).toBeGreaterThan(0);
    expect(lampOf(20.25, opening).height).toBeLessThan(0);
    expect([topOf(19.75) < sill, topOf(20.5) > sill, topOf(22.15) > sill]).toEqual([true, true, true]);
    expect([22.98, 23].map(bandOf)).toEqual(['twilight', 'night']);
    // After sunset (20:00) the patch of light keeps the length that it has at sunset.
    const depth = (hour: number) =>
      Math.max(
        ...patchOf({ hour, light: 1 }, opening)
          .flat()
          .map(({ y }) => y),
      );
    expect(depth(22)).toBeCloseTo(depth(20), 5);
  });
});

describe('[R-RT-03] /environment shows what the browser knows about the reader’s surroundings', () => {
  test('the real hour, light and window', async () => {
    const { asked } = await enter();
    expect(version()).toBe('day');
    expect(gauge('hour').getAttribute('aria-valuetext')).toBe('12:46, day');
    expect(gauge('light').getAttribute('aria-valuetext')).toBe('blind up');
    expect(gauge('window').getAttribute('aria-valuetext')).toBe('1440 × 900 px, wide');
    expect(screen.getByText('all three as your device has them')).toBeTruthy();
    expect(asked).toContain('/api/story/environment?path=0.1');
  });

  test('a device in dark mode has the blind half down', async () => {
    asksForDark = true;
    await enter();
    expect(gauge('light').getAttribute('aria-valuetext')).toBe('blind, 50% open');
  });

  test('another hour brings another text and palette, and the real hour brings them back', async () => {
    const { commands } = await enter();
    await screen.findByText(/^D5U has no window\./);
    set('hour', 19.5);
    expect(version()).toBe('twilight');
    await screen.findByText(/^At twilight a person gets up/);
    expect(screen.queryByText(/^D5U has no window\./)).toBeNull();
    expect(screen.getByText('19:30, twilight')).toBeTruthy();
    await waitFor(() =>
      expect(commands).toContainEqual({ kind: 'fragment-found', fragment: 'attention:having-got-up' }),
    );
    set('hour', 23);
    await screen.findByText(/^I have you down for night\./);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/vega');
    fireEvent.click(screen.getByRole('button', { name: 'back to what your device says' }));
    expect([version(), gauge('hour').getAttribute('aria-valuetext')]).toEqual(['day', '12:46, day']);
  });

  test('closing the blind makes it evening', async () => {
    await enter();
    set('light', 20);
    expect(version()).toBe('twilight');
    await screen.findByText(/^At twilight a person/);
    expect(screen.getByText('blind, 20% open')).toBeTruthy();
  });

  test('a smaller window, set or real, brings another sentence', async () => {
    await enter();
    await screen.findByText(/^You are down as wide enough for two\./);
    set('window', 400);
    await screen.findByText(/^You are down as narrower than a door\./);
    expect(gauge('window').getAttribute('aria-valuetext')).toBe('400 × 900 px, narrow');
    fireEvent.click(screen.getByRole('button', { name: 'back to what your device says' }));
    await screen.findByText(/^You are down as wide enough for two\./);
    vi.stubGlobal('innerWidth', 599);
    act(() => void dispatchEvent(new Event('resize')));
    await screen.findByText(/^You are down as narrower than a door\./);
  });

  test.each(['full', 'off'] as const)('until it is set the hour follows the clock, effects %s', async (motion) => {
    await enter({ motion });
    vi.setSystemTime(atHour(18));
    act(() => vi.advanceTimersByTime(10_000));
    expect(version()).toBe('twilight');
  });

  test('[B-RST-01] in a hidden tab no timer runs; back in view the hour is right at once', async () => {
    await enter();
    const timers = vi.getTimerCount();
    const become = (isHidden: boolean) =>
      act(() => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    become(true);
    expect(vi.getTimerCount()).toBe(timers - 1);
    vi.setSystemTime(atHour(18));
    become(false);
    expect([vi.getTimerCount(), version()]).toEqual([timers, 'twilight']);
  });

  test('dragging across the window sets the hour, dragging its rail the blind', async () => {
    await enter();
    const scene = document.querySelector('main svg')!;
    const { x, y, width, height } = openingOf({ width: 1440, height: 900 }, 1440);
    const at = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', left: number, top: number) =>
      fireEvent[type](scene, { clientX: x + left * width, clientY: y + top * height });
    at('pointerDown', 0.5, 0.5);
    at('pointerMove', 0.9, 0.5);
    at('pointerUp', 0.9, 0.5);
    expect(version()).toBe('twilight');
    at('pointerMove', 0.1, 0.5);
    expect(version()).toBe('twilight');
    at('pointerDown', 0.5, 0);
    at('pointerMove', 0.5, 0.5);
    expect(gauge('light').getAttribute('aria-valuetext')).toBe('blind, 50% open');
  });

  test('only the main mouse button drags', async () => {
    await enter();
    const scene = document.querySelector('main svg')!;
    const { x, y, width, height } = openingOf({ width: 1440, height: 900 }, 1440);
    const place = { clientX: x + 0.9 * width, clientY: y + 0.5 * height };
    for (const button of [1, 2]) {
      fireEvent.pointerDown(scene, { ...place, button });
      fireEvent.pointerMove(scene, place);
      fireEvent.pointerUp(scene, { ...place, button });
    }
    expect(gauge('hour').getAttribute('aria-valuetext')).toBe('12:46, day');
    expect(screen.getByText('all three as your device has them')).toBeTruthy();
  });

  test('in mode off everything is there', async () => {
    await enter({ motion: 'off', phase: 5 });
    set('hour', 7);
    expect(version()).toBe('twilight');
    await screen.findByText(/^The rim of the dark/);
  });
});
