import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import PaymentSuccess from '../../src/pages/payment-success/index.tsx';
import { bitsOf, rim, strand } from '../../src/pages/payment-success/seal.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { type HttpListener, json, listen } from '../support/http.ts';
import { showPage } from '../support/showPage.tsx';

const number = 'f0a1b2c3d4e5f60718293a4b5c6d7e8f';
const line = { designation: 'the clerk', message: 'Open the window.' };
const paid = { ...line, status: 'paid', paidAt: Date.UTC(2026, 10, 20, 12) };
const pending = { ...line, status: 'pending', paidAt: null };

let server: HttpListener;
let order: unknown;
let current: unknown;
/** The real setTimeout, saved before it is faked, because the network runs in real time. */
const realTimeout = setTimeout;
const moment = () => new Promise((resolve) => realTimeout(resolve, 10));
const until = async (isDone: () => boolean) => {
  for (let tries = 0; tries < 200 && !isDone(); tries++) await act(moment);
  expect(isDone()).toBe(true);
};

beforeEach(async () => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  order = paid;
  current = line;
  server = await listen(({ url }, response) => {
    if (url === apiPaths.influenceTerms) json(response, { price: 13, currency: 'USD', gateway: 'demo' });
    else if (!url.startsWith(apiPaths.influenceOrders)) json(response, current);
    else if (order === null) json(response, { message: 'No order of yours has this number.' }, 404);
    else json(response, order);
  });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await server.close();
  // A request in flight logs that it was aborted. The test waits for this log line.
  await new Promise((resolve) => setTimeout(resolve, 20));
  vi.restoreAllMocks();
});

const show = (search = `?order=${number}`) => showPage(PaymentSuccess, { path: `/payment-success${search}` });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const asked = () => server.received.filter(({ url }) => url.startsWith(apiPaths.influenceOrders));

test('[R-INF-03] paid: shows the message as others see it, a seal, and links', async () => {
  show();
  await until(() => screen.queryByRole('img') !== null);
  expect(title()).toBe('The line is let to you');
  expect(screen.getByRole('region', { name: 'Your line, as the others see it' }).textContent).toBe(
    'THE CLERKOpen the window.',
  );
  await waitFor(() =>
    expect(
      screen.getByText('This is what every reader of the archive index sees, from now until somebody else pays.'),
    ).toBeTruthy(),
  );
  await screen.findByText('No money moved. This copy of the court runs a demonstration.');
  expect(screen.getByText(/the sixth seat · taken 2026\.11\.20 · order f0a1b2c3/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/routemap', '/judgment']);
  expect(asked()[0]?.url).toBe(`${apiPaths.influenceOrders}/${number}`);
});

test('[B-END-01] after the end a receipt is for the line, and not for the seat', async () => {
  current = { designation: 'another', message: 'Mine.' };
  const { store } = show();
  act(() => store.set(previewAtom, { phase: 5, suspicion: null, ended: true }));
  const sentence = 'This is what every reader of the archive index saw. The line has been paid for again since.';
  await until(() => screen.queryByText(sentence) !== null);
  expect(title()).toBe('The line is yours');
});

test('[R-INF-03] paid, but somebody else has paid since: says so', async () => {
  current = { designation: 'another', message: 'Mine.' };
  show();
  const sentence = 'This is what every reader of the archive index saw. The seat has been paid for again since.';
  await until(() => screen.queryByText(sentence) !== null);
  expect(screen.queryByRole('img')).not.toBeNull();
});

test('[R-INF-03] paying deletes the draft of that message; another draft stays', async () => {
  sessionStorage.setItem('d5u-influence-draft', JSON.stringify({ designation: ' the  clerk', message: line.message }));
  show();
  await until(() => screen.queryByRole('img') !== null);
  expect(sessionStorage.getItem('d5u-influence-draft')).toBe('{"designation":"","message":""}');
  cleanup();
  sessionStorage.setItem('d5u-influence-draft', JSON.stringify({ designation: 'next', message: 'Later.' }));
  show();
  await until(() => screen.queryByRole('img') !== null);
  expect(sessionStorage.getItem('d5u-influence-draft')).toContain('Later.');
});

test.each([
  ['without a number', '', 0],
  ['with an empty number', '?order=', 0],
  ['with another visitor’s number', `?order=${number}`, 1],
])('[R-INF-03] %s it says that there is no such order', async (_name, search, calls) => {
  order = null;
  show(search);
  await until(() => title() === 'Nobody has sat down here');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/checkout', '/routemap']);
  expect(new Set(asked().map(({ url }) => url)).size).toBe(calls);
});

test('[R-INF-03] while the order is loading nothing is said about it', async () => {
  order = null;
  show();
  expect([title(), screen.getByRole('status').textContent]).toEqual(['The seat', 'Loading...']);
  await until(() => title() === 'Nobody has sat down here');
});

test('[R-INF-03] pending: no seal; requested again every 3 s, not yet at 2,999 ms, until it is paid', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  order = pending;
  show();
  await until(() => title() === 'The seat is kept warm');
  const before = asked().length;
  act(() => vi.advanceTimersByTime(2999));
  await act(moment);
  expect(asked()).toHaveLength(before);
  order = paid;
  act(() => vi.advanceTimersByTime(1));
  await until(() => title() === 'The line is let to you');
  const after = asked().length;
  act(() => vi.advanceTimersByTime(3000));
  await act(moment);
  expect(asked()).toHaveLength(after);
});

test.each([
  ['removed', 'The line was taken down'],
  ['returned', 'The fee went back'],
])('[B-INF-03] paid: requested again every 10 s in view, and not any more once it is %s', async (status, heading) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  show();
  await until(() => title() === 'The line is let to you');
  const before = asked().length;
  const pass = async (ms: number) => {
    act(() => vi.advanceTimersByTime(ms));
    await act(moment);
  };
  await pass(9999);
  expect(asked()).toHaveLength(before);
  await pass(1);
  await until(() => asked().length === before + 1);
  expect(title()).toBe('The line is let to you');
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(10_000);
  expect(asked()).toHaveLength(before + 1);
  visible.mockRestore();
  order = { ...paid, status };
  await pass(10_000);
  await until(() => title() === heading);
  expect(screen.queryByText(/This is what every reader/)).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  const after = asked().length;
  await pass(30_000);
  expect(asked()).toHaveLength(after);
});

