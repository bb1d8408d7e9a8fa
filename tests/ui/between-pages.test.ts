import { createStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { betweenPages } from '../../src/app/betweenPages.ts';
import { pathAtom } from '../../src/state/route.ts';

afterEach(() => history.replaceState(null, '', '/'));

/** A reader with /about in view. */
function onAbout() {
  const store = createStore();
  const isBetween = betweenPages(store);
  history.pushState(null, '', '/about');
  store.set(pathAtom, '/about');
  expect(isBetween()).toBe(false);
  return { store, isBetween };
}

test('[R-BEH-01] a reader is between two pages from the change of the address until the next page is shown', () => {
  const { store, isBetween } = onAbout();
  // A choice of a story changes the query alone.
  history.pushState(null, '', '/about?path=0');
  expect(isBetween()).toBe(false);
  history.pushState(null, '', '/kitchen');
  expect(isBetween()).toBe(true);
  store.set(pathAtom, '/kitchen');
  expect(isBetween()).toBe(false);
});

test('[R-BEH-01] so is one who goes back to an address that was seen before', () => {
  const { store, isBetween } = onAbout();
  history.pushState(null, '', '/kitchen');
  // The kitchen is shown, and nothing has called `isBetween` there.
  store.set(pathAtom, '/kitchen');
  history.pushState(null, '', '/about');
  expect(isBetween()).toBe(true);
});
