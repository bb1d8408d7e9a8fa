import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { useInfluence } from '../../src/api/useInfluence.ts';
import { InfluenceBox } from '../../src/ui/influence-box/InfluenceBox.tsx';
import { type HttpListener, json, listen } from '../support/http.ts';

const noInfluence = 'No current influence - be the first to gain power for $13';

let server: HttpListener;
/** The real setTimeout, saved before it is faked, because the network runs in real time. */
const realTimeout = setTimeout;
const moment = () => new Promise((resolve) => realTimeout(resolve, 10));

/** Waits for answers without moving the faked clock. */
const answered = async (isDone: () => boolean) => {
  for (let tries = 0; tries < 200 && !isDone(); tries++) await act(moment);
  expect(isDone()).toBe(true);
};
const polls = () => server.received.filter(({ url }) => url === '/api/homepage/message').length;
const text = () => screen.getByRole('region', { name: 'Current influence' }).textContent;

function Seat() {
  return <InfluenceBox {...useInfluence()} />;
}

const show = () =>
  render(
    <StrictMode>
      <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
        <MemoryRouter>
          <Seat />
        </MemoryRouter>
      </SWRConfig>
    </StrictMode>,
  );

beforeEach(async () => {
  server = await listen((_, response) => json(response, null));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server.close();
});

test('[R-INF-01] "Loading influence data..." until the first answer', async () => {
  let release = () => undefined as void;
  server.answer = (_, response) => (release = () => json(response, null));
  show();
  expect(text()).toBe('Loading influence data...');
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
  await answered(() => polls() === 1);
  expect(text()).toBe('Loading influence data...');
  release();
  await answered(() => text() === noInfluence);
});

test('[R-INF-01] requested on load and every 10 s, not yet at 9,999 ms', async () => {
  show();
  await answered(() => text() === noInfluence);
  expect(polls()).toBe(1);
  server.answer = (_, response) => json(response, { designation: 'Clerk of the Tea', message: 'Two sugars.' });
  act(() => vi.advanceTimersByTime(9999));
  await act(moment);
  expect(polls()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  await answered(() => text()?.startsWith('CLERK') === true);
  expect(polls()).toBe(2);
  act(() => vi.advanceTimersByTime(10_000));
  await answered(() => polls() === 3);
});

test('[R-INF-02] present: the designation in upper case plus the message', async () => {
  server.answer = (_, response) =>
    json(response, { designation: 'The Magistrate of Small Hours', message: 'Strike the word “beyond” from my file.' });
  show();
  await answered(() => polls() === 1 && text() !== 'Loading influence data...');
  expect(screen.getByText('THE MAGISTRATE OF SMALL HOURS')).toBeTruthy();
  expect(screen.getByText('Strike the word “beyond” from my file.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('[R-INF-02] absent: the invitation, which leads to /checkout', async () => {
  show();
  await answered(() => text() === noInfluence);
  expect(screen.getByRole('link', { name: noInfluence }).getAttribute('href')).toBe('/checkout');
});

test('[B-INF-02] absent in the demonstration: the invitation says that no money moves, and else nothing does', () => {
  for (const isDemonstration of [true, false]) {
    render(
      <MemoryRouter>
        <InfluenceBox isLoading={false} message={null} isDemonstration={isDemonstration} />
      </MemoryRouter>,
    );
    expect(text()).toBe(noInfluence + (isDemonstration ? 'A demonstration: no money moves.' : ''));
    cleanup();
  }
});

test('[R-INF-02] failed: the same invitation, and the failure is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer = (_, response) => response.writeHead(500).end('down');
  show();
  await answered(() => text() === noInfluence);
  expect(log).toHaveBeenCalledWith('The influence message could not be read.', expect.any(Error));
});

test('[R-INF-02] markup in a message is shown as text', () => {
  render(
    <MemoryRouter>
      <InfluenceBox isLoading={false} message={{ designation: '<b>q</b>', message: '<img src=x onerror=alert(1)>' }} />
    </MemoryRouter>,
  );
  expect(text()).toBe('<B>Q</B><img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});

test('[R-INF-01, R-INF-02] a failed poll shows the empty state and does not end the polling', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer = (_, response) => response.writeHead(500).end('no');
  show();
  await answered(() => logged.mock.calls.length === 1);
  await answered(() => text() === noInfluence);
  server.answer = (_, response) => json(response, { designation: 'the clerk', message: 'Open the window.' });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await answered(() => polls() === 2);
  await answered(() => text() !== noInfluence);
  expect(text()).toContain('THE CLERK');
});
