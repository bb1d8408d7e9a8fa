import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { VisitorExport as Held } from '#contract/api/visitorExport.ts';
import { emptyNarrative } from '#contract/narrative.ts';
import Narrative from '../../src/pages/narrative/index.tsx';
import { leafWithin, leavesIn, linesALeaf, nextMark } from '../../src/pages/narrative/leaves.ts';
import { casebookAtom, untouchedCasebook } from '../../src/state/casebook.ts';
import { entriesOf } from '../../src/state/casebookEntries.ts';
import { type HttpListener, json, listen } from '../support/http.ts';
import { showStory } from '../support/showStory.tsx';

const at = Date.UTC(2026, 10, 19, 10, 15);
const visitor = 'a1'.repeat(16);
const none: Held['tables'] = {
  visitors: [],
  deliveries: [],
  archive_clicks: [],
  narratives: [],
  feedback: [],
  acts: [],
  story_visits: [],
  protocols: [],
  recovery_phrases: [],
  orders: [],
  judgments: [],
  influence: [],
};
const rooms = Array.from({ length: 12 }, (_, index) => ({
  visitor,
  slug: `room-${index}`,
  earlier: 0,
  read_at: at + index,
}));
let held: Held;
let registry: HttpListener;
let toRegistry: typeof fetch;
beforeAll(async () => {
  registry = await listen((_, response) => json(response, held));
  toRegistry = globalThis.fetch;
});
afterAll(() => registry.close());
beforeEach(() => {
  localStorage.clear();
  held = {
    exportedAt: at,
    visitor,
    firstSeenAt: at - 1,
    tables: { ...none, story_visits: rooms },
    actsInWords: [],
  };
});

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Narrative, { path: '/narrative', phase: 1, beside: toRegistry, ...circumstances });
  // Each test starts with a new casebook.
  shown.store.set(casebookAtom, untouchedCasebook);
  await screen.findByRole('button', { name: 'Came in. The line below the last was free.' });
  return shown;
};
const entry = (name: string | RegExp) => screen.getByRole('button', { name });

