import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import Routemap from '../../src/pages/routemap/index.tsx';
import { hasMadeEntry } from '../../src/pages/routemap/logic.ts';
import { type DisturbanceRequest, disturbanceAtom } from '../../src/state/disturbance.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { recoveredFiles } from '../../src/state/recovered.ts';
import { commandAtom, simulationAtom } from '../../src/state/simulation.ts';
import { corruptName, corruptionOf } from '../../src/ui/grade/corruption.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { type HttpListener, json, listen, type ReceivedRequest } from '../support/http.ts';

const names = archiveFiles.map((file) => file.name);
const archiveUrl = '/api/archive/';

let server: HttpListener;
let underWay: Promise<Response>[] = [];
beforeEach(async () => {
  server = await listen((request, response) => {
    if (request.url.startsWith(archiveUrl)) {
      const filename = decodeURIComponent(request.url.slice(archiveUrl.length));
      json(response, { filename, fragment: `What ${filename} says.` });
    } else if (request.url === '/api/homepage/message') json(response, null);
    else if (request.method === 'POST') json(response, { counted: true });
    else json(response, { phaseUnlocked: 1 });
  });
  underWay = [];
  const { fetch } = globalThis;
  globalThis.fetch = (...request) => {
    const response = fetch(...request);
    underWay.push(response);
    return response;
  };
});
/** What the page asked for, and what it asked for next, is answered before the line is cut. */
async function answered(): Promise<void> {
  let known = -1;
  while (known !== underWay.length) {
    known = underWay.length;
    await Promise.allSettled(underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await answered();
  vi.restoreAllMocks();
  await server.close();
});

interface Circumstances {
  readonly phase?: 0 | 1 | 5;
  readonly motion?: 'full' | 'calm' | 'off';
  /** How many files, from the top, an earlier load recovered. */
  readonly recovered?: number;
}

function show({ phase = 1, motion = 'full', recovered = 0 }: Circumstances = {}) {
  const store = createStore();
  store.set(previewAtom, { phase, suspicion: null });
  const simulation = store.get(simulationAtom);
  const discoveredFragments = names.slice(0, recovered).map((name) => `archive:${name}`);
  store.set(simulationAtom, { ...simulation, narrative: { ...simulation.narrative, discoveredFragments } });
  const inMode = (mode: 'full' | 'calm' | 'off') => (
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
          <MotionContext value={mode}>
            <MemoryRouter>
              <Routemap />
            </MemoryRouter>
          </MotionContext>
        </SWRConfig>
      </Provider>
    </StrictMode>
  );
  const view = render(inMode(motion));
  return { store, ...view, switchTo: (mode: 'full' | 'calm' | 'off') => view.rerender(inMode(mode)) };
}

const file = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const click = (name: string, times = 1) => {
  for (let time = 0; time < times; time++) fireEvent.click(file(name));
};
const row = (name: string) => file(name).closest('li') as HTMLLIElement;
const state = (name: string) => row(name).querySelector('[data-column="state"]')?.textContent;
const visibleName = (name: string) => file(name).querySelector('[aria-hidden]')?.textContent ?? file(name).textContent;
const sent = (test: (request: ReceivedRequest) => boolean) => server.received.filter(test);
const clicksSent = () => sent(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown);
const asked = (name: string) => sent(({ url }) => url === archiveUrl + name).length;
const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('what stands there', () => {
  test('[R-ARC-01] title, version, last scan, "Accessible: 0" and the influence box', async () => {
    show({ phase: 0 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('D5U ARCHIVE INDEX - FILESYSTEM RECOVERY');
    expect(screen.getByText('v2.19.03 · last scan 2021.03.15.14:22:07')).toBeTruthy();
    expect(screen.getByText('Accessible: 0')).toBeTruthy();
    const box = screen.getByRole('region', { name: 'Current influence' });
    expect(box.textContent).toBe('Loading influence data...');
    await within(box).findByText('No current influence - be the first to gain power for $13');
  });

  test('[R-ARC-01] the title stays whole for a screen reader while it wears', () => {
    const { store } = show();
    act(() => store.set(simulationAtom, { ...store.get(simulationAtom), stability: 0.2 }));
    const title = screen.getByRole('heading', { level: 1, name: 'D5U ARCHIVE INDEX - FILESYSTEM RECOVERY' });
    expect(title.querySelector('[aria-hidden] [class*="grade35"]')).toBeTruthy();
  });

  test('[R-ARC-01] "Accessible" counts what this visitor has recovered', () => {
    show();
    click('kitchen.txt', 2);
    expect(screen.getByText('Accessible: 0')).toBeTruthy();
    click('kitchen.txt');
    expect(screen.getByText('Accessible: 1')).toBeTruthy();
  });

  test('[R-ARC-03] phase 0: twenty disabled buttons and "RESTRICTED FILESYSTEM"', () => {
    show({ phase: 0 });
    expect(screen.getByRole('heading', { name: 'RESTRICTED FILESYSTEM' })).toBeTruthy();
    expect(names.map((name) => file(name).disabled)).toEqual(Array(20).fill(true));
    click('kitchen.txt', 3);
    expect(state('kitchen.txt')).toBe('–');
    expect(clicksSent()).toEqual([]);
  });

  test('[R-ARC-03] phase 1: the buttons are enabled and the restriction is gone', () => {
    show({ phase: 1 });
    expect(screen.queryByText('RESTRICTED FILESYSTEM')).toBeNull();
    expect(names.map((name) => file(name).disabled)).toEqual(Array(20).fill(false));
  });

  test('[R-ARC-03] the profile is fetched once on load', async () => {
    show();
    await screen.findByText(/^No current influence/);
    click('kitchen.txt', 3);
    await screen.findByText('What kitchen.txt says.');
    expect(sent(({ url }) => url === '/api/visitor/profile')).toHaveLength(1);
  });
});

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

describe('names', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 0.6],
    [4, 0.8],
    [5, 0.8],
    [10_000, 0.8],
  ])('[R-ARC-05] after %i attempts corruption is %f', (attempts, corruption) => {
    expect(corruptionOf(attempts)).toBe(corruption);
  });

  test.each(names)('[R-ARC-05] %s: that share of its letters is coarser, and some are misread above 0.6', (name) => {
    const damaged = (attempts: number) => corruptName(name, attempts).grades.filter((grade) => grade > 0).length;
    expect(damaged(2)).toBe(0);
    expect(corruptName(name, 2).text).toBe(name);
    expect(damaged(3)).toBe(Math.round(0.6 * name.length));
    expect(corruptName(name, 3).text).toBe(name);
    expect(damaged(4)).toBe(Math.round(0.8 * name.length));
    expect(damaged(5)).toBe(Math.round(0.8 * name.length));
    expect(corruptName(name, 4).text).not.toBe(name);
    expect(corruptName(name, 4).text).toHaveLength(name.length);
    expect(corruptName(name, 4)).toEqual(corruptName(name, 4));
  });

  test('[R-ARC-05] the page shows the damage from the third click, and the button keeps its name', () => {
    show();
    const graded = () =>
      file('kitchen.txt').querySelectorAll('[class*="grade10"], [class*="grade20"], [class*="grade35"]').length;
    click('kitchen.txt', 2);
    expect(graded()).toBe(0);
    click('kitchen.txt');
    expect(graded()).toBe(7);
    click('kitchen.txt');
    expect(graded()).toBe(9);
    expect(visibleName('kitchen.txt')).toBe(corruptName('kitchen.txt', 4).text);
    expect(file('kitchen.txt').getAttribute('aria-label')).toBe('kitchen.txt');
  });
});

