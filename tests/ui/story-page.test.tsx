import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openConsent } from '#contract/consent.ts';
import Consciousness from '../../src/pages/consciousness/index.tsx';
import { consentAtom } from '../../src/state/consent.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { setProfile } from '../support/setProfile.ts';
import { profileOf } from '../core/build.ts';
import { showStory } from '../support/showStory.tsx';

/** Holds every request for a story from now on. `release` answers them. */
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

afterEach(() => vi.restoreAllMocks());

const sheet = (name: string) => screen.getByRole('button', { name });

test('[R-RT-03] a choice is taken while the story is requested again for a new phase', async () => {
  const { place } = showStory(Consciousness, { path: '/consciousness', phase: 1 });
  await screen.findByRole('button', { name: 'Log 002' });
  const { release } = holdStories();
  act(() => setProfile(profileOf({ phaseUnlocked: 2 })));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
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

test('[B-NAV-02] a page that has been left, whose next one is still loading, takes no choice', async () => {
  const { place } = showStory(Consciousness, { path: '/consciousness', phase: 1 });
  await screen.findByRole('button', { name: 'Log 002' });
  const here = location.pathname;
  history.pushState(null, '', '/watcher');
  fireEvent.click(sheet('Log 002'));
  expect(place.search).toBe('');
  // Restores the address of the page.
  history.replaceState(null, '', here);
  fireEvent.click(sheet('Log 002'));
  expect(place.search).toBe('?path=1');
});

describe('[B-READ-01] a phase that rises while a page is read', () => {
  const stories = (asked: readonly string[]) => asked.filter((address) => address.startsWith('/api/story/'));
  const rise = (phaseUnlocked: 1 | 2 | 3) => act(async () => setProfile(profileOf({ phaseUnlocked })));

  test('changes nothing until a choice is taken, which brings the text of the new phase', async () => {
    const { asked } = showStory(Consciousness, { path: '/consciousness', phase: 1 });
    await screen.findByRole('button', { name: 'Log 002' });
    await rise(2);
    await rise(3);
    expect(stories(asked)).toEqual(['/api/story/consciousness']);
    fireEvent.click(sheet('Log 002'));
    await vi.waitFor(() => expect(sheet('Log 002').getAttribute('aria-expanded')).toBe('true'));
    expect(stories(asked)).toEqual(['/api/story/consciousness', '/api/story/consciousness?path=1']);
  });

  test('shows when the reader comes back to the window, and not when they leave it', async () => {
    const { asked } = showStory(Consciousness, { path: '/consciousness', phase: 1 });
    await screen.findByRole('button', { name: 'Log 002' });
    await rise(2);
    const become = (state: 'visible' | 'hidden') =>
      act(async () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await become('hidden');
    expect(stories(asked)).toHaveLength(1);
    await become('visible');
    expect(stories(asked)).toHaveLength(2);
  });

  test('opens a page that was closed: from phase 0 to 1 it is requested at once', async () => {
    const { asked } = showStory(Consciousness, { path: '/consciousness', phase: 0 });
    await screen.findByRole('heading', { level: 1 });
    await rise(1);
    expect(stories(asked)).toHaveLength(2);
    await rise(2);
    expect(stories(asked)).toHaveLength(2);
  });

  test.each(['without a record, where the reader turns the phases on', 'in a preview'])(
    'shows at once %s',
    async (where) => {
      const { asked, store } = showStory(Consciousness, { path: '/consciousness', phase: 1 });
      await screen.findByRole('button', { name: 'Log 002' });
      if (where === 'in a preview') await act(async () => store.set(previewAtom, { phase: 2, suspicion: null }));
      else {
        act(() => store.set(consentAtom, { ...openConsent, consent: 'refused' }));
        await rise(2);
      }
      expect(stories(asked)).toHaveLength(2);
    },
  );
});

test('[B-MEM-01] a page that is opened again shows at once what is known of it, and is requested again', async () => {
  function Site() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>turn the page</button>
        {isOpen && <Consciousness />}
      </>
    );
  }
  const { asked } = showStory(Site, { path: '/consciousness', phase: 1 });
  await screen.findByRole('button', { name: 'Log 002' });
  const before = asked.length;
  const turn = () => fireEvent.click(screen.getByRole('button', { name: 'turn the page' }));
  turn();
  expect(screen.queryByRole('button', { name: 'Log 002' })).toBeNull();
  const { release } = holdStories();
  turn();
  expect(sheet('Log 002')).toBeDefined();
  await release();
  await vi.waitFor(() => expect(asked.slice(before)).toEqual(['/api/story/consciousness']));
});
