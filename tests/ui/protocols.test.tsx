import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hashOf } from '#contract/saying.ts';
import type { SimulationInput } from '#contract/simulation.ts';
import { protocolController } from '../../src/app/protocolController.ts';
import { forwardInputs } from '../../src/app/forwardInputs.ts';
import { ProtocolConfirmation } from '../../src/panels/protocols/ProtocolConfirmation.tsx';
import { ProtocolsPanel } from '../../src/panels/protocols/ProtocolsPanel.tsx';
import { presentTabsAtom } from '../../src/panels/drawer/tabs.ts';
import { SecretWordForm } from '../../src/panels/speech/SecretWordForm.tsx';
import { profileAtom } from '../../src/state/profile.ts';
import { confirmedProtocolAtom, isAdvancedAtom, wordAnswerAtom } from '../../src/state/protocols.ts';
import { exchangesAtom } from '../../src/state/exchanges.ts';
import { simulationStatusAtom } from '../../src/state/simulation.ts';
import { toastAtom, toastsAtom } from '../../src/state/toasts.ts';
import { restedWordsAtom } from '../../src/state/trace.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { profileOf } from '../core/build.ts';
import { type HttpListener, json, listen } from '../support/http.ts';
import { setProfile } from '../support/setProfile.ts';

const clause = (number: number) => ({
  word: `candle${number}`,
  title: `Clause ${number}, of candles`,
  text: `Nobody shall carry more than ${number}.`,
});

let store: ReturnType<typeof createStore>;
let server: HttpListener;
const holding = (count: number) =>
  setProfile(profileOf({ protocols: Array.from({ length: count }, (_, index) => clause(index + 1)) }));
const show = (children: React.ReactNode, motion: 'full' | 'calm' | 'off' = 'full') =>
  render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/about']}>
          <MotionContext value={motion}>{children}</MotionContext>
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
const tabs = () => store.get(presentTabsAtom).map(({ id, count }) => [id, count]);

beforeEach(async () => {
  store = createStore();
  store.sub(profileAtom, () => undefined);
  server = await listen((_, response) => json(response, { ...clause(1), unlocked: 1 }));
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  await server.close();
});

test('[R-SEC-01] the panel appears with the first unlocked protocol, and its tab shows their number', () => {
  holding(0);
  expect(tabs()).toEqual([]);
  holding(1);
  expect(tabs()).toEqual([['seals', 1]]);
  holding(4);
  expect(tabs()).toEqual([['seals', 4]]);
});

test('[R-SEC-01] lists four protocols, the unlocked ones first, the newest at the head; each opens its text and closes again', () => {
  holding(2);
  show(<ProtocolsPanel />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByText('sealed')).toHaveLength(2);
  const [second, first] = screen.getAllByRole('button', { name: /^Clause/ });
  expect([first?.textContent, second?.textContent]).toEqual([clause(1).title, clause(2).title]);
  // The newest protocol is open.
  expect(second?.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(clause(2).text).closest('[hidden]')).toBeNull();
  expect(screen.getByText(clause(1).text).closest('[hidden]')).not.toBeNull();
  fireEvent.click(first!);
  expect(screen.getByText(clause(1).text).closest('[hidden]')).toBeNull();
  expect(screen.getByText(clause(2).text).closest('[hidden]')).not.toBeNull();
  expect(screen.getByText('candle1').parentElement?.textContent).toBe('opened by candle1');
  fireEvent.click(first!);
  expect(first?.getAttribute('aria-expanded')).toBe('false');
});

test('[R-SEC-01] a seal that is broken while the panel is open opens its clause, and brings it into view', () => {
  const scrolled: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    scrolled.push(this.textContent);
  };
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
  holding(2);
  show(<ProtocolsPanel />);
  const openTitles = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
  fireEvent.click(screen.getByRole('button', { name: clause(1).title }));
  expect([openTitles(), scrolled]).toEqual([[clause(1).title], []]);
  act(() => holding(3));
  expect([openTitles(), scrolled]).toEqual([[clause(3).title], [clause(3).title]]);
  fireEvent.click(screen.getByRole('button', { name: clause(1).title }));
  expect(openTitles()).toEqual([clause(1).title]);
  act(() => holding(4));
  expect(scrolled).toEqual([clause(3).title, clause(4).title]);
});

