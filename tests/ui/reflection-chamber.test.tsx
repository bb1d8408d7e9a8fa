import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { StoryBlock } from '../../contract/api/story.ts';
import ReflectionChamber from '../../src/pages/reflection-chamber/index.tsx';
import { endOf, longestEnd, portraitOf, reflected } from '../../src/pages/reflection-chamber/portrait.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { snippetOf } from '../../src/device/hoverText.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(ReflectionChamber, { path: '/reflection-chamber', ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Sentences wanting an end' });
  return shown;
};
const fields = () => screen.getAllByRole('textbox');
const readBack = () => screen.getByRole('button', { name: 'Read it back' });
const turned = () => [...document.querySelectorAll('[data-turned] p')].map(({ textContent }) => textContent);
/** Types these ends with the keyboard. Enter moves to the next sentence. */
const end = async (...ends: readonly string[]) => {
  await userEvent.click(fields()[0]!);
  await userEvent.keyboard(ends.map((each) => `${each}{Enter}`).join(''));
};

describe('[R-RT-03] /reflection-chamber is written by its reader', () => {
  test('a sentence is mirrored while it is written, and turned when the reader goes to the next', async () => {
    await enter();
    expect(fields()).toHaveLength(3);
    await userEvent.type(fields()[0]!, 'a mug');
    expect(turned()).toEqual([]);
    const image = screen.getByText('a mug');
    expect(image.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(turned()).toEqual(['There is a mug within reach, and I have not picked it up.']);
    expect(document.activeElement).toBe(fields()[1]);
    await userEvent.type(fields()[0]!, '{Backspace}');
    expect(turned()).toEqual([]);
  });

  test('when all three sentences have ends, not two, a portrait is shown and takes the focus', async () => {
    const { commands } = await enter({ motion: 'off' });
    await end('a mug', 'my sister.');
    expect(readBack().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(readBack());
    expect(screen.queryByRole('region', { name: 'Portrait' })).toBeNull();
    await userEvent.type(fields()[2]!, 'it is raining');
    await userEvent.click(readBack());
    const portrait = await screen.findByRole('region', { name: 'Portrait' });
    expect(portrait.textContent).toBe(
      'There is a mug within reach, and I have not picked it up. I have waited for my sister, and did not say how long ' +
        'it was. Asked what I am doing, I should say that it is raining.',
    );
    await waitFor(() => expect(document.activeElement).toBe(portrait));
    expect(
      screen.getByText('The statement is complete. It cannot be accepted, as the court has not got it.'),
    ).toBeTruthy();
    expect(commands).toEqual([]);
  });

  test('no word is sent: the story learns only that all sentences have ends, and telemetry records no hover of them', async () => {
    const { asked, commands, place } = await enter({ phase: 1 });
    await end('lamp', 'plumber', 'nothing', 'batteries');
    await userEvent.click(readBack());
    await screen.findByText(/^Finished\./);
    await waitFor(() => expect(commands).toHaveLength(2));
    expect(place.search).toBe('');
    expect(JSON.stringify([asked, commands, place])).not.toMatch(/lamp|plumber|nothing|batteries/);
    expect(localStorage).toHaveLength(0);
    const repeating = document.querySelectorAll('li, li *, section, section *');
    expect(repeating.length).toBeGreaterThan(8);
    for (const element of repeating) expect(snippetOf(element)).toBe('');
  });

  test('the number of sentences grows with the phase: 3, 4, 5, 6, 7, 8', async () => {
    for (const phase of [0, 1, 2, 3, 4, 5] as const) {
      await enter({ phase });
      expect(fields()).toHaveLength(phase + 3);
      cleanup();
    }
  });

  test('the portrait is not in the URL, so a page without its words still has the button', async () => {
    await enter({ path: '/reflection-chamber?path=0' });
    expect(readBack().getAttribute('aria-disabled')).toBe('true');
    await end('a', 'b');
    await userEvent.type(fields()[2]!, 'c');
    expect(screen.queryByRole('region', { name: 'Portrait' })).toBeNull();
    await userEvent.click(readBack());
    expect((await screen.findByRole('region', { name: 'Portrait' })).textContent).toContain('I should say that c.');
  });

  test('a sentence that loses its end removes the portrait, and the next is shown on request', async () => {
    const { store } = await enter();
    await end('a', 'b', 'c');
    await userEvent.click(readBack());
    await screen.findByRole('region', { name: 'Portrait' });
    await userEvent.clear(fields()[2]!);
    await userEvent.type(fields()[2]!, 'd');
    expect(screen.queryByRole('region', { name: 'Portrait' })).toBeNull();
    await userEvent.click(readBack());
    await screen.findByRole('region', { name: 'Portrait' });
    // Another phase has sentences without ends.
    act(() => store.set(previewAtom, { phase: 1, suspicion: 0 }));
    await waitFor(() => expect(fields()).toHaveLength(4));
    expect(readBack().getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(fields()[3]!, 'e');
    expect(screen.queryByRole('region', { name: 'Portrait' })).toBeNull();
  });

  test('the text stays while the server does not answer', async () => {
    const { line } = await enter();
    await end('a', 'b', 'c');
    line.isCut = true;
    await userEvent.click(readBack());
    await screen.findByRole('alert');
    expect(fields().map((field) => (field as HTMLInputElement).value)).toEqual(['a', 'b', 'c']);
  });
});

test('an end is stored without its full stop and outer spaces; if nothing is left there is no end', () => {
  expect(endOf('  my  sister. ')).toBe('my sister');
  expect(endOf(' ... ')).toBe('');
  const block: StoryBlock = { kind: 'log', text: 'Who would know me is ⟨⟩.', voice: 'advocate' };
  const kin = { given: 'Who would know me is', glass: '⟨⟩ would know me on the stairs.', block };
  expect(reflected(kin, 'my sister')).toBe('My sister would know me on the stairs.');
  expect(reflected(kin, ' . ')).toBeNull();
  expect(reflected({ ...kin, glass: 'I cost ⟨⟩.' }, '$& and $1')).toBe('I cost $& and $1.');
  expect(portraitOf([kin, kin], ['a', ''])).toBeNull();
  expect(portraitOf([kin, kin], ['a', 'b'])).toBe('A would know me on the stairs. B would know me on the stairs.');
  expect(portraitOf([], [])).toBeNull();
  expect(longestEnd).toBe(90);
});
