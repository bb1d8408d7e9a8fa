import { expect, test } from 'vitest';
import { hiddenRoutes } from '../../contract/routes.ts';
import { groundsIn, groundsOf } from '../../tools/build/grounds.ts';

const narrow = new Map([['--narrow', '(width < 62rem)']]);

test('[B-LOAD-06] the ground of a page is read from its sheet, with its own colours put in', () => {
  const sheet = `:global(body):has(.page) { --wall: #c29a52; --ground: var(--wall); --strip-ink: var(--ink); background: var(--ground); }
    .page { background: var(--slate); }`;
  expect(groundsIn(sheet, narrow)).toEqual([['#c29a52', 'var(--ink)', null]]);
  expect(groundsIn('.page { color: var(--ink); }', narrow)).toEqual([['var(--paper)', 'var(--dim-on-paper)', null]]);
});

test('[B-LOAD-06] a ground of a narrow window follows the other, and one of the print is left out', () => {
  const sheet = `:global(body):has(.page) { --strip-ink: var(--ink); background: var(--slate); }
    @media (--narrow) { :global(body):has(.page) { background: var(--paper); } }
    @media print { :global(body):has(.page) { background: white; } }`;
  expect(groundsIn(sheet, narrow)).toEqual([
    ['var(--slate)', 'var(--ink)', null],
    ['var(--paper)', 'var(--ink)', '(width < 62rem)'],
  ]);
});

test('[B-LOAD-06] every hidden page has a ground for each hour, and those of the usual ground are not listed', () => {
  const grounds = groundsOf(hiddenRoutes);
  expect(grounds['human-cost']).toEqual([['var(--paper)', 'var(--dim-on-paper)', null]]);
  expect(Object.keys(grounds)).not.toContain('temporal');
  const hours = grounds['environment']?.flatMap(([, , when]) => (Array.isArray(when) ? when : []));
  expect(hours?.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
});
