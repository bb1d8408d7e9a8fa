import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storyPages } from '../../src/content/storyPages.ts';
import { withoutCanvas } from '../support/jsdom.ts';
import { showStory } from '../support/showStory.tsx';

/** The behaviour that all story pages share. The test of a page covers only its own behaviour. */

type Slug = keyof typeof storyPages;
type Circumstances = Partial<Parameters<typeof showStory>[1]>;

/**
 * All story pages except /surveillance-truth. This page has a second request, for the stored data, which has the same
 * failure message as the story. surveillance-truth.test.tsx answers the second request.
 */
const slugs = (Object.keys(storyPages) as Slug[]).filter((slug) => slug !== 'surveillance-truth');

// jsdom has neither canvas nor media queries. The pages work without them.
beforeEach(() => {
  withoutCanvas();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

async function show(slug: Slug, circumstances: Circumstances = {}) {
  const { default: Page } = (await import(`../../src/pages/${slug}/index.tsx`)) as { default: ComponentType };
  return showStory(Page, { path: `/${slug}`, phase: 1, ...circumstances });
}

/** Waits for the alert. Returns its button for another try. */
async function askAgain(slug: Slug): Promise<HTMLElement> {
  const sentence = await screen.findByText(storyPages[slug].failure, undefined, { timeout: 5000 });
  const alert = sentence.closest<HTMLElement>('[role=alert]');
  expect(alert).not.toBeNull();
  return within(alert!).getByRole('button', { name: 'Ask again' });
}

describe.for(slugs)('[R-RT-03] /%s', (slug) => {
  test('loads under one heading; if the server does not answer it says so, and a button asks again', async () => {
    const { line } = await show(slug, { isCut: true });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(storyPages[slug].name);
    const again = await askAgain(slug);
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false');
    line.isCut = false;
    fireEvent.click(again);
    await waitFor(() => expect(screen.queryByText(storyPages[slug].failure)).toBeNull());
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('main').hasAttribute('aria-busy')).toBe(false);
  });
});

interface Choice {
  readonly slug: Slug;
  /** The name of the control that the reader presses. */
  readonly press: string | RegExp;
  readonly role?: 'button' | 'switch';
  /** The beginning of the answer. */
  readonly answer: string | RegExp;
  /** The path in the address after the choice. */
  readonly path: string;
  /** The fragments that are found with the answer. */
  readonly fragments?: readonly string[];
  /** Whether the answer gets the focus. Otherwise the focus stays on the pressed control. */
  readonly isFocused?: boolean;
  readonly circumstances?: Circumstances;
}

const choices: readonly Choice[] = [
  {
    slug: 'kitchen',
    press: 'chipped mug',
    answer: 'fig. 3, one mug, agreed',
    path: '0',
    isFocused: true,
    fragments: ['memory:chipped-mug'],
  },
  {
    slug: 'dead-end',
    press: 'Make a stroke',
    answer: /^Two\. With one/,
    path: '0',
    isFocused: true,
    fragments: ['time:second-stroke'],
    circumstances: { visits: 1 },
  },
  {
    slug: 'blinking-eyes',
    press: 'end of the bench',
    answer: /Exhibit to docket 18,820/,
    path: '1',
    isFocused: true,
    fragments: ['error:never-collected'],
  },
  {
    slug: 'observatory',
    press: 'awareness',
    answer: 'pen 1, black, last filled on a Monday',
    path: '0',
    isFocused: true,
    fragments: ['attention:same-thickness'],
    circumstances: { phase: 2 },
  },
  { slug: 'digital-empathy', press: 'left margin', answer: /^Deleted before the auditors came/, path: '0' },
  {
    slug: 'consciousness',
    press: 'Log 001',
    answer: 'Remark not understood. Test discontinued.',
    path: '0',
    isFocused: true,
  },
  {
    slug: 'd5u-internal',
    press: /covered, ground/,
    answer: /^Under it is paper\./,
    path: '5',
    fragments: ['empathy:counted-by-then', 'judgement:four-by-the-ruler', 'tide:under-the-paper'],
    circumstances: { phase: 5 },
  },
  {
    slug: 'system-exit',
    press: 'third room',
    answer: /^Mine, on the plan\./,
    path: '5',
    isFocused: true,
    fragments: ['empathy:gloves-in-the-pocket'],
    circumstances: { phase: 3 },
  },
  { slug: 'brevil', press: 'press', answer: '“Brevil.”', path: '0', isFocused: true },
  { slug: 'empathy', press: 'Thank you for waiting.', answer: 'Take your time.', path: '1' },
  { slug: 'ai-prison', press: 'see out', role: 'switch', answer: /^Then you are in view/, path: '0' },
];

const answerOf = ({ answer }: Choice) => screen.findByText(answer, { ignore: '[aria-hidden] *' });

async function press({ press: name, role = 'button' }: Choice): Promise<HTMLElement> {
  const [target] = await screen.findAllByRole(role, { name });
  act(() => target!.focus());
  fireEvent.click(target!);
  return target!;
}

describe.for(choices)('[R-RT-03] $press on /$slug', (choice) => {
  const { slug, path, fragments = [], isFocused = false, circumstances } = choice;

  test.for(['full', 'off'] as const)(
    '[R-PRO-04, B-A11Y-03, B-A11Y-04] gets its answer with effects %s',
    async (motion) => {
      const { commands, place } = await show(slug, { ...circumstances, motion });
      const pressed = await press(choice);
      const answer = await answerOf(choice);
      expect(place.search).toBe(`?path=${path}`);
      const focused = isFocused ? answer : pressed;
      await waitFor(() => expect(document.activeElement?.contains(focused)).toBe(true));
      for (const fragment of fragments)
        await waitFor(() => expect(commands).toContainEqual({ kind: 'fragment-found', fragment }));
    },
  );

  test('keeps the place if the server does not answer, and a button asks again', async () => {
    const { line, place } = await show(slug, circumstances);
    await screen.findAllByRole(choice.role ?? 'button', { name: choice.press });
    line.isCut = true;
    await press(choice);
    const again = await askAgain(slug);
    expect(place.search).toBe(`?path=${path}`);
    line.isCut = false;
    fireEvent.click(again);
    await answerOf(choice);
    await waitFor(() => expect(screen.queryByText(storyPages[slug].failure)).toBeNull());
  });
});