test.each([
  [2, null],
  [3, /has a box for this, “advanced investigation mode”, and it is ticked. One clause is left/],
  [4, /The box “advanced investigation mode” is ticked. All four clauses are open/],
])('[R-SEC-02] %d unlocked protocols: the advanced message from three on', (count, message) => {
  holding(count);
  show(<ProtocolsPanel />);
  expect(screen.queryByText(/advanced investigation mode/)?.textContent ?? '').toMatch(message ?? /^$/);
  // With all four protocols unlocked there is no input line.
  expect(screen.queryByRole('textbox') === null).toBe(count === 4);
});

test('[R-SEC-01] no attribute that telemetry records contains the secret word', () => {
  holding(1);
  show(<ProtocolsPanel />);
  const button = screen.getByRole('button', { name: clause(1).title });
  expect(button.getAttribute('data-track')).toBe('open:seal-1');
  expect(screen.getByText('candle1').closest('[data-private]')).not.toBeNull();
});

/** The numbers of unlocked protocols that the controller has reported. */
let broken: number[] = [];
/** The controller, with the real fetch to a real HTTP listener. */
const controller = () => {
  broken = [];
  return protocolController(store, (seals) => broken.push(seals));
};
const asked = () => server.received.filter(({ url }) => url === '/api/visitor/protocol');
const answered = (count: number) => vi.waitFor(() => expect(asked().length).toBe(count));
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

test('[R-SEC-01] the server confirms a recognised word; then notice, seal and answer are shown', async () => {
  controller().handle({ secretWordRecognized: 'candles' });
  expect(store.get(wordAnswerAtom)).toBe('heard');
  expect(store.get(toastAtom)).toBeNull();
  await vi.waitFor(() => expect(store.get(toastAtom)?.title).toBe('A seal is broken: Clause 1, of candles.'));
  expect(asked().map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ word: 'candles' }]);
  expect(store.get(confirmedProtocolAtom)).toEqual(clause(1));
  expect(store.get(wordAnswerAtom)).toBe('broken');
  expect(broken).toEqual([1]);
});

test.each([
  [2, 'The clause lies in the margin below, under seals.'],
  [3, 'The registry’s form has a box for this, “advanced investigation mode”, and it is ticked. One clause is left.'],
  [4, 'The box “advanced investigation mode” is ticked. All four clauses are open, and they contradict each other.'],
])(
  '[R-SEC-02] the notice of word %i: the mode is announced at the moment the third is accepted',
  async (count, text) => {
    holding(count - 1);
    server.answer = (_, response) => json(response, { ...clause(count), unlocked: count });
    controller().handle({ secretWordRecognized: `candle${count}` });
    await vi.waitFor(() => expect(store.get(toastAtom)?.text).toBe(text));
  },
);

test('[R-SEC-01, R-SEC-02] without a record, whose profile never has a protocol, the broken seals stay and are counted', async () => {
  holding(0);
  const { handle } = controller();
  for (const number of [1, 2, 3]) {
    server.answer = ({ url }, response) =>
      json(response, url === '/api/visitor/protocol' ? { ...clause(number), unlocked: 1 } : profileOf());
    handle({ secretWordRecognized: `candle${number}` });
    await vi.waitFor(() => expect(broken).toHaveLength(number));
    holding(0);
  }
  expect(broken).toEqual([1, 2, 3]);
  expect(tabs()).toContainEqual(['seals', 3]);
  expect(store.get(isAdvancedAtom)).toBe(true);
  handle({ secretWordRecognized: 'candle1' });
  expect(store.get(wordAnswerAtom)).toBe('known');
  expect(asked()).toHaveLength(3);
});

