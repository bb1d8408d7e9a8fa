import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { quotes } from '../../src/content/quotes.ts';
import NotFound from '../../src/pages/not-found/index.tsx';
import { showPage } from '../support/showPage.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const quote = () => document.querySelector('[data-part="quote"]')?.textContent;
const variant = () => document.querySelector<SVGElement>('[data-variant]')?.dataset['variant'];

test('[R-NF-01] the title, and a link to / as RETURN TO THE BEGINNING', () => {
  showPage(NotFound);
  const heading = screen.getAllByRole('heading', { level: 1, name: 'VOID • DARKNESS • NONEXISTENCE' });
  expect(heading).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'RETURN TO THE BEGINNING' }).getAttribute('href')).toBe('/');
});

test('[R-NF-02] the background is one of four, the next every 3 s', () => {
  showPage(NotFound);
  expect(document.querySelectorAll('[data-variant] > [data-on]')).toHaveLength(4);
  const seen = [variant()];
  for (let turn = 0; turn < 4; turn += 1) {
    pass(2999);
    expect(variant()).toBe(seen.at(-1));
    pass(1);
    seen.push(variant());
    expect(document.querySelectorAll('[data-variant] > [data-on="true"]')).toHaveLength(1);
  }
  expect(seen).toEqual(['0', '1', '2', '3', '0']);
});

test('[R-NF-02] the quote is one of twelve, the next every 4 s', () => {
  showPage(NotFound);
  const seen = [quote()];
  for (let turn = 0; turn < 12; turn += 1) {
    pass(3999);
    expect(quote()).toBe(seen.at(-1));
    pass(1);
    seen.push(quote());
  }
  expect(seen).toEqual([...quotes, quotes[0]]);
});

test('[B-A11Y-03] in mode off nothing changes, and nothing is announced', () => {
  showPage(NotFound, { motion: 'off' });
  pass(60_000);
  expect(variant()).toBe('0');
  expect(quote()).toBe(quotes[0]);
  expect(document.querySelector('[aria-live], [role="status"]')).toBeNull();
});

test('[R-NF-02] the four grounds are dark, differ little in light, and carry both colours of text at AA', async () => {
  const sheet = await readFile(join(import.meta.dirname, '../../src/pages/not-found/style.module.css'), 'utf8');
  const light = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds = ['ruled', 'folded', 'turned', 'gone', 'sheet', 'back'].map((name) => {
    const hex = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
    return light(hex ?? '#ffffff');
  });
  const [dim, ash] = [light('#8b9492'), light('#cfd2cf')];
  for (const ground of grounds) {
    expect(ground).toBeLessThan(0.02);
    expect((dim + 0.05) / (ground + 0.05)).toBeGreaterThanOrEqual(4.5);
    expect((ash + 0.05) / (ground + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});
