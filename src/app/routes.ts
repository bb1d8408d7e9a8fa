import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { type HiddenRoute, hiddenRoutes, type PublicRoute, publicRoutes } from '#contract/routes.ts';
import { loadPage } from './loadPage.ts';

/** The name of a page, which is its folder under pages/. */
export type PageSlug = PublicRoute | HiddenRoute | 'not-found';

/** One page: its paths and its component. What may happen on it: pageRules.ts. Spec §2. */
export interface PageRoute {
  readonly slug: PageSlug;
  readonly paths: readonly string[];
  readonly Page: LazyExoticComponent<ComponentType>;
  /** Fetches the page's chunk and stylesheets before the page is opened. Rejects if they cannot be loaded. */
  readonly fetchAhead: () => Promise<unknown>;
}

type PageModule = { readonly default: ComponentType };

/** Each folder under pages/ is one chunk. */
const modules = import.meta.glob<PageModule>('../pages/*/index.tsx');

const chunkOf = (slug: string): Pick<PageRoute, 'Page' | 'fetchAhead'> => {
  const found = modules[`../pages/${slug}/index.tsx`];
  if (found === undefined) throw new Error(`No page for ${slug}.`);
  return { Page: lazy(() => loadPage(slug, found)), fetchAhead: found };
};

const toRoute = (slug: PublicRoute | HiddenRoute): PageRoute => ({
  slug,
  paths: slug === 'home' ? ['/', '/index'] : [`/${slug}`],
  ...chunkOf(slug),
});

export const pageRoutes: readonly PageRoute[] = [...publicRoutes, ...hiddenRoutes].map(toRoute);

/** The route of any other path. R-RT-05. */
export const notFoundRoute: PageRoute = {
  slug: 'not-found',
  paths: ['*'],
  ...chunkOf('not-found'),
};

/** The route of a path; a trailing slash makes no difference. */
export const routeAt = (path: string): PageRoute => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return pageRoutes.find((route) => route.paths.includes(plain)) ?? notFoundRoute;
};
