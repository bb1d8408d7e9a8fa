import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoryBlock } from '#contract/api/story.ts';
import { StoryTexts } from '../../src/ui/story/StoryText.tsx';
import { uniqueKeys } from '../../src/ui/uniqueKeys.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const line = (text: string): StoryBlock => ({ text, kind: 'prose', voice: 'institution' });

test('[B-TXT-03] keys: a text that comes once is its own, one that comes again has its number', () => {
  expect(uniqueKeys(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a 2', 'a 3']);
  expect(uniqueKeys([])).toEqual([]);
});

test('[B-TXT-03] a line that a story says twice stands there twice, and once when it is said once again', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const texts = (blocks: readonly string[]) => (
    <MemoryRouter>
      <StoryTexts blocks={blocks.map(line)} />
    </MemoryRouter>
  );
  const { container, rerender } = render(texts(['It is late.', 'No.', 'No.']));
  const shown = () => Array.from(container.querySelectorAll('p'), ({ textContent }) => textContent);
  expect(shown()).toEqual(['It is late.', 'No.', 'No.']);
  rerender(texts(['No.', 'It is late.']));
  expect(shown()).toEqual(['No.', 'It is late.']);
  rerender(texts(['No.', 'No.', 'No.', 'It is late.']));
  expect(shown()).toEqual(['No.', 'No.', 'No.', 'It is late.']);
  expect(said).not.toHaveBeenCalled();
});
