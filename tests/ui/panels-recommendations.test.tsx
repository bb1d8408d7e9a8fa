import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonalizationFeedback } from '#contract/api/visitor.ts';
import type { ScoredRecommendation } from '#contract/recommendation.ts';
import { feedbackOn } from '../../src/api/feedback.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { pathAtom } from '../../src/state/route.ts';
import { nothingRecommended, spanMeaning } from '../../src/content/panels.ts';
import { type HttpListener, json } from '../support/http.ts';
import {
  type Circumstances,
  fakedClocks,
  moment,
  offered,
  openServer,
  pass,
  showDrawer,
  until,
} from './panels-stage.tsx';

const url = '/api/visitor/recommendations';
let server: HttpListener;
beforeEach(async () => {
  server = await openServer((request, response) => json(response, request.url === url ? offered : { ok: true }));
  vi.useFakeTimers({ toFake: [...fakedClocks] });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server.close();
});

const asks = () => server.received.filter((request) => request.url === url).length;
const sent = () =>
  server.received
    .filter(({ url }) => url === '/api/visitor/personalization-feedback')
    .map(({ body }) => JSON.parse(body) as PersonalizationFeedback);
const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'recommended' }));
const panel = () => screen.getByRole('region', { name: 'recommended' });
const titles = () =>
  within(panel())
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

async function open(circumstances: Circumstances = {}) {
  const shown = showDrawer(circumstances);
  await until(() => shown.asked.length > 0);
  toggle();
  return shown;
}

describe('the request', () => {
  test('[R-REC-01] at phase 1 nothing is requested and there is no panel', async () => {
    const { asked } = showDrawer({ phase: 1 });
    await moment();
    await moment();
    expect(asks()).toBe(0);
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', { name: 'recommended' })).toBeNull();
  });

  test('[R-REC-01, R-REC-02] at phase 2 they are requested once and go to the simulation', async () => {
    const { asked } = await open({ phase: 2 });
    expect(asks()).toBe(1);
    expect(asked).toEqual([{ kind: 'recommendations', recommendations: offered }]);
    toggle();
    toggle();
    await moment();
    expect(asks()).toBe(1);
  });

  test('[B-REC-01] they are requested again on the next page, which is not recommended on itself', async () => {
    const { asked, store } = await open({ phase: 2 });
    const [first, ...others] = offered;
    await act(async () => store.set(pathAtom, first!.url));
    await until(() => asks() === 2);
    expect(asked.at(-1)).toEqual({ kind: 'recommendations', recommendations: others });
    await act(async () => store.set(pathAtom, first!.url));
    await moment();
    expect(asks()).toBe(2);
  });

  test('[R-REC-01] a failure is logged, and the panel shows its text for no recommendations', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer = (_, response) => response.writeHead(503).end('down');
    showDrawer({ phase: 2 });
    await until(() => log.mock.calls.length > 0);
    expect(log).toHaveBeenCalledWith('The recommendations could not be read.', expect.any(Error));
    toggle();
    expect(within(panel()).getByText(nothingRecommended)).toBeTruthy();
  });
});

describe('the panel', () => {
  test('[R-REC-06] the top 3 of 4, best first', async () => {
    await open();
    expect(titles()).toEqual(['The kitchen', 'From the side', 'No entries']);
  });

  test('[R-REC-02, R-REC-05] each with its reason, complexity and attention span', async () => {
    await open({ profile: { interactions: 11 } });
    const [, puzzle] = within(panel()).getAllByRole('listitem');
    expect(puzzle?.textContent).toContain('Written for the door.');
    expect(puzzle?.textContent).toContain('It has an underside, and wants turning over.');
    expect(puzzle?.textContent).toContain('to work out · for a practised reader · 5 min');
    expect(within(panel()).getByRole('link', { name: 'From the side' }).getAttribute('href')).toBe('/oblique');
    expect(puzzle?.textContent).toContain(spanMeaning(300));
    expect(spanMeaning(300)).toBe('Reckoned at 300 seconds, sitting down.');
  });
});

