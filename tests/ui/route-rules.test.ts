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

test('[B-CASE-02, B-EGG-01] nothing comes between the reader and a page about a person’s suffering', () => {
  const undisturbed = slugs.map((slug) => routeAt(`/${slug}`)).filter(({ profilePanels }) => profilePanels === 'asked');
  expect(undisturbed.map(({ slug, rules }) => [slug, rules.eggs]).toSorted()).toEqual([
    // The specification wants the eggs there. R-RT-06.
    ['collaborate', 'emergent'],
    ['human-cost', 'none'],
    ['judgment', 'none'],
    ['system-exit', 'none'],
  ]);
});
