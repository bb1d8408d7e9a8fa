import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { remarks } from '../../src/content/checkout.ts';
import { previewAtom } from '../../src/state/profile.ts';
import CheckoutPage from '../../src/pages/checkout/index.tsx';
import { type HttpListener, json, listen, type ReceivedRequest } from '../support/http.ts';
import { showPage } from '../support/showPage.tsx';
import type { ServerResponse } from 'node:http';

let server: HttpListener;
/** Answers the POST of the form. The rest of the server is the same in all tests. */
let judge: (request: ReceivedRequest, response: ServerResponse) => void;
let holder: unknown;
let gateway: 'demo' | 'stripe';
let approval: 'held' | 'at-once';

beforeEach(async () => {
  sessionStorage.clear();
  location.hash = '';
  holder = null;
  gateway = 'demo';
  approval = 'at-once';
  judge = (_, response) => json(response, { url: '#/payments/demo/1' });
  server = await listen((request, response) => {
    if (request.url === apiPaths.influenceCheckout) judge(request, response);
    else if (request.url === apiPaths.influenceTerms) json(response, { price: 13, currency: 'USD', gateway, approval });
    else json(response, holder);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanup();
  await server.close();
  // A request in flight logs that it was aborted. The test waits for this log line.
  await new Promise((resolve) => setTimeout(resolve, 20));
  vi.restoreAllMocks();
});

const field = (name: 'Designation' | 'Message') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const write = (name: 'Designation' | 'Message', text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const pay = () => screen.getByRole('button');
const press = () => act(async () => fireEvent.click(pay()));
const forms = () => server.received.filter(({ url }) => url === apiPaths.influenceCheckout);
/** The text that a screen reader reads after the name of a field. */
const saidOf = (name: 'Designation' | 'Message') =>
  (field(name).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const preview = () => screen.getByRole('region').textContent;

test('[R-INF-03] says that the message costs $13, what it buys, and that no money moves', async () => {
  showPage(CheckoutPage);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The empty seat');
  expect(screen.getAllByText('$13')).toHaveLength(2);
  expect(pay().textContent).toBe('Pay $13 for one line');
  expect(screen.getByText(/^One line in the archive index/)).toBeTruthy();
  expect(screen.getByText(/^It buys nothing else\./)).toBeTruthy();
  await screen.findByText(
    'This copy of the court runs a demonstration. The next page asks for no card, and no money moves.',
  );
});

test('[B-INF-02] in the demonstration it says beside every $13 that no money moves', async () => {
  showPage(CheckoutPage);
  // Three places: beside the fee, under the button, and in the invitation. The tag on the chair has two lines.
  expect(await screen.findAllByText('A demonstration: no money moves.')).toHaveLength(3);
  expect(document.querySelector('svg')?.textContent).toBe('$13no moneymoves');
});

test('[B-INF-03] says that a person reads the message first, where messages are held', async () => {
  showPage(CheckoutPage);
  expect(await screen.findByText(/It stands from the moment it is paid for until somebody else pays/)).toBeTruthy();
  cleanup();
  approval = 'held';
  showPage(CheckoutPage);
  expect(await screen.findByText(/A person reads it before the others do\. It stands from then/)).toBeTruthy();
});

test('[B-INF-02] with a real provider it says so nowhere', async () => {
  gateway = 'stripe';
  holder = { designation: 'the clerk', message: 'Open the window.' };
  showPage(CheckoutPage);
  await screen.findAllByText('THE CLERK');
  await waitFor(() => expect(server.received.some(({ url }) => url === apiPaths.influenceTerms)).toBe(true));
  await screen.findByText('The payment is made with Stripe, on its own page.');
  expect(document.body.textContent).not.toMatch(/no money|demonstration/i);
});

test('[R-INF-03] without the terms it does not say that no money moves', async () => {
  server.answer = (_, response) => response.writeHead(500).end('no');
  showPage(CheckoutPage);
  await screen.findByText(
    'Who takes the payment could not be asked. The next page says so before anything is charged.',
  );
  expect(screen.queryByText(/no money moves/)).toBeNull();
});

test('[R-INF-03] shows the current message: none, or designation in upper case and text', async () => {
  showPage(CheckoutPage);
  await screen.findByText('nobody');
  cleanup();
  holder = { designation: 'the clerk', message: 'Open the window.' };
  showPage(CheckoutPage);
  expect((await screen.findAllByText('THE CLERK')).map(({ tagName }) => tagName)).toContain('B');
});

test.each([
  ['Designation', 40],
  ['Message', 240],
] as const)('[R-INF-03] %s is counted; %i fit and one more does not', (name, limit) => {
  showPage(CheckoutPage);
  expect(saidOf(name)).toContain(`0 of ${limit}`);
  write(name, 'x'.repeat(limit));
  expect(saidOf(name)).toContain(`${limit} of ${limit}`);
  expect(field(name).getAttribute('aria-invalid')).toBe('false');
  write(name, 'x'.repeat(limit + 1));
  expect(saidOf(name)).toEqual(
    expect.arrayContaining([
      `${limit + 1} of ${limit}`,
      `${name} must be at most ${limit} characters long; it is ${limit + 1}.`,
    ]),
  );
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  // No letter of the text is cut off.
  expect(field(name).value).toHaveLength(limit + 1);
});

test('[R-INF-03] the preview is the box of the archive: first the current message, then the new one', async () => {
  holder = { designation: 'the clerk', message: 'Open the window.' };
  showPage(CheckoutPage);
  await waitFor(() => expect(preview()).toBe('THE CLERKOpen the window.'));
  write('Designation', '  the magistrate  of small hours ');
  expect(preview()).toBe('THE MAGISTRATE OF SMALL HOURS…');
  write('Message', '<b>I was there.</b>');
  expect(preview()).toBe('THE MAGISTRATE OF SMALL HOURS<b>I was there.</b>');
  expect(screen.getByRole('region', { name: 'Your line, as the others will see it' })).toBeTruthy();
});

test('[R-INF-03] an empty form is not sent: each field says so, and the first takes the focus', async () => {
  showPage(CheckoutPage);
  expect(field('Designation').getAttribute('aria-invalid')).toBe('false');
  await press();
  expect(saidOf('Designation')).toContain('Designation must not be empty.');
  expect(saidOf('Message')).toContain('Message must not be empty.');
  expect(document.activeElement).toBe(field('Designation'));
  write('Designation', 'the clerk');
  await press();
  expect(document.activeElement).toBe(field('Message'));
  expect(forms()).toHaveLength(0);
});

test('[R-INF-03] characters that cannot be seen are refused as they are typed; a pasted line break is a space', () => {
  showPage(CheckoutPage);
  write('Designation', 'the\u202eclerk');
  expect(saidOf('Designation')).toContain('Designation must not hold line breaks or characters that cannot be seen.');
  write('Message', 'Open\r\nthe window.');
  expect(field('Message').value).toBe('Open the window.');
});

test('[R-INF-03] sending the form leads to the payment page', async () => {
  showPage(CheckoutPage);
  write('Designation', 'the clerk');
  write('Message', 'Open the window.');
  await press();
  await waitFor(() => expect(location.hash).toBe('#/payments/demo/1'));
  expect(JSON.parse(forms()[0]?.body ?? '')).toEqual({ designation: 'the clerk', message: 'Open the window.' });
  expect(pay().textContent).toBe('To the cashier');
  expect(screen.getByRole('link', { name: /cashier/ }).getAttribute('href')).toBe('#/payments/demo/1');
});

test('[R-INF-03] two presses send the form once', async () => {
  let release = () => undefined as void;
  judge = (_, response) => (release = () => json(response, { url: '#/once' }));
  showPage(CheckoutPage);
  write('Designation', 'the clerk');
  write('Message', 'Open the window.');
  act(() => {
    fireEvent.click(pay());
    fireEvent.click(pay());
  });
  await waitFor(() => expect(pay().textContent).toBe('The form is being read'));
  expect(pay().getAttribute('aria-disabled')).toBe('true');
  await press();
  await waitFor(() => expect(forms()).toHaveLength(1));
  release();
  await waitFor(() => expect(location.hash).toBe('#/once'));
  expect(forms()).toHaveLength(1);
});

test('[R-INF-03] a reader who has left the form is not taken to the payment page', async () => {
  let release = () => undefined as void;
  judge = (_, response) => (release = () => json(response, { url: '#/too-late' }));
  const { unmount } = showPage(CheckoutPage);
  write('Designation', 'the clerk');
  write('Message', 'Open the window.');
  await press();
  await waitFor(() => expect(forms()).toHaveLength(1));
  unmount();
  const { mock } = vi.spyOn(Response.prototype, 'json');
  release();
  await waitFor(async () =>
    expect(await Promise.all(mock.results.map(({ value }) => value))).toContainEqual({ url: '#/too-late' }),
  );
  expect(location.hash).toBe('');
});

test('[R-INF-03] a refusal of the server is shown at its field until the field is changed', async () => {
  judge = (_, response) => json(response, { message: 'message holds a word that the court will not read out.' }, 400);
  showPage(CheckoutPage);
  write('Designation', 'the clerk');
  write('Message', 'A word.');
  await press();
  await waitFor(() => expect(saidOf('Message')).toContain('Message holds a word that the court will not read out.'));
  expect(document.activeElement).toBe(field('Message'));
  write('Message', 'Another word.');
  expect(field('Message').getAttribute('aria-invalid')).toBe('false');
});

test.each([
  [400, 'Together, designation and message must not hold a telephone number.'],
  [400, 'An order is kept under a number, and you have agreed to none. It can be done once you agree, at /privacy.'],
  [429, 'Five of your messages wait to be read. Another one can be ordered when they have been.'],
  [429, 'Too many messages have been ordered from this address within an hour.'],
])('[B-INF-01] a refusal of the whole form, %i, is said in the server’s words: %s', async (status, message) => {
  judge = (_, response) => json(response, { message }, status);
  showPage(CheckoutPage);
  write('Designation', 'the clerk');
  write('Message', 'Call 030 12.');
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect([field('Designation').value, field('Message').value]).toEqual(['the clerk', 'Call 030 12.']);
  expect(['Designation', 'Message'].map((name) => field(name as 'Message').getAttribute('aria-invalid'))).toEqual([
    'false',
    'false',
  ]);
  write('Message', 'Call me.');
  expect(screen.getByRole('alert').textContent).toBe('');
  judge = (_, response) => json(response, { url: '#/changed' });
  await press();
  await waitFor(() => expect(location.hash).toBe('#/changed'));
});

test.each([
  ['a server that is down', (response: ServerResponse) => response.writeHead(503).end('{"message":"no"}')],
  ['a refusal that is not the server’s', (response: ServerResponse) => response.writeHead(429).end('Slow down.')],
  ['a connection that breaks', (response: ServerResponse) => response.destroy()],
])('[R-INF-03] the text survives %s, and leaving the page', async (_name, answer) => {
  judge = (_, response) => answer(response);
  const first = showPage(CheckoutPage);
  write('Designation', 'the clerk');
  write('Message', 'Open the window.');
  await press();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'The form did not get through. Nothing was charged, and what you wrote is still here.',
    ),
  );
  expect(field('Message').value).toBe('Open the window.');
  first.unmount();
  showPage(CheckoutPage);
  expect([field('Designation').value, field('Message').value]).toEqual(['the clerk', 'Open the window.']);
  judge = (_, response) => json(response, { url: '#/again' });
  await press();
  await waitFor(() => expect(location.hash).toBe('#/again'));
});

test('[R-INF-03] without a connection it says so', async () => {
  judge = (_, response) => response.destroy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showPage(CheckoutPage);
  write('Designation', 'the clerk');
  write('Message', 'Open the window.');
  await press();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'There is no connection. Nothing was charged, and what you wrote is still here.',
    ),
  );
});

