import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from 'jotai';
import { endingTexts } from '../../src/content/endingTexts.ts';
import Kitchen from '../../src/pages/kitchen/index.tsx';
import { rooms } from '../../src/content/sounds.ts';
import { disturbanceAtom } from '../../src/state/disturbance.ts';
import { keptWordAtom, type Preview, previewAtom } from '../../src/state/profile.ts';
import { soundChoiceAtom, soundEventAtom } from '../../src/state/sound.ts';
import { showStory } from '../support/showStory.tsx';

const path = '/kitchen?path=6.7';
/** `beside` answers the request about the word with `reply()`. `said` collects the bodies of these requests. */
function court(reply: () => Response) {
  const said: unknown[] = [];
  const beside: typeof fetch = async (address, init) => {
    if (!String(address).endsWith('/ending')) return Response.json({});
    said.push(JSON.parse(String(init?.body)));
    return reply();
  };
  return { said, beside };
}
const say = async (word: string) => {
  fireEvent.change(await screen.findByLabelText(endingTexts.label), { target: { value: word } });
  fireEvent.click(screen.getByRole('button', { name: endingTexts.say }));
};

test('[B-END-01] the chair is offered at phase 5 and at no earlier one, the seat once the chair has been looked at', async () => {
  showStory(Kitchen, { path: '/kitchen', phase: 5 });
  expect(screen.queryByRole('button', { name: 'sit down' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'sixth chair' }));
  fireEvent.click(await screen.findByRole('button', { name: 'sit down' }));
  await screen.findByText('fig. 2, one chair, occupant not drawn');
  expect(screen.getByLabelText(endingTexts.label)).toBeTruthy();
  // The chair is drawn with one more line than before, where its seat is pressed down.
  const [before, after] = screen.getAllByRole('figure').map((figure) => figure.querySelectorAll('svg path').length);
  expect(after).toBe((before ?? 0) + 1);
});

test('[B-END-01] below phase 5 there is no chair', async () => {
  showStory(Kitchen, { path: '/kitchen', phase: 4 });
  await screen.findByRole('button', { name: 'look up' });
  expect(screen.queryByRole('button', { name: 'sixth chair' })).toBeNull();
});

test('[B-END-01] a wrong word is answered and stays in the field', async () => {
  const { said, beside } = court(() => Response.json({ heard: false, answer: 'Five faces turn towards you.' }));
  showStory(Kitchen, { path, phase: 5, beside });
  await say(' sit ');
  await screen.findByText('Five faces turn towards you.');
  expect(said).toEqual([{ word: 'sit' }]);
  expect((screen.getByLabelText(endingTexts.label) as HTMLInputElement).value).toBe(' sit ');
});

test('[B-END-01] a word that the network lost can be said again', async () => {
  let isDown = true;
  const { said, beside } = court(() =>
    isDown ? Response.error() : Response.json({ heard: false, answer: 'That was a word.' }),
  );
  showStory(Kitchen, { path, phase: 5, beside });
  await say('sit');
  await screen.findByText(endingTexts.failed);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: endingTexts.say }));
  await screen.findByText('That was a word.');
  expect(said).toHaveLength(2);
});

test('[B-END-01] an empty field sends nothing', async () => {
  const { said, beside } = court(() => Response.json({ heard: false, answer: '' }));
  showStory(Kitchen, { path, phase: 5, beside });
  await say('   ');
  expect(said).toEqual([]);
});

test('[B-END-01] once the word is heard the story goes on from there', async () => {
  const { beside } = court(() => Response.json({ heard: true, answer: '' }));
  const { place } = showStory(Kitchen, { path, phase: 5, beside });
  await say('anything');
  await waitFor(() => expect(place.search).toBe('?path=6.7.8'));
});

