import { cleanup, render, screen } from '@testing-library/react';
import { act, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart, loadPart, retryParts } from '../../src/api/loadPart.ts';

const logged = vi.fn();
/** The reloads that this tab has recorded. jsdom cannot reload. */
const reloads = () => Object.keys(sessionStorage);
const asked = vi.fn<(url: string) => Promise<{ ok: boolean }>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  sessionStorage.clear();
  for (const mock of [logged, asked]) mock.mockReset();
  asked.mockResolvedValue({ ok: true });
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A function that fails a number of times and then resolves. */
function failing(times: number) {
  let left = times;
  return vi.fn(() => (left-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part')));
}
const settled = () => vi.advanceTimersByTimeAsync(0);

test('[B-LOAD-03] fault 24: a part that could not be loaded is tried again after two seconds, then after twice as long', async () => {
  const load = failing(2);
  const part = loadPart('shell', load);
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await part).toBe('part');
  expect(logged).toHaveBeenCalledTimes(2);
});

test('[B-LOAD-03] fault 24: the next navigation has every part tried again at once', async () => {
  const [one, other] = [failing(1), failing(1)];
  const parts = Promise.all([loadPart('shell', one), loadPart('wiring', other)]);
  await settled();
  retryParts();
  expect(await parts).toEqual(['part', 'part']);
  expect(reloads()).toEqual([]);
});

test('[B-LOAD-03] fault 24: where a navigation does not help, the document is loaded anew: once, and only from a server that answers', async () => {
  void loadPart('shell', failing(99));
  await settled();
  asked.mockRejectedValueOnce(new TypeError('offline'));
  retryParts();
  await settled();
  expect(asked).toHaveBeenLastCalledWith('/healthz', expect.anything());
  expect(reloads()).toEqual([]);
  asked.mockResolvedValueOnce({ ok: false });
  retryParts();
  await settled();
  expect(reloads()).toEqual([]);
  retryParts();
  await settled();
  expect(reloads()).toEqual(['d5u-reloaded-for-shell']);
  const lines = logged.mock.calls.length;
  retryParts();
  await settled();
  // The only new log line is about the part. For a second reload, jsdom would log one more line.
  expect(logged).toHaveBeenCalledTimes(lines + 1);
});

test('[B-LOAD-03] fault 24: a retry by the clock never loads the document anew', async () => {
  const load = failing(4);
  const part = loadPart('shell', load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe('part');
  expect(asked).not.toHaveBeenCalled();
  expect(reloads()).toEqual([]);
});

test('[B-LOAD-03] fault 24: a stylesheet that failed is fetched anew before its part is shown', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', '/assets/shell-1.css');
  document.head.append(link);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/shell-1.css'))
    .mockResolvedValue('part');
  const part = loadPart('shell', load);
  await settled();
  retryParts();
  await settled();
  const fresh = document.querySelector<HTMLLinkElement>('link[href="/assets/shell-1.css"]')!;
  expect(fresh).not.toBe(link);
  expect(load).toHaveBeenCalledTimes(1);
  fresh.dispatchEvent(new Event('load'));
  expect(await part).toBe('part');
  fresh.remove();
});

test('[B-LOAD-03] fault 24: a lazy part shows nothing until it has been loaded', async () => {
  const load = failing(1);
  const Part = lazyPart('line', async () => {
    const text = await load();
    return { default: () => <p>{text}</p> };
  });
  render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  );
  await act(settled);
  expect(screen.queryByText('part')).toBeNull();
  await act(async () => {
    retryParts();
    await settled();
  });
  expect(screen.getByText('part')).toBeTruthy();
});
