import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { Keepsake } from '../../src/ui/keepsake/Keepsake.tsx';
import type { Painting } from '../../src/ui/keepsake/picture.ts';
import '../support/tidy.ts';

const failed =
  'The picture could not be drawn. Try once more; if that fails, load the page again or use another browser.';
const button = () => screen.getByRole('button', { name: 'keep this as a picture' });
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('[B-KEEP-01] says what it does before it is pressed; where files cannot be passed on, there is one button', () => {
  render(<Keepsake name="toast" load={() => Promise.reject(new Error('no chunk'))} />, { wrapper: StrictMode });
  expect(said()).toBe('Drawn on this device. The court keeps no copy.');
  expect(screen.getAllByRole('button')).toEqual([button()]);
  expect(button().dataset['track']).toBe('keep:toast');
});

test('[B-KEEP-01] while it draws, a second press does nothing; a failure is said, and it can be tried again', async () => {
  const asked: ((reason: Error) => void)[] = [];
  const load = () => new Promise<Painting>((_, reject) => asked.push(reject));
  render(<Keepsake name="toast" load={load} />);
  const inAdvance = asked.length;
  fireEvent.click(button());
  expect(said()).toBe('Drawing.');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button());
  expect(asked).toHaveLength(inAdvance + 1);
  for (const reject of asked) reject(new Error('no chunk'));
  expect(await screen.findByText(failed)).toBeTruthy();
  expect(button().getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(button());
  expect(said()).toBe('Drawing.');
});
