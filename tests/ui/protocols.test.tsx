import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyNarrative } from '#contract/narrative.ts';
import type { SimulationInput } from '#contract/simulation.ts';
import { protocolDesk } from '../../src/app/protocolDesk.ts';
import { Breaking } from '../../src/panels/protocols/Breaking.tsx';
import { ProtocolsPanel } from '../../src/panels/protocols/ProtocolsPanel.tsx';
import { presentTabsAtom } from '../../src/panels/margin/tabs.ts';
import { SayForm } from '../../src/panels/say-a-word/SayForm.tsx';
import { profileAtom } from '../../src/state/profile.ts';
import { breakingAtom, wordAnswerAtom } from '../../src/state/protocols.ts';
import { commandAtom, hasSimulationEndedAtom, simulationAtom } from '../../src/state/simulation.ts';
import { toastAtom, toastsAtom } from '../../src/state/toasts.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { profileOf } from '../core/build.ts';
import { type HttpListener, json, listen } from '../support/http.ts';

const clause = (number: number) => ({
  word: `candle${number}`,
  title: `Clause ${number}, of candles`,
  text: `Nobody shall carry more than ${number}.`,
});

let store: ReturnType<typeof createStore>;
let server: HttpListener;
const holding = (count: number) =>
  store.set(profileAtom, profileOf({ protocols: Array.from({ length: count }, (_, index) => clause(index + 1)) }));
const show = (children: React.ReactNode, motion: 'full' | 'calm' | 'off' = 'full') =>
  render(
    <StrictMode>
      <Provider store={store}>
        <MotionContext value={motion}>{children}</MotionContext>
      </Provider>
    </StrictMode>,
  );
const tabs = () => store.get(presentTabsAtom).map(({ id, count }) => [id, count]);

beforeEach(async () => {
  store = createStore();
  server = await listen((_, response) => json(response, { ...clause(1), unlocked: 1 }));
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await server.close();
});

test('[R-SEC-01] the panel appears with the first word, and its tab counts them', () => {
  holding(0);
  expect(tabs()).toEqual([]);
  holding(1);
  expect(tabs()).toEqual([['seals', 1]]);
  holding(4);
  expect(tabs()).toEqual([['seals', 4]]);
});

test('[R-SEC-01] four seals, the broken ones first, in order; each opens to its clause and closes again', () => {
  holding(2);
  show(<ProtocolsPanel />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByText('sealed')).toHaveLength(2);
  const [first, second] = screen.getAllByRole('button', { name: /^Clause/ });
  expect([first?.textContent, second?.textContent]).toEqual([clause(1).title, clause(2).title]);
  // The newest lies open.
  expect(second?.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(clause(2).text).closest('[hidden]')).toBeNull();
  expect(screen.getByText(clause(1).text).closest('[hidden]')).not.toBeNull();
  fireEvent.click(first!);
  expect(screen.getByText(clause(1).text).closest('[hidden]')).toBeNull();
  expect(screen.getByText(clause(2).text).closest('[hidden]')).not.toBeNull();
  expect(screen.getByText('opened by candle1')).toBeTruthy();
  fireEvent.click(first!);
  expect(first?.getAttribute('aria-expanded')).toBe('false');
});

test.each([
  [2, null, null],
  [3, /advanced investigation mode. One clause is left/, 'advanced'],
  [4, /advanced investigation mode. All four clauses are open/, 'advanced'],
])('[R-SEC-02] %d unlocked', (count, message, mark) => {
  holding(count);
  show(
    <>
      <ProtocolsPanel />
      <Breaking />
    </>,
  );
  expect(screen.queryByText(/advanced investigation mode/)?.textContent ?? '').toMatch(message ?? /^$/);
  expect(document.documentElement.getAttribute('data-investigation')).toBe(mark);
  // With nothing left to open there is nothing to say.
  expect(screen.queryByRole('textbox') === null).toBe(count === 4);
});

test('[R-SEC-01] nothing of a clause is called by its word where telemetry looks', () => {
  holding(1);
  show(<ProtocolsPanel />);
  const button = screen.getByRole('button', { name: clause(1).title });
  expect(button.getAttribute('data-track')).toBe('open:seal-1');
  expect(screen.getByText('opened by candle1').closest('[data-private]')).not.toBeNull();
});