describe('what turns up', () => {
  const paths = ['/void', '/surveillance-truth', '/kitchen.txt', '/echoes/', '/visitors/', '/purification'];
  const shown = () => paths.filter((path) => href(path) !== undefined);
  const warning = () => screen.queryByText(/^Consent assumed\./);
  const beyond = ['/surveillance-truth', '/kitchen.txt', '/echoes/', '/visitors/'];

  test.each([
    [4, []],
    [5, ['/void']],
    [6, ['/void']],
    [7, beyond],
    [9, beyond],
    [10, [...beyond, '/purification']],
    [20, [...beyond, '/purification']],
  ] as const)('[R-ARC-09] %i recovered', (recovered, expected) => {
    show({ recovered });
    expect(shown()).toEqual(expected);
    expect(warning() !== null).toBe(recovered >= 7);
  });

  test('[R-ARC-09] the suggested paths lead where a reader who types them would arrive', () => {
    show({ recovered: 10 });
    expect(beyond.map(href)).toEqual(['/surveillance-truth', '/kitchen', '/echoes', '/visitors']);
    expect(href('/purification')).toBe('/purification');
  });

  test('[R-ARC-09] the fifth recovery of this load counts with those before it, and says where to look', () => {
    show({ recovered: 4 });
    click('offcut.hex', 2);
    expect(shown()).toEqual([]);
    click('offcut.hex');
    expect(shown()).toEqual(['/void']);
    expect(within(row('offcut.hex')).getByRole('link', { name: 'see below the sum' }).getAttribute('href')).toBe(
      '#unlisted',
    );
    expect(screen.getByRole('status').textContent).toContain('There are entries below the sum of the ledger.');
  });

  test('[R-ARC-09] [B-A11Y-04] the tenth recovery is told to a screen reader in full', () => {
    show({ recovered: 9 });
    click('offcut.hex', 3);
    expect(screen.getByRole('status').textContent).toContain('the last link leads to /purification');
    const link = screen.getByRole('link', { name: '/purification' });
    expect(link.getAttribute('data-track')).toBe('hidden:/purification');
    link.focus();
    expect(document.activeElement).toBe(link);
  });

  test('the fifth and the seventh recovery made an entry, and the fifth only while it stands', () => {
    const makers = (recovered: number) =>
      Array.from({ length: 20 }, (_, at) => at + 1).filter(
        (order) => order <= recovered && hasMadeEntry(order, recovered),
      );
    expect([4, 5, 6, 7, 12].map(makers)).toEqual([[], [5], [5], [7], [7]]);
  });

  test('names that the index does not list do not count', () => {
    expect(recoveredFiles(['archive:nobody.txt', 'egg:a', 'archive:doors.log'], ['doors.log'], archiveFiles)).toEqual([
      'doors.log',
    ]);
  });
});