test('[R-INF-03] after the back button the form can be sent again', async () => {
  showPage(CheckoutPage);
  write('Designation', 'the clerk');
  write('Message', 'Open the window.');
  await press();
  await waitFor(() => expect(pay().textContent).toBe('To the cashier'));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(pay().textContent).toBe('Pay $13 for one line');
  await press();
  await waitFor(() => expect(forms()).toHaveLength(2));
});

test('[B-A11Y-04] Tab goes through two fields and the button, in that order; Enter makes no line break', async () => {
  showPage(CheckoutPage);
  const user = userEvent.setup();
  await waitFor(() => expect(screen.queryByText('being asked')).toBeNull());
  await user.tab();
  expect(document.activeElement).toBe(field('Designation'));
  await user.keyboard('the{Enter} clerk');
  expect(field('Designation').value).toBe('the clerk');
  await user.tab();
  await user.keyboard('Open the window.');
  await user.tab();
  expect(document.activeElement).toBe(pay());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(forms()).toHaveLength(1));
});

test.each([0, 1, 2, 3, 4, 5] as const)('[R-RT-03] phase %i has a remark of its own about the form', (phase) => {
  showPage(CheckoutPage, { phase });
  expect(screen.getByText(remarks[phase])).toBeTruthy();
  expect(new Set(Object.values(remarks)).size).toBe(6);
});

test('[B-END-01] after the end the seat is taken, and the line below its name is let at the same price', () => {
  const { store } = showPage(CheckoutPage, { phase: 5 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The empty seat');
  expect(screen.getByRole('button', { name: 'Pay $13 for one line' })).toBeTruthy();
  act(() => store.set(previewAtom, { phase: 5, suspicion: null, ended: true }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A line at the seat');
  expect(screen.getByText(/^The sixth chair is taken, by somebody who came without a form\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Present holder of the line' })).toBeTruthy();
  expect(screen.getByText('I ask for the line, knowing that the seat is somebody’s.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay $13 for the line' })).toBeTruthy();
  expect(screen.queryByText(remarks[5])).toBeNull();
  expect(screen.getByText(/no return of the fee when the next one pays\.$/)).toBeTruthy();
  expect(document.querySelector('svg[data-filled]')).not.toBeNull();
});

test('[R-SEC-03] the preview shows the text only where telemetry ignores it', () => {
  showPage(CheckoutPage);
  write('Designation', 'canary');
  expect(screen.getByText('CANARY').closest('[data-private]')).not.toBeNull();
});
