import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StoryBlock } from '../../contract/api/story.ts';
import { StoryContext } from '../../src/ui/story/StoryContext.ts';
import { StoryFrame } from '../../src/ui/story/StoryFrame.tsx';
import { StoryTexts } from '../../src/ui/story/StoryText.tsx';
import Kitchen from '../../src/pages/kitchen/index.tsx';
import { nextUnread } from '../../src/ui/story/unreadLines.ts';
import Unread from '../../src/ui/story/Unread.tsx';
import { unreadTexts } from '../../src/ui/story/unreadTexts.ts';
import { showStory } from '../support/showStory.tsx';
import '../support/tidy.ts';

const line = (text: string, isNew = false): StoryBlock => ({ kind: 'prose', text, ...(isNew && { isNew: true }) });

function show(blocks: readonly StoryBlock[], isBelow: (text: string) => boolean = () => false) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(0, 0, 300, isBelow(this.textContent ?? '') ? 5000 : 20);
  });
  const hasNew = blocks.some(({ isNew }) => isNew === true);
  render(
    <StoryContext
      value={{
        slug: 'x',
        title: 'A page',
        titleStability: 1,
        pageClass: undefined,
        isSettled: true,
        take: () => undefined,
        arrival: undefined,
        failure: null,
      }}
    >
      <StoryFrame>
        <StoryTexts blocks={blocks} />
      </StoryFrame>
      <Unread hasNew={hasNew} />
    </StoryContext>,
  );
}
const press = (init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F2', shiftKey: true, ...init });
const focused = () => document.activeElement?.textContent;

test('[B-PLAIN-02] new lines are marked, and a group of them is named once', () => {
  show([line('Old.'), line('New one.', true), line('New two.', true), line('Old again.'), line('New three.', true)]);
  const marked = [...document.querySelectorAll('[data-new]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['new: New one.', 'New two.', 'new: New three.']);
});

test('[B-PLAIN-02] a numbered verdict that is new is marked line by line and named once', () => {
  show([line('Old.'), line('1. The objects agree. 2. The persons do not.', true)]);
  const marked = [...document.querySelectorAll('li[data-new]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['new: The objects agree.', 'The persons do not.']);
});

test('[B-PLAIN-03] Shift+F2 goes from one new line to the next, and then says that none is left', () => {
  show([line('Old.'), line('New one.', true), line('Old again.'), line('New two.', true)]);
  press();
  expect(focused()).toBe('new: New one.');
  press();
  expect(focused()).toBe('new: New two.');
  expect(screen.queryByText(unreadTexts.none)).toBeNull();
  press();
  screen.getByText(unreadTexts.none);
  expect(focused()).toBe('new: New two.');
});

test('[B-PLAIN-03] Shift+F2 goes to lines that have not been in the window, and the line loses its place in the order of focus again', () => {
  show([line('Seen.'), line('Below one.'), line('Below two.')], (text) => text.startsWith('Below'));
  expect(screen.queryByRole('button')).toBeNull();
  press();
  expect(focused()).toBe('Below one.');
  const first = document.activeElement!;
  press();
  expect(focused()).toBe('Below two.');
  expect([first.hasAttribute('tabindex'), first.hasAttribute('data-reached')]).toEqual([false, false]);
});

test('[B-PLAIN-03] the control at the head does the same, and the key with another one does nothing', () => {
  show([line('Old.'), line('New one.', true)]);
  for (const other of ['ctrlKey', 'altKey', 'metaKey']) press({ [other]: true });
  press({ shiftKey: false });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: unreadTexts.next }));
  expect(focused()).toBe('new: New one.');
});

test('[B-PLAIN-03] what is hidden from screen readers is no line; a new line with such a drawing beside it is one', () => {
  const main = document.createElement('main');
  main.innerHTML =
    '<ul><li data-new=""><span>New.</span><p aria-hidden="true">N e w.</p></li></ul><p aria-hidden="true">Drawn.</p><p>Last.</p>';
  document.body.append(main);
  const reached = new WeakSet<Element>();
  const next = () => {
    const line = nextUnread(main, { furthestPx: -1, reached });
    if (line !== null) reached.add(line);
    return line?.textContent ?? null;
  };
  expect([next(), next(), next()]).toEqual(['New.N e w.', 'Last.', null]);
  main.remove();
});

test('[B-PLAIN-03] a story page listens to the key', async () => {
  showStory(Kitchen, { path: '/kitchen', phase: 3, motion: 'off' });
  await screen.findAllByRole('button');
  // The chunk loads after the page. jsdom has no layout, so every line counts as seen.
  await waitFor(() => {
    press();
    expect(screen.queryByText(unreadTexts.none)).not.toBeNull();
  });
});
