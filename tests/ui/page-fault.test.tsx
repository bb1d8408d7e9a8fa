import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage, MissingSheet } from '../../src/app/loadPage.ts';
import { PageFault } from '../../src/app/PageFault.tsx';
import { Quietly } from '../../src/app/Quietly.tsx';

const logged = vi.fn();
beforeEach(() => {
  logged.mockClear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

function Site({ error }: { readonly error: Error }) {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/sound">onward</Link>
      <PageFault path={pathname}>
        <Routes>
          <Route path="/broken" element={<Broken error={error} />} />
          <Route path="/sound" element={<h1>A sound sheet</h1>} />
        </Routes>
      </PageFault>
    </>
  );
}
const open = (error: Error) =>
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/broken']}>
        <Site error={error} />
      </MemoryRouter>
    </StrictMode>,
  );

test.each([
  ['throws', new Error('a mistake'), 'This sheet came apart.'],
  ['is missing', new MissingSheet('gone'), 'The registry has been re-shelved.'],
])(
  '[R-RT-03] fault 24: a page that %s leaves a sheet with its address, and the next page is sound',
  (_, error, title) => {
    open(error);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('main').textContent).toContain('/broken');
    expect(screen.getByRole('main').textContent).not.toContain(error.message);
    expect(screen.getByRole('button', { name: 'Ask for it again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The front sheet' }).getAttribute('href')).toBe('/');
    expect(logged).toHaveBeenCalled();
    fireEvent.click(screen.getByText('onward'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A sound sheet');
  },
);

test('[R-UI-02] what is nobody’s page fails without a word, and what stands beside it stays', () => {
  render(
    <>
      <p>the page</p>
      <Quietly>
        <Broken error={new Error('an overlay')} />
      </Quietly>
    </>,
  );
  expect(document.body.textContent).toBe('the page');
  expect(logged).toHaveBeenCalled();
});

test('[R-RT-03] fault 24: a chunk that comes is handed on, and the tab forgets that it reloaded for it', async () => {
  sessionStorage.setItem('d5u-reloaded-for-kitchen', '');
  expect(await loadPage('kitchen', () => Promise.resolve('the module'))).toBe('the module');
  expect(sessionStorage.length).toBe(0);
});

test('[R-RT-03] fault 24: the second time a chunk is gone there is no reload', async () => {
  sessionStorage.setItem('d5u-reloaded-for-kitchen', '');
  await expect(loadPage('kitchen', () => Promise.reject(new Error('404')))).rejects.toThrow(MissingSheet);
});

test('[R-RT-03] fault 24: without a line there is no reload, which would end on the browser’s own page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const settled = vi.fn();
  loadPage('kitchen', () => Promise.reject(new Error('Failed to fetch'))).catch(settled);
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
  expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(MissingSheet);
  // The next deploy has its reload still.
  expect(sessionStorage.length).toBe(0);
});
