import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonalizationFeedback } from '#contract/api/visitor.ts';
import type { ScoredRecommendation } from '#contract/recommendation.ts';
import { feedbackOn } from '../../src/api/feedback.ts';
import { nothingRecommended, spanMeaning } from '../../src/content/panels.ts';
import { type HttpListener, json } from '../support/http.ts';
import {
  type Circumstances,
  fakedClocks,
  moment,
  offered,
  openServer,
  pass,
  showMargin,
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
  const shown = showMargin(circumstances);
  await until(() => shown.asked.length > 0);
  toggle();
  return shown;
}

describe('what is asked for', () => {
  test('[R-REC-01] at phase 1 nothing is asked and no panel is there', async () => {
    const { asked } = showMargin({ phase: 1 });
    await moment();
    await moment();
    expect(asks()).toBe(0);
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', { name: 'recommended' })).toBeNull();
  });

  test('[R-REC-01, R-REC-02] at phase 2 it is asked once, and the answer goes to the simulation', async () => {
    const { asked } = await open({ phase: 2 });
    expect(asks()).toBe(1);
    expect(asked).toEqual([{ kind: 'recommendations', recommendations: offered }]);
    toggle();
    toggle();
    await moment();
    expect(asks()).toBe(1);
  });

  test('[R-REC-01] a failure is logged, and the panel says that nothing is set out', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer = (_, response) => response.writeHead(503).end('down');
    showMargin({ phase: 2 });
    await until(() => log.mock.calls.length > 0);
    expect(log).toHaveBeenCalledWith('The recommendations could not be read.', expect.any(Error));
    toggle();
    expect(within(panel()).getByText(nothingRecommended)).toBeTruthy();
  });
});

describe('what is shown', () => {
  test('[R-REC-06] the top 3 of 4, best first', async () => {
    await open();
    expect(titles()).toEqual(['The kitchen', 'From the side', 'No entries']);
  });

  test('[R-REC-02, R-REC-05] each with its reason, complexity and attention span', async () => {
    await open({ profile: { interactions: 11 } });
    const [, puzzle] = within(panel()).getAllByRole('listitem');
    expect(puzzle?.textContent).toContain('Written for the door.');
    expect(puzzle?.textContent).toContain('You turn things over, and this one has an underside.');
    expect(puzzle?.textContent).toContain('to work out · intermediate · 5 min');
    expect(within(panel()).getByRole('link', { name: 'From the side' }).getAttribute('href')).toBe('/oblique');
    expect(spanMeaning(300)).toContain('300 seconds');
  });
});

describe('what is answered', () => {
  test('[R-REC-07] seen for 999 ms nothing is sent; at 1,000 ms "viewed", with what the reader is reckoned to be', async () => {
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

  test('[R-REC-07] each entry and response once in a visit; a panel closed before a second begins anew', async () => {
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
    fireEvent.click(within(panel()).getByRole('link', { name: 'No entries' }));
    toggle();
    fireEvent.click(within(panel()).getByRole('link', { name: 'No entries' }));
    await until(() => sent().length === 4);
    await moment();
    expect(sent()).toHaveLength(4);
  });

  test('[R-REC-07] a hidden window sees nothing', async () => {
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

  test('[R-REC-07] a failure is logged only', async () => {
    await open();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer = (_, response) => response.writeHead(500).end('no');
    pass(1000);
    await until(() => log.mock.calls.length === 3);
    expect(log).toHaveBeenCalledWith('The answer to a recommendation could not be sent.', expect.any(Error));
    expect(titles()).toHaveLength(3);
  });

  test('[R-REC-07] clicked is 1, viewed 0.5, anything else 0.1', () => {
    const entry = { ...offered[0], estimatedEngagement: 0.5, adaptiveMetadata: { complexityLevel: 'basic' } };
    const weigh = (response: string) => feedbackOn(entry as ScoredRecommendation, response, 0).effectiveness;
    expect(['clicked', 'viewed', 'dismissed', 'Clicked'].map(weigh)).toEqual([1, 0.5, 0.1, 0.1]);
  });
});