describe('feedback', () => {
  test('[R-REC-07] in view for 999 ms: nothing is sent; for 1,000 ms: "viewed", with the reader’s state', async () => {
    await open();
    pass(999);
    await moment();
    expect(sent()).toEqual([]);
    pass(1);
    await until(() => sent().length === 3);
    expect(sent().find(({ contentId }) => contentId === '/kitchen')).toEqual({
      contentId: '/kitchen',
      userResponse: 'viewed',
      effectiveness: 0.5,
      dwellTime: 1000,
      personalityProfile: { engagementLevel: 0.5, preferredComplexity: 'basic' },
    });
    pass(60_000);
    await moment();
    expect(sent()).toHaveLength(3);
  });

  test('[R-REC-07] a click is "clicked", 1, with the time that it was in view, and closes the panel', async () => {
    await open({ phase: 4, profile: { suspicionLevel: 3.5, daysSinceFirst: 2 } });
    pass(7321);
    fireEvent.click(within(panel()).getByRole('link', { name: 'The kitchen' }));
    await until(() => sent().length === 4);
    expect(sent().find(({ userResponse }) => userResponse === 'clicked')).toEqual({
      contentId: '/kitchen',
      userResponse: 'clicked',
      effectiveness: 1,
      dwellTime: 7321,
      personalityProfile: { engagementLevel: 0.8, preferredComplexity: 'advanced' },
    });
    expect(screen.queryByRole('region', { name: 'recommended' })).toBeNull();
  });

  test('[R-REC-07] each response to an entry is sent once a visit; closing the panel within a second restarts the time', async () => {
    await open();
    pass(600);
    toggle();
    pass(5000);
    toggle();
    pass(999);
    await moment();
    expect(sent()).toEqual([]);
    pass(1);
    await until(() => sent().length === 3);
    toggle();
    toggle();
    pass(3000);
    await moment();
    expect(sent()).toHaveLength(3);
  });

  test('[R-REC-07] an entry that was followed is taken off, the panel says so, and the next entry takes its place', async () => {
    const { asked } = await open();
    fireEvent.click(within(panel()).getByRole('link', { name: 'No entries' }));
    toggle();
    expect(titles()).toEqual(['The kitchen', 'From the side', 'The others']);
    expect(within(panel()).getByRole('status').textContent).toBe(
      'You went to “No entries”, and it was taken off the list.',
    );
    expect(asked.at(-1)).toEqual({
      kind: 'recommendations',
      recommendations: offered.filter(({ url }) => url !== '/void'),
    });
  });

  test('[R-REC-07, B-A11Y-04] “not for me” takes an entry off at once, is sent as dismissed, and keeps the focus in the panel', async () => {
    await open();
    pass(400);
    const button = within(panel()).getByRole('button', { name: 'not for me: The kitchen' });
    button.focus();
    fireEvent.click(button);
    expect(titles()).toEqual(['From the side', 'No entries', 'The others']);
    expect(within(panel()).getByRole('status').textContent).toBe('“The kitchen” was put back, and the answer noted.');
    expect(panel().contains(document.activeElement)).toBe(true);
    await until(() => sent().length === 1);
    expect(sent()[0]).toMatchObject({
      contentId: '/kitchen',
      userResponse: 'dismissed',
      effectiveness: 0.1,
      dwellTime: 400,
    });
    for (const title of ['From the side', 'No entries', 'The others']) {
      fireEvent.click(within(panel()).getByRole('button', { name: `not for me: ${title}` }));
    }
    expect(within(panel()).getByText(nothingRecommended)).toBeTruthy();
  });

  test('[R-REC-07] time in a hidden window does not count', async () => {
    await open();
    pass(500);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(10_000);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(499);
    await moment();
    expect(sent()).toEqual([]);
    pass(1);
    await until(() => sent().length === 3);
    expect(sent()[0]?.dwellTime).toBe(1000);
  });

  test('[R-REC-07, B-DEV-01] during a preview nothing is sent', async () => {
    const { store } = await open();
    act(() => store.set(previewAtom, { phase: 4, suspicion: null }));
    pass(1000);
    fireEvent.click(within(panel()).getByRole('link', { name: 'The kitchen' }));
    await moment();
    expect(sent()).toEqual([]);
  });

  test('[R-REC-07] a failure is only logged', async () => {
    await open();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer = (_, response) => response.writeHead(500).end('no');
    pass(1000);
    await until(() => log.mock.calls.length === 3);
    expect(log).toHaveBeenCalledWith('Could not send the feedback on a recommendation.', expect.any(Error));
    expect(titles()).toHaveLength(3);
  });

  test('[R-REC-07] clicked is 1, viewed 0.5, anything else 0.1', () => {
    const entry = { ...offered[0], estimatedEngagement: 0.5, adaptiveMetadata: { complexityLevel: 'basic' } };
    const weigh = (response: string) => feedbackOn(entry as ScoredRecommendation, response, 0).effectiveness;
    expect(['clicked', 'viewed', 'dismissed', 'Clicked'].map(weigh)).toEqual([1, 0.5, 0.1, 0.1]);
  });
});