/** The desk with the real fetch to a real listener. */
let broken: number[] = [];
const desk = () => {
  broken = [];
  return protocolDesk(store, (seals) => broken.push(seals));
};
const asked = () => server.received.filter(({ url }) => url === '/api/visitor/protocol');
const answered = (count: number) => vi.waitFor(() => expect(asked().length).toBe(count));
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

test('[R-SEC-01] what was heard is confirmed by the server, and then shown: notice, seal, answer', async () => {
  desk().take({ protocolHeard: 'candles' });
  expect(store.get(wordAnswerAtom)).toBe('heard');
  expect(store.get(toastAtom)).toBeNull();
  await vi.waitFor(() => expect(store.get(toastAtom)?.title).toBe('A seal is broken: Clause 1, of candles.'));
  expect(asked().map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ word: 'candles' }]);
  expect(store.get(breakingAtom)).toEqual(clause(1));
  expect(store.get(wordAnswerAtom)).toBe('broken');
  expect(broken).toEqual([1]);
});

test('[R-SEC-01] a word heard again while it is asked for, or after it was unlocked, is not asked for again', async () => {
  const { take } = desk();
  take({ protocolHeard: 'candle1' });
  take({ protocolHeard: 'candle1' });
  await vi.waitFor(() => expect(store.get(toastAtom)).not.toBeNull());
  holding(1);
  take({ protocolHeard: 'candle1' });
  expect(store.get(wordAnswerAtom)).toBe('known');
  expect(broken).toEqual([1]);
  expect(asked()).toHaveLength(1);
  expect(store.get(toastsAtom)).toHaveLength(1);
});

test('[R-SEC-01] a word heard again before its seal is in the profile is not announced again', async () => {
  holding(0);
  const { take } = desk();
  take({ protocolHeard: 'candle1' });
  await vi.waitFor(() => expect(store.get(toastAtom)).not.toBeNull());
  take({ protocolHeard: 'candle1' });
  await vi.waitFor(() => expect(store.get(wordAnswerAtom)).toBe('known'));
  expect([broken, store.get(toastsAtom).length]).toEqual([[1], 1]);
});

test('[R-SEC-01] unanswered it is kept, shown to nobody, and put again when asked to', async () => {
  const logged = quiet();
  server.answer = (_, response) => response.writeHead(503).end('away');
  const { take, askAgain } = desk();
  take({ protocolHeard: 'candles' });
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(store.get(toastAtom)).toBeNull();
  expect(store.get(wordAnswerAtom)).toBe('heard');
  server.answer = (_, response) => json(response, { ...clause(1), unlocked: 1 });
  askAgain();
  await vi.waitFor(() => expect(store.get(toastAtom)).not.toBeNull());
  askAgain();
  await answered(2);
});

