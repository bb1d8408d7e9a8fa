import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { commandAtom } from '../../src/state/simulation.ts';
import {
  archiveUrl,
  asked,
  click,
  clicksSent,
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
  test('[R-ARC-04] attempts start at 0, +1 per click, the third recovers the file, once, and shows its fragment', async () => {
    const { store } = show();
    const commands: unknown[] = [];
    store.sub(commandAtom, () => commands.push(store.get(commandAtom)));
    expect(state('doors.log')).toBe('–');
    click('doors.log');
    expect(state('doors.log')).toBe('1 attempt');
    click('doors.log');
    expect(state('doors.log')).toBe('2 attempts');
    expect(commands).toEqual([]);
    expect(row('doors.log').dataset['recovered']).toBeUndefined();

    click('doors.log');
    expect(state('doors.log')).toBe('partially recovered');
    expect(await within(row('doors.log')).findByText('What doors.log says.')).toBeTruthy();
    click('doors.log', 2);
    expect(state('doors.log')).toBe('partially recovered');
    expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'archive:doors.log' }]);
    expect(screen.getByText('Accessible: 1')).toBeTruthy();
    expect(asked('doors.log')).toBe(1);
    expect(state('kitchen.txt')).toBe('–');
  });

  test('[R-ARC-04] the text is asked for after every click has been answered', async () => {
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
    await screen.findByText('What offcut.hex says.');
    expect(asked('offcut.hex')).toBe(1);
  });

  test('[R-ARC-04] without its text the file counts, says so, and is asked for again by hand; the focus goes with it', async () => {
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
    await screen.findByText('What witness.db says.');
    expect(row('witness.db').contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('[R-ARC-04] and is asked for again by itself, the lost click first', async () => {
    quiet();
    const { answer } = server;
    server.answer = (_, response) => response.writeHead(503).end('down');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    show();
    click('witness.db', 3);
    await screen.findByText(/the text has not come up with it/);
    server.answer = answer;
    server.received.length = 0;
    act(() => vi.advanceTimersByTime(15_000));
    await screen.findByText('What witness.db says.');
    const order = sent(({ url }) => url.startsWith(archiveUrl) || url === '/api/visitor/track');
    expect(order.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'GET']);
    expect(clicksSent()).toContainEqual({
      eventType: 'phantom_link_access',
      data: { filename: 'witness.db', attempts: 3 },
    });
  });

  test('[R-ARC-04] a recovery that the registry has forgotten says so, and comes back after three more clicks', async () => {
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
    expect(await screen.findByText(`What ${names[0]} says.`)).toBeTruthy();
  });

  test('[R-ARC-04] files recovered on an earlier load are asked for again and shown', async () => {
    show({ recovered: 12, phase: 5 });
    await waitFor(() => expect(screen.getAllByText(/^What .* says\.$/)).toHaveLength(12));
    expect(screen.getByText('Accessible: 12')).toBeTruthy();
    expect(visibleName('kitchen.txt')).toBe('kitchen.txt');
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

  test('[R-ARC-07] attempts are not kept across page loads; what was recovered is', async () => {
    const first = show({ recovered: 1 });
    click('kitchen.txt', 2);
    expect(state('kitchen.txt')).toBe('2 attempts');
    first.unmount();
    show({ recovered: 1 });
    expect(state('kitchen.txt')).toBe('–');
    expect(state(names[0] ?? '')).toBe('partially recovered');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('kitchen');
    await screen.findByText(`What ${names[0]} says.`);
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

  test('[R-ARC-10] a failed post is only logged', async () => {
    const log = quiet();
    server.answer = (_, response) => response.writeHead(500).end('down');
    show();
    click('radiator.warn');
    await waitFor(() => expect(log).toHaveBeenCalledWith('The file access could not be recorded.', expect.any(Error)));
    expect(state('radiator.warn')).toBe('1 attempt');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[B-A11Y-04] a screen reader hears what each click did, under the true name', () => {
    show();
    click('witness.db', 2);
    expect(screen.getByRole('status').textContent).toBe('witness.db: 2 attempts.');
    click('witness.db', 3);
    expect(screen.getByRole('status').textContent).toBe('witness.db: partially recovered. Accessible: 1.');
    expect(visibleName('witness.db')).not.toBe('witness.db');
  });
});
