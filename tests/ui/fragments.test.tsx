import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyNarrative } from '#contract/narrative.ts';
import { apiPaths } from '#contract/paths.ts';
import Fragments from '../../src/pages/fragments/index.tsx';
import { crossingsOf, dealt, heightFor, pinOf, threadTo, within as inside } from '../../src/pages/fragments/table.ts';
import { piecesOf } from '../../src/pages/fragments/TableCard.tsx';
import { threadOf } from '../../src/pages/fragments/Table.tsx';
import { type CardPositions, cardPositionsAtom } from '../../src/state/cardPositions.ts';
import { fragmentLabel } from '../../src/state/fragmentLabel.ts';
import { simulationAtom } from '../../src/state/simulation.ts';
import { emptyTrace, traceAtom } from '../../src/state/trace.ts';
import { exportOf } from '../support/exportOf.ts';
import { type HttpListener, json, listen } from '../support/http.ts';
import { showStory } from '../support/showStory.tsx';

const found = ['memory:chipped-mug', 'archive:kitchen.txt', 'egg:coat-button', 'tide:slack-water'];
/** A table whose thread crosses itself once. The crossing disappears when the third piece is left of the second. */
const crossed: CardPositions = {
  'memory:chipped-mug': { x: 0, y: 0 },
  'archive:kitchen.txt': { x: 1, y: 10 },
  'egg:coat-button': { x: 1, y: 0 },
  'tide:slack-water': { x: 0, y: 10 },
};

let registry: HttpListener;
let toRegistry: typeof fetch;
let kept: readonly string[] = [];
beforeAll(async () => {
  registry = await listen(({ url }, response) => {
    if (url === apiPaths.fragmentTotals) return json(response, { types: { memory: 3, archive: 20, tide: 1 } });
    const found = [{ visitor: 'x', discovered_fragments: [...kept], investigation_path: [...kept], updated_at: 0 }];
    return json(response, exportOf({ narratives: kept.length === 0 ? [] : found }));
  });
  toRegistry = globalThis.fetch;
});
afterAll(() => registry.close());
beforeEach(() => {
  kept = [];
  localStorage.clear();
});

const enter = async (
  fragments: readonly string[],
  table: CardPositions = {},
  circumstances: Partial<Parameters<typeof showStory>[1]> = {},
) => {
  const shown = showStory(Fragments, { path: '/fragments', phase: 1, beside: toRegistry, ...circumstances });
  shown.store.set(simulationAtom, {
    ...shown.store.get(simulationAtom),
    narrative: { ...emptyNarrative, discoveredFragments: fragments },
  });
  shown.store.set(cardPositionsAtom, table);
  await screen.findByRole('heading', { level: 1, name: 'The evidence table' });
  await screen.findByText('of a number that is not given out');
  return shown;
};
const piece = (name: RegExp) => screen.getByRole('button', { name });
const thread = () => within(screen.getByRole('region', { name: 'The table' })).getByRole('status').textContent;
const keptOn = () => JSON.parse(localStorage.getItem('d5u-evidence-table') ?? '{}') as CardPositions;

