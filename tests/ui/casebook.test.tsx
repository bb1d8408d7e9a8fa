import { act, cleanup, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { consentCookie, openConsent } from '#contract/consent.ts';
import type { VisitorExport } from '#contract/api/visitorExport.ts';
import { eggSlugs } from '#contract/egg.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import type { Phase } from '#contract/visitor.ts';
import { recordRooms } from '../../src/app/recordRooms.ts';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import { casebookTexts, effectTexts } from '../../src/content/casebook.ts';
import { announceOnceAtom } from '../../src/panels/remarks/announcement.ts';
import { hasClueAtom } from '../../src/state/clues.ts';
import { datedEntries, findEntries } from '../../src/state/casebookEntries.ts';
import { detourEntry, detoursAtom, detoursOf } from '../../src/state/detours.ts';
import { consentAtom } from '../../src/state/consent.ts';
import { useKeptDetours } from '../../src/panels/casebook/useKeptDetours.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { enteredRoomsAtom, roomsAfter, roomsAtom } from '../../src/state/rooms.ts';
import { pathAtom } from '../../src/state/route.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import { emptyTrace, leavesAtom, traceAtom } from '../../src/state/trace.ts';
import { siteStories } from '../support/siteStories.ts';
import { readStory } from '../../server/story/storyRun.ts';
import { type HttpListener, json } from '../support/http.ts';
import { setProfile } from '../support/setProfile.ts';
import { type Circumstances, narrativeWith, openServer, profileOf, showDrawer } from './panels-stage.tsx';

const visitor = 'a1'.repeat(16);
const now = new Date(2026, 10, 19, 15, 30).getTime();
const at = (hour: number, minute: number) => new Date(2026, 10, 19, hour, minute).getTime();
const held: VisitorExport = {
  exportedAt: now,
  visitor,
  firstSeenAt: at(14, 0),
  tables: {
    visitors: [],
    acts: [],
    deliveries: [],
    archive_clicks: [
      { visitor, filename: 'kitchen.txt', clicks: 3, clicked_at: at(14, 20) },
      { visitor, filename: 'doors.log', clicks: 1, clicked_at: at(14, 21) },
    ],
    narratives: [],
    feedback: [],
    story_visits: [{ visitor, slug: 'kitchen', earlier: 1, read_at: at(14, 30) }],
    recovery_phrases: [],
    protocols: [{ visitor, clause: 'clause-9', ordinal: 1, unlocked_at: at(14, 40) }],
    orders: [],
    judgments: [{ visitor, verdict: 'grow', voted_at: at(14, 50) }],
    influence: [],
  },
  actsInWords: [],
};
const seal = (number: number) => ({
  word: `candle${number}`,
  title: `Clause ${number}, of candles`,
  text: 'One each.',
});

let server: HttpListener;
beforeEach(async () => {
  localStorage.clear();
  server = await openServer((request, response) => {
    if (request.url === '/api/visitor/export') json(response, held);
    else if (request.url === '/api/fragments') json(response, { types: { memory: 30, evidence: 12, archive: 20 } });
    else json(response, []);
  });
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await server.close();
});

const narrative = narrativeWith({
  discoveredFragments: ['archive:kitchen.txt', 'memory:chipped-mug', 'egg:coat-button'],
  investigationPath: ['archive:kitchen.txt', 'memory:chipped-mug', 'egg:coat-button'],
  phaseTransitions: [{ phase: 1, timestamp: at(14, 10) }],
  personalizedNotes: [{ phase: 1, from: 'The Archivist', text: 'Wash.' }],
});

function open(circumstances: Circumstances = {}) {
  const shown = showDrawer({ phase: 1, view: { narrative }, ...circumstances });
  fireEvent.click(screen.getByRole('button', { name: 'casebook' }));
  return shown;
}
const panel = () => screen.getByRole('region', { name: 'casebook' });
const goal = (id: string) => panel().querySelector(`[data-goal=${id}] dd`)?.textContent;
const rows = () =>
  within(screen.getByRole('region', { name: casebookTexts.causes }))
    .getAllByRole('listitem')
    .map((item) => [...item.children].map((part) => part.textContent).join(' | '));

describe('[B-CASE-01] the casebook tab', () => {
  test.each([
    [1, 'shown'],
    [0, 'none'],
    [1, 'none'],
  ] as const)('at phase %i, profile panels: %s', (phase, profilePanels) => {
    showDrawer({ phase, profilePanels });
    expect(screen.queryByRole('button', { name: 'casebook' }) !== null).toBe(phase === 1);
  });

  test('[B-CASE-07] has no row and no total before anything is found, and leads to the index', () => {
    open({ view: {} });
    expect(panel().querySelectorAll('[data-goal]')).toHaveLength(0);
    expect(panel().textContent).not.toMatch(/\d of \d/);
    within(panel()).getByText(casebookTexts.nothing);
    expect(within(panel()).getByRole('link', { name: 'archive files' }).getAttribute('href')).toBe('/routemap');
    // The field for a word is shown even before the first find.
    within(panel()).getByLabelText('A word for the court');
  });

  test('[B-CASE-07] from phase 2 on it leads to the index below the word, until something is found', () => {
    const { store } = open({ phase: 2, view: {} });
    const toIndex = () => within(panel()).queryByText(casebookTexts.nothing);
    expect([panel().querySelectorAll('[data-goal]').length, toIndex() !== null]).toEqual([1, true]);
    act(() => store.set(roomsAtom, { kitchen: 1 }));
    expect([panel().querySelectorAll('[data-goal]').length, toIndex()]).toEqual([2, null]);
  });

  test('[B-CASE-07] a row appears with the first find of its kind', async () => {
    const { store } = open({ view: {} });
    act(() => store.set(roomsAtom, { kitchen: 1 }));
    const shown = () => [...panel().querySelectorAll('[data-goal]')].map((row) => row.getAttribute('data-goal'));
    expect([shown(), goal('rooms')]).toEqual([['rooms'], `1 of ${hiddenRoutes.length}`]);
    act(() =>
      store.set(applyChangeAtom, { narrative: narrativeWith({ discoveredFragments: ['memory:chipped-mug'] }) }),
    );
    await vi.waitFor(() => expect([shown(), goal('pieces')]).toEqual([['rooms', 'pieces'], '1']));
  });

  test.each([
    [1, undefined],
    [2, casebookTexts.hints.verdict],
    [3, casebookTexts.hints.verdict],
    [4, casebookTexts.hints.verdictUnheard],
    [5, `${casebookTexts.hints.verdictChair} the kitchen`],
  ] as const)(
    '[B-CASE-07] at phase %i the first goal is the word that they agreed on, with the hint: %s',
    (phase, hint) => {
      open({ phase });
      const row = panel().querySelector('[data-goal]');
      const said = row?.getAttribute('data-goal') === 'verdict' ? row.textContent?.trimEnd() : undefined;
      const text = hint && `They agreed on one word. ████a covered word of four lettersunheard${hint}`;
      expect(said).toBe(text);
      expect(row?.querySelector('a[href="/kitchen"]') !== null).toBe(phase === 5);
    },
  );

  // `keptWord` is in the profile of a reader who left the chair and kept the word.
  test.each<[object, string, string]>([
    [{ ended: true }, 'heard', casebookTexts.hints.verdictSaid],
    [{ keptWord: true }, 'kept', casebookTexts.hints.verdictKept],
  ])('[B-CASE-07, B-END-01] after the end the first goal says what became of the word: %j', (profile, count, hint) => {
    open({ phase: 5, profile });
    expect(goal('verdict')).toBe(count);
    expect(panel().querySelector('[data-goal=verdict]')?.textContent).toContain(hint);
  });

  test('counts seals, rooms, exhibits, pieces of the record and files of this reader, the pieces in all from phase 2 on', async () => {
    const { store } = open({ phase: 2, profile: { protocols: [seal(9)] } });
    act(() => store.set(roomsAtom, { kitchen: 1, vega: 0 }));
    await within(panel()).findByText('1 of 42');
    expect(['seals', 'rooms', 'exhibits', 'pieces', 'files'].map(goal)).toEqual([
      '1 of 4',
      `2 of ${hiddenRoutes.length}`,
      `1 of ${eggSlugs.length}`,
      '1 of 42',
      '1 of 20',
    ]);
  });

  test('lists cause and effect, newest first, then the finds', async () => {
    const { store } = open({ profile: { protocols: [seal(9)] } });
    act(() =>
      store.set(traceAtom, {
        ...emptyTrace,
        scrolls: [80, 40].map((percent, index) => ({
          percent,
          extentPx: 2000,
          path: '/about',
          atMs: at(15, 1 + index),
        })),
      }),
    );
    await within(panel()).findByText('Came in. The line below the last was free.');
    expect(rows()).toEqual([
      '15:02 | Went back up /about, from 80 to 40 percent. | It was entered.',
      '14:50 | Voted in docket 28,131: let it grow. /judgment | It stands in the count, as one vote.',
      '14:40 | Broke a seal: Clause 9, of candles. | 1 seal is broken, of 4.',
      '14:30 | Read in /kitchen, for the second time. | The room was told that you had been before.',
      '14:21 | Pressed on doors.log, and let it be. /routemap | A file in the index is partially recovered at the third press: its text comes back, and letters of its name are lost.',
      '14:20 | Recovered kitchen.txt. /routemap | 1 file lies open, of 20.',
      '14:10 | The Archivist has begun to speak. A letter came. | The damaged files of the archive can be recovered. Press one three times.',
      '14:00 | Came in. The line below the last was free. | If there is a record of you, a cookie on this device holds its random number, by which you are known again.',
      ' | Found “coat button”. | Entered as an exhibit.',
      ' | Found “chipped mug”. | Kept in the record.',
    ]);
  });

  test.each([
    ['sat', 'Sat down on the sixth chair. /kitchen | Whoever sits there is asked for one word.'],
    [
      'said',
      'Sat down on the sixth chair, and said the last word. /kitchen | The lamps went down. Case 47,001 has been heard.',
    ],
  ])('[B-CASE-01, B-END-01] lists the sixth chair with its time, first where it was last: %s', async (value, told) => {
    const acts = [
      { visitor, act: 'kitchen_first', value: 'chair', done_at: at(15, 11) },
      { visitor, act: 'chair', value, done_at: at(15, 12) },
    ];
    const { answer } = server;
    server.answer = (request, response) =>
      request.url === '/api/visitor/export'
        ? json(response, { ...held, tables: { ...held.tables, acts } })
        : answer(request, response);
    open({ phase: 5 });
    await within(panel()).findByText('Came in. The line below the last was free.');
    expect(
      rows()
        .slice(0, 2)
        .map((row) => row.slice(0, 22)),
    ).toEqual(['15:12 | Sat down on th', '14:50 | Voted in docke']);
    expect(rows()[0]).toBe(`15:12 | ${told}`);
  });

  test.each([
    [null, 'Took the seat as the clerk: “Here.” | The line stood on the seat.'],
    ['published', 'Took the seat as the clerk: “Here.” | The line stood on the seat.'],
    ['removed', 'Took the seat as the clerk: “Here.” | The line stood on the seat, and was taken down.'],
    ['waiting', 'Paid for the seat as the clerk: “Here.” | The line is being read.'],
    ['refused', 'Paid for the seat as the clerk: “Here.” | The line was handed back.'],
    ['returned', 'Paid for the seat as the clerk: “Here.” | The fee went back, and the line went with it.'],
    ['of a newer server', 'Paid for the seat as the clerk: “Here.”'],
  ])('[B-INF-03] a paid order says what became of the line: %s', (state, told) => {
    const order = { visitor, id: 'a', designation: 'the clerk', message: 'Here.', ordered_at: 1, paid_at: 2, state };
    const unpaid = { ...order, id: 'b', paid_at: null, state: null };
    const tables = { ...held.tables, orders: [order, unpaid] };
    const entries = datedEntries({ tables, firstSeenAt: 0, narrative, protocols: [] });
    expect(
      entries
        .filter(({ kind }) => kind === 'seat')
        .map(({ text, effect }) => [text, effect].filter(Boolean).join(' | ')),
    ).toEqual(['Asked for the seat, and did not pay.', told]);
  });

  test('a find has its time, and stands without one if it was found before times were kept', async () => {
    open({ view: { narrative: { ...narrative, foundAt: { 'memory:chipped-mug': at(14, 32) } } } });
    await within(panel()).findByText('Came in. The line below the last was free.');
    expect(rows().slice(-2)).toEqual([
      ' | Found “coat button”. | Entered as an exhibit.',
      '14:32 | Found “chipped mug”. | Kept in the record.',
    ]);
  });

  test('a find has a link to the page that it was made on, also to the front hall; an entry that names its page has none', async () => {
    const foundOn = { 'memory:chipped-mug': '/vega', 'egg:coat-button': '/' };
    open({ view: { narrative: { ...narrative, foundOn } } });
    await within(panel()).findByText('Came in. The line below the last was free.');
    expect(rows().slice(-2)).toEqual([
      ' | Found “coat button”. the front hall | Entered as an exhibit.',
      ' | Found “chipped mug”. /vega | Kept in the record.',
    ]);
    const causes = within(screen.getByRole('region', { name: casebookTexts.causes }));
    const links = () => causes.getAllByRole('link').map((link) => link.getAttribute('href'));
    // The vote was made on /judgment, and the files are on /routemap. The entry for the visit of /kitchen has no link,
    // because the text of the entry names the page.
    expect(links()).toEqual(['/judgment', '/routemap', '/routemap', '/', '/vega']);
  });

  test('a piece that was come upon again stands once, with the time and page of the first find', async () => {
    const again = {
      ...narrative,
      discoveredFragments: ['memory:chipped-mug', 'time:left-over'],
      investigationPath: ['memory:chipped-mug', 'time:left-over', 'memory:chipped-mug'],
      foundAt: { 'memory:chipped-mug': at(14, 32) },
      foundOn: { 'memory:chipped-mug': '/vega' },
    };
    open({ view: { narrative: again } });
    await within(panel()).findByText('Came in. The line below the last was free.');
    expect(rows().slice(-2)).toEqual([
      ' | Found “left over”. | Kept in the record.',
      '14:32 | Found “chipped mug”. /vega | Kept in the record.',
    ]);
    const inFull = findEntries({ narrative: again }).map(({ text, at: time, to }) => [text, time, to]);
    expect(inFull.at(-1)).toEqual(['Came again upon “chipped mug”.', null, undefined]);
  });

  test('if the record cannot be loaded, says so, keeps the counts, and a button asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answer } = server;
    server.answer = (_, response) => response.writeHead(503).end('down');
    open();
    await within(panel()).findByText(casebookTexts.failure);
    expect(goal('files')).toBe('1 of 20');
    server.answer = answer;
    fireEvent.click(within(panel()).getByRole('button', { name: 'Ask again' }));
    await within(panel()).findByText('Came in. The line below the last was free.');
    vi.restoreAllMocks();
  });

  test('[B-CASE-07] the kitchen is linked at phase 5, which closes the casebook', () => {
    open({ phase: 5 });
    fireEvent.click(within(panel()).getByRole('link', { name: 'the kitchen' }));
    expect(screen.queryByRole('region', { name: 'casebook' })).toBeNull();
  });

  test('links to the whole casebook and to the hall, which close it', () => {
    open();
    expect(screen.getByRole('link', { name: 'the front hall' }).getAttribute('href')).toBe('/');
    const whole = screen.getByRole('link', { name: 'the whole casebook' });
    expect(whole.getAttribute('href')).toBe('/narrative');
    fireEvent.click(whole);
    expect(screen.queryByRole('region', { name: 'casebook' })).toBeNull();
  });

  test('links its goals to where they are found, and says which rooms count', () => {
    const { store } = open({ profile: { protocols: [seal(9)] } });
    act(() => store.set(roomsAtom, { kitchen: 1 }));
    for (const [name, to] of [
      ['seals broken', '/protocol'],
      ['rooms entered', '/narrative'],
      ['archive files', '/routemap'],
    ] as const) {
      expect(within(panel()).getByRole('link', { name }).getAttribute('href')).toBe(to);
    }
    const rooms = panel().querySelector('[data-goal=rooms]');
    expect(rooms?.textContent).toContain('The front hall, the index and the other public sheets are not counted.');
    fireEvent.click(within(panel()).getByRole('link', { name: 'archive files' }));
    expect(screen.queryByRole('region', { name: 'casebook' })).toBeNull();
  });

  test('[R-SEC-02] carries the advanced investigation mode from the third seal on', () => {
    open({ profile: { protocols: [1, 2].map(seal) } });
    expect(within(panel()).queryByText(/advanced investigation mode/)).toBeNull();
    cleanup();
    open({ profile: { protocols: [1, 2, 3].map(seal) } });
    expect(panel().querySelector('[data-goal=seals]')?.textContent).toContain('advanced investigation mode');
  });

  test('[B-CASE-04] keeps the remarks of this visit, the latest first, each once', () => {
    const { store } = open();
    expect(screen.queryByText(casebookTexts.remarks)).toBeNull();
    act(() => {
      for (const [id, line] of ['One.', 'Two.', 'One.'].entries()) store.set(announceOnceAtom, id + 1, line);
    });
    const list = within(screen.getByRole('region', { name: casebookTexts.remarks }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One.', 'Two.']);
  });
});

describe('[B-CASE-01] the rooms', () => {
  test('entered are named, those with new text first; no other room is', () => {
    const { store } = open({ phase: 3 });
    act(() => store.set(roomsAtom, { kitchen: 1, vega: 3, checkout: 1, oblique: 2 }));
    const items = within(screen.getByRole('region', { name: casebookTexts.rooms })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '/oblique has changed',
      '/kitchen has changed',
      '/checkout',
      '/vega',
    ]);
  });

  test('what is entered is kept with its highest phase, the last one at the end', () => {
    const rooms = roomsAfter(roomsAfter(roomsAfter({}, 'kitchen', 2), 'vega', 2), 'kitchen', 1);
    expect(Object.entries(rooms)).toEqual([
      ['vega', 2],
      ['kitchen', 2],
    ]);
    expect(roomsAfter(rooms, 'kitchen', 2)).toBe(rooms);
    expect(roomsAfter(rooms, 'about', 2)).toBe(rooms);
  });

  test('are recorded on entering and when phase 1 opens them, with a higher phase on entering again, not before a profile and not in a preview', () => {
    const store = createStore();
    const stop = recordRooms(store);
    store.set(pathAtom, '/kitchen');
    expect(store.get(roomsAtom)).toEqual({});
    setProfile(profileOf(0));
    expect(store.get(roomsAtom)).toEqual({ kitchen: 0 });
    setProfile(profileOf(1));
    expect(store.get(roomsAtom)).toEqual({ kitchen: 1 });
    setProfile(profileOf(2));
    expect(store.get(roomsAtom)).toEqual({ kitchen: 1 });
    expect(store.get(enteredRoomsAtom)).toEqual([{ slug: 'kitchen', hasChanged: true }]);
    store.set(pathAtom, '/about');
    store.set(pathAtom, '/kitchen');
    expect(store.get(roomsAtom)).toEqual({ kitchen: 2 });
    expect(store.get(enteredRoomsAtom)).toEqual([{ slug: 'kitchen', hasChanged: false }]);
    store.set(previewAtom, { phase: 5, suspicion: null });
    store.set(pathAtom, '/vega');
    expect(store.get(roomsAtom)).toEqual({ kitchen: 2 });
    store.set(previewAtom, null);
    expect(store.get(roomsAtom)).toEqual({ kitchen: 2, vega: 2 });
    stop();
    store.set(pathAtom, '/oblique');
    expect(Object.keys(store.get(roomsAtom))).toEqual(['kitchen', 'vega']);
  });

  test.each(hiddenRoutes.filter((slug) => !['checkout', 'payment-success'].includes(slug)))(
    '“has changed” has a reason on /%s: its story differs from phase 0 to phase 5',
    (slug) => {
      const story = siteStories.find(slug);
      expect(story).not.toBeNull();
      const facts = { seed: 1, suspicion: 0, fragments: 0, visits: 0 };
      const calm = readStory(story!, { ...facts, phase: 0 }, '');
      expect(readStory(story!, { ...facts, phase: 5 }, '')).not.toEqual(calm);
    },
  );
});

describe('[B-CASE-03] a clue', () => {
  const knows = (fragments: readonly string[], rooms: Record<string, number>, seals: number, phase: Phase = 0) => {
    const store = createStore();
    store.sub(hasClueAtom, () => undefined);
    setProfile(profileOf(phase, { protocols: Array.from({ length: seals }, (_, index) => seal(index)) }));
    store.set(roomsAtom, rooms);
    store.set(applyChangeAtom, { narrative: narrativeWith({ discoveredFragments: fragments }) });
    return store.get(hasClueAtom);
  };

  test('is the casebook, from phase 1 on; before, a recovered file, a room that asks for a word or shows the seals, or a broken seal', () => {
    expect(knows([], {}, 0, 1)).toBe(true);
    expect(knows([], {}, 0)).toBe(false);
    expect(knows(['egg:coat-button', 'memory:chipped-mug'], { vega: 1 }, 0)).toBe(false);
    expect(knows(['archive:kitchen.txt'], {}, 0)).toBe(true);
    expect(knows([], { kitchen: 1 }, 0)).toBe(true);
    expect(knows([], { protocol: 0 }, 0)).toBe(true);
    expect(knows([], {}, 1)).toBe(true);
  });

  test('puts the input line into the casebook, until all four seals are broken', () => {
    const field = () => within(panel()).queryByRole('textbox', { name: 'A word for the court' });
    open({ view: {} });
    expect(field()).not.toBeNull();
    cleanup();
    open({ profile: { protocols: [1, 2, 3, 4].map(seal) } });
    expect(field()).toBeNull();
  });
});

describe('[B-CASE-01] what this visit adds', () => {
  const scroll = (path: string, percents: number[], from = 0, extentPx = 2000) =>
    percents.map((percent, index) => ({ path, percent, extentPx, atMs: from + index }));
  const texts = (...scrolls: ReturnType<typeof scroll>[]) =>
    detoursOf({ scrolls: scrolls.flat(), events: [] }, 1).map((detour) => detourEntry(detour).text);

  test('is a way back up of 25 percent or more, on one page', () => {
    expect(texts(scroll('/about', [0, 50, 80, 60, 55, 90]))).toEqual(['Went back up /about, from 80 to 55 percent.']);
    expect(texts(scroll('/about', [80, 56]))).toEqual([]);
    expect(texts(scroll('/about', [80]), scroll('/vega', [10, 0], 9))).toEqual([]);
    expect(texts(scroll('/about', [80, 10]), scroll('/vega', [90, 20], 9))).toEqual([
      'Went back up /about, from 80 to 10 percent.',
      'Went back up /vega, from 90 to 20 percent.',
    ]);
  });

  test('is in pixels: a page that grew or shrank under its reader is none, nor is less than 200 px', () => {
    const grown = scroll('/human-cost', [34], 1, 5900);
    expect(texts(scroll('/human-cost', [100]), grown)).toEqual([]);
    expect(texts(scroll('/human-cost', [100]), grown, scroll('/human-cost', [8], 2, 5900))).toEqual([
      'Went back up /human-cost, from 34 to 8 percent.',
    ]);
    expect(texts(scroll('/kitchen', [100]), scroll('/kitchen', [100], 1, 900))).toEqual([]);
    expect(texts(scroll('/watcher', [100, 0], 0, 199))).toEqual([]);
    expect(texts(scroll('/watcher', [100, 0], 0, 200))).toEqual(['Went back up /watcher, from 100 to 0 percent.']);
  });

  test('is none where the page scrolled itself: a way back begins where it then stands', () => {
    const byPage = (percent: number, atMs: number) =>
      scroll('/kitchen', [percent], atMs).map((one) => ({ ...one, isByPage: true }));
    const rest = [scroll('/kitchen', [60]), byPage(30, 1), scroll('/kitchen', [10], 2)];
    expect(texts(...rest)).toEqual([]);
    expect(texts(...rest, byPage(90, 3), scroll('/kitchen', [40], 4))).toEqual([
      'Went back up /kitchen, from 90 to 40 percent.',
    ]);
    expect(texts(scroll('/kitchen', [90, 40]), byPage(0, 2))).toEqual([
      'Went back up /kitchen, from 90 to 40 percent.',
    ]);
  });

  test('has the latest way back of a page, once', () => {
    expect(texts(scroll('/kitchen', [90, 60, 95, 10, 80, 50]))).toEqual([
      'Went back up /kitchen, from 80 to 50 percent.',
    ]);
  });

  test('is the Observer’s to enter from phase 2 on', () => {
    const scrolls = scroll('/about', [80, 10]);
    const effects = (phase: number) =>
      detoursOf({ scrolls, events: [] }, phase).map((detour) => detourEntry(detour).effect);
    expect([effects(1), effects(2)]).toEqual([['It was entered.'], ['The Observer entered it.']]);
  });

  test('is an absence of ten seconds or more', () => {
    const away = (ms: number) =>
      detoursOf(
        {
          scrolls: [],
          events: [
            { what: 'left', atMs: 1000 },
            { what: 'came-back', atMs: 1000 + ms },
          ],
        },
        1,
      ).map((detour) => `${detourEntry(detour).text} ${detourEntry(detour).effect}`);
    expect(away(9999)).toEqual([]);
    expect(away(10_000)).toEqual(['Looked elsewhere for 10 seconds. Here the clocks stood still.']);
    expect(away(180_000)).toEqual(['Looked elsewhere for 3 minutes. Here the clocks stood still.']);
  });
});

describe('[B-CASE-01] what earlier visits on this device have added', () => {
  /** A page load in which the reader scrolls back up on each of some pages: one page a second, from `from` (ms) on. */
  const load = (pages: number, from = 0) => {
    const store = createStore();
    renderHook(useKeptDetours, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
    goBack(store, pages, from);
    return store;
  };
  const goBack = (store: ReturnType<typeof createStore>, pages: number, from: number, to = 40) => {
    const { scrolls } = store.get(traceAtom);
    const more = Array.from({ length: pages }, (_, page) =>
      [80, to].map((percent, index) => ({
        path: `/page-${page}`,
        percent,
        extentPx: 2000,
        atMs: from + 1000 * page + index,
      })),
    );
    store.set(traceAtom, { ...emptyTrace, scrolls: [...scrolls, ...more.flat()] });
  };
  const leave = (store: ReturnType<typeof createStore>) => store.set(leavesAtom, (count) => count + 1);
  const told = (store: ReturnType<typeof createStore>) =>
    store.get(detoursAtom).map((detour) => detourEntry(detour).text);
  const wentBack = (page: number, to = 40) => `Went back up /page-${page}, from 80 to ${to} percent.`;

  test('is told after a full load, once, before what the new one adds', () => {
    const first = load(1);
    leave(first);
    leave(first);
    expect(told(first)).toEqual([wentBack(0)]);
    expect(told(load(0))).toEqual([wentBack(0)]);
    const second = load(0);
    goBack(second, 2, 5000, 20);
    expect(told(second)).toEqual([wentBack(0, 20), wentBack(1, 20)]);
  });

  test('is one way back where the reader looked elsewhere halfway', () => {
    const store = load(1);
    leave(store);
    const { scrolls } = store.get(traceAtom);
    store.set(traceAtom, { ...emptyTrace, scrolls: [...scrolls, { ...scrolls[1]!, percent: 10, atMs: 9000 }] });
    leave(store);
    expect(told(load(0))).toEqual([wentBack(0, 10)]);
  });

  test('is the 24 newest, however often it is stored', () => {
    const store = load(26);
    for (let time = 0; time < 3; time += 1) leave(store);
    const newest = Array.from({ length: 24 }, (_, index) => wentBack(index + 2));
    expect(told(store)).toEqual(newest);
    expect(told(load(0))).toEqual(newest);
    leave(load(1, 90_000));
    expect(told(load(0))).toEqual([...newest.slice(1), wentBack(0)]);
  });

  test('is what two tabs have added, whichever is left first', () => {
    const [one, other] = [load(0), load(0)];
    goBack(one, 1, 0);
    leave(one);
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'd5u-detours',
        newValue: localStorage.getItem('d5u-detours'),
        storageArea: localStorage,
      }),
    );
    goBack(other, 2, 5000);
    leave(other);
    expect(told(load(0))).toEqual([wentBack(0), wentBack(1)]);
  });

  test('[B-PRV-04] has nothing from before the reader agreed to a record, and what was done from then on', () => {
    const answer = (value: string) => void (document.cookie = `${consentCookie}=${value}; path=/`);
    onTestFinished(() => void (document.cookie = `${consentCookie}=; path=/; max-age=0`));
    answer('asked');
    const store = load(2, Date.now() - 9000);
    leave(store);
    answer('given');
    act(() => store.set(consentAtom, { ...openConsent, consent: 'given' }));
    goBack(store, 1, Date.now() + 1000, 20);
    expect(told(store)).toEqual([wentBack(1), wentBack(0, 20)]);
    leave(store);
    expect(told(load(0))).toEqual([wentBack(0, 20)]);
  });

  test('[B-DEV-01] has nothing of a preview', () => {
    const store = load(1);
    store.set(previewAtom, { phase: 3, suspicion: null });
    leave(store);
    expect(told(load(0))).toEqual([]);
  });
});

test('[B-CASE-01] the effects of files and seals say what was opened by them', () => {
  expect(effectTexts.recovered(5)).toBe('5 files lie open, of 20. The index shows a way to /void.');
  expect(effectTexts.recovered(7)).toBe('7 files lie open, of 20. The index names three paths.');
  expect(effectTexts.recovered(10)).toBe('10 files lie open, of 20. The index has one more link, in faint ink.');
  expect(effectTexts.recovered(20)).toContain(`of ${archiveFiles.length}.`);
  expect(effectTexts.seal(3)).toBe('3 seals are broken, of 4. The box “advanced investigation mode” was ticked.');
});
