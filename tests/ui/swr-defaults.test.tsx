import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import useSWR, { SWRConfig } from 'swr';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { useProfile } from '../../src/api/useProfile.ts';
import { type HttpListener, json, listen } from '../support/http.ts';

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

test('[R-UI-03] a GET on the first element of the key; never again on focus, reconnect or remount', async () => {
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

test('[R-UI-03] a failure is an error state, at once and without a second try', async () => {
  server.answer = (_, response) => response.writeHead(500).end('no');
  fresh(<Reader name={['/api/thing', 1]} />);
  await waitFor(() => expect(screen.getByText('500: no')).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.received.length).toBe(1);
});

test('[R-PRO-01] the profile is tried a second time, not a third, and its failure is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer = (_, response) => response.writeHead(500).end('no');
  function Profile() {
    const { data } = useProfile();
    return <p>{data === undefined ? 'nobody' : 'somebody'}</p>;
  }
  render(
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map(), errorRetryInterval: 20 }}>
      <Profile />
    </SWRConfig>,
  );
  await waitFor(() => expect(server.received.length).toBe(2), { timeout: 3000 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.received.length).toBe(2);
  expect(screen.getByText('nobody')).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test('[R-PRO-01] fault 22: a profile that fails is asked for twice a minute at most, however often it is wanted', async () => {
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
  server.answer = (_, response) => json(response, { phaseUnlocked: 1 });
  vi.advanceTimersByTime(60_000);
  expect(await want()).toEqual({ phaseUnlocked: 1 });
  expect(await want()).toEqual({ phaseUnlocked: 1 });
  expect(server.received.length).toBe(8);
  vi.useRealTimers();
});
