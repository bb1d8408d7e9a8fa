import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readingKinds } from '../../contract/simulation.ts';
import { hiddenRoutes, publicRoutes } from '../../contract/routes.ts';
import { captionOf, captions, everywhere, pairsIn, quietRooms, rooms, soundsOf } from '../../src/content/sounds.ts';
import { addCaptionAtom, captionsAtom } from '../../src/panels/sound/captions.ts';
import { startPlayer } from '../../src/panels/sound/player.ts';
import { SoundSwitch } from '../../src/panels/sound/SoundSwitch.tsx';
import Brevil from '../../src/pages/brevil/index.tsx';
import Consciousness from '../../src/pages/consciousness/index.tsx';
import EmpathyEmergence from '../../src/pages/empathy-emergence/index.tsx';
import SignalIntercept from '../../src/pages/signal-intercept/index.tsx';
import type { Voice, VoiceOptions } from '../../src/sound/synth.ts';
import { pathAtom } from '../../src/state/route.ts';
import { heldSoundAtom, soundChoiceAtom, soundEventAtom, soundedAtom } from '../../src/state/sound.ts';
import { withoutCanvas } from '../support/jsdom.ts';
import { showStory } from '../support/showStory.tsx';

/** The voices that the player has started, oldest first. jsdom has no audio, so they make no sound. */
const voices = vi.hoisted(() => [] as Voice[]);
vi.mock('../../src/sound/synth.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  createOutput: (context: AudioContext) => ({ context, gain: { value: 0, setTargetAtTime() {} } }),
  startVoice: (_output: unknown, _recipe: unknown, { at }: VoiceOptions) => {
    const voice: Voice = { endsAt: at + 1, stop: vi.fn(), cut: vi.fn(), bend: vi.fn() };
    voices.push(voice);
    return voice;
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  withoutCanvas();
  localStorage.removeItem('d5u-sound');
});

type Store = ReturnType<typeof createStore>;
const switchOn = (store: Store, path: string) => {
  store.set(pathAtom, path);
  store.set(soundChoiceAtom, { isOn: true, volume: 60 });
};
/** Collects the causes that are announced from now on. */
function causesOf(store: Store): string[] {
  const causes: string[] = [];
  store.sub(soundEventAtom, () => causes.push(store.get(soundEventAtom)?.cause ?? ''));
  return causes;
}

