import { expect, test } from 'vitest';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { routeAt } from '../../src/app/routes.ts';

const slugs = [...publicRoutes, ...hiddenRoutes];
const slugsWith = (eggs: 'drift' | 'emergent' | 'none') =>
  slugs.filter((slug) => routeAt(slug === 'home' ? '/' : `/${slug}`).rules.eggs === eggs);

test('[R-RT-06] eggs circle the text on /collaborate and nowhere else', () => {
  expect(slugsWith('emergent')).toEqual(['collaborate']);
});

test('no egg drifts over a payment, a vote, the words of a claimant, stored data, or pages about stillness', () => {
  expect(slugsWith('none').toSorted()).toEqual([
    'checkout',
    'human-cost',
    'judgment',
    'payment-success',
    'purification',
    'surveillance-truth',
    'system-exit',
    'void',
  ]);
  expect(slugsWith('drift')).toContain('kitchen');
});
