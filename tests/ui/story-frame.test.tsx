import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { storyPages } from '../../src/content/storyPages.ts';
import Kitchen from '../../src/pages/kitchen/index.tsx';
import Narrative from '../../src/pages/narrative/index.tsx';
import SystemExit from '../../src/pages/system-exit/index.tsx';
import { StoryContext } from '../../src/ui/story/StoryContext.ts';
import { StoryFrame } from '../../src/ui/story/StoryFrame.tsx';
import { showStory } from '../support/showStory.tsx';
import { siteStories } from '../support/siteStories.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const modules = import.meta.glob<{ default: ComponentType }>('../../src/pages/*/index.tsx');
const slugs = Object.keys(modules)
  .map((file) => file.split('/').at(-2) ?? '')
  .filter((slug) => siteStories.find(slug) !== null && slug !== 'surveillance-truth');

test.each(slugs)('[R-RT-03] /%s has one main, and its title comes first', async (slug) => {
  const page = await modules[`../../src/pages/${slug}/index.tsx`]?.();
  showStory(page?.default ?? (() => null), { path: `/${slug}`, phase: 3, motion: 'off' });
  await screen.findAllByText((text) => text !== '' && text !== 'Loading...', {
    selector: 'main p, main li, main span',
  });
  const titles = screen.getAllByRole('heading', { level: 1 });
  expect(titles).toHaveLength(1);
  const main = screen.getByRole('main');
  const first = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, ({ textContent }) =>
    textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  expect(titles[0]?.contains(first.nextNode())).toBe(true);
});

test.each<[keyof typeof storyPages, ComponentType, () => HTMLElement]>([
  ['kitchen', Kitchen, () => screen.getAllByRole('button')[0] as HTMLElement],
  ['system-exit', SystemExit, () => screen.getAllByRole('button')[0] as HTMLElement],
])('[R-RT-03] /%s says once, below its text, that a choice brought nothing', async (slug, Page, choice) => {
  const { line } = showStory(Page, { path: `/${slug}`, phase: 3, motion: 'off' });
  await screen.findAllByRole('button');
  line.isCut = true;
  fireEvent.click(choice());
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('main').lastElementChild?.contains(alert)).toBe(true);
});

test('[R-RT-03] without story and record /narrative has one alert', async () => {
  showStory(Narrative, { path: '/narrative', phase: 3, isCut: true });
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
});

test('a frame has a header only round a title with something below it', () => {
  const story = {
    slug: 'void',
    title: 'Void',
    titleStability: 1,
    pageClass: 'page',
    isSettled: true,
    take: () => undefined,
  };
  const { rerender } = render(<StoryFrame />, {
    wrapper: ({ children }) => (
      <StoryContext value={{ ...story, arrival: undefined, failure: null }}>{children}</StoryContext>
    ),
  });
  expect(screen.getByRole('main').firstElementChild).toBe(screen.getByRole('heading', { name: 'Void' }));
  rerender(<StoryFrame className="more" head={<p>below</p>} />);
  expect(screen.getByRole('heading', { name: 'Void' }).parentElement?.tagName).toBe('HEADER');
  expect(screen.getByText('below').parentElement?.tagName).toBe('HEADER');
  expect([...screen.getByRole('main').classList]).toEqual(expect.arrayContaining(['story-page', 'page', 'more']));
});
