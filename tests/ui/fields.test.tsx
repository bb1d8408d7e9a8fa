import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { lineOpenOnAtom } from '../../src/panels/speech/lineOpenOn.ts';
import { SecretWordLine } from '../../src/panels/speech/SecretWordLine.tsx';
import { TextArea, TextField } from '../../src/ui/fields.tsx';

afterEach(cleanup);

/** The Enter that ends a composition, as each engine reports it. Safari ends the composition before the key event. */
const composing = [
  ['Chromium', { key: 'Process', keyCode: 229, isComposing: true }, false],
  ['Firefox', { key: 'Enter', keyCode: 13, isComposing: true }, false],
  ['Safari', { key: 'Enter', keyCode: 229, isComposing: false }, true],
] as const;

test.each(composing)('[B-INP-01] in %s the Enter that ends a composition is not an Enter', (_, init, isOver) => {
  const onEnter = vi.fn();
  render(
    <>
      <TextField aria-label="line" onEnter={onEnter} />
      <TextField aria-label="plain line" />
      <TextArea aria-label="area" onEnter={onEnter} />
    </>,
  );
  for (const name of ['line', 'plain line', 'area']) {
    const field = screen.getByLabelText(name);
    fireEvent.compositionStart(field);
    if (isOver) fireEvent.compositionEnd(field);
    // The browser's default action for Enter, which submits the form, is prevented.
    expect(fireEvent.keyDown(field, init)).toBe(init.key !== 'Enter');
    if (!isOver) fireEvent.compositionEnd(field);
  }
  expect(onEnter).not.toHaveBeenCalled();
});

test('[B-INP-01] any other Enter is one: a field without a handler leaves it to the browser', () => {
  const onEnter = vi.fn();
  render(
    <>
      <TextField aria-label="line" />
      <TextArea aria-label="area" onEnter={onEnter} />
    </>,
  );
  expect(fireEvent.keyDown(screen.getByLabelText('line'), { key: 'Enter', keyCode: 13 })).toBe(true);
  expect(fireEvent.keyDown(screen.getByLabelText('area'), { key: 'Enter', keyCode: 13 })).toBe(false);
  expect(onEnter).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByLabelText('area'), { key: 'a' });
  expect(onEnter).toHaveBeenCalledTimes(1);
});

test('[B-CASE-03] the line closes when its page is left, and is closed when the reader comes back', () => {
  const store = createStore();
  store.set(lineOpenOnAtom, { path: '/', from: 'head' });
  const router = createMemoryRouter([{ path: '*', element: <SecretWordLine /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(screen.getByRole('textbox')).toBeTruthy();
  act(() => void router.navigate('/kitchen'));
  expect([screen.queryByRole('textbox'), store.get(lineOpenOnAtom)]).toEqual([null, null]);
  act(() => void router.navigate('/'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['Chromium', { keyCode: 229, isComposing: true }],
  ['Firefox', { keyCode: 27, isComposing: true }],
  ['Safari', { keyCode: 229, isComposing: false }],
])(
  '[B-INP-01] in %s the Escape that cancels a composition does not close the line, and the next one does',
  (_, init) => {
    const store = createStore();
    store.set(lineOpenOnAtom, { path: '/', from: 'head' });
    render(
      <Provider store={store}>
        <MemoryRouter>
          <SecretWordLine />
        </MemoryRouter>
      </Provider>,
    );
    const field = screen.getByRole('textbox');
    expect(fireEvent.keyDown(field, { key: 'Escape', ...init })).toBe(true);
    expect(screen.queryByRole('textbox')).toBe(field);
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('[B-INP-02] fields are left alone by autofill, correction and password managers', () => {
  render(
    <>
      <TextField aria-label="line" />
      <TextArea aria-label="area" />
    </>,
  );
  for (const name of ['line', 'area']) {
    const field = screen.getByLabelText(name);
    expect(field.getAttribute('autocomplete')).toBe('off');
    expect(field.getAttribute('autocorrect')).toBe('off');
    expect(field.getAttribute('spellcheck')).toBe('false');
    for (const manager of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'])
      expect(field.hasAttribute(manager)).toBe(true);
  }
});

test('[B-INP-04] a field has the direction of the text that is typed into it', () => {
  render(
    <>
      <TextField aria-label="line" />
      <TextArea aria-label="area" />
    </>,
  );
  for (const name of ['line', 'area']) expect(screen.getByLabelText(name).getAttribute('dir')).toBe('auto');
});