test('[R-SEC-01] a word recognised again during its request, or after it was unlocked, is not sent again', async () => {
  const { handle } = controller();
  handle({ secretWordRecognized: 'candle1' });
  handle({ secretWordRecognized: 'candle1' });
  await vi.waitFor(() => expect(store.get(toastAtom)).not.toBeNull());
  holding(1);
  handle({ secretWordRecognized: 'candle1' });
  expect(store.get(wordAnswerAtom)).toBe('known');
  expect(broken).toEqual([1]);
  expect(asked()).toHaveLength(1);
  expect(store.get(toastsAtom)).toHaveLength(1);
});

test('[R-SEC-01] a word recognised again before its protocol is in the profile is neither sent nor announced again', async () => {
  holding(0);
  const { handle } = controller();
  handle({ secretWordRecognized: 'candle1' });
  await vi.waitFor(() => expect(store.get(toastAtom)).not.toBeNull());
  handle({ secretWordRecognized: 'candle1' });
  expect(store.get(wordAnswerAtom)).toBe('known');
  expect([broken, store.get(toastsAtom).length]).toEqual([[1], 1]);
  // A second request would arrive before this one.
  handle({ secretWordRecognized: 'candle2' });
  await answered(2);
  expect(asked().map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ word: 'candle1' }, { word: 'candle2' }]);
});

test('[R-SEC-01] an unanswered word is kept, not shown, and sent again when the network is back', async () => {
  const logged = quiet();
  server.answer = (_, response) => response.writeHead(503).end('away');
  const { handle } = controller();
  handle({ secretWordRecognized: 'candles' });
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(store.get(toastAtom)).toBeNull();
  expect(store.get(wordAnswerAtom)).toBe('heard');
  server.answer = (_, response) => json(response, { ...clause(1), unlocked: 1 });
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(store.get(toastAtom)).not.toBeNull();
  });
  dispatchEvent(new Event('online'));
  await answered(2);
});

test('[R-SEC-01] a word whose reply was lost is announced when it is sent again, even if the profile has it by then', async () => {
  quiet();
  holding(0);
  server.answer = (_, response) => response.destroy();
  const { handle } = controller();
  handle({ secretWordRecognized: 'candle1' });
  await answered(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  holding(1);
  server.answer = (_, response) => json(response, { ...clause(1), unlocked: 1 });
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(store.get(toastAtom)?.title).toBe('A seal is broken: Clause 1, of candles.'));
  expect([store.get(wordAnswerAtom), store.get(confirmedProtocolAtom), broken]).toEqual(['broken', clause(1), [1]]);
});

test.each([
  ['counts as known if no profile had been read before', null, 'known', []],
  ['counts as new if the profile did not have it before', 0, 'broken', [1]],
] as const)(
  '[R-SEC-01] if a profile with the word arrives before the reply, the word %s',
  async (_, seals, becomes, told) => {
    if (seals !== null) holding(seals);
    let reply = () => {};
    server.answer = (_, response) => void (reply = () => json(response, { ...clause(1), unlocked: 1 }));
    controller().handle({ secretWordRecognized: 'candle1' });
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
  const { handle } = controller();
  handle({ secretWordRecognized: 'candles' });
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  dispatchEvent(new Event('online'));
  expect(asked()).toHaveLength(1);
  expect(store.get(toastAtom)).toBeNull();
  expect(broken).toEqual([]);
  expect(store.get(wordAnswerAtom)).toBe('missed');
});

test('[B-A11Y-03] the breaking of a seal is drawn, except with effects off', () => {
  store.set(confirmedProtocolAtom, clause(1));
  const { container, unmount } = show(<ProtocolConfirmation />, 'off');
  expect(container.childElementCount).toBe(0);
  unmount();
  store.set(confirmedProtocolAtom, clause(1));
  expect(show(<ProtocolConfirmation />, 'calm').container.querySelectorAll('[data-breaking]')).toHaveLength(1);
});

