import { useAtomValue } from 'jotai';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import useSWR, { SWRConfig } from 'swr';
import type { Phase } from '#contract/visitor.ts';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { useCensus } from '../../src/api/useCensus.ts';
import { useProfile } from '../../src/api/profile.ts';
import { profileAtom, useShareProfile } from '../../src/state/profile.ts';
import { profileOf } from '../core/build.ts';
import { type HttpListener, json, listen } from '../support/http.ts';
import '../support/tidy.ts';

/** A census reply with this number of visitors. */
const census = (total: number) => ({
  phases: [total, 0, 0, 0, 0, 0],
  total,
  present: [0, 0, 0, 0, 0, 0],
  asker: { isCounted: true, isPresent: true },
});

let server: HttpListener;
beforeEach(async () => {
  server = await listen((_, response) => json(response, { said: 'once' }));
});
afterEach(() => server.close());

function Reader({ name }: { readonly name: readonly [string, number] }) {
  const { data, error } = useSWR<{ said: string }, Error>(name);
  return <p>{error?.message ?? data?.said ?? 'nothing yet'}</p>;
}

const fresh = (children: React.ReactNode) =>
  render(<SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>{children}</SWRConfig>);

test('[R-UI-03] a GET of the first element of the key, not repeated on focus, reconnect or remount', async () => {
  const cache = new Map();
  const tree = (
    <SWRConfig value={{ ...swrDefaults, provider: () => cache, dedupingInterval: 0 }}>
      <Reader name={['/api/thing', 7]} />
    </SWRConfig>
  );
  const first = render(tree);
  await waitFor(() => expect(screen.getByText('once')).toBeTruthy());
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  first.unmount();
  render(tree);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.received.map((request) => `${request.method} ${request.url}`)).toEqual(['GET /api/thing']);
  expect(swrDefaults.refreshInterval).toBe(0);
});

test('[R-UI-03] a failure is an error state at once, without a second try', async () => {
  server.answer = (_, response) => response.writeHead(500).end('no');
  fresh(<Reader name={['/api/thing', 1]} />);
  await waitFor(() => expect(screen.getByText('500: no')).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.received.length).toBe(1);
});

test('[R-PRO-01] the profile is tried a second time, not a third, and its failure is only logged', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer = (_, response) => response.writeHead(500).end('no');
  function Profile() {
    useShareProfile(useProfile());
    const data = useAtomValue(profileAtom);
    return <p>{data === null ? 'nobody' : 'somebody'}</p>;
  }
  render(
    <SWRConfig value={swrDefaults}>
      <Profile />
    </SWRConfig>,
  );
  // A timer may fire slightly early. The second try is made later, when the clock has reached the time of this try.
  await waitFor(() => expect(server.received.length).toBe(1));
  vi.advanceTimersByTime(1);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect(server.received.length).toBe(1);
  vi.advanceTimersByTime(2000);
  await waitFor(() => expect(server.received.length).toBe(2), { timeout: 3000 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.received.length).toBe(2);
  expect(screen.getByText('nobody')).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
  vi.useRealTimers();
});

test('[R-PRO-01] fault 22: a profile that fails is requested at most twice a minute, however often it is needed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { readProfile } = await import('../../src/api/profile.ts');
  server.answer = (_, response) => response.writeHead(500).end('no');
  const want = () => readProfile('/api/visitor/profile').catch((error: Error) => error.message);
  vi.advanceTimersByTime(120_000);
  for (let second = 0; second < 180; second += 5) {
    expect(await want()).toBe('500: no');
    vi.advanceTimersByTime(5000);
  }
  expect(server.received.length).toBe(6);
  server.answer = (_, response) => json(response, profileOf({ phaseUnlocked: 1 }));
  vi.advanceTimersByTime(60_000);
  expect(await want()).toEqual(profileOf({ phaseUnlocked: 1 }));
  expect(await want()).toEqual(profileOf({ phaseUnlocked: 1 }));
  expect(server.received.length).toBe(8);
  vi.useRealTimers();
});

