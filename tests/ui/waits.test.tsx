import { act, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Wait, WaitingSpinner, Waits } from '../../src/ui/spinner/Waits.tsx';
import '../support/tidy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const said = () => screen.getByRole('status').textContent;
/** The visible text. */
const shown = () => screen.queryByText('Loading...')?.textContent ?? '';

function site(waits: ReactNode, isShownAtFirst = false) {
  return (
    <StrictMode>
      <Waits isShownAtFirst={isShownAtFirst}>
        <WaitingSpinner />
        {waits}
      </Waits>
    </StrictMode>
  );
}

test('[R-RT-04] the spinner stands after 100 ms of waiting and not after 99, and is gone with the last wait', () => {
  const { rerender } = render(site(<Wait key="chunk" />));
  pass(99);
  expect(said()).toBe('');
  pass(1);
  expect(said()).toBe('Loading...');
  rerender(site(null));
  expect(shown()).toBe('');
});

test('[R-RT-04] a wait for the story goes on with the time of the wait for the chunk, and with its spinner', () => {
  const { rerender } = render(site(<Wait key="chunk" />));
  pass(60);
  rerender(site(<Wait key="story" />));
  pass(39);
  expect(said()).toBe('');
  pass(1);
  const spinner = screen.getByText('Loading...');
  rerender(site(<Wait key="failed" />));
  expect(screen.getByText('Loading...')).toBe(spinner);
  rerender(site(null));
  rerender(site(<Wait key="next" />));
  expect(shown()).toBe('');
  pass(100);
  expect(said()).toBe('Loading...');
});

test('[R-RT-04] where the document has shown the spinner already, the first wait keeps it, and only the first', () => {
  const { rerender } = render(site(<Wait />, true));
  expect(said()).toBe('Loading...');
  rerender(site(null, true));
  rerender(site(<Wait />, true));
  expect(shown()).toBe('');
});

test('[B-EAR-01] who has heard "Loading..." hears the end of it, for a second; a short wait and a failed one say nothing', () => {
  const { rerender } = render(site(<Wait key="short" />));
  pass(99);
  rerender(site(null));
  expect(said()).toBe('');
  rerender(site(<Wait key="long" />));
  pass(100);
  rerender(site(null));
  expect(said()).toBe('Loaded.');
  pass(999);
  expect(said()).toBe('Loaded.');
  pass(1);
  expect(said()).toBe('');

  rerender(site(<Wait key="failing" />));
  pass(100);
  rerender(
    site(
      <div id="page">
        <p role="alert">The sheet has not come.</p>
      </div>,
    ),
  );
  expect(said()).toBe('');
});