test('[R-SEC-01] a word whose reply was lost is announced when it is put again, though the profile holds it by then', async () => {
  quiet();
  holding(0);
  server.answer = (_, response) => response.destroy();
  const { take, askAgain } = desk();
  take({ protocolHeard: 'candle1' });
  await answered(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  holding(1);
  server.answer = (_, response) => json(response, { ...clause(1), unlocked: 1 });
  askAgain();
  await vi.waitFor(() => expect(store.get(toastAtom)?.title).toBe('A seal is broken: Clause 1, of candles.'));
  expect([store.get(wordAnswerAtom), store.get(breakingAtom), broken]).toEqual(['broken', clause(1), [1]]);
});

test.each([
  ['before the first profile has been read is known', null, 'known', []],
  ['while the profile is without it breaks a seal', 0, 'broken', [1]],
] as const)(
  '[R-SEC-01] a word said %s, when a profile with it overtakes the reply',
  async (_, seals, becomes, told) => {
    if (seals !== null) holding(seals);
    let reply = () => {};
    server.answer = (_, response) => void (reply = () => json(response, { ...clause(1), unlocked: 1 }));
    desk().take({ protocolHeard: 'candle1' });
    await answered(1);
    holding(1);
    reply();
    await vi.waitFor(() => expect(store.get(wordAnswerAtom)).toBe(becomes));
    expect([broken, store.get(toastsAtom).length]).toEqual([told, told.length]);
  },
);

test('[R-SEC-01] a refusal is final: logged, not shown, not repeated', async () => {
  const logged = quiet();
  server.answer = (_, response) => json(response, { message: 'No clause is sealed with that word.' }, 404);
  const { take, askAgain } = desk();
  take({ protocolHeard: 'candles' });
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  askAgain();
  expect(asked()).toHaveLength(1);
  expect(store.get(toastAtom)).toBeNull();
  expect(broken).toEqual([]);
  expect(store.get(wordAnswerAtom)).toBe('missed');
});

test('[B-A11Y-03] with effects off no seal is drawn breaking; otherwise it is', () => {
  store.set(breakingAtom, clause(1));
  const { container, unmount } = show(<Breaking />, 'off');
  expect(container.childElementCount).toBe(0);
  unmount();
  store.set(breakingAtom, clause(1));
  expect(show(<Breaking />, 'calm').container.querySelectorAll('[data-breaking]')).toHaveLength(1);
});

test('[B-A11Y-03] a seal whose breaking was cut short does not break a second time', () => {
  store.set(breakingAtom, clause(1));
  const tree = (motion: 'full' | 'off') => (
    <Provider store={store}>
      <MotionContext value={motion}>
        <Breaking />
      </MotionContext>
    </Provider>
  );
  const { container, rerender } = render(tree('full'));
  expect(container.querySelectorAll('[data-breaking]')).toHaveLength(1);
  rerender(tree('off'));
  rerender(tree('full'));
  expect(container.childElementCount).toBe(0);
});

function listening() {
  const commands: SimulationInput[] = [];
  store.sub(commandAtom, () => void commands.push(store.get(commandAtom)!));
  store.set(simulationAtom, { ...store.get(simulationAtom), narrative: { ...emptyNarrative } });
  return commands;
}

const say = (word: string) => {
  fireEvent.change(screen.getByLabelText('A word for the court'), { target: { value: word } });
  fireEvent.click(screen.getByRole('button', { name: 'say' }));
};
const answer = () => screen.getByRole('status').textContent;

test.each(['tea', 'ten letters', 'tencandles', 'cändle'])(
  '[R-SEC-01] “%s” cannot be a word, is answered at once, and goes nowhere',
  (word) => {
    const commands = listening();
    show(<SayForm />);
    say(word);
    expect(answer()).toBe('Nothing here answers to that word.');
    expect(commands).toEqual([]);
    expect(server.received).toEqual([]);
  },
);

test('[R-SEC-01] a word is put to the simulation in small letters, and what came of it is said', () => {
  const commands = listening();
  show(<SayForm />);
  expect(answer()).toBe('');
  say('  Candles ');
  expect(commands).toEqual([{ kind: 'word-said', word: 'candles' }]);
  expect(answer()).toBe('');
  const become = (kind: 'missed' | 'heard' | 'known' | 'broken') => act(() => store.set(wordAnswerAtom, kind));
  become('missed');
  expect(answer()).toBe('Nothing here answers to that word.');
  become('heard');
  expect(answer()).toBe('The registry is being asked.');
  become('known');
  expect(answer()).toBe('That seal is broken already.');
  // The notice says it, and once is enough.
  become('broken');
  expect(answer()).toBe('');
});

test('[R-SEC-01] before the simulation listens, the line says so', () => {
  show(<SayForm />);
  say('candles');
  expect(answer()).toBe('Nobody is listening yet. Say it again in a moment.');
});

test('[R-SEC-01, B-WRK-01] when the simulation has died for good, the line says so instead of nothing', () => {
  show(<SayForm />);
  say('candles');
  expect(answer()).toBe('Nobody is listening yet. Say it again in a moment.');
  act(() => store.set(hasSimulationEndedAtom, true));
  say('candles');
  expect(answer()).toBe('Nobody is listening any more. Load the page again, and then say it.');
});
