import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hiddenRoutes } from '../../contract/routes.ts';
import NotYetRecovered from '../../src/pages/not-yet-recovered/index.tsx';
import { placeOf, spines } from '../../src/pages/not-yet-recovered/shelf.ts';
import { showPage } from '../support/showPage.tsx';

afterEach(cleanup);

test('[R-RT-03] the slip names the address, its place on the shelf, and what can be read meanwhile', () => {
  showPage(NotYetRecovered, { path: '/kitchen' });
  expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).toBe('This sheet has not been recovered.');
  expect(screen.getByText('/kitchen', { selector: 'b' })).toBeTruthy();
  expect(screen.getByText('2 of 44')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/routemap']);
});

test('[R-RT-03] every hidden address has a place, with or without a trailing slash, and no two overlap', () => {
  expect(spines).toHaveLength(hiddenRoutes.length);
  for (const [index, slug] of hiddenRoutes.entries()) {
    expect([placeOf(`/${slug}`), placeOf(`/${slug}/`)]).toEqual([index, index]);
  }
  expect(placeOf('/elsewhere')).toBe(-1);
  const ends = spines.map(({ x, width }) => x + width);
  expect(spines.slice(1).map(({ x }) => x)).toEqual(ends.slice(0, -1));
});

test('[R-RT-03] at an address without a place the shelf is whole', () => {
  showPage(NotYetRecovered, { path: '/elsewhere' });
  expect(screen.getByText('/elsewhere', { selector: 'b' })).toBeTruthy();
  expect(screen.getAllByText('—')).toHaveLength(2);
});
