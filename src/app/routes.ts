import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { RouteRules } from '#contract/simulation.ts';
import { type HiddenRoute, hiddenRoutes, type PublicRoute, publicRoutes } from '#contract/routes.ts';

/** One row a page: where it is, what shows there, and what may be laid over it. Spec §2. */
export interface PageRoute {
  readonly slug: string;
  readonly paths: readonly string[];
  readonly Page: LazyExoticComponent<ComponentType>;
  readonly rules: Omit<RouteRules, 'path'>;
  /** Whether the analysis and the recommendations may show here. R-RT-07. */
  readonly panels: boolean;
}

type PageModule = { readonly default: ComponentType };

/** Each folder under pages/ is one chunk. */
const modules = import.meta.glob<PageModule>('../pages/*/index.tsx');

const load = (slug: string): (() => Promise<PageModule>) => {
  const found = modules[`../pages/${slug}/index.tsx`] ?? modules['../pages/not-yet-recovered/index.tsx'];
  if (found === undefined) throw new Error(`No page for ${slug}.`);
  return found;
};

/** What departs from "eggs drift, no ambient glitches". Spec §2 "Route-specific overlay rules". */
const exceptions: Partial<Record<PublicRoute | HiddenRoute, Partial<PageRoute['rules']>>> = {
  home: { glitches: true },
  collaborate: { eggs: 'emergent' },
  void: { eggs: 'none' },
  'surveillance-truth': { eggs: 'none' },
  purification: { eggs: 'none' },
  checkout: { eggs: 'none' },
  'payment-success': { eggs: 'none' },
};

/** Where neither the analysis nor the recommendations show, whatever the phase. R-RT-07. */
const withoutPanels: readonly string[] = ['data-corruption', 'blinking-eyes', 'ascii-void', 'signal-intercept'];

const toRoute = (slug: PublicRoute | HiddenRoute): PageRoute => ({
  slug,
  paths: slug === 'home' ? ['/', '/index'] : [`/${slug}`],
  Page: lazy(load(slug)),
  rules: { eggs: 'drift', glitches: false, ...exceptions[slug] },
  panels: !withoutPanels.includes(slug),
});

export const pageRoutes: readonly PageRoute[] = [...publicRoutes, ...hiddenRoutes].map(toRoute);

/** Any other path. R-RT-05. */
export const notFoundRoute: PageRoute = {
  slug: 'not-found',
  paths: ['*'],
  Page: lazy(load('not-found')),
  rules: { eggs: 'none', glitches: false },
  panels: true,
};

/** The row of a path, without regard to a trailing slash. */
export const routeAt = (path: string): PageRoute => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return pageRoutes.find((route) => route.paths.includes(plain)) ?? notFoundRoute;
};