test('[B-A11Y-03] an interrupted animation of a breaking seal is not played again', () => {
  store.set(confirmedProtocolAtom, clause(1));
  const tree = (motion: 'full' | 'off') => (
    <Provider store={store}>
      <MotionContext value={motion}>
        <ProtocolConfirmation />
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
  forwardInputs(store, (inputs) => commands.push(...inputs));
  store.set(simulationStatusAtom, 'running');
  return commands;
}

const say = (word: string) => {
  fireEvent.change(screen.getByLabelText('A word for the court'), { target: { value: word } });
  fireEvent.click(screen.getByRole('button', { name: 'say' }));
};
const answer = () => screen.getByRole('status').textContent;
const become = (kind: 'missed' | 'heard' | 'known' | 'broken') => act(() => store.set(wordAnswerAtom, kind));
const reply = (change: object = {}) => ({
  kind: 'answer',
  voice: 'institution',
  from: 'The institution',
  answer: 'Good day.',
  ...change,
});
const replying = (change: object = {}) => {
  server.answer = (_, response) => json(response, reply(change));
};
const said = () =>
  server.received
    .filter(({ url }) => url === '/api/visitor/say')
    .map(({ body }) => JSON.parse(body) as { words: string });

test.each(['tea', 'ten letters', 'tencandles', 'cändle'])(
  '[R-SEC-01, B-SAY-06] “%s” cannot be a secret word: the simulation is not asked, and the server answers it',
  async (words) => {
    replying({ link: '/kitchen' });
    const commands = listening();
    show(<SecretWordForm />);
    say(words);
    expect(answer()).toBe('The registry is being asked.');
    await screen.findByText(/^Good day\./);
    expect(answer()).toBe(`“${words}”Good day. /kitchenThe institution`);
    expect(screen.getByRole('link', { name: '/kitchen' }).getAttribute('href')).toBe('/kitchen');
    expect(said()).toEqual([{ words, page: '/about', missed: [], heard: [] }]);
    expect(commands).toEqual([]);
  },
);

test.each(['  Candles ', 'ｃａｎｄｌｅｓ', '“candles.”', 'CANDLES!', '‘Ｃandles’'])(
  '[R-SEC-01, B-SAY-06] “%s” goes to the simulation as candles, and to the server only if it is no secret word',
  async (words) => {
    replying();
    const commands = listening();
    show(<SecretWordForm />);
    expect(answer()).toBe('');
    say(words);
    expect(commands).toEqual([{ kind: 'secret-word-submitted', word: 'candles' }]);
    become('heard');
    expect(answer()).toBe('The registry is being asked.');
    // The notice announces this result. So the form shows the result outside the live region of the form.
    become('broken');
    expect(answer()).toBe('');
    expect(screen.getByText('That broke a seal. Its clause lies under seals.').closest('[role="status"]')).toBeNull();
    say('candles');
    become('known');
    expect(answer()).toContain('That seal is broken already.');
    expect(said()).toEqual([]);
    say('candles');
    become('missed');
    await vi.waitFor(() => expect(answer()).toContain('Good day.'));
    expect(said()).toHaveLength(1);
  },
);

test('[R-SEC-01, B-CASE-03] a word that nothing answers to is told whether its length is wanted, and whether it was said before', async () => {
  replying({ kind: 'missed', answer: 'Heard.' });
  listening();
  setProfile(profileOf({ protocols: [{ ...clause(1), word: 'saltless' }] }));
  const { unmount } = show(<SecretWordForm />);
  const miss = async (word: string) => {
    const count = said().length;
    say(word);
    become('missed');
    await vi.waitFor(() => expect(said().length).toBe(count + 1));
    await vi.waitFor(() => expect(answer()).toMatch(new RegExp(`^“${word}”`)));
    return answer();
  };
  // The secret words have 6, 7, 8 and 9 letters. The word of eight letters is already unlocked.
  expect(await miss('kettles')).toBe('“kettles”Heard. It is as long as a word that is left.The institution');
  expect(await miss('shoeless')).toBe('“shoeless”Heard.The institution');
  expect(await miss('chair')).toBe('“chair”Heard.The institution');
  // The refusals go back to the server, so that none is repeated.
  const missed = [hashOf('Heard.')];
  expect(said()).toMatchObject([{ missed: [] }, { missed }, { missed }]);
  unmount();
  show(<SecretWordForm />);
  expect(answer()).toBe('');
  say('Kettles');
  expect(answer()).toBe('“Kettles”You have said that before, and nothing answered to it.');
  expect(said()).toHaveLength(3);
});

test('[B-SAY-06] the last three exchanges stay above the field, in memory only', async () => {
  listening();
  show(<SecretWordForm />);
  for (const words of ['one', 'two', 'four', 'ten']) {
    replying({ answer: `${words}, heard` });
    say(words);
    await screen.findByText(`${words}, heard`);
  }
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“two”two, heardThe institution',
    '“four”four, heardThe institution',
  ]);
  expect(answer()).toBe('“ten”ten, heardThe institution');
  expect(store.get(exchangesAtom)).toHaveLength(3);
  expect(screen.getByText('“two”').closest('[data-private]')).not.toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('heard');
});

