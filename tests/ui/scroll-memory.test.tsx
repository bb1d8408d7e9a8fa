import { act, fireEvent, render } from '@testing-library/react';
import { BrowserRouter, type NavigateFunction, MemoryRouter, useNavigate } from 'react-router-dom';
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

/** The greatest scroll position of the page at present, px. */
let bottom: number;
const scrolled = vi.fn((_: number, to: number) => vi.stubGlobal('scrollY', Math.min(to, bottom)));
beforeEach(() => {
  history.replaceState(null, '');
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('scrollTo', scrolled);
});

/** A page that is scrolled to 900 px. */
function openScrolled() {
  bottom = 2000;
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  vi.stubGlobal('scrollY', 900);
  fireEvent.scroll(window);
}

/** Leaves a page at 900 px and returns by the back button. The page can then be scrolled only to 300 px. */
function comeBack() {
  openScrolled();
  go('/elsewhere');
  bottom = 300;
  go(-1);
  expect(scrolled).toHaveBeenLastCalledWith(0, 900);
  scrolled.mockClear();
}

test('the position is restored when the page has grown enough, within two seconds', () => {
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

test('fault 23: parts that come in above move nothing for two seconds; then the browser anchors again', () => {
  comeBack();
  bottom = 4000;
  vi.advanceTimersByTime(100);
  expect([scrollY, document.documentElement.style.overflowAnchor]).toEqual([900, 'none']);
  vi.stubGlobal('scrollY', 2867);
  vi.advanceTimersByTime(1800);
  expect([scrollY, document.documentElement.style.overflowAnchor]).toEqual([900, 'none']);
  vi.advanceTimersByTime(150);
  vi.stubGlobal('scrollY', 2867);
  vi.advanceTimersByTime(100);
  expect([scrollY, document.documentElement.style.overflowAnchor]).toEqual([2867, '']);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a reader who scrolls meanwhile (%s) is not moved back',
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

test('[B-NAV-02] a choice that replaces the address keeps the position of the page, for Back', () => {
  openScrolled();
  act(() => router.navigate?.('/?path=0', { replace: true }));
  expect(scrolled).not.toHaveBeenCalled();
  go('/elsewhere');
  scrolled.mockClear();
  go(-1);
  expect(scrolled).toHaveBeenLastCalledWith(0, 900);
});

test('[B-NAV-02] a link within a page of a visit is left to the browser, and Back from it restores the place', async () => {
  bottom = 2000;
  render(
    <BrowserRouter>
      <Page />
      <a href="#note">a footnote</a>
    </BrowserRouter>,
  );
  vi.stubGlobal('scrollY', 900);
  fireEvent.scroll(window);
  go('/elsewhere');
  vi.stubGlobal('scrollY', 400);
  fireEvent.scroll(window);
  scrolled.mockClear();
  const popped = (act: () => void) =>
    new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
      act();
    });
  await act(() => popped(() => document.querySelector('a')?.click()));
  expect(location.hash).toBe('#note');
  expect(scrolled).not.toHaveBeenCalled();
  // The browser has scrolled to the note.
  vi.stubGlobal('scrollY', 1500);
  await act(() => popped(() => history.back()));
  expect(scrolled).toHaveBeenLastCalledWith(0, 400);
});
