import type { ServerResponse } from 'node:http';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VisitorExport as Held } from '#contract/api/visitorExport.ts';
import { apiPaths } from '#contract/paths.ts';
import { acts } from '../../server/profile/acts.ts';
import { newRecord } from '../../server/profile/record.ts';
import { actInWords } from '../../server/content/actsInWords.ts';
import { entriesOf, spanOf } from '../../src/pages/surveillance-truth/entries.ts';
import SurveillanceTruth from '../../src/pages/surveillance-truth/index.tsx';
import { erasedAtom } from '../../src/state/erasure.ts';
import { outboxAtom } from '../../src/state/outbox.ts';
import { type HttpListener, json, listen } from '../support/http.ts';
import { showStory } from '../support/showStory.tsx';

const at = Date.UTC(2026, 10, 19, 10, 15);
const visitor = 'a1'.repeat(16);
const record = {
  ...newRecord(at),
  dwellMs: 1_843_000,
  engagedMs: 60_000,
  interactions: 96,
  touches: 1,
  phase: 3 as const,
};
const held: Held = {
  exportedAt: at,
  visitor,
  firstSeenAt: at,
  tables: {
    visitors: [{ visitor, record: { ...record, latestInteractions: ['view:/void'] }, updated_at: at, phase: 3 }],
    deliveries: Array.from({ length: 41 }, (_, index) => ({
      load: `d-${index}`,
      numbers: [
        [1, index === 0 ? 2 : 1],
        [4, 4],
      ],
      at: at + index,
    })),
    archive_clicks: [],
    narratives: [],
    feedback: [],
    acts: [
      { visitor, act: 'kitchen_first', value: 'mug', done_at: at },
      { visitor, act: 'echo', value: 'in-the-way', done_at: at },
    ],
    story_visits: [
      { visitor, slug: 'kitchen', earlier: 2, read_at: at, phase: 3 },
      { visitor, slug: 'void', earlier: 0, read_at: at, phase: null },
    ],
    protocols: [],
    recovery_phrases: [],
    orders: [],
    judgments: [{ visitor, verdict: 'set-down', voted_at: at }],
    influence: [],
  },
  actsInWords: ['looked at the mug before anything else in the kitchen', 'found a word that came back in the way'],
};

