import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { GlitchKind, RouteRules } from '#contract/simulation.ts';
import { type HiddenRoute, hiddenRoutes, type PublicRoute, publicRoutes } from '#contract/routes.ts';
import type { ProfilePanels } from '../panels/drawer/tabs.ts';
import { loadPage } from './loadPage.ts';

/** One page: its paths, its component, and the overlay's rules for it. Spec §2. */
export interface PageRoute {
  readonly slug: string;
  readonly paths: readonly string[];
  readonly Page: LazyExoticComponent<ComponentType>;
  /** Fetches the page's chunk and stylesheets before the page is opened. Rejects if they cannot be loaded. */
  readonly fetchAhead: () => Promise<unknown>;
  readonly rules: Omit<RouteRules, 'path'>;
  readonly profilePanels: ProfilePanels;
  /** Whether notices wait for the next page. B-NOTE-02. */
  readonly areNoticesHeld: boolean;
}

type PageModule = { readonly default: ComponentType };

/** Each folder under pages/ is one chunk. */
const modules = import.meta.glob<PageModule>('../pages/*/index.tsx');

const chunkOf = (slug: string): Pick<PageRoute, 'Page' | 'fetchAhead'> => {
  const found = modules[`../pages/${slug}/index.tsx`];
  if (found === undefined) throw new Error(`No page for ${slug}.`);
  return { Page: lazy(() => loadPage(slug, found)), fetchAhead: found };
};

type Rules = PageRoute['rules'];
/** No eggs, glitches or remarks on pages that state facts, take payment, or are about stillness. */
const bare: Rules = { eggs: 'none', glitches: false, narrative: false };
const unremarked: Partial<Rules> = { narrative: false };

/** The kind of ambient glitch of each page; `slices` for a page without an entry. */
const glitches: Partial<Record<PublicRoute | HiddenRoute, GlitchKind | false>> = {
  // The archive has its own timer (useBeats.ts). R-ARC-08.
  routemap: false,
  // Pages with damaged records or about them.
  home: 'tear',
  transmissions: 'tear',
  'signal-intercept': 'tear',
  'd5u-internal': 'blocks',
  'data-corruption': 'blocks',
  fragments: 'blocks',
  'ai-prison': 'blocks',
  'routemap-test': 'blocks',
  'dead-end': 'blocks',
  // Pages about time.
  temporal: 'hold',
  echoes: 'hold',
  observatory: 'hold',
  environment: 'hold',
  'cosmic-awareness': 'hold',
  'conscious-thinking': 'hold',
  atmosphere: 'hold',
  'ascii-void': 'hold',
  // Pages about weights, training and the model in service.
  'digital-empathy': 'bits',
  'empathy-emergence': 'bits',
  consciousness: 'bits',
  // Pages about two viewers of the same thing.
  about: 'split',
  kitchen: 'split',
  visitors: 'split',
  vega: 'split',
  empathy: 'split',
  'reflection-chamber': 'split',
  'blinking-eyes': 'split',
  watcher: 'split',
};

/**
 * Exceptions from the default: eggs drift, glitches of the page's kind appear, remarks are shown. Spec §2, R-RT-06,
 * R-UI-06.
 */
const exceptions: Partial<Record<PublicRoute | HiddenRoute, Partial<Rules>>> = {
  collaborate: { eggs: 'emergent' },
  privacy: bare,
  transcript: bare,
  void: bare,
  'surveillance-truth': bare,
  purification: bare,
  checkout: bare,
  'payment-success': bare,
  'data-corruption': unremarked,
  'blinking-eyes': unremarked,
  'ascii-void': unremarked,
  'signal-intercept': unremarked,
};

/** Pages without the analysis and the recommendations, at every phase. R-RT-07. */
const withoutPanels: readonly string[] = ['data-corruption', 'blinking-eyes', 'ascii-void', 'signal-intercept'];
/**
 * Pages about a person's suffering or about a decision on it, and the plain pages. B-CASE-02, B-EGG-01. No egg drifts
 * there, no glitch appears, and no panel opens by itself; panels opened by the reader are shown. /collaborate has the
 * eggs of R-RT-06.
 */
const undisturbed: readonly string[] = [
  'human-cost',
  'judgment',
  'collaborate',
  'system-exit',
  'privacy',
  'transcript',
];

/** On the front page and where the reader is asked to keep still, panels of the profile wait for the next page. */
const withLaterPanels: readonly string[] = ['home', 'void'];

/** The page on which a person speaks for herself: a notice would be an interruption. B-NOTE-02. */
const withoutNotices: readonly string[] = ['human-cost'];

const profilePanelsOn = (slug: string): ProfilePanels => {
  if (withoutPanels.includes(slug)) return 'none';
  if (withLaterPanels.includes(slug)) return 'later';
  return undisturbed.includes(slug) ? 'asked' : 'shown';
};

const toRoute = (slug: PublicRoute | HiddenRoute): PageRoute => ({
  slug,
  paths: slug === 'home' ? ['/', '/index'] : [`/${slug}`],
  ...chunkOf(slug),
  rules: {
    eggs: undisturbed.includes(slug) ? 'none' : 'drift',
    glitches: undisturbed.includes(slug) ? false : (glitches[slug] ?? 'slices'),
    narrative: true,
    ...exceptions[slug],
  },
  profilePanels: profilePanelsOn(slug),
  areNoticesHeld: withoutNotices.includes(slug),
});

export const pageRoutes: readonly PageRoute[] = [...publicRoutes, ...hiddenRoutes].map(toRoute);

/** The route of any other path. R-RT-05. */
export const notFoundRoute: PageRoute = {
  slug: 'not-found',
  paths: ['*'],
  ...chunkOf('not-found'),
  rules: bare,
  profilePanels: 'shown',
  areNoticesHeld: false,
};

/** The route of a path; a trailing slash makes no difference. */
export const routeAt = (path: string): PageRoute => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return pageRoutes.find((route) => route.paths.includes(plain)) ?? notFoundRoute;
};

/**
 * Whether an effect may disturb the page. The archive has no ambient glitches, because its own timer starts its
 * glitches.
 */
export const mayBeDisturbed = ({ slug, rules }: PageRoute): boolean => rules.glitches !== false || slug === 'routemap';

/** Whether an effect may disturb the shown page. `path`: its path, null before the first page. */
export const isDisturbable = (path: string | null): boolean => path !== null && mayBeDisturbed(routeAt(path));