describe('[R-RT-03] /narrative', () => {
  test('[R-PRO-04] the ruler in the spine is found when its line can have been read, and not on arrival', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { commands } = await enter();
    const found = () => commands.map((command) => 'fragment' in command && command.fragment);
    expect(screen.getByText(/^In the spine is a boxwood ruler/)).toBeTruthy();
    // 35 words at 400 words a minute take 5.25 s. The clock moves with the real time too.
    act(() => vi.advanceTimersByTime(3000));
    expect(found()).toEqual([]);
    act(() => vi.advanceTimersByTime(2250));
    expect(found()).toEqual(['memory:boxwood-ruler']);
  });

  test('a press strikes an entry out, which stays legible, and another press restores it', async () => {
    const { place } = await enter();
    const line = entry('Read in /room-3.');
    fireEvent.click(line);
    expect(line.getAttribute('aria-pressed')).toBe('true');
    expect((await screen.findByRole('status')).textContent).toMatch(/^Good and straight\./);
    expect([line.textContent, place.search]).toEqual(['Read in /room-3.', '?path=0']);
    fireEvent.click(line);
    expect(line.getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('stet')).toBeTruthy();
    expect(place.search).toBe('?path=0');
    expect(JSON.parse(localStorage.getItem('d5u-casebook') ?? '')).toMatchObject({ marks: { 'room-room-3': 'stet' } });
  });

  test('the first three struck entries get an answer, the fourth does not', async () => {
    const { place } = await enter({ phase: 4 });
    for (const [index, answer] of [
      /^Good and straight/,
      /^Two, and parallel/,
      /^At this rate the clean entries/,
    ].entries()) {
      fireEvent.click(entry(`Read in /room-${index}.`));
      expect(await screen.findByText(answer)).toBeTruthy();
    }
    fireEvent.click(entry('Read in /room-7.'));
    expect(entry('Read in /room-7.').getAttribute('aria-pressed')).toBe('true');
    expect(place.search).toBe('?path=0.1.2');
    expect(screen.getByRole('link', { name: /wants untangling/ }).getAttribute('href')).toBe('/fragments');
    expect(screen.getByRole('link', { name: /go to the counter/ }).getAttribute('href')).toBe('/surveillance-truth');
  });

  test.each(['full', 'off'] as const)('buttons and keys turn the leaves, effects %s', async (motion) => {
    await enter({ motion });
    expect(screen.getByText('leaf 1 of 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'turn back' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'turn on' }).getAttribute('aria-disabled')).toBeNull();
    fireEvent.keyDown(entry('Read in /room-3.'), { key: 'ArrowRight' });
    expect(screen.getByText('leaf 2 of 2')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Entries' })).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.keyDown(entry('Read in /room-11.'), { key: 'ArrowRight' });
    expect(screen.getByText('leaf 2 of 2')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'turn back' }));
    expect(screen.getByText('leaf 1 of 2')).toBeTruthy();
  });

  test('[B-A11Y-04] after turning a leaf by key the next key works too, and a pressed button keeps the focus', async () => {
    const more = Array.from({ length: 14 }, (_, index) => ({
      visitor,
      slug: `stair-${index}`,
      earlier: 0,
      read_at: at + 100 + index,
    }));
    held = { ...held, tables: { ...none, story_visits: [...rooms, ...more] } };
    await enter();
    entry('Read in /room-3.').focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('ArrowRight');
    expect(screen.getByText('leaf 2 of 3')).toBeTruthy();
    press('PageDown');
    expect(screen.getByText('leaf 3 of 3')).toBeTruthy();
    press('ArrowLeft');
    const on = screen.getByRole('button', { name: 'turn on' });
    on.focus();
    fireEvent.click(on);
    expect(screen.getByText('leaf 3 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(on);
    expect([on.getAttribute('aria-disabled'), (on as HTMLButtonElement).disabled]).toEqual(['true', false]);
    fireEvent.click(on);
    press('ArrowLeft');
    expect(screen.getByText('leaf 2 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(on);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])(
    'an arrow key with %s is left to the browser, as is one that turns nothing',
    async (modifier) => {
      await enter();
      const line = entry('Read in /room-3.');
      // `fireEvent` returns false if the default action was prevented.
      expect(fireEvent.keyDown(line, { key: 'ArrowRight', [modifier]: true })).toBe(true);
      expect(fireEvent.keyDown(line, { key: 'PageUp' })).toBe(true);
      expect(screen.getByText('leaf 1 of 2')).toBeTruthy();
      expect(fireEvent.keyDown(line, { key: 'PageDown' })).toBe(false);
      expect(fireEvent.keyDown(entry('Read in /room-11.'), { key: 'PageDown' })).toBe(true);
      expect(screen.getByText('leaf 2 of 2')).toBeTruthy();
    },
  );

  test('each day is written once, with its year if that is not the current one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });
    const visits = [Date.UTC(2025, 10, 20, 12), Date.UTC(2025, 10, 20, 13), Date.UTC(2026, 10, 20, 12)];
    held = {
      ...held,
      firstSeenAt: Date.UTC(2025, 10, 19, 12),
      tables: {
        ...none,
        story_visits: visits.map((read_at, index) => ({ visitor, slug: `room-${index}`, earlier: 0, read_at })),
      },
    };
    await enter();
    const items = within(screen.getByRole('region', { name: 'Entries' })).getAllByRole('listitem');
    expect(items.map((item) => item.firstChild?.textContent)).toEqual(['19 Nov 2025', '20 Nov 2025', '', '20 Nov']);
  });

  test('if the record cannot be loaded only the cover is shown, and a button loads it again', async () => {
    registry.answer = (_, response) => json(response, { message: 'Away.' }, 503);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    showStory(Narrative, { path: '/narrative', phase: 1, beside: toRegistry });
    expect(await screen.findByText(/out with the binder/)).toBeTruthy();
    registry.answer = (_, response) => json(response, held);
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('Came in. The line below the last was free.')).toBeTruthy();
    vi.restoreAllMocks();
  });
});

describe('the entries', () => {
  const sources = { tables: none, firstSeenAt: at, narrative: emptyNarrative, protocols: [] };

  test('[B-CASE-01] the first entry of suspicion says what raises it and what it costs, and from 3 on that remarks were withheld', () => {
    const events = [1.2, 2.9, 3].map((level, index) => ({ event: `suspicion at ${level}`, timestamp: at + index }));
    const entries = entriesOf({ ...sources, narrative: { ...emptyNarrative, suspicionEvents: events } });
    expect(entries.filter(({ kind }) => kind === 'red pen').map(({ effect }) => effect)).toEqual([
      'Haste brings a mark, and so do hidden links, seals, and a person left in the middle of a sentence. Underlined three times, you are told less. Calm reading rubs it out.',
      'Calm reading rubs it out.',
      'The remarks were withheld. Calm reading rubs it out.',
    ]);
  });

  test('[B-SUS-05] an entry of suspicion says what had raised it, if this page knows the sign', () => {
    const events = ['hidden', 'toString', undefined].map((sign, index) => ({
      event: `suspicion at ${index + 1}`,
      timestamp: at + index,
      ...(sign !== undefined && { sign }),
    }));
    const entries = entriesOf({ ...sources, narrative: { ...emptyNarrative, suspicionEvents: events } });
    expect(entries.slice(1).map(({ effect }) => effect)).toEqual([
      'You followed a link that was not meant to be seen. Haste brings a mark, and so do hidden links, seals, and a person left in the middle of a sentence. Underlined three times, you are told less. Calm reading rubs it out.',
      'Calm reading rubs it out.',
      'The remarks were withheld. Calm reading rubs it out.',
    ]);
  });

  test('[B-SUS-05] only an entry in which suspicion is higher than in the one before says what raised it', () => {
    const events = [0.8, 0.4, 0.4, 0.5, 2, 0.1].map((level, index) => ({
      event: `suspicion at ${level}`,
      timestamp: at + index,
      sign: 'secret',
    }));
    const entries = entriesOf({ ...sources, narrative: { ...emptyNarrative, suspicionEvents: events } });
    expect(entries.slice(1).map(({ effect }) => effect?.startsWith('You broke a seal.'))).toEqual([
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test('come only from the visitor’s record, in order of time, undated ones last', () => {
    const entries = entriesOf({
      ...sources,
      tables: {
        ...none,
        archive_clicks: [
          { visitor, filename: 'doors.log', clicks: 2, clicked_at: at + 5 },
          { visitor, filename: 'kitchen.txt', clicks: 3, clicked_at: at + 4 },
        ],
        story_visits: [{ visitor, slug: 'void', earlier: 4, read_at: at + 3 }],
        protocols: [{ visitor, clause: 'clause-9', ordinal: 1, unlocked_at: at + 6 }],
        judgments: [{ visitor, verdict: 'set-down', voted_at: at + 7 }],
        orders: [
          { visitor, id: 'x', designation: 'Ada', message: 'Here.', ordered_at: at + 1, paid_at: at + 9 },
          { visitor, id: 'y', designation: 'Ada', message: 'There.', ordered_at: at + 8, paid_at: null },
        ],
      },
      protocols: [{ word: 'w', title: 'Clause 9, of whoever comes in', text: '' }],
      narrative: {
        ...emptyNarrative,
        phaseTransitions: [{ phase: 2, timestamp: at + 2 }],
        personalizedNotes: [{ phase: 2, from: 'the Observer', text: '' }],
        suspicionEvents: [{ event: 'suspicion at 1.2', timestamp: at + 10 }],
        investigationPath: [
          'memory:chipped-mug',
          'archive:kitchen.txt',
          'archive:doors.log',
          'memory:chipped-mug',
          'egg:coat-button',
        ],
        collaborationHistory: ['The court rises.'],
      },
    });
    expect(entries.map(({ text, kind }) => `${text} ${kind}`)).toEqual([
      'Came in. The line below the last was free. door',
      'The Observer has begun to speak. A letter came. letter',
      'Read in /void, for the 5th time. room',
      'Recovered kitchen.txt. archive',
      'Pressed on doors.log, and let it be. archive',
      'Broke a seal: Clause 9, of whoever comes in. seal',
      'Voted in docket 28,131: decide nothing. vote',
      'Asked for the seat, and did not pay. seat',
      'Took the seat as Ada: “Here.” seat',
      'Your line in the register was underlined. red pen',
      'Found “chipped mug”. memory',
      'Found “doors.log”. archive',
      'Came again upon “chipped mug”. memory',
      'Found “coat button”. exhibit',
      'Wrote into the draft: “The court rises.” draft',
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test.each([
    [0, ''],
    [1, ', for the second time'],
    [3, ', for the fourth time'],
    [4, ', for the 5th time'],
    [10, ', for the 11th time'],
    [20, ', for the 21st time'],
    [21, ', for the 22nd time'],
    [22, ', for the 23rd time'],
    [110, ', for the 111th time'],
  ])('after %i readings the next is called “%s”', (earlier, times) => {
    const tables = { ...none, story_visits: [{ visitor, slug: 'void', earlier, read_at: at + 3 }] };
    expect(entriesOf({ ...sources, tables }).map(({ text }) => text)).toContain(`Read in /void${times}.`);
  });

  test.each([
    [0, 1],
    [linesALeaf, 1],
    [linesALeaf + 1, 2],
  ])('%i entries fill %i leaves', (entries, leaves) => expect(leavesIn(entries)).toBe(leaves));

  test('a leaf number outside the book is limited to its first and last leaf', () => {
    expect([leafWithin(-1, 30), leafWithin(2, 30), leafWithin(3, 30), leafWithin(4, 0)]).toEqual([0, 2, 2, 0]);
    expect([nextMark(undefined), nextMark('ruled'), nextMark('stet')]).toEqual(['ruled', 'stet', 'ruled']);
  });
});