test('[B-SAY-11] a question about the pointer is answered by the page, and sent nowhere', () => {
  replying();
  const commands = listening();
  store.get(restedWordsAtom).set('radiator', 3000);
  show(<SecretWordForm />);
  say('What have I looked at?');
  expect(answer()).toBe(
    '“What have I looked at?”Longest under your pointer: “radiator”, 3 s. Only this page has counted it, and it goes when you close it.This page',
  );
  expect([said(), commands]).toEqual([[], []]);
});

test('[B-SAY-05] the hint that was given last goes back to the server with what is said next', async () => {
  const hint = { target: 'phase:1', step: 1 };
  replying({ kind: 'hint', hint });
  listening();
  show(<SecretWordForm />);
  say('help');
  await screen.findByText('Good day.');
  say('help me');
  await vi.waitFor(() => expect(said()).toHaveLength(2));
  expect(said()).toEqual([
    { words: 'help', page: '/about', missed: [], heard: [] },
    { words: 'help me', page: '/about', missed: [], hint, heard: [] },
  ]);
});

test('[B-SAY-12] the server is told the hashes of its latest 24 answers, and the same answer again begins with “As before:”', async () => {
  listening();
  show(<SecretWordForm />);
  const hear = async (text: string, shown = text) => {
    replying({ answer: text });
    say('good day to you');
    await screen.findByText(shown);
  };
  await hear('Good day.');
  await hear('Good day.', 'As before: Good day.');
  // An answer from the site (`voice: 'site'`) has the same words each time, and is not marked as a repetition.
  replying({ voice: 'site', answer: 'Please tell somebody.' });
  for (const words of ['one', 'two']) say(words);
  await vi.waitFor(() => expect(said()).toHaveLength(4));
  expect(await screen.findAllByText('Please tell somebody.')).not.toEqual([]);
  expect(said().at(-1)).toMatchObject({ heard: [hashOf('Good day.')] });
  for (let each = 1; each <= 24; each += 1) await hear(`Answer ${each}.`);
  await hear('Good day.');
  expect(said().at(-1)).toMatchObject({
    heard: Array.from({ length: 24 }, (_, index) => hashOf(`Answer ${index + 1}.`)),
  });
});

test('[B-SAY-06] when the server is away the form says so, and what was said is still in the field', async () => {
  const logged = quiet();
  server.answer = (_, response) => response.writeHead(503).end('away');
  listening();
  show(<SecretWordForm />);
  say('good day to you');
  await vi.waitFor(() =>
    expect(answer()).toBe('The court could not be reached, so nobody has heard that. It is still in the line.'),
  );
  expect(screen.getByLabelText<HTMLInputElement>('A word for the court').value).toBe('good day to you');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('A word for the court').getAttribute('maxlength')).toBe('120');
});

test('[R-SEC-01, B-WRK-02] a secret word that the page cannot recognise is not refused: the form says that nobody listens', async () => {
  replying({ kind: 'seal', answer: '' });
  show(<SecretWordForm />);
  say('candles');
  await vi.waitFor(() => expect(answer()).toBe('“candles”Nobody is listening yet. Say it again in a moment.'));
  expect(screen.getByLabelText<HTMLInputElement>('A word for the court').value).toBe('candles');
  act(() => store.set(simulationStatusAtom, 'ended'));
  say('candles');
  await vi.waitFor(() =>
    expect(answer()).toBe('“candles”Nobody is listening any more. Load the page again, and then say it.'),
  );
});
