import { expect, test } from 'vitest';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { glitchKinds } from '#contract/simulation.ts';
import { rulesAt } from '../../src/app/pageRules.ts';

const slugs = [...publicRoutes, ...hiddenRoutes];
const slugsWith = (eggs: 'drift' | 'emergent' | 'none') =>
  slugs.filter((slug) => rulesAt(slug === 'home' ? '/' : `/${slug}`).rules.eggs === eggs);

test('[R-RT-06] eggs circle the text on /collaborate and nowhere else', () => {
  expect(slugsWith('emergent')).toEqual(['collaborate']);
});

test('no egg drifts over a payment, a vote, the words of a claimant, stored data and its terms, or pages about stillness', () => {
  expect(slugsWith('none').toSorted()).toEqual([
    'checkout',
    'human-cost',
    'judgment',
    'payment-success',
    'privacy',
    'purification',
    'surveillance-truth',
    'system-exit',
    'transcript',
    'void',
  ]);
  expect(slugsWith('drift')).toContain('kitchen');
});

test('[B-CASE-02, B-EGG-01] nothing comes between the reader and a page about a person’s suffering, or the plain pages', () => {
  const undisturbed = slugs.filter((slug) => rulesAt(`/${slug}`).profilePanels === 'asked');
  const rulesOf = (slug: string) => rulesAt(`/${slug}`).rules;
  expect(undisturbed.map((slug) => [slug, rulesOf(slug).eggs, rulesOf(slug).glitches]).toSorted()).toEqual([
    // The specification requires eggs on this page. R-RT-06.
    ['collaborate', 'emergent', false],
    ['human-cost', 'none', false],
    ['judgment', 'none', false],
    ['privacy', 'none', false],
    ['system-exit', 'none', false],
    ['transcript', 'none', false],
  ]);
});

test('[B-NOTE-02] notices wait on the page where a person speaks for herself, and on no other', () => {
  expect(slugs.filter((slug) => rulesAt(`/${slug}`).areNoticesHeld)).toEqual(['human-cost']);
  expect(rulesAt('/nowhere').areNoticesHeld).toBe(false);
});

test('[R-UI-06] each of 40 pages has a glitch of its kind, and all kinds occur; twelve are quiet', () => {
  const kinds = slugs.map((slug) => rulesAt(slug === 'home' ? '/' : `/${slug}`).rules.glitches);
  expect(kinds.filter((kind) => kind === false)).toHaveLength(12);
  for (const kind of glitchKinds) expect(kinds.filter((each) => each === kind).length).toBeGreaterThanOrEqual(3);
});