let registry: HttpListener;
let heldNow: Held;
let terms: object;
let toRegistry: typeof fetch;
let canErase = true;
/** The server answers an erasure when this promise resolves. */
let mayAnswer: Promise<void> = Promise.resolve();
let readSettings: (response: ServerResponse) => void;
beforeAll(async () => {
  registry = await listen(({ method, url }, response) => {
    if (method === 'DELETE') {
      void mayAnswer.then(() => {
        if (canErase) json(response, { erased: { visitors: 1, story_visits: 41, orders: 0 } });
        else json(response, { message: 'The record cannot be kept just now.' }, 503);
      });
    } else if (url === apiPaths.settings) readSettings(response);
    else if (url === apiPaths.influenceTerms) json(response, terms);
    else json(response, heldNow);
  });
  toRegistry = globalThis.fetch;
});
afterAll(() => registry.close());
beforeEach(() => {
  canErase = true;
  mayAnswer = Promise.resolve();
  heldNow = held;
  terms = {};
  readSettings = (response) => json(response, { inspector: false, analytics: null, offline: true });
  registry.received.length = 0;
  localStorage.setItem('narrative-state', '{"a":1}');
  localStorage.setItem('d5u-effects', '"calm"');
  localStorage.setItem('d5u-sound', '{"isOn":true,"volume":40}');
  sessionStorage.setItem('d5u-influence-draft', '{}');
  localStorage.setItem('another-site', 'x');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(SurveillanceTruth, {
    path: '/surveillance-truth',
    phase: 1,
    beside: toRegistry,
    ...circumstances,
  });
  await screen.findByRole('list', { name: 'Tables' });
  return shown;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const erasures = () => registry.received.filter(({ method }) => method === 'DELETE');

test('[B-PRV-01] every act that a story stores is said in words, and one of a newer server too', () => {
  const unknown = 'did one thing that this sheet has no words for yet';
  const all = Object.entries(acts).flatMap(([act, { values }]) => values.map((value) => actInWords(act, value)));
  expect(all.filter((words) => words === unknown || !/^[a-z][^_:{}]+$/i.test(words))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect([actInWords('mirror', 'read'), actInWords('toString', 'x'), actInWords('lamp', 'toString')]).toEqual([
    'finished the sentences in the mirror',
    unknown,
    unknown,
  ]);
});

describe('[B-PRV-01] /surveillance-truth', () => {
  test('explains every table, and shows its rows as they are stored', async () => {
    await enter({ motion: 'off' });
    const tables = within(screen.getByRole('list', { name: 'Tables' })).getAllByRole('listitem');
    expect(tables).toHaveLength(Object.keys(held.tables).length);
    expect(screen.getByText(/with a page in view for 30 minutes 43 seconds, .* your phase, 3 of 5/)).toBeTruthy();
    expect(screen.getByText(/^\/kitchen 3 times and \/void once\./)).toBeTruthy();
    expect(screen.getByText(/^In docket 28,131: decide nothing\./)).toBeTruthy();
    expect(
      screen.getByText(
        'Of what you chose in one room, 2 things that another room may bring up. You looked at the mug before anything else in the kitchen and found a word that came back in the way. Your choice as the room offers it, and never what you typed.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('You have been here', { exact: false })).toBeTruthy();
    expect(screen.getByText(/so that none is counted twice: 83 parcels, the last on /)).toBeTruthy();
    fireEvent.click(button('as it lies there: What has arrived'));
    const raw = screen.getByLabelText('Rows of deliveries').textContent;
    expect(raw).toContain('"load": "d-11"');
    expect(raw).not.toContain('"d-12"');
    expect(raw).toContain('… and 29 more, in the file');
    expect(screen.getByText(visitor)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Save the file' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([apiPaths.export, true]);
  });

  test('lists this site’s keys on the device, and no others', async () => {
    const { store } = await enter();
    for (const key of ['narrative-state', 'd5u-effects', 'd5u-influence-draft'])
      expect(screen.getByText(key)).toBeTruthy();
    expect(screen.queryByText('another-site')).toBeNull();
    expect(screen.getByText('…')).toBeTruthy();
    act(() => store.set(outboxAtom, { count: async () => 0 }));
    expect(await screen.findByText('Nothing is waiting to be sent.')).toBeTruthy();
    act(() => store.set(outboxAtom, { count: async () => 2 }));
    expect(await screen.findByText('2 waiting to be sent or answered for.')).toBeTruthy();
    expect(screen.getByText(/^Nobody\. No script, picture or letter/)).toBeTruthy();
  });

  test('[B-LIC-01, B-PRV-03] says how long things are kept, what a log has, and leads to the licences', async () => {
    await enter();
    const server = screen.getByRole('region', { name: 'In the server’s memory' }).textContent;
    expect(server).toContain('No line of it has your number, where you came from or a word of yours.');
    expect(server).toContain('The name of a parcel goes after a week, an unpaid order after a day.');
    const link = screen.getByRole('link', { name: 'Everything that was sent to you, and its licences' });
    expect(link.getAttribute('href')).toBe('/licences.txt');
  });

  test('says that the settings cannot be read only when that has failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const waiting: ServerResponse[] = [];
    readSettings = (response) => void waiting.push(response);
    await enter();
    const others = () => screen.getByRole('region', { name: 'Who else is told' }).lastChild?.textContent;
    expect(others()).toBe('…');
    for (const response of waiting) json(response, { message: 'Away.' }, 503);
    await waitFor(() =>
      expect(others()).toBe('The operator’s settings could not be read just now, so this cannot be said.'),
    );
  });

  test('erases in two steps, of which the first can be cancelled', async () => {
    const { asked } = await enter();
    fireEvent.click(button('Erase what is held'));
    expect(document.activeElement?.textContent).toBe('Keep it');
    fireEvent.click(button('Keep it'));
    expect(document.activeElement?.textContent).toBe('Erase what is held');
    expect(erasures()).toEqual([]);

    fireEvent.click(button('Erase what is held'));
    fireEvent.click(button('Yes, erase me'));
    const title = await screen.findByRole('heading', { level: 1, name: 'Nothing is held' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(erasures()).toHaveLength(1);
    expect(screen.getByText(/^42 rows went from the store/)).toBeTruthy();
    expect(Object.keys({ ...localStorage })).toEqual(['d5u-effects', 'd5u-sound', 'another-site']);
    expect(Object.keys({ ...sessionStorage })).toEqual([]);
    // The link loads a new page. The present page makes no more requests.
    expect(screen.getByRole('link', { name: 'Go in as a stranger' }).getAttribute('href')).toBe('/');
    const calls = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(asked).toHaveLength(calls);
  });

  test('an erasure in progress can be neither cancelled nor started again', async () => {
    let answer = () => {};
    mayAnswer = new Promise((resolve) => (answer = resolve));
    await enter();
    fireEvent.click(button('Erase what is held'));
    fireEvent.click(button('Yes, erase me'));
    await waitFor(() => expect(erasures()).toHaveLength(1));
    const keep = button('Keep it');
    expect(keep.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(keep);
    fireEvent.click(button('Erasing …'));
    expect(screen.queryByRole('button', { name: 'Erase what is held' })).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: 'Nothing is held' })).toBeTruthy();
    expect(erasures()).toHaveLength(1);
  });

  test('tells wiring about the erasure, so that everything is dropped', async () => {
    const { store } = await enter();
    fireEvent.click(button('Erase what is held'));
    fireEvent.click(button('Yes, erase me'));
    await waitFor(() => expect(store.get(erasedAtom)).toBe('here'));
  });

  test('if the erasure fails it says so, and keeps the data on the device', async () => {
    canErase = false;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = await enter();
    fireEvent.click(button('Erase what is held'));
    fireEvent.click(button('Yes, erase me'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/nothing has been erased/);
    expect([store.get(erasedAtom), localStorage.getItem('narrative-state')]).toEqual([null, '{"a":1}']);
    canErase = true;
    fireEvent.click(button('Yes, erase me'));
    expect(await screen.findByRole('heading', { name: 'Nothing is held' })).toBeTruthy();
  });

  test('does not lie at any suspicion', async () => {
    await enter({ phase: 4, suspicion: 4.6 });
    expect(await screen.findByText(/Here there are none/)).toBeTruthy();
  });
});

test.each([
  [0, '0 seconds'],
  [59_999, '59 seconds'],
  [60_000, '1 minute'],
  [1_843_000, '30 minutes 43 seconds'],
  [3_840_000, '1 hour 4 minutes'],
  [3_605_000, '1 hour 5 seconds'],
])('%i ms is %s', (ms, span) => expect(spanOf(ms)).toBe(span));

test('[B-PRV-01, B-SUS-02] the highest suspicion and the stays with people are said, also for a record without them', () => {
  const textOf = (change: object) =>
    entriesOf({
      ...held,
      tables: {
        ...held.tables,
        visitors: [{ visitor, record: { ...record, ...change, latestInteractions: [] }, updated_at: at, phase: 3 }],
      },
    }).find(({ table }) => table === 'visitors')?.text;
  const peopleStays = { '/human-cost': 'left-early', '/digital-empathy': 'perhaps', '/empathy': 'stayed' };
  expect(textOf({ suspicion: 0.44, peakSuspicion: 1.26, peopleStays })).toContain(
    'the suspicion of you, 0.4 of 5, and 1.3 at its highest. Of the pages about one person: /human-cost, which you left early; /digital-empathy, where you may have stayed; /empathy, where you stayed. Last added to on',
  );
  expect(textOf({ suspicion: 0.44, peakSuspicion: 1.26, suspicionSign: 'secret' })).toContain(
    'at its highest. What raised it last is kept too: “You broke a seal.” Last added to on',
  );
  expect(textOf({ suspicion: 0.44, peakSuspicion: undefined, suspicionSign: null, peopleStays: undefined })).toContain(
    'the suspicion of you, 0.4 of 5, and 0.4 at its highest. Last added to on',
  );
});

const paidOrder = (state: string) => ({
  visitor,
  id: state,
  designation: 'Ada',
  message: 'Here.',
  ordered_at: at,
  paid_at: at,
  state,
});
const seatLine = { ordinal: 1, designation: 'Ada', message: 'Here.', placed_at: at };
const warning =
  'This cannot be taken back. Your phase, finds, letters and vote go with the rows. On this device everything of the site’s goes but your choices about effects and sound.';

test.each([
  ['stripe', [], [], ''],
  ['stripe', ['refused'], [], ''],
  ['stripe', ['published'], [seatLine], ' Your line leaves the seat, and the thirteen dollars do not come back.'],
  ['stripe', ['waiting'], [], ' A line that still waits is never shown. What was paid for it goes back.'],
  [
    'stripe',
    ['published', 'waiting'],
    [seatLine],
    ' Your line leaves the seat, and the thirteen dollars do not come back. A line that still waits is never shown. What was paid for it goes back.',
  ],
  ['demo', ['waiting'], [], ' A line that still waits is never shown.'],
] as const)(
  '[B-INF-04] the warning on erasing says what becomes of paid lines: %s, %j',
  async (gateway, states, influence, added) => {
    heldNow = { ...held, tables: { ...held.tables, orders: states.map(paidOrder), influence: [...influence] } };
    terms = { price: 13, currency: 'USD', gateway, approval: 'held' };
    await enter();
    fireEvent.click(button('Erase what is held'));
    expect(await screen.findByText(`${warning}${added}`)).toBeTruthy();
  },
);

test('a table without rows says so in words', () => {
  const none = { ...held, tables: { ...held.tables, judgments: [] } };
  expect(entriesOf(none).find(({ table }) => table === 'judgments')?.text).toBe('You have not voted.');
});