describe('the table', () => {
  test('[B-SND-03] at least ten rooms have sounds of their own, and all of them are pages', () => {
    const pages: readonly string[] = [...publicRoutes, ...hiddenRoutes];
    expect(Object.keys(rooms).length).toBeGreaterThanOrEqual(10);
    for (const slug of [...Object.keys(rooms), ...quietRooms]) expect(pages).toContain(slug);
    for (const slug of quietRooms) expect(rooms[slug]).toBeUndefined();
  });

  test('[B-SND-01] every sound has words, and something that causes it', () => {
    const caused = [...Object.values(rooms), everywhere].flatMap((causes) => Object.values(causes).flat());
    expect(new Set(caused)).toEqual(new Set(Object.keys(captions)));
    for (const text of Object.values(captions)) {
      expect(text.length).toBeLessThanOrEqual(60);
      expect(text).not.toMatch(/[!.]$/);
    }
  });

  test('[B-SND-03] every cause of a room is one of its choices, or is announced in its folder', () => {
    for (const [slug, causes] of Object.entries(rooms)) {
      const file = `server/content/stories/${slug}.ink`;
      const story = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const objects = Array.from(story.matchAll(/# object: ([\w-]+)/g), ([, object]) => object ?? '');
      const code = globSync(`src/pages/${slug}/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8'));
      for (const cause of Object.keys(causes)) {
        const object = cause.replace('choice:', '').replaceAll('*', '');
        const isChoice = /^choice:|^\*/.test(cause) && objects.some((one) => one.includes(object));
        expect(isChoice || code.some((text) => text.includes(`'${cause}'`)), `${slug} ${cause}`).toBe(true);
      }
    }
  });

  test('[B-SND-04] each agent has a voice of its own, with a remark and with a letter', () => {
    const agents = ['archivist', 'observer', 'advocate', 'judge', 'stranger'] as const;
    for (const [index, agent] of agents.entries()) {
      expect(soundsOf('/kitchen', `voice:${index + 1}`)).toEqual([agent]);
      expect(soundsOf('/about', `letter:${index + 1}`)).toEqual(['envelope', agent]);
    }
    expect(soundsOf('/about', 'voice:all')).toEqual(['together']);
    expect(soundsOf('/about', 'letter:6')).toEqual(['envelope', 'together']);
  });

  test('[B-SND-03] on a quiet page nothing sounds, and a cause of another room is none', () => {
    expect(soundsOf('/human-cost', 'glitch')).toEqual([]);
    expect(soundsOf('/human-cost/', 'voice:3')).toEqual([]);
    expect(soundsOf('/about', 'glitch')).toEqual(['tick']);
    expect(soundsOf('/about', 'bell')).toEqual([]);
    expect(soundsOf('/', 'phase')).toEqual(['chord']);
  });

  test('[B-SND-04] knocks are told by their numbers, and other numbers are no knocks', () => {
    expect(pairsIn('counted for want of anything else: 2 and 1, 1 and 1, 4 and 4. Entered')).toEqual([
      2, 1, 1, 1, 4, 4,
    ]);
    expect(pairsIn('2 and 1, 1 and 1')).toEqual([]);
    expect(captionOf('knocks', [2, 1, 1, 3])).toBe('knocking in the pipes: 2 and 1, 1 and 3');
    expect(captionOf('knocks')).toBe('knocking in the pipes');
    expect(captionOf('fork', [2, 1])).toBe('a tuning fork, 440 hertz');
  });
});

test('[B-SND-07] the caption of a reading quotes the words that are read, at most 48 letters of them', () => {
  expect(captionOf('pieces', [3, 40], ' It  hears ')).toBe('fine ticks, one for each piece of a line: “It hears”');
  expect(captionOf('surprise', [1, 40], 'a'.repeat(48))).toContain(`“${'a'.repeat(48)}”`);
  expect(captionOf('surprise', [1, 40], `${'a'.repeat(40)} ${'b'.repeat(8)}`)).toContain(`“${'a'.repeat(40)} …”`);
  for (const kind of readingKinds) expect(soundsOf('/about', `reading:${kind}`)).toEqual([kind]);
});

describe('events', () => {
  test('[B-SND-02] while sound is off nothing is announced', () => {
    const store = createStore();
    const causes = causesOf(store);
    store.set(soundedAtom, 'bell');
    expect(causes).toEqual([]);
    expect(store.get(soundEventAtom)).toBeNull();
    switchOn(store, '/empathy-emergence');
    store.set(soundedAtom, 'bell');
    expect(causes).toEqual(['bell']);
    expect(store.get(soundEventAtom)?.path).toBe('/empathy-emergence');
  });

  test('[B-SND-04] the knocks of log 001 come with its text, and are counted as it counts them', async () => {
    const { store } = showStory(Consciousness, { path: '/consciousness', phase: 1 });
    switchOn(store, '/consciousness');
    const causes = causesOf(store);
    fireEvent.click(await screen.findByRole('button', { name: 'Log 001' }));
    await screen.findByText(/Knocking in the pipes/);
    expect(causes).toEqual(['choice:log-001']);
    const texts = store.get(soundEventAtom)?.texts ?? [];
    const figures = texts.flatMap(({ text }) => pairsIn(text));
    expect(captionOf('knocks', figures)).toBe(
      'knocking in the pipes: 2 and 1, 1 and 1, 4 and 4, 2 and 3, 3 and 4, 3 and 2',
    );
  });

  test('[B-SND-03] an address with choices in it is no act: nothing sounds on arrival', async () => {
    const { store } = showStory(Consciousness, { path: '/consciousness?path=0', phase: 1 });
    switchOn(store, '/consciousness');
    await screen.findByText(/Knocking in the pipes/);
    expect(store.get(soundEventAtom)).toBeNull();
  });

  test('[B-SND-03] the bell of the dishes sounds with each ring', async () => {
    const { store } = showStory(EmpathyEmergence, { path: '/empathy-emergence', phase: 1 });
    switchOn(store, '/empathy-emergence');
    const ring = await screen.findByRole('button', { name: 'ring' });
    const causes = causesOf(store);
    fireEvent.click(ring);
    await screen.findByText(/^bell 1:/);
    fireEvent.click(ring);
    expect(causes.filter((cause) => cause === 'bell')).toHaveLength(2);
  });

  test('[B-SND-03] the toaster’s lever goes down with the press, and its slice comes up with the answer', async () => {
    const { store } = showStory(Brevil, { path: '/brevil', phase: 1 });
    switchOn(store, '/brevil');
    const press = await screen.findByRole('button', { name: 'press' });
    const causes = causesOf(store);
    fireEvent.click(screen.getByRole('radio', { name: '6' }));
    fireEvent.click(press);
    expect(causes).toEqual(['lever']);
    await vi.waitFor(() => expect(causes).toHaveLength(2));
    expect(causes[1]).toMatch(/^choice:.+-smoke$/);
    expect(soundsOf('/brevil', causes[1]!)).toEqual(['slice', 'crackle']);
  });

  test('[B-SND-03] the carrier lasts as long as the dial is at it, and is higher or lower beside it', async () => {
    const { store } = showStory(SignalIntercept, { path: '/signal-intercept', phase: 1 });
    const dial = await screen.findByRole('slider', { name: 'Frequency' });
    const tune = (at: number) => fireEvent.change(dial, { target: { value: String(at) } });
    expect(store.get(heldSoundAtom)).toBeNull();
    tune(47_001);
    expect(store.get(heldSoundAtom)).toEqual({ cause: 'carrier', cents: 0, level: 1 });
    tune(47_003);
    expect(store.get(heldSoundAtom)).toEqual({ cause: 'carrier', cents: -300, level: 8 / 9 });
    tune(47_010);
    expect(store.get(heldSoundAtom)).toBeNull();
  });
});

describe('the player', () => {
  /** Starts the player for a reader who has used the page before. `press` is a gesture, a sound is not. */
  const start = (path: string, isPressed = false) => {
    const contexts: { state: AudioContextState }[] = [];
    class SilentContext {
      state: AudioContextState = 'suspended';
      currentTime = 0;
      constructor() {
        contexts.push(this);
      }
      async resume() {
        this.state = 'running';
      }
      async suspend() {
        this.state = 'suspended';
      }
      async close() {
        this.state = 'closed';
      }
    }
    vi.stubGlobal('AudioContext', SilentContext);
    let isActive = isPressed;
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      get: () => ({ hasBeenActive: true, isActive }),
    });
    voices.length = 0;
    const store = createStore();
    switchOn(store, path);
    const stop = startPlayer(store);
    onTestFinished(() => {
      stop();
      Reflect.deleteProperty(navigator, 'userActivation');
      vi.unstubAllGlobals();
    });
    return {
      store,
      contexts,
      sounded: async (cause: string) => act(async () => store.set(soundedAtom, cause)),
      press: async (gesture: () => unknown = () => fireEvent.pointerDown(document.body)) =>
        act(async () => {
          isActive = true;
          gesture();
          isActive = false;
        }),
      listed: () => store.get(captionsAtom).map(({ text, count }) => `${text}, ${count}`),
    };
  };

  test('[B-SND-06] the context is made at a gesture, not at a sound; a sound before it is neither played nor listed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { contexts, sounded, press, listed } = start('/about');
    await sounded('glitch');
    // To a browser, Escape and a finger that is put down are not gestures.
    await press(() => fireEvent.keyDown(document.body, { key: 'Escape' }));
    await act(async () => void fireEvent.pointerDown(document.body, { pointerType: 'touch' }));
    expect([contexts, voices, listed()]).toEqual([[], [], []]);

    await press();
    expect(contexts.map(({ state }) => state)).toEqual(['running']);
    expect(voices).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(contexts.map(({ state }) => state)).toEqual(['suspended']);
    await press();
    expect(contexts.map(({ state }) => state)).toEqual(['suspended']);

    await sounded('glitch');
    expect(contexts.map(({ state }) => state)).toEqual(['running']);
    expect(voices).toHaveLength(1);
    expect(listed()).toEqual([`${captions.tick}, 1`]);
  });

  test('[B-SND-06] the press that switches sound on is a gesture', async () => {
    const { contexts, sounded } = start('/about', true);
    await sounded('glitch');
    expect(contexts.map(({ state }) => state)).toEqual(['running']);
    expect(voices).toHaveLength(1);
  });

  test('[B-SND-06] a click without any other event is a gesture, and what it causes is played', async () => {
    const { store, press } = start('/about');
    const button = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => button.remove());
    button.addEventListener('click', () => store.set(soundedAtom, 'glitch'));
    // A screen reader may press a button in this way.
    await press(() => fireEvent.click(button));
    expect(voices).toHaveLength(1);
  });

  test('[B-SND-06] a sound that is held before the gesture is played and listed from the gesture on, once', async () => {
    const { store, contexts, press, listed } = start('/signal-intercept');
    const hold = (cents: number) => act(async () => store.set(heldSoundAtom, { cause: 'carrier', cents, level: 1 }));
    await hold(0);
    expect([contexts, voices, listed()]).toEqual([[], [], []]);
    await press();
    expect(voices).toHaveLength(1);
    await hold(100);
    await press();
    expect(voices).toHaveLength(1);
    expect(listed()).toEqual([`${captions.carrier}, 1`]);
  });

  test('[B-SND-03] what is playing fades out on the way to a quiet page, and on the way to another it does not', async () => {
    const { store, sounded, press } = start('/consciousness');
    await press();
    await sounded('choice:log-001');
    const [voice] = voices;
    act(() => store.set(pathAtom, '/about'));
    expect(voice?.stop).not.toHaveBeenCalled();
    act(() => store.set(pathAtom, '/human-cost'));
    expect(voice?.stop).toHaveBeenCalledTimes(1);
    expect(voice?.cut).not.toHaveBeenCalled();
  });
});

describe('the switch', () => {
  const show = (path: string) => {
    const store = createStore();
    store.set(pathAtom, path);
    render(
      <StrictMode>
        <Provider store={store}>
          <SoundSwitch />
        </Provider>
      </StrictMode>,
    );
    const opener = screen.getByRole('button', { name: 'sound, off' });
    fireEvent.click(opener);
    return { store, opener };
  };

  test.each([
    ['/kitchen', 'This page has sounds.', false],
    ['/about', 'This page is silent.', true],
    ['/human-cost', 'This page is silent.', false],
  ])('[B-SND-03] on %s it says: %s', (path, sentence, hasShared) => {
    show(path);
    expect(screen.getByText(sentence)).toBeTruthy();
    const shared = screen.queryByText('Voices, seals and slips of the page can be heard on it all the same.');
    expect(shared !== null).toBe(hasShared);
    expect(
      screen.getByText('The sounds are made on this device. While they are off, nothing of them is fetched.'),
    ).toBeTruthy();
  });

  test('[B-SND-02] the volume is kept on the device, Escape closes the panel and gives the focus back', () => {
    const { store, opener } = show('/kitchen');
    const volume = screen.getByRole<HTMLInputElement>('slider', { name: 'volume' });
    expect(volume.getAttribute('aria-valuetext')).toBe('60 percent');
    fireEvent.change(volume, { target: { value: '35' } });
    expect(store.get(soundChoiceAtom)).toEqual({ isOn: false, volume: 35 });
    expect(localStorage.getItem('d5u-sound')).toBe('{"isOn":false,"volume":35}');
    fireEvent.keyDown(volume, { key: 'Escape' });
    expect(screen.queryByRole('slider')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('[B-SND-02] Tab beyond the panel closes it, a focus that the page moves by itself does not', () => {
    show('/kitchen');
    const volume = screen.getByRole('slider', { name: 'volume' });
    const elsewhere = document.body.appendChild(document.createElement('button'));
    fireEvent.blur(volume, { relatedTarget: elsewhere });
    expect(screen.queryByRole('slider')).not.toBeNull();
    fireEvent.keyDown(volume, { key: 'Tab' });
    fireEvent.blur(volume, { relatedTarget: elsewhere });
    expect(screen.queryByRole('slider')).toBeNull();
    elsewhere.remove();
  });

  test('[B-SND-01] the list has the last eight captions, the newest first, and counts what comes again at once', async () => {
    const { store } = show('/kitchen');
    for (let number = 1; number <= 9; number++) store.set(addCaptionAtom, `sound ${number}`);
    store.set(addCaptionAtom, 'sound 9');
    expect(store.get(captionsAtom).map(({ text }) => text)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((number) => `sound ${number}`),
    );
    await import('../../src/panels/sound/player.ts');
    await act(async () => store.set(soundChoiceAtom, { isOn: true, volume: 0 }));
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items[0]?.textContent).toBe('sound 9, 2 times');
    expect(items[1]?.textContent).toBe('sound 8');
    expect(items).toHaveLength(8);
    expect(screen.queryByRole('log')).toBeNull();
    expect(document.querySelector('[aria-live], [role=status]')).toBeNull();
  });
});