test('[R-PRO-01] a profile that is wanted while a request is under way is requested once more after it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { readProfile } = await import('../../src/api/profile.ts');
  // Moves the clock past the retry window of the previous test.
  vi.advanceTimersByTime(120_000);
  const held: (() => void)[] = [];
  server.answer = (_, response) => {
    const phaseUnlocked = held.length;
    held.push(() => json(response, profileOf({ phaseUnlocked: phaseUnlocked as Phase })));
  };
  const reads = [1, 2, 3].map(() => readProfile('/api/visitor/profile'));
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]!();
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]!();
  expect((await Promise.all(reads)).map(({ phaseUnlocked }) => phaseUnlocked)).toEqual([0, 1, 1]);
  expect(held).toHaveLength(2);
  vi.useRealTimers();
});

test('[R-PRO-01] fault 22: a profile that fails is requested once, however many want it at one time', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { readProfile } = await import('../../src/api/profile.ts');
  vi.advanceTimersByTime(120_000);
  server.answer = (_, response) => response.writeHead(401).end('who?');
  const want = () => readProfile('/api/visitor/profile').catch((error: Error) => error.message);
  const reads = [want(), want(), want(), want()];
  expect(await Promise.all(reads)).toEqual(['401: who?', '401: who?', '401: who?', '401: who?']);
  expect(server.received).toHaveLength(1);
  vi.useRealTimers();
});

const realTimeout = setTimeout;
const until = (isDone: () => boolean) =>
  act(async () => {
    for (let tries = 0; tries < 200 && !isDone(); tries += 1) await new Promise((go) => realTimeout(go, 10));
  });
const pass = async (ms: number) => {
  act(() => vi.advanceTimersByTime(ms));
  await act(() => new Promise((go) => realTimeout(go, 50)));
};

test('a census that fails is requested again every 10 s, but not while the page is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Census() {
    const { data, error } = useCensus(false);
    return <p>{`${data?.total ?? 'none'}, ${error === undefined ? 'read' : 'unread'}`}</p>;
  }
  const says = () => document.body.textContent;
  server.answer = (_, response) => response.writeHead(503).end('no');
  fresh(<Census />);
  await until(() => says() === 'none, unread');
  await pass(9_999);
  expect(server.received).toHaveLength(1);
  await pass(1);
  expect(server.received).toHaveLength(2);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(30_000);
  expect(server.received).toHaveLength(2);
  hidden.mockRestore();
  server.answer = (_, response) => json(response, census(7));
  await pass(10_000);
  expect([says(), server.received.length]).toEqual(['7, read', 3]);
  // The figures are kept while one call fails.
  server.answer = (_, response) => response.writeHead(503).end('no');
  await pass(10_000);
  expect([says(), server.received.length]).toEqual(['7, unread', 4]);
  server.answer = (_, response) => json(response, census(8));
  await pass(10_000);
  expect([says(), server.received.length]).toEqual(['8, read', 5]);
  // A wait of more than an hour is cut to an hour. A wait beyond the range of setTimeout would end at once.
  server.answer = (_, response) => response.writeHead(503, { 'retry-after': '9999999' }).end('no');
  await pass(10_000);
  expect(server.received).toHaveLength(6);
  await pass(3_599_999);
  expect(server.received).toHaveLength(6);
  await pass(1);
  expect(server.received).toHaveLength(7);
  logged.mockRestore();
  vi.useRealTimers();
});

test.each([
  [false, 2],
  [true, 1],
])('[B-A11Y-03] effects off (%s): in 10 s the census is read %s times', async (isOff, times) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  function Census() {
    return <p>{useCensus(isOff).data?.total ?? 'none'}</p>;
  }
  server.answer = (_, response) => json(response, census(7));
  fresh(<Census />);
  await until(() => document.body.textContent === '7');
  await pass(10_000);
  expect(server.received).toHaveLength(times);
  vi.useRealTimers();
});
