import { act, fireEvent, render } from '@testing-library/react';
import { type NavigateFunction, MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollMemory } from '../../src/app/useScrollMemory.ts';
import '../support/tidy.ts';

const router: { navigate?: NavigateFunction } = {};
function Page() {
  useScrollMemory();
  Object.assign(router, { navigate: useNavigate() });
  return null;
}
const go = (to: string | -1) => act(() => (to === -1 ? router.navigate?.(to) : router.navigate?.(to)));

/** How far the page goes down at present. */
let bottom: number;
const scrolled = vi.fn((_: number, to: number) => vi.stubGlobal('scrollY', Math.min(to, bottom)));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('scrollTo', scrolled);
});

/** A page that was left 900 px down and is entered again by the back button, when it is only 300 px deep. */
function comeBack() {
  bottom = 2000;
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  vi.stubGlobal('scrollY', 900);
  fireEvent.scroll(window);
  go('/elsewhere');
  bottom = 300;
  go(-1);
  expect(scrolled).toHaveBeenLastCalledWith(0, 900);
  scrolled.mockClear();
}

test('[R-RT-04] the way back waits for a page that is still growing, for two seconds', () => {
  comeBack();
  vi.advanceTimersByTime(500);
  expect(scrolled.mock.calls.length).toBeGreaterThan(10);
  bottom = 2000;
  vi.advanceTimersByTime(100);
  expect(scrollY).toBe(900);
  scrolled.mockClear();
  vi.advanceTimersByTime(2000);
  expect(scrolled).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  '[R-RT-04] a reader who moves by themselves (%s) is not pulled back',
  (type) => {
    comeBack();
    vi.advanceTimersByTime(100);
    expect(scrolled).toHaveBeenCalled();
    scrolled.mockClear();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(2000);
    expect(scrolled).not.toHaveBeenCalled();
  },
);
