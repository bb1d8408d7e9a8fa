import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { daysLeft, faultOf, flightOf, replyAt } from '../../src/pages/vega/flight.ts';
import Vega from '../../src/pages/vega/index.tsx';
import { depthOf, placeOf, radiusOf, stars, vega } from '../../src/pages/vega/sky.ts';
import { questionStorageKey } from '../../src/state/question.ts';
import { showStory } from '../support/showStory.tsx';

const noon = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: noon });
});

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Vega, { path: '/vega', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Post for Vega' });
  return shown;
};
const field = () => screen.getByRole('textbox', { name: 'One question' });
const ask = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask it' }));
};

describe('the rule', () => {
  test('a reply is due after twice 25.04 years of 365.25 days', () => {
    expect(replyAt(noon) - noon).toBeCloseTo(18_291.72 * day, -4);
    expect(new Date(replyAt(noon)).toISOString().slice(0, 10)).toBe('2076-12-19');
  });

  test('days are counted down to zero, and a day that has begun counts as a whole one', () => {
    expect(daysLeft(noon, noon)).toBe(18_292);
    expect(daysLeft(noon, replyAt(noon) - 1)).toBe(1);
    expect(daysLeft(noon, replyAt(noon))).toBe(0);
    expect(daysLeft(noon, replyAt(noon) + day)).toBe(0);
  });

  test('light travels there and back at 299,792.458 km a second', () => {
    expect(flightOf(noon, noon + 1000).km).toBeCloseTo(299_792.458, 3);
    expect(flightOf(noon, noon - 5)).toEqual({ km: 0, share: 0 });
    const half = flightOf(noon, (noon + replyAt(noon)) / 2);
    expect(half.share).toBeCloseTo(0.5, 9);
    expect(flightOf(noon, replyAt(noon) + day)).toEqual({ km: 0, share: 1 });
  });

  test('the card takes 1 to 160 characters', () => {
    expect(faultOf(' \n ')).toBe('empty');
    expect(faultOf(' a ')).toBeNull();
    expect(faultOf('é'.repeat(160))).toBeNull();
    expect(faultOf('𝄞'.repeat(161))).toBe(1);
  });

  test('Vega is in the middle of the chart, is its brightest star and one of the nearest', () => {
    expect(Object.values(placeOf(vega)).map(Math.abs)).toEqual([0, 0]);
    expect(placeOf({ ra: 19, dec: 38 }).x).toBeLessThan(0);
    expect(placeOf({ ra: 18.6, dec: 48 }).y).toBeLessThan(0);
    expect(Math.min(...stars.map(({ magnitude }) => magnitude))).toBe(vega.magnitude);
    expect(radiusOf(0)).toBeGreaterThan(radiusOf(3));
    expect(depthOf(vega)).toBe('near');
  });
});

describe('[R-RT-03] /vega takes one question and tells when the reply is due', () => {
  test('asked by the button: shows the date, the days, and the text that follows', async () => {
    const { asked, commands } = await enter();
    ask('  Were we seen? ');
    const kept = await screen.findByRole('region', { name: 'reply due' });
    expect(within(kept).getByText(/^\d\d? December 2076$/)).toBeTruthy();
    expect(within(kept).getByText('“Were we seen?”')).toBeTruthy();
    expect(within(kept).getByText('18,292 days')).toBeTruthy();
    await screen.findByText(/^I have opened a drawer for that day\./);
    await waitFor(() => expect(document.activeElement).toBe(kept));
    expect(commands.map((command) => 'fragment' in command && command.fragment)).toContain('memory:emptiest-drawer');
    // No request has sent the question.
    expect(asked.every((address) => /^\/api\/story\/vega(\?path=0)?$/.test(address))).toBe(true);
  });

  test('asked by the Enter key: from then on light travels', async () => {
    await enter();
    fireEvent.change(field(), { target: { value: 'Is it late?' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await screen.findByText('0 km out');
    act(() => vi.advanceTimersByTime(2000));
    expect(screen.getByText('599,585 km out, further than the Moon')).toBeTruthy();
  });

  test('an empty card and one that is too long are refused with the reason', async () => {
    await enter();
    ask('   ');
    expect(screen.getByRole('alert').textContent).toMatch(/^The card is blank\./);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field(), { target: { value: 'x'.repeat(172) } });
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByText('12 too many. It stays on this device.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ask it' }));
    expect(screen.getByRole('alert').textContent).toBe('Too long by 12. The card takes 160 characters.');
    expect(localStorage.getItem(questionStorageKey)).toBeNull();
  });

  test('[B-A11Y-04] a stored question is shown on return with the days left; deleted, the empty card has the focus', async () => {
    localStorage.setItem(questionStorageKey, JSON.stringify({ text: 'Who asked?', askedAt: noon - 30 * day }));
    await enter({ motion: 'off' });
    expect(await screen.findByText('18,262 days')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Tear up the card' }));
    await waitFor(() => expect(field()).toBeTruthy());
    expect(localStorage.getItem(questionStorageKey)).toBe('null');
    expect(screen.queryByText('“Who asked?”')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  test.each(['{', '{"text":3}', '{"text":"a","askedAt":"now"}'])(
    'an invalid stored value is no question: %s',
    async (kept) => {
      localStorage.setItem(questionStorageKey, kept);
      await enter();
      expect(field()).toBeTruthy();
    },
  );

  test('telemetry does not record the typed text', async () => {
    await enter();
    expect(field().closest('[data-private]')).not.toBeNull();
  });

  test('the question is kept if the server cannot be reached', async () => {
    const { line } = await enter();
    line.isCut = true;
    ask('Still there?');
    const alert = await screen.findByText(/^The post room does not answer/, undefined, { timeout: 5000 });
    expect(alert).toBeTruthy();
    expect(screen.getByText('“Still there?”')).toBeTruthy();
  });
});