describe('the beats', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const isGlitching = () => document.querySelector('[data-glitch]') !== null;
  const isScanning = () => document.querySelector('[data-scan]') !== null;
  const requests = ({ store }: ReturnType<typeof show>) => {
    const heard: (DisturbanceRequest | null)[] = [];
    store.sub(disturbanceAtom, () => heard.push(store.get(disturbanceAtom)));
    return heard;
  };

  test('[R-ARC-08] a glitch of 200 ms every 8 s', () => {
    const heard = requests(show());
    pass(7999);
    expect([heard.length, isGlitching()]).toEqual([0, false]);
    pass(1);
    expect(heard).toEqual([{ kind: 'glitch', durationMs: 200, seed: expect.any(Number) }]);
    expect(isGlitching()).toBe(true);
    pass(199);
    expect(isGlitching()).toBe(true);
    pass(1);
    expect(isGlitching()).toBe(false);
    pass(7799);
    expect(isGlitching()).toBe(false);
    pass(1);
    expect(isGlitching()).toBe(true);
    const seeds = heard.flatMap((request) => (request?.kind === 'glitch' ? [request.seed] : []));
    expect(new Set(seeds).size).toBe(2);
  });

  test('[R-ARC-08] a scan of 1.5 s every 12 s', () => {
    const heard = requests(show());
    const scans = () => heard.filter((request) => request?.kind === 'scan');
    pass(11_999);
    expect([scans().length, isScanning()]).toEqual([0, false]);
    pass(1);
    expect(scans()).toEqual([{ kind: 'scan', durationMs: 1500, seed: expect.any(Number) }]);
    expect(isScanning()).toBe(true);
    pass(1499);
    expect(isScanning()).toBe(true);
    pass(1);
    expect(isScanning()).toBe(false);
    pass(10_499);
    expect(isScanning()).toBe(false);
    pass(1);
    expect([scans().length, isScanning()]).toEqual([2, true]);
  });

  test('[R-ARC-08] one row at a time, and only its looks: names and focus stay', () => {
    show();
    file('kitchen.txt').focus();
    for (let beat = 0; beat < 12; beat++) {
      pass(beat === 0 ? 8000 : 7800);
      expect(document.querySelectorAll('[data-glitch]')).toHaveLength(1);
      expect(names.every((name) => file(name).getAttribute('aria-label') === name)).toBe(true);
      pass(200);
    }
    expect(document.activeElement).toBe(file('kitchen.txt'));
  });

  test('[R-ARC-08] [B-A11Y-03] calm changes a grade and moves nothing; off does nothing, even in mid-beat', () => {
    const heard = requests(show({ motion: 'calm' }));
    pass(8000);
    expect(document.querySelector<HTMLElement>('[data-glitch]')?.dataset['glitch']).toBe('coarser');
    expect(heard).toHaveLength(1);
    cleanup();

    const view = show();
    const heardOff = requests(view);
    pass(12_000);
    expect(isScanning()).toBe(true);
    act(() => view.switchTo('off'));
    expect([isScanning(), isGlitching()]).toEqual([false, false]);
    const before = heardOff.length;
    pass(60_000);
    expect([heardOff.length - before, isScanning(), isGlitching()]).toEqual([0, false, false]);
  });
});
