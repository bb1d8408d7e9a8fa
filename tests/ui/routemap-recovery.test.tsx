import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { batchIdHeader } from '#contract/paths.ts';
import { forwardInputs } from '../../src/app/forwardInputs.ts';
import { blocksOf } from '../../src/pages/routemap/blocks.ts';
import { diskOf } from '../../src/pages/routemap/sectors.ts';
import { disturbanceAtom } from '../../src/state/disturbance.ts';
import {
  archiveUrl,
  asked,
  click,
  clicksSent,
  fragmentOf,
  names,
  quiet,
  row,
  sent,
  server,
  show,
  state,
  visibleName,
} from './routemap-stage.tsx';

describe('three clicks', () => {
  test('[R-ARC-04, B-OVL-04] attempts start at 0, each click adds 1, the third recovers the file, once, with its name beside the text, and shows its fragment', async () => {
    const { store } = show();
    const commands: unknown[] = [];
    forwardInputs(store, (inputs) => commands.push(...inputs));
    const moments: unknown[] = [];
    store.sub(disturbanceAtom, () => moments.push(store.get(disturbanceAtom)));
    const button = screen.getByRole('button', { name: 'doors.log' });
    expect(state('doors.log')).toBe('–');
    // The dash is only visual.
    expect(button.getAttribute('aria-describedby')).toBeNull();
    click('doors.log');
    expect(state('doors.log')).toBe('1 attempt');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('1 attempt');
    click('doors.log');
    expect(state('doors.log')).toBe('2 attempts');
    expect([commands, moments]).toEqual([[], []]);
    expect(row('doors.log').dataset['recovered']).toBeUndefined();

    click('doors.log');
    expect(state('doors.log')).toBe('partially recovered');
    // The word comes with the text, beside which it has to find room.
    expect(moments).toEqual([]);
    expect(await fragmentOf('doors.log')).toBeTruthy();
    click('doors.log', 2);
    expect(state('doors.log')).toBe('partially recovered');
    expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'archive:doors.log' }]);
    expect(row('doors.log').dataset['brought']).toBe('true');
    // At the text of the file. jsdom has no layout.
    const beside = { x: 0, y: 0 };
    const seed: unknown = expect.any(Number);
    expect(moments).toEqual([{ kind: 'phase', word: 'doors', beside, durationMs: 700, seed }]);
    expect(screen.getByText('Accessible: 1')).toBeTruthy();
    expect(asked('doors.log')).toBe(1);
    expect(state('kitchen.txt')).toBe('–');
  });

  test('[B-OVL-04] a file that is recovered within 20 s of the last word has its text, and no word', async () => {
    const { store } = show();
    const words: unknown[] = [];
    store.sub(disturbanceAtom, () => {
      const request = store.get(disturbanceAtom);
      if (request?.kind === 'phase') words.push(request.word);
    });
    const clock = vi.spyOn(Date, 'now');
    const start = Date.now();
    const recoverAt = async (ms: number, name: string) => {
      clock.mockReturnValue(start + ms);
      click(name, 3);
      await fragmentOf(name);
    };
    await recoverAt(0, 'doors.log');
    await recoverAt(19_999, 'kitchen.txt');
    expect(words).toEqual(['doors']);
    await recoverAt(20_000, 'witness.db');
    expect(words).toEqual(['doors', 'witness']);
  });

  test('[R-ARC-08] while a text is coming the page does not glitch', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const clock = vi.spyOn(Date, 'now');
    const start = Date.now();
    clock.mockReturnValue(start);
    const { store } = show();
    const glitches: unknown[] = [];
    store.sub(disturbanceAtom, () => {
      const request = store.get(disturbanceAtom);
      if (request?.kind === 'glitch') glitches.push(request.grid);
    });
    click('doors.log', 3);
    await fragmentOf('doors.log');
    clock.mockReturnValue(start + 3199);
    act(() => vi.advanceTimersByTime(8000));
    expect(glitches).toEqual([]);
    clock.mockReturnValue(start + 3200);
    act(() => vi.advanceTimersByTime(8000));
    expect(glitches).toEqual([diskOf(names, ['doors.log'])]);
  });

  test('[R-ARC-04] a press brings a text in blocks, and a change of the effects leaves it as it is', async () => {
    const { switchTo } = show();
    click('doors.log', 3);
    const text = await fragmentOf('doors.log');
    expect(Array.from(text.children, ({ textContent }) => textContent)).toEqual(
      blocksOf('What doors.log says.', 'forward').map((block) => block.text),
    );
    const blocks = [...text.children];
    switchTo('calm');
    switchTo('full');
    expect([...text.children]).toEqual(blocks);
  });

  test.each([
    ['calm', 0],
    ['off', 0],
    ['full', 1],
  ] as const)(
    '[R-ARC-04] the text is whole with %s effects and %i files of an earlier visit',
    async (motion, recovered) => {
      show({ motion, recovered });
      if (recovered === 0) click(names[0]!, 3);
      expect((await fragmentOf(names[0]!)).children).toHaveLength(1);
    },
  );

  test('[R-ARC-04] the text is requested only after every click has been answered', async () => {
    const { answer } = server;
    const held: (() => void)[] = [];
    server.answer = (request, response) =>
      request.method === 'POST' ? void held.push(() => answer(request, response)) : answer(request, response);
    show();
    click('offcut.hex', 3);
    await waitFor(() => expect(held).toHaveLength(3));
    expect(screen.getByText('on its way up')).toBeTruthy();
    expect(asked('offcut.hex')).toBe(0);
    for (const release of held) release();
    await fragmentOf('offcut.hex');
    expect(asked('offcut.hex')).toBe(1);
  });

  test('[R-ARC-04] a file whose text cannot be loaded counts, says so, and has a button to load it; the focus moves along', async () => {
    quiet();
    const { answer } = server;
    server.answer = (request, response) =>
      request.url.startsWith(archiveUrl) ? void response.writeHead(503).end('down') : answer(request, response);
    show();
    click('witness.db', 3);
    await screen.findByText(/the text has not come up with it/);
    expect(state('witness.db')).toBe('partially recovered');
    expect(screen.getByText('Accessible: 1')).toBeTruthy();

    server.answer = answer;
    const again = screen.getByRole('button', { name: /^ask now/ });
    again.focus();
    fireEvent.click(again);
    await fragmentOf('witness.db');
    expect(row('witness.db').contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('[R-ARC-04] a missing text is requested again automatically, the lost click first', async () => {
    quiet();
    const { answer } = server;
    server.answer = (_, response) => response.writeHead(503).end('down');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
    show();
    click('witness.db', 3);
    await screen.findByText(/the text has not come up with it/);
    server.answer = answer;
    server.received.length = 0;
    act(() => vi.advanceTimersByTime(15_000));
    await fragmentOf('witness.db');
    const order = sent(({ url }) => url.startsWith(archiveUrl) || url === '/api/visitor/track');
    expect(order.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'GET']);
    expect(clicksSent()).toContainEqual({
      eventType: 'phantom_link_access',
      data: { filename: 'witness.db', attempts: 3 },
    });
  });

  test('[R-ARC-04] a recovery that the server does not know is reported, and works after three more clicks', async () => {
    quiet();
    const { answer } = server;
    let clicks = 0;
    server.answer = (request, response) => {
      if (request.method === 'POST') clicks++;
      if (request.url.startsWith(archiveUrl) && clicks < 3) response.writeHead(403).end('{}');
      else answer(request, response);
    };
    show({ recovered: 1 });
    await screen.findByText(/the desk has no note of who asked/);
    click(names[0] ?? '', 3);
    expect(await fragmentOf(names[0]!)).toBeTruthy();
  });

  test('[R-ARC-04] files recovered on an earlier page load are requested again and shown', async () => {
    show({ recovered: 12, phase: 5 });
    await waitFor(() => expect(screen.getAllByText(/^What .* says\.$/)).toHaveLength(12));
    expect(screen.getByText('Accessible: 12')).toBeTruthy();
    expect(visibleName('kitchen.txt')).toBe('kitch·n.tx·');
    // Pressed again, the file is not recovered a second time.
    click(names[0]!);
    expect(row(names[0]!).dataset['brought']).toBeUndefined();
  });

  test('[R-ARC-06] an unknown file shows "File contents corrupted beyond recovery."', async () => {
    quiet();
    const { answer } = server;
    server.answer = (request, response) =>
      request.url.startsWith(archiveUrl) ? void response.writeHead(404).end('{}') : answer(request, response);
    show();
    click('appeal.py', 3);
    expect(await within(row('appeal.py')).findByText('File contents corrupted beyond recovery.')).toBeTruthy();
  });

  test('[R-ARC-07] a page load forgets attempts but not recovered files', async () => {
    const first = show({ recovered: 1 });
    click('kitchen.txt', 2);
    expect(state('kitchen.txt')).toBe('2 attempts');
    first.unmount();
    show({ recovered: 1 });
    expect(state('kitchen.txt')).toBe('–');
    expect(state(names[0] ?? '')).toBe('partially recovered');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('kitchen');
    await fragmentOf(names[0]!);
  });

  test('[R-ARC-13] with the text comes a piece of the picture, in the row of the file and in its place', async () => {
    show();
    const whole = () => screen.getAllByRole('img', { name: /picture/ }).map((each) => each.getAttribute('aria-label'));
    await screen.findAllByRole('img', { name: 'A picture without any of its pieces' });
    expect(screen.queryByRole('img', { name: 'a clock' })).toBeNull();
    click('intake_ledger.csv', 3);
    const piece = await screen.findByRole('img', { name: 'a clock' });
    expect(row('intake_ledger.csv').contains(piece)).toBe(true);
    expect(whole()).toEqual(Array(2).fill('Pieces of a picture: a clock'));
    expect(screen.getAllByText('one picture, 1 of 20 pieces')).toHaveLength(2);
    click('appeal.py', 3);
    await screen.findByRole('img', { name: 'a mug' });
    expect(whole()).toEqual(Array(2).fill('Pieces of a picture: a clock; a mug'));
    const places = [...document.querySelector('[data-part="picture"]')!.querySelectorAll('g')];
    // 60 by 45 px for each piece: the fourth of the first row, and the fifth of the third row.
    expect(places.map((place) => place.getAttribute('transform'))).toEqual(['translate(180 0)', 'translate(240 90)']);
  });

  test('[R-ARC-10] each click posts phantom_link_access with the file and its attempts', async () => {
    show();
    click('radiator.warn', 4);
    click('appeal.py');
    await waitFor(() => expect(clicksSent()).toHaveLength(5));
    const posts = sent(({ method }) => method === 'POST');
    expect(posts.every(({ url }) => url === '/api/visitor/track')).toBe(true);
    const event = (filename: string, attempts: number) => ({
      eventType: 'phantom_link_access',
      data: { filename, attempts },
    });
    expect(clicksSent()).toEqual(
      expect.arrayContaining([...[1, 2, 3, 4].map((n) => event('radiator.warn', n)), event('appeal.py', 1)]),
    );
  });

  test('[R-ARC-10] a click that is sent again keeps its id; every other click has its own', async () => {
    quiet();
    const { answer } = server;
    server.answer = (_, response) => response.writeHead(503).end('down');
    show();
    click('witness.db', 3);
    await screen.findByText(/the text has not come up with it/);
    server.answer = answer;
    fireEvent.click(screen.getByRole('button', { name: /^ask now/ }));
    await fragmentOf('witness.db');
    const ids = sent(({ method }) => method === 'POST').map(({ headers }) => headers[batchIdHeader]);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9._:-]{16,128}$/);
  });

  test('[R-ARC-10] a failed post is only logged', async () => {
    const log = quiet();
    server.answer = (_, response) => response.writeHead(500).end('down');
    show();
    click('radiator.warn');
    await waitFor(() => expect(log).toHaveBeenCalledWith('The file access could not be recorded.', expect.any(Error)));
    expect(state('radiator.warn')).toBe('1 attempt');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[B-A11Y-04] each click’s result is announced, with the true file name', () => {
    show();
    click('witness.db', 2);
    expect(screen.getByRole('status').textContent).toBe('witness.db: 2 attempts.');
    click('witness.db', 3);
    expect(screen.getByRole('status').textContent).toBe(
      'witness.db: partially recovered. Accessible: 1. It opens /watcher.',
    );
    expect(visibleName('witness.db')).not.toBe('witness.db');
    click('doors.log', 3);
    expect(screen.getByRole('status').textContent).toBe('doors.log: partially recovered. Accessible: 2.');
  });

  test('[B-HOME-07] the first recovered file links to its room, and no other file does', () => {
    show();
    click('kitchen.txt', 3);
    click('doors.log', 3);
    const link = within(row('kitchen.txt')).getByRole('link', { name: 'it belongs to a room: /brevil' });
    expect(link.getAttribute('href')).toBe('/brevil');
    expect(within(row('doors.log')).queryByRole('link')).toBeNull();
  });

  test('[B-HOME-07, B-TXT-01] the page says that a file is recovered by three presses, and at phase 0 how the files come to open', () => {
    show({ phase: 1 });
    expect(screen.getByText('Press a file three times to recover it.')).toBeTruthy();
    cleanup();
    show({ phase: 0 });
    expect(
      screen.getByText(
        'Read anything on this site for half a minute; then the files can be opened. Press a file three times to recover it.',
      ),
    ).toBeTruthy();
    expect(document.body.textContent.match(/\bAI\b/g)?.length).toBeGreaterThanOrEqual(2);
  });
});
