import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Egg } from '#contract/egg.ts';
import { EggButtons } from '../../src/panels/eggs/EggButtons.tsx';
import { pathAtom } from '../../src/state/route.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import '../support/tidy.ts';

const eggOf = (id: string, title: string): Egg => ({
  id,
  type: 'button',
  title,
  content: `${title}, with four holes.`,
  trigger: 'time',
  rarity: 'common',
  discovered: true,
  position: { x: 20, y: 20 },
  lifespan: 30_000,
  metadata: { suspicionThreshold: 0, phaseRequirement: 0, timeOfDay: null, behaviorPattern: null },
  emergedAt: 0,
});

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = createStore();
  store.set(pathAtom, '/about');
  store.set(applyChangeAtom, { eggs: [eggOf('coat-button-1', 'coat button'), eggOf('milk-tooth-2', 'milk tooth')] });
  render(
    <StrictMode>
      <Provider store={store}>
        <p>words beside it</p>
        <EggButtons />
      </Provider>
    </StrictMode>,
  );
  fireEvent.click(egg('coat button'));
});
const egg = (title: string) => screen.getByRole('button', { name: `${title}, common` });
const open = () => screen.queryAllByRole('group').map((label) => label.getAttribute('aria-label'));

test('[R-EGG-05] a press beside an open label closes it; a press on it does not', () => {
  fireEvent.pointerDown(screen.getByText('coat button'));
  expect(open()).toEqual(['coat button']);
  fireEvent.pointerDown(screen.getByText('words beside it'));
  expect(open()).toEqual([]);
});

test('[R-EGG-05, B-A11Y-04] Escape closes an open label wherever the focus is, and leaves the focus there', () => {
  document.body.focus();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(open()).toEqual(['coat button']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(open()).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

test('[R-EGG-05, B-A11Y-04] Escape inside the label gives the focus back to its egg', () => {
  expect(open()).toEqual(['coat button']);
  const putBack = screen.getByRole('button', { name: 'put it back' });
  putBack.focus();
  fireEvent.keyDown(putBack, { key: 'Escape' });
  expect(open()).toEqual([]);
  expect(document.activeElement).toBe(egg('coat button'));
});

test('[R-EGG-05] an open label does not outlive its page', () => {
  expect(open()).toEqual(['coat button']);
  act(() => store.set(pathAtom, '/kitchen'));
  expect(open()).toEqual([]);
  act(() => store.set(pathAtom, '/about'));
  expect(open()).toEqual([]);
});

test('[R-EGG-05] another egg’s label takes the place of the open one', () => {
  expect(open()).toEqual(['coat button']);
  fireEvent.pointerDown(egg('milk tooth'));
  fireEvent.click(egg('milk tooth'));
  expect(open()).toEqual(['milk tooth']);
});