describe('[R-RT-03] /fragments', () => {
  test('lays out the found pieces, and shows nameless gaps for the others', async () => {
    await enter(found);
    expect(piece(/coat button/).textContent).toBe('3coat buttonexhibit');
    const gaps = screen.getByLabelText('What is missing, by type');
    expect(within(gaps).getByText('here, 19 missing', { exact: false })).toBeTruthy();
    expect(gaps.textContent).toBe(
      'archive1 here, 19 missingmemory1 here, 2 missingtide1 here, 0 missingexhibit1of a number that is not given out',
    );
    expect(gaps.querySelectorAll('i')).toHaveLength(24);
  });

  test.each(['full', 'off'] as const)(
    'a piece is moved by keys until the thread runs free, effects %s',
    async (motion) => {
      const { commands, place } = await enter(found, crossed, { motion });
      expect(thread()).toBe('The thread crosses itself once.');
      const button = piece(/coat button/);
      fireEvent.click(button);
      expect(button.getAttribute('aria-pressed')).toBe('true');
      expect(thread()).toMatch(/^“coat button” is in your hand\./);
      for (let step = 0; step < 12; step += 1) fireEvent.keyDown(button, { key: 'ArrowDown' });
      fireEvent.click(button);
      expect(thread()).toBe('The thread runs free.');
      expect(keptOn()['egg:coat-button']?.y).toBeGreaterThan(5);
      expect(place.search).toBe('?path=0');
      expect(await screen.findByText(/not once over itself/)).toBeTruthy();
      expect(commands.map((command) => 'fragment' in command && command.fragment)).toContain('time:walked-straight');
    },
  );

  test('Escape puts a piece back to its place before', async () => {
    await enter(found, crossed);
    const button = piece(/slack water/);
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'ArrowRight' });
    expect(keptOn()['tide:slack-water']?.x).toBeGreaterThan(0);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(keptOn()['tide:slack-water']).toEqual(crossed['tide:slack-water']);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  test('after Escape a piece without a chosen place is still placed with the others', async () => {
    const { 'tide:slack-water': _, ...others } = crossed;
    await enter(found, others);
    const button = piece(/slack water/);
    const lay = [button.style.left, button.style.top];
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(keptOn()['tide:slack-water']?.y).toBeGreaterThan(1);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(keptOn()).toEqual(others);
    expect([button.style.left, button.style.top]).toEqual(lay);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  test('an arrow key with Alt does not move a piece and is left to the browser', async () => {
    await enter(found, crossed);
    const button = piece(/slack water/);
    fireEvent.click(button);
    // `fireEvent` returns false if the default action was prevented.
    expect(fireEvent.keyDown(button, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(keptOn()['tide:slack-water']).toEqual(crossed['tide:slack-water']);
    expect(fireEvent.keyDown(button, { key: 'ArrowRight' })).toBe(false);
  });

  test('a mouse drags a piece directly, and the click that ends the drag lifts nothing', async () => {
    await enter(found, crossed);
    const button = piece(/chipped mug/);
    const mouse = { pointerType: 'mouse', button: 0, pointerId: 1 };
    fireEvent.pointerDown(button, { ...mouse, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(button, { ...mouse, clientX: 12, clientY: 11 });
    expect(keptOn()['memory:chipped-mug']).toEqual({ x: 0, y: 0 });
    fireEvent.pointerMove(button, { ...mouse, clientX: 210, clientY: 42 });
    // During the drag nothing is stored or rendered.
    expect(button.style.top).toBe('2rem');
    expect(keptOn()['memory:chipped-mug']).toEqual({ x: 0, y: 0 });
    fireEvent.pointerUp(button, mouse);
    fireEvent.click(button);
    expect(keptOn()['memory:chipped-mug']?.y).toBeCloseTo(2, 5);
    expect(Object.keys(keptOn()).at(-1)).toBe('memory:chipped-mug');
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  test('a finger lifts a piece by one tap, and puts it down by the next', async () => {
    await enter(found, crossed);
    const button = piece(/kitchen\.txt/);
    const finger = { pointerType: 'touch', button: 0, pointerId: 2 };
    fireEvent.pointerDown(button, { ...finger, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(button, { ...finger, clientX: 10, clientY: 90 });
    fireEvent.pointerUp(button, finger);
    expect(localStorage.getItem('d5u-evidence-table')).toBe(JSON.stringify(crossed));
    fireEvent.click(button);
    const ground = button.parentElement as HTMLElement;
    fireEvent.click(ground, { clientX: 400, clientY: 100 });
    expect(keptOn()['archive:kitchen.txt']?.y).toBeCloseTo(100 / 16 - 0.55, 5);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  test('all pieces can be put back to their first places', async () => {
    await enter(found, crossed);
    fireEvent.click(screen.getByRole('button', { name: 'Lay it all out as it came' }));
    expect(keptOn()).toEqual({});
  });

  test('until the answer to a free thread has arrived the opening text stays', async () => {
    const { line } = await enter(found, crossed);
    const head = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    const opening = head.textContent;
    line.isCut = true;
    const button = piece(/coat button/);
    fireEvent.click(button);
    for (let step = 0; step < 12; step += 1) fireEvent.keyDown(button, { key: 'ArrowDown' });
    fireEvent.click(button);
    expect(head.textContent).toBe(opening);
    const alert = await screen.findByRole('alert');
    expect(head.textContent).toBe(opening);
    expect(alert.parentElement?.textContent).toBe(alert.textContent);
  });

  test('a device without stored fragments takes them from the server', async () => {
    kept = ['consent:page-two'];
    await enter([]);
    expect(await screen.findByRole('button', { name: /page two/ })).toBeTruthy();
    expect(thread()).toBe('Four pieces make a thread that can cross itself. There is 1.');
  });

  test('[B-EAR-11] the first find that comes while the table is empty lies on it, and the sentence of the table is announced', async () => {
    const { store } = await enter([]);
    const status = within(screen.getByRole('region', { name: 'The table' })).getByRole('status');
    expect(status.textContent).toBe('There is nothing to run a thread through.');
    expect(screen.getByText(/^Nothing lies on the table/)).toBeTruthy();
    act(() =>
      store.set(simulationAtom, {
        ...store.get(simulationAtom),
        narrative: { ...emptyNarrative, discoveredFragments: ['memory:chipped-mug'] },
      }),
    );
    expect(piece(/chipped mug/)).toBeTruthy();
    expect(status.isConnected).toBe(true);
    expect(status.textContent).toBe('Four pieces make a thread that can cross itself. There is 1.');
    expect(screen.queryByText(/^Nothing lies on the table/)).toBeNull();
  });

  test('[R-PRO-04] new fragments of such a device are added above those of the server', async () => {
    kept = found;
    await enter(['body:glass-headed-pin', 'egg:coat-button']);
    await screen.findByRole('button', { name: /chipped mug/ });
    expect(screen.getAllByRole('button', { name: /^\d/ }).map(({ textContent }) => textContent)).toEqual([
      '5glass headed pinbody',
      '4slack watertide',
      '3coat buttonexhibit',
      '2kitchen.txtarchive',
      '1chipped mugmemory',
    ]);
  });
});

describe('[B-MIN-01, B-MIN-03] the finds nearest to what was rested on', () => {
  const restOn = (store: Awaited<ReturnType<typeof enter>>['store'], ...texts: string[]) =>
    act(() =>
      store.set(traceAtom, { ...emptyTrace, hovers: texts.map((text) => ({ text, path: '/kitchen', atMs: 1 })) }),
    );
  const nearest = () => within(screen.getByRole('region', { name: 'What is nearest' }));
  const names = () =>
    nearest()
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('come with their scores, and with the pieces in common', async () => {
    const { store } = await enter(found);
    expect(
      nearest().getByText('Rest on a text, here or on another page, and it is looked for on the table.'),
    ).toBeTruthy();
    restOn(store, 'a mug with a chip');
    expect(nearest().getByText('Nearest to “a mug with a chip”:')).toBeTruthy();
    expect(names()[0]).toMatch(/^chipped mug0\.\d\dmemory · by “\w+” “\w+” “\w+”$/);
    restOn(store, 'a mug with a chip', 'zzz');
    expect(nearest().getByText('Nothing on the table is near “zzz”.')).toBeTruthy();
    expect(names()).toEqual([]);
  });

  test('of several texts the reader chooses one; a find is no answer to its own name', async () => {
    const { store } = await enter(found, {}, { motion: 'off' });
    restOn(store, 'a mug with a chip', 'coat button');
    expect(names().join()).not.toContain('coat button');
    fireEvent.click(nearest().getByRole('button', { name: 'a mug with a chip' }));
    expect(nearest().getByText('Nearest to “a mug with a chip”:')).toBeTruthy();
    // A rest on a piece is recorded under the name of the piece.
    expect(piece(/chipped mug/).getAttribute('data-hover')).toBe('chipped mug');
  });

  test('an empty table has none', async () => {
    const { store } = await enter([]);
    restOn(store, 'the mug');
    expect(nearest().getByText('Nothing lies on the table, so there is nothing to look through.')).toBeTruthy();
  });
});

describe('the table', () => {
  test('two parts of the thread cross only between their ends', () => {
    const at = (x: number, y: number) => ({ x, y });
    expect(crossingsOf([at(0, 0), at(4, 4), at(4, 0), at(0, 4)])).toEqual([at(2, 2)]);
    expect(crossingsOf([at(0, 0), at(4, 0), at(4, 4), at(0, 4)])).toEqual([]);
    // A part that begins on another part does not cross it.
    expect(crossingsOf([at(0, 0), at(4, 0), at(2, 3), at(2, 0)])).toEqual([]);
  });

  test.each([18.8, 40, 79])('every piece gets a place of its own on a table of %d rem', (width) => {
    for (const count of [1, 5, threadTo, threadTo + 1, 130]) {
      const pins = Array.from({ length: count }, (_, index) => pinOf(dealt(index, count, width), width));
      expect(new Set(pins.map(({ x, y }) => `${Math.round(x / 5)} ${Math.round(y / 4)}`)).size).toBe(count);
      const height = heightFor(count, width, {});
      expect(pins.every(({ x, y }) => x >= 4.6 && x <= width - 4.5 && y <= height)).toBe(true);
    }
  });

  test('nothing leaves the table', () => {
    expect(inside({ x: -1, y: -1 }, 20)).toEqual({ x: 0, y: 0 });
    expect(inside({ x: 2, y: 99 }, 20)).toEqual({ x: 1, y: 20 - 4.6 });
  });

  test.each([
    [0, 0, 'There is nothing to run a thread through.'],
    [3, 0, 'Four pieces make a thread that can cross itself. There are 3.'],
    [4, 0, 'The thread runs free.'],
    [4, 1, 'The thread crosses itself once.'],
    [9, 2, 'The thread crosses itself twice.'],
    [9, 3, 'The thread crosses itself 3 times.'],
  ])('%i pieces and %i crossings', (pieces, crossings, words) => expect(threadOf(pieces, crossings)).toBe(words));

  test.each([
    ['verdict_47001.enc', ['verdict', '_47001', '.enc']],
    ['.profile', ['.profile']],
    ['leaf twenty two', ['leaf twenty two']],
  ])('the name “%s” breaks before a dot or an underscore only', (name, pieces) =>
    expect(piecesOf(name)).toEqual(pieces),
  );

  test('a piece is named after its fragment', () => {
    expect(fragmentLabel('silence:leaf-twenty-two')).toEqual({ type: 'silence', name: 'leaf twenty two' });
    expect(fragmentLabel('archive:tide_table.mat')).toEqual({ type: 'archive', name: 'tide_table.mat' });
  });
});
