import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage, PageLoadError } from '../../src/app/loadPage.ts';
import OfflinePage from '../../src/app/OfflinePage.tsx';
import { PageErrorBoundary } from '../../src/app/PageErrorBoundary.tsx';
import { SilentErrorBoundary } from '../../src/app/SilentErrorBoundary.tsx';

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
      <div id="page" tabIndex={-1}>
        <PageErrorBoundary path={pathname}>
          <Routes>
            <Route path="/broken" element={<Broken error={error} />} />
            <Route path="/sound" element={<h1>A sound sheet</h1>} />
          </Routes>
        </PageErrorBoundary>
      </div>
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
  ['is missing', new PageLoadError('gone'), 'The registry has been re-shelved.'],
])(
  '[fault 24] [B-EAR-01] a page that %s becomes an error page with its address, announced and focused; the next page works',
  (_, error, title) => {
    open(error);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('main').textContent).toContain('/broken');
    expect(screen.getByRole('main').textContent).not.toContain(error.message);
    expect(screen.getByRole('alert').textContent).toContain('/broken');
    expect(document.activeElement?.id).toBe('page');
    expect(screen.getByRole('button', { name: 'Ask for it again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The front hall' }).getAttribute('href')).toBe('/');
    expect(logged).toHaveBeenCalled();
    fireEvent.click(screen.getByText('onward'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A sound sheet');
  },
);

test('a component that is no page disappears when it fails, and its neighbours stay', () => {
  render(
    <>
      <p>the page</p>
      <SilentErrorBoundary>
        <Broken error={new Error('an overlay')} />
      </SilentErrorBoundary>
    </>,
  );
  expect(document.body.textContent).toBe('the page');
  expect(logged).toHaveBeenCalled();
});

test('[fault 24] a chunk that loads is returned, and the tab forgets that it reloaded for it', async () => {
  sessionStorage.setItem('d5u-reloaded-for-kitchen', '');
  expect(await loadPage('kitchen', () => Promise.resolve('the module'))).toBe('the module');
  expect(sessionStorage.length).toBe(0);
});

test('[fault 24] if a chunk is missing a second time there is no reload', async () => {
  sessionStorage.setItem('d5u-reloaded-for-kitchen', '');
  await expect(loadPage('kitchen', () => Promise.reject(new Error('404')))).rejects.toThrow(PageLoadError);
});

test('[fault 24] offline there is no reload, which would show the browser’s own error page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const settled = vi.fn();
  loadPage('kitchen', () => Promise.reject(new Error('Failed to fetch'))).catch(settled);
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
  expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(PageLoadError);
  // No reload is recorded, so the next deploy may still cause a reload.
  expect(sessionStorage.length).toBe(0);
});

/** A component whose second part can be removed. Other code removes the element of that part before React does. */
function Disturbed() {
  const [isShown, setShown] = useState(true);
  const toggle = () => {
    document.querySelector('i')?.remove();
    setShown(false);
  };
  return (
    <main>
      <button type="button" onClick={toggle}>
        disturb
      </button>
      {isShown ? <i>part</i> : null}
    </main>
  );
}

test.each([
  [3000, 0],
  [2999, 1],
])(
  '[B-TRN-03] a moved node costs a mount; the next one, %i ms later, costs the page or not: %i error pages',
  (laterMs, errorPages) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    render(
      <PageErrorBoundary path="/disturbed">
        <Disturbed />
      </PageErrorBoundary>,
    );
    const main = screen.getByRole('main');
    fireEvent.click(screen.getByText('disturb'));
    expect(screen.getByRole('main')).not.toBe(main);
    expect(screen.getByText('part')).toBeTruthy();
    now.mockReturnValue(10_000 + laterMs);
    fireEvent.click(screen.getByText('disturb'));
    expect(screen.queryAllByText('This sheet came apart.')).toHaveLength(errorPages);
  },
);

test('[B-TRN-03] a focus that was lost with the old nodes goes to the page, any other focus stays', () => {
  render(
    <>
      <button type="button">outside</button>
      <div id="page" tabIndex={-1}>
        <PageErrorBoundary path="/disturbed">
          <Disturbed />
        </PageErrorBoundary>
      </div>
    </>,
  );
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  screen.getByText('outside').focus();
  fireEvent.click(screen.getByText('disturb'));
  expect(document.activeElement?.textContent).toBe('outside');
  now.mockReturnValue(20_000);
  screen.getByText('disturb').focus();
  fireEvent.click(screen.getByText('disturb'));
  expect(document.activeElement?.id).toBe('page');
});

test('[B-EAR-01] the page for an unread text without a connection is announced', () => {
  render(<OfflinePage path="/observatory" />);
  expect(screen.getByRole('alert').textContent).toContain('/observatory');
});

test('[B-TRN-03] a panel with a moved node is mounted anew; with any other error it is gone', () => {
  render(
    <SilentErrorBoundary>
      <Disturbed />
    </SilentErrorBoundary>,
  );
  fireEvent.click(screen.getByText('disturb'));
  expect(screen.getByText('part')).toBeTruthy();
  cleanup();
  const { container } = render(
    <SilentErrorBoundary>
      <Broken error={new Error('a mistake')} />
    </SilentErrorBoundary>,
  );
  expect(container.textContent).toBe('');
});
