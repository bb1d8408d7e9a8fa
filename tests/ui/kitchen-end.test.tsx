import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { endingTexts } from '../../src/content/endingTexts.ts';
import Kitchen from '../../src/pages/kitchen/index.tsx';
import { showStory } from '../support/showStory.tsx';

const path = '/kitchen?path=6.7';
/** Answers the word; `said` collects what was sent. */
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
  // The chair is drawn with one line more than before, where its seat is pressed down.
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
  // Its beginning can be seen in the window, and its end is below it.
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
  const scene = within(await screen.findByRole('region', { name: 'the sixth chair' }).catch(() => document.body));
  const field = scene.getByLabelText(endingTexts.label);
  const last = screen.getAllByRole('button', { name: 'the toaster' }).at(-1)!;
  expect(field.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
