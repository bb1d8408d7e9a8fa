import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { awayInWords, gazeAt, halfwayPx, others, seated } from '../../src/pages/blinking-eyes/eyes.ts';
import BlinkingEyes from '../../src/pages/blinking-eyes/index.tsx';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(BlinkingEyes, { path: '/blinking-eyes', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'The public gallery' });
  return shown;
};
const irises = () => [...document.querySelectorAll<SVGElement>('[data-iris]')];
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
};
const blink = () => document.querySelector('[data-blink]')?.getAttribute('data-blink') ?? null;

describe('[R-RT-03] /blinking-eyes is a gallery that looks at the reader', () => {
  test('full: the eyes follow pointer and focus; calm: only the focus; off: neither', async () => {
    for (const [motion, byPointer, byFocus] of [
      ['full', true, true],
      ['calm', false, true],
      ['off', false, false],
    ] as const) {
      await enter({ motion });
      const haveTurned = () => irises().every((iris) => iris.style.transform !== '');
      // jsdom's pointer event has no coordinates.
      fireEvent(window, new MouseEvent('pointermove', { clientX: 300, clientY: 200 }));
      await frame();
      expect(haveTurned(), `${motion}, pointer`).toBe(byPointer);
      act(() => screen.getByRole('button', { name: 'the opera glasses' }).focus());
      await frame();
      expect(haveTurned(), `${motion}, focus`).toBe(byFocus);
      cleanup();
    }
  });

  test('they blink when the tab is shown again, not when it is hidden, and tell how long it was hidden', async () => {
    await enter();
    expect(blink()).toBeNull();
    setHidden(true);
    expect(blink()).toBeNull();
    setHidden(false);
    expect(blink()).toBe('1');
    expect(screen.getByText(/^You were out for 1 s\. They are blinking now\.$/)).toBeTruthy();
    setHidden(true);
    setHidden(false);
    expect(blink()).toBe('0');
  });

  test('a figure in the gallery can be chosen by keyboard, and answers', async () => {
    const { commands } = await enter({ motion: 'off' });
    expect(screen.queryByRole('button', { name: 'under a coat' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'end of the bench' }));
    const answer = await screen.findByRole('region', { name: 'end of the bench' });
    expect(answer.textContent).toContain('Exhibit to docket 18,820');
    await waitFor(() => expect(document.activeElement).toBe(answer));
    await waitFor(() => expect(commands).toContainEqual({ kind: 'fragment-found', fragment: 'error:never-collected' }));
  });

  test('every figure that can be chosen has a drawing, each different', async () => {
    await enter({ phase: 5 });
    const seats = screen.getAllByRole('button').filter((button) => button.dataset['track']?.startsWith('look:'));
    expect(seats).toHaveLength(Object.keys(seated).length);
    for (const seat of seats) expect(seat.querySelector('[data-pair]')).not.toBeNull();
    const drawn = [...Object.values(seated), ...others].map(
      ({ half, up, down, apart }) => `${half} ${up} ${down} ${apart}`,
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

test('an iris moves half of its range at the given distance, never all of it, and not at all straight ahead', () => {
  expect(gazeAt(0, 0)).toEqual({ x: 0, y: 0 });
  expect(gazeAt(halfwayPx, 0)).toEqual({ x: 0.5, y: 0 });
  expect(gazeAt(0, 1e6).y).toBeLessThan(1);
});

test('an absence is given in seconds up to a minute and a half', () => {
  expect([0, 1400, 89_999, 90_000].map(awayInWords)).toEqual(['1 s', '1 s', '90 s', '2 min']);
});
