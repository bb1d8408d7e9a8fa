import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JudgmentReply } from '#contract/api/judgment.ts';
import Judgment from '../../src/pages/judgment/index.tsx';
import { shareOf, tiltOf, votesAStroke } from '../../src/pages/judgment/scale.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { type HttpListener, json, listen } from '../support/http.ts';
import { showStory } from '../support/showStory.tsx';

let registry: HttpListener;
let toRegistry: typeof fetch;
let standing: JudgmentReply;
beforeAll(async () => {
  registry = await listen(() => undefined);
  toRegistry = globalThis.fetch;
});
afterAll(() => registry.close());
beforeEach(() => {
  standing = { verdict: null, tallies: null };
  registry.received.length = 0;
  registry.answer = ({ method, body }, response) => {
    if (method === 'POST') {
      const { verdict } = JSON.parse(body) as { verdict: 'cut' | 'grow' | 'set-down' };
      const others = { cut: 3, grow: 6, 'set-down': 0 };
      standing = { verdict, tallies: { ...others, [verdict]: others[verdict] + 1 } };
    }
    json(response, standing);
  };
});

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Judgment, { path: '/judgment', phase: 1, beside: toRegistry, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Number 9 against number 11' });
  return shown;
};
const word = (name: string) => screen.getByRole('button', { name });
const votes = () => registry.received.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('[R-RT-03] /judgment', () => {
  test('hides the count until the reader votes', async () => {
    await enter();
    expect(screen.getAllByRole('img', { name: 'count covered' })).toHaveLength(3);
    fireEvent.click(word('Let it grow'));
    await screen.findByText('7, one yours');
    expect(screen.queryAllByRole('img', { name: 'count covered' })).toHaveLength(0);
    expect(word('Let it grow').getAttribute('aria-pressed')).toBe('true');
    expect(votes()).toEqual(['{"verdict":"grow"}']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Entered: let it grow. It may be changed.'));
  });

  test('a reader who comes back after a vote finds what was said to it, and the count', async () => {
    standing = { verdict: 'grow', tallies: { cut: 3, grow: 7, 'set-down': 0 } };
    await enter();
    await screen.findByText(/a luggage label/);
    await screen.findByText('7, one yours');
    expect(votes()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  describe('[B-MIN-01, B-MIN-05] after the vote the finding is written piece by piece', () => {
    const voted = async (motion: 'full' | 'off' = 'full') => {
      standing = { verdict: 'grow', tallies: { cut: 3, grow: 70, 'set-down': 0 } };
      await enter({ phase: 4, motion });
      return within(await screen.findByRole('region', { name: 'The finding' }));
    };
    const first = (finding: ReturnType<typeof within>) => finding.getAllByRole('listitem')[0]?.textContent;

    test('not before it', async () => {
      await enter({ phase: 4 });
      expect(screen.queryByRole('region', { name: 'The finding' })).toBeNull();
    });

    test('the votes weigh on the first piece, and a piece that is pressed is picked', async () => {
      const finding = await voted();
      expect(first(finding)).toMatch(/^let\d\d %$/);
      fireEvent.click(finding.getByRole('button', { name: '0' }));
      expect(first(finding)).toBe('let100 %');
      fireEvent.click(finding.getByRole('button', { name: /^let/ }));
      expect(document.activeElement?.textContent).toBe('Found: Let …');
      expect(finding.getByText(/^let, picked by you at 100 %/)).toBeTruthy();
      fireEvent.click(finding.getByRole('button', { name: 'Begin again' }));
      expect(finding.getByText('…', { selector: 'p[tabindex] span' }).parentElement?.textContent).toBe('Found: …');
    });

    test('with effects off the rest is drawn at once, and ends', async () => {
      const finding = await voted('off');
      fireEvent.click(finding.getByRole('button', { name: 'Draw the rest' }));
      const end = finding.getByText(
        /^\d+ pieces, none of them picked by you\. It ended (at a full stop|because no more are allowed)\.$/,
      );
      expect(Number.parseInt(end.textContent ?? '', 10)).toBeGreaterThanOrEqual(8);
      expect(finding.getByRole('button', { name: 'Draw one piece' }).getAttribute('aria-disabled')).toBe('true');
    });

    test('begun again, it is drawn anew and not repeated', async () => {
      const finding = await voted('off');
      fireEvent.click(finding.getByRole('button', { name: '1' }));
      const drawn = new Set<string>();
      for (let time = 0; time < 4; time += 1) {
        fireEvent.click(finding.getByRole('button', { name: 'Draw the rest' }));
        drawn.add(finding.getByText('Found:', { exact: false }).parentElement?.textContent ?? '');
        fireEvent.click(finding.getByRole('button', { name: 'Begin again' }));
      }
      expect(drawn.size).toBeGreaterThan(1);
    });

    test('the Judge says what it has to do with him', async () => {
      await voted();
      expect(await screen.findByText(/I hear of it at the same piece as they do\.$/)).toBeTruthy();
    });
  });

  test('offers three alternatives, none of which reads as a button that confirms', async () => {
    await enter();
    const offered = document.querySelectorAll('[data-track^="vote:"]');
    expect([...offered].map(({ textContent }) => textContent)).toEqual(['Cut it', 'Let it grow', 'Decide nothing']);
  });

  test('lets the vote be changed, with a remark about it', async () => {
    const { commands } = await enter({ phase: 2 });
    fireEvent.click(word('Cut it'));
    await screen.findByText('4, one yours');
    await screen.findByText(/a luggage label/);
    fireEvent.click(word('Decide nothing'));
    await screen.findByText('1, yours');
    await screen.findByText(/where the rubber is kept/);
    expect(votes()).toHaveLength(2);
    expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'error:shears-on-loan' }]);
  });

  test.each([200, 503])('sends votes one by one, the last counts; the first is answered %i', async (status) => {
    const { answer } = registry;
    const held: (() => void)[] = [];
    registry.answer = (request, response) => {
      if (request.method !== 'POST') return answer(request, response);
      const isRefused = status !== 200 && votes().length === 1;
      held.push(() => (isRefused ? json(response, { message: 'Full.' }, status) : answer(request, response)));
    };
    await enter({ phase: 2 });
    fireEvent.click(word('Cut it'));
    await screen.findByText(/a luggage label/);
    fireEvent.click(word('Decide nothing'));
    await screen.findByText(/where the rubber is kept/);
    await waitFor(() => expect(votes()).not.toEqual([]));
    expect(votes()).toEqual(['{"verdict":"cut"}']);
    held.pop()?.();
    await waitFor(() => expect(votes()).toEqual(['{"verdict":"cut"}', '{"verdict":"set-down"}']));
    expect(screen.queryByRole('alert')).toBeNull();
    held.pop()?.();
    await screen.findByText('1, yours');
    expect(word('Decide nothing').getAttribute('aria-pressed')).toBe('true');
    expect(word('Cut it').getAttribute('aria-pressed')).toBe('false');
  });

  test('shows a vote of an earlier visit on the bench, beside the agent that answers it', async () => {
    standing = { verdict: 'cut', tallies: { cut: 2, grow: 0, 'set-down': 1 } };
    await enter();
    await screen.findByText('2, one yours');
    const bench = screen.getByRole('list', { name: 'The bench' });
    await waitFor(() => expect(within(bench).getAllByText('not said')).toHaveLength(4));
    expect(within(bench).getByText('Cut it.')).toBeTruthy();
  });

  test('[B-END-01] has an empty sixth chair until somebody sits in it', async () => {
    const { store } = await enter({ phase: 5 });
    const bench = screen.getByRole('list', { name: 'The bench' });
    expect(within(bench).getByText('empty')).toBeTruthy();
    act(() => store.set(previewAtom, { phase: 5, suspicion: 0, ended: true }));
    expect(await within(bench).findByText('taken')).toBeTruthy();
  });

  test('names a judge from its phase on', async () => {
    await enter({ phase: 3, path: '/judgment?path=0' });
    const bench = screen.getByRole('list', { name: 'The bench' });
    expect(within(bench).getByRole('heading', { name: 'the advocate' })).toBeTruthy();
    expect(within(bench).queryByRole('heading', { name: 'the judge' })).toBeNull();
    expect(screen.getByRole('link', { name: /room at the back/ }).getAttribute('href')).toBe('/human-cost');
    expect(screen.getByRole('link', { name: /gaps in it/ }).getAttribute('href')).toBe('/collaborate');
  });

  test('until the answer to a vote has arrived no text is repeated and the case stays complete', async () => {
    const { line } = await enter();
    const spokenIn = (element: Element) => [...element.querySelectorAll('[data-voice]')].map((one) => one.textContent);
    const room = screen.getByRole('main');
    const opening = spokenIn(room);
    line.isCut = true;
    fireEvent.click(word('Cut it'));
    expect(spokenIn(room)).toEqual(opening);
    await screen.findByText(/still in your hand/);
    await screen.findByRole('button', { name: 'Ask again' });
    expect(spokenIn(room)).toEqual(opening);
    expect(spokenIn(screen.getByRole('region', { name: 'What was said' }))).toEqual([]);
  });

  test('a vote that could not be stored can be sent again', async () => {
    registry.answer = (_, response) => json(response, { message: 'Full.' }, 503);
    await enter({ motion: 'off' });
    fireEvent.click(word('Cut it'));
    const alert = await screen.findByText(/still in your hand/);
    expect(screen.getAllByRole('img', { name: 'count covered' })).toHaveLength(3);
    registry.answer = (_, response) => json(response, { verdict: 'cut', tallies: { cut: 1, grow: 0, 'set-down': 0 } });
    fireEvent.click(word('Enter it again'));
    await screen.findByText('1, yours');
    expect(alert.isConnected).toBe(false);
  });
});

describe('the scales', () => {
  const of = (cut: number, grow: number, setDown = 0) => ({ cut, grow, 'set-down': setDown });

  test.each([
    [null, 0],
    [of(0, 0, 9), 0],
    [of(0, 1), 0.2],
    [of(0, 4), 0.8],
    [of(0, 5), 1],
    [of(6, 0), -1],
    [of(30, 10), -0.5],
  ])('%j tips the beam to %d', (tallies, tilt) => expect(tiltOf(tallies)).toBe(tilt));

  test('a word is as large as its share of the votes, smoothed: a single vote gives one half', () => {
    expect(shareOf(null, 'cut')).toBe(1 / 3);
    expect(shareOf(of(1, 0), 'cut')).toBe(0.5);
    expect(shareOf(of(97, 0), 'cut')).toBe(0.98);
  });

  test.each([
    [60, 1],
    [61, 2],
    [120, 2],
    [121, 5],
    [300, 5],
    [301, 10],
    [6001, 200],
  ])('of %i votes, one stroke means %i', (votes, each) => expect(votesAStroke(of(votes, 0))).toBe(each));
});
