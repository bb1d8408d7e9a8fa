import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import BlinkingEyes from '../../src/pages/blinking-eyes/index.tsx';
import Consciousness from '../../src/pages/consciousness/index.tsx';
import { showStory } from '../support/showStory.tsx';

const scrollIntoView = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  scrollIntoView.mockReset();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  document.documentElement.removeAttribute('style');
});

/** Puts the arriving text at `top`, `height` px high, in a window of 768 px. */
const arriveAt = (top: number, height: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, height));

/** Presses an eye on /blinking-eyes, and waits for its answer. */
async function look() {
  showStory(BlinkingEyes, { path: '/blinking-eyes', phase: 2 });
  fireEvent.click(await screen.findByRole('button', { name: 'by the radiator' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('He comes for the radiator.'));
}

test.each([
  ['to its end, of which a line is below the window', 500, 269, 1],
  ['not where all of it can be seen', 500, 268, 0],
])('what a press in the gallery brings comes into view %s', async (_, top, height, times) => {
  arriveAt(top, height);
  await look();
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});

test.each([
  ['glides to', 300, 1],
  ['stays at', 240, 0],
])(
  'elsewhere a page %s a text by its beginning, with what a panel at the foot leaves of the window',
  async (_, panelPx, times) => {
    document.documentElement.style.scrollPaddingBottom = `${panelPx}px`;
    arriveAt(450, 2000);
    showStory(Consciousness, { path: '/consciousness', phase: 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Log 002' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Log 002' }).getAttribute('aria-expanded')).toBe('true'),
    );
    expect(document.activeElement).not.toBe(document.body);
    expect(scrollIntoView).toHaveBeenCalledTimes(times);
  },
);