test('[R-INF-03] pending: a failed call does not end the polling', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  order = pending;
  show();
  await until(() => title() === 'The seat is kept warm');
  const [answer, calls] = [server.answer, asked().length];
  server.answer = (_, response) => response.writeHead(503).end('no');
  act(() => vi.advanceTimersByTime(3000));
  await until(() => title() === 'The receipt is not here');
  server.answer = answer;
  order = paid;
  act(() => vi.advanceTimersByTime(3000));
  await until(() => title() === 'The line is let to you');
  expect(asked()).toHaveLength(calls + 2);
});

test('[R-INF-03] if the receipt cannot be fetched, a button fetches it again', async () => {
  const answer = server.answer;
  server.answer = (_, response) => response.writeHead(503).end('no');
  show();
  await until(() => title() === 'The receipt is not here');
  server.answer = answer;
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await until(() => title() === 'The line is let to you');
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});

test('[R-INF-03] markup in the message is shown as text', async () => {
  order = { ...paid, designation: '<img src=x>', message: '<script>1</script>' };
  show();
  await until(() => screen.queryByRole('region') !== null);
  expect(screen.getByRole('region').textContent).toBe('<IMG SRC=X><script>1</script>');
  expect(document.querySelector('main img, main script')).toBeNull();
});

test('[R-INF-03] the seal’s rim shows the order’s number bit by bit, and different numbers give different drawings', () => {
  expect(bitsOf('f0a')).toEqual([true, true, true, true, false, false, false, false, true, false, true, false]);
  expect(rim(number).match(/M/g)).toHaveLength(128);
  expect(rim(number)).not.toBe(rim(number.replace('f', '7')));
  // The rosette never touches the words around it.
  for (const digits of ['00', 'ff', '5a'])
    for (const share of [0, 0.3, 0.9]) {
      const points = Array.from(strand(digits, share).matchAll(/(-?[\d.]+) (-?[\d.]+)/g));
      expect(Math.max(...points.map(([, x, y]) => Math.hypot(Number(x), Number(y))))).toBeLessThanOrEqual(136.1);
    }
});

test.each([
  ['waiting', 'The line is being read', /A person reads it before the others do, and until then it is shown to nobody/],
  ['refused', 'The line was handed back', 'A person has read it, and it will not be shown. What was paid goes back.'],
  ['returned', 'The fee went back', /^The payment was refunded or disputed\./],
  ['removed', 'The line was taken down', /^It was shown, and then a person took it away\./],
])('[B-INF-03] %s: says what became of the message, and shows no seal', async (status, heading, sentence) => {
  order = { ...paid, status };
  show();
  await screen.findByText(sentence);
  expect(title()).toBe(heading);
  expect(screen.queryByRole('img')).toBeNull();
  await screen.findByText('No money moved. This copy of the court runs a demonstration.');
});