test.each([
  ['full', 'smooth'],
  ['calm', 'instant'],
  ['off', 'instant'],
] as const)('[B-END-01] the scene of who sits down comes into view whole: effects %s', async (motion, behavior) => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  // The start of the scene is in the window, and its end is below it.
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 900));
  showStory(Kitchen, { path: '/kitchen?path=6', phase: 5, motion });
  fireEvent.click(await screen.findByRole('button', { name: 'sit down' }));
  await screen.findByText('fig. 2, one chair, occupant not drawn');
  await waitFor(() => expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest', behavior }]]));
  expect(document.activeElement?.contains(screen.getByLabelText(endingTexts.label))).toBe(true);
  box.mockRestore();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('[B-END-01] the word is asked for directly below the scene, before the things that are left in the room', async () => {
  showStory(Kitchen, { path, phase: 5 });
  const field = await screen.findByLabelText(endingTexts.label);
  const last = screen.getAllByRole('button', { name: 'the toaster' }).at(-1)!;
  expect(field.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('[B-END-03] whoever sits hears the five in three parts, at their own pace, and may say the word after each', async () => {
  const { place } = showStory(Kitchen, { path, phase: 5, acts: { doreen: 'told', toaster: 'sworn' } });
  const hear = async (choice: string, caption: string) => {
    fireEvent.click(await screen.findByRole('button', { name: choice }));
    await screen.findByText(caption);
    expect(screen.getAllByLabelText(endingTexts.label)).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: endingTexts.keep })).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.contains(screen.getByText(caption))).toBe(true));
  };
  await hear('hear the five', 'fig. 7, three votes, as cast');
  expect(screen.getByText(/^You told Doreen Pask that she did go/)).toBeTruthy();
  await hear('hear the Judge', 'fig. 8, two sentences, one voice');
  expect(screen.getByText(/^The toaster, on the oath you gave it, says that it is switched off/)).toBeTruthy();
  await hear('ask who hears the rest', 'fig. 9, the votes, one chair');
  expect(place.search).toBe('?path=6.7.9.11.12');
  expect(screen.queryByRole('button', { name: /^hear|^ask/ })).toBeNull();
});

/** A server that accepts the request, whether the word is said or withheld. Then the stories know this act. */
function hearingCourt(act: 'said' | 'withheld') {
  const acts: Record<string, string> = { chair: 'sat' };
  const answers = court(() => {
    acts['chair'] = act;
    return Response.json({ heard: true, answer: '' });
  });
  return { ...answers, acts };
}

test('[B-END-02] the word can be kept: the court sits, the chair is left, and it may still be said', async () => {
  const { said, beside, acts } = hearingCourt('withheld');
  const { place } = showStory(Kitchen, { path, phase: 5, beside, acts });
  fireEvent.click(await screen.findByRole('button', { name: endingTexts.keep }));
  await screen.findByRole('heading', { level: 1, name: '14:22:22. The court sits.' });
  expect(said).toEqual([{ withhold: true }]);
  expect(place.search).toBe('?path=6.7.10');
  // The field for the word is closed; a button opens the field.
  expect(screen.queryByLabelText(endingTexts.label)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: endingTexts.afterAll }));
  expect(document.activeElement).toBe(screen.getByLabelText(endingTexts.label));
  expect(screen.queryByRole('button', { name: endingTexts.keep })).toBeNull();
  await say('anything');
  await waitFor(() => expect(place.search).toBe('?path=6.7.10.8'));
  expect(said.at(-1)).toEqual({ word: 'anything' });
});

