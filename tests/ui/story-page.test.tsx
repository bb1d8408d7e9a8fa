import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import Consciousness from '../../src/pages/consciousness/index.tsx';
import { setProfile } from '../support/setProfile.ts';
import { profileOf } from '../core/build.ts';
import { showStory } from '../support/showStory.tsx';

/** Holds every request for a story back from now on. `release` answers them. */
function holdStories() {
  const answer = globalThis.fetch;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    await isReleased;
    return answer(address, init);
  });
  return { release: () => act(async () => release()) };
}

const sheet = (name: string) => screen.getByRole('button', { name });

test('[R-RT-03] a choice is taken while the story is requested again for a new phase', async () => {
  const { place } = showStory(Consciousness, { path: '/consciousness', phase: 1 });
  await screen.findByRole('button', { name: 'Log 002' });
  const { release } = holdStories();
  act(() => setProfile(profileOf({ phaseUnlocked: 2 })));
  fireEvent.click(sheet('Log 002'));
  expect(place.search).toBe('?path=1');
  await release();
  expect(sheet('Log 002').getAttribute('aria-expanded')).toBe('true');
});

test('[R-RT-03] while the page after a choice loads, a second choice is ignored', async () => {
  const { place } = showStory(Consciousness, { path: '/consciousness', phase: 1 });
  await screen.findByRole('button', { name: 'Log 002' });
  const { release } = holdStories();
  fireEvent.click(sheet('Log 001'));
  fireEvent.click(sheet('Log 002'));
  expect(place.search).toBe('?path=0');
  await release();
  await vi.waitFor(() => expect(sheet('Log 001').getAttribute('aria-expanded')).toBe('true'));
  fireEvent.click(sheet('Log 002'));
  expect(place.search).toBe('?path=0.1');
});