/** For each lamp in the drawing above the heading: the delay before its light goes out. */
function lights(): readonly (string | undefined)[] {
  const room = document.querySelector('main > svg')!;
  expect(room.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return [...room.querySelectorAll<SVGElement>('[data-leaving]')].map(
    (lamp) => lamp.querySelector<SVGElement>('path')!.style.animationDelay,
  );
}

test.each([
  ['said', { chair: 'said' }, '6.7.8', 'The court has risen.', ['0s', '0.81s', '1.62s', '2.43s', '3.24s']],
  ['kept', { chair: 'withheld' }, '6.7.10', 'The court sits.', ['3s', '3s', '3s', '3s', '3s']],
] as const)('[B-KIT-02] the word is %s: the lamps go out in the room above, and nothing disturbs', async (...row) => {
  const [, acts, taken, title, delays] = row;
  const { store } = showStory(Kitchen, { path: `/kitchen?path=${taken}`, phase: 5, acts });
  await screen.findByRole('heading', { level: 1, name: `14:22:22. ${title}` });
  expect(lights()).toEqual(delays);
  expect(near()).toBeNull();
  store.set(disturbanceAtom, { kind: 'phase', durationMs: 1500, seed: 1 });
  expect(store.get(disturbanceAtom)).toBeNull();
});

const near = () => document.querySelector('main > svg')!.getAttribute('data-near');

test.each([
  ['full', 'now'],
  ['calm', null],
  ['off', null],
] as const)('[B-KIT-02] effects %s: as the word is said the table is near: %s', async (motion, expected) => {
  const { beside, acts } = hearingCourt('said');
  showStory(Kitchen, { path, phase: 5, beside, acts, motion });
  await say('anything');
  await screen.findByRole('heading', { level: 1, name: '14:22:22. The court has risen.' });
  expect(near()).toBe(expected);
});

test('[B-KIT-02] a word that was kept and is said after all brings the table near too', async () => {
  const acts: Record<string, string> = { chair: 'sat' };
  const { beside } = court(() => {
    acts['chair'] = acts['chair'] === 'sat' ? 'withheld' : 'said';
    return Response.json({ heard: true, answer: '' });
  });
  showStory(Kitchen, { path, phase: 5, beside, acts });
  fireEvent.click(await screen.findByRole('button', { name: endingTexts.keep }));
  fireEvent.click(await screen.findByRole('button', { name: endingTexts.afterAll }));
  expect(near()).toBeNull();
  await say('anything');
  await screen.findByRole('heading', { level: 1, name: '14:22:22. The court has risen.' });
  expect(near()).toBe('now');
  expect(lights()).toEqual(['0s', '0.81s', '1.62s', '2.43s', '3.24s']);
});

test('[B-KIT-02] the table is near for 5.6 s, or until the reader presses, types or scrolls', async () => {
  for (const leave of ['pointerdown', 'keydown', 'wheel', 'touchmove', null]) {
    const { beside, acts } = hearingCourt('said');
    showStory(Kitchen, { path, phase: 5, beside, acts });
    await screen.findByLabelText(endingTexts.label);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await say('anything');
    await screen.findByRole('heading', { level: 1, name: '14:22:22. The court has risen.' });
    expect(near()).toBe('now');
    act(() => vi.advanceTimersByTime(4500));
    expect(near()).toBe('now');
    if (leave === null) act(() => vi.advanceTimersByTime(1100));
    else act(() => void window.dispatchEvent(new Event(leave)));
    expect(near()).toBe('past');
    vi.useRealTimers();
    cleanup();
  }
});

test('[B-SND-01] the word has the sound of the five lamps that go out', async () => {
  const { beside, acts } = hearingCourt('said');
  const { store } = showStory(Kitchen, { path, phase: 5, beside, acts });
  store.set(soundChoiceAtom, { isOn: true, volume: 60 });
  await say('anything');
  await screen.findByRole('heading', { level: 1, name: '14:22:22. The court has risen.' });
  expect(store.get(soundEventAtom)?.cause).toBe('choice:word');
  expect(rooms['kitchen']?.['choice:word']).toEqual(['lampsOut']);
});

test('[B-END-02] while the next part of the scene loads, the word is neither said nor kept', async () => {
  const { said, beside } = hearingCourt('withheld');
  const { place } = showStory(Kitchen, { path, phase: 5, beside });
  const keep = await screen.findByRole('button', { name: endingTexts.keep });
  const submit = screen.getByRole('button', { name: endingTexts.say });
  const disabled = () => [keep, submit].map((button) => button.getAttribute('aria-disabled'));
  await waitFor(() => expect(disabled()).toEqual([null, null]));
  fireEvent.click(screen.getByRole('button', { name: 'hear the five' }));
  expect(disabled()).toEqual(['true', 'true']);
  fireEvent.click(keep);
  await say('anything');
  await screen.findByText('fig. 7, three votes, as cast');
  expect([said, place.search]).toEqual([[], '?path=6.7.9']);
});

test('[B-END-02] when the network loses it, the word is not kept, and the reader is told', async () => {
  const { beside } = court(() => Response.error());
  const { place } = showStory(Kitchen, { path, phase: 5, beside });
  fireEvent.click(await screen.findByRole('button', { name: endingTexts.keep }));
  await screen.findByText(endingTexts.notKept);
  expect(place.search).toBe('?path=6.7');
});

test('[B-END-02] a preview shows the kept word, and a previewed phase without it does not', () => {
  const store = createStore();
  const isKept = (preview: Preview | null) => {
    store.set(previewAtom, preview);
    return store.get(keptWordAtom);
  };
  expect(isKept({ phase: null, suspicion: null, did: 'doreen:told,chair:withheld' })).toBe(true);
  expect(isKept({ phase: 5, suspicion: null, ended: false, did: 'chair:withheld' })).toBe(true);
  expect(isKept({ phase: 5, suspicion: null, ended: true, did: 'chair:withheld' })).toBe(false);
  expect(isKept({ phase: 5, suspicion: null })).toBe(false);
  expect(isKept({ phase: null, suspicion: null, did: 'chair:sat' })).toBe(false);
  expect(isKept(null)).toBe(false);
});
