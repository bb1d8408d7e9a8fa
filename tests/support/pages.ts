import { hiddenRoutes, publicRoutes } from '../../contract/routes.ts';

export const publicPaths: readonly string[] = publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`));

/** The paths of all pages: public pages, hidden pages, and a page that does not exist. */
export const pagePaths: readonly string[] = [
  ...publicPaths,
  ...hiddenRoutes.map((slug) => `/${slug}`),
  '/no-such-sheet',
];

/** Whether a console message is a fault. The status 404 of the missing page is no fault. */
export function isFault(path: string, kind: string, text: string): boolean {
  return ['error', 'warning'].includes(kind) && !(path === '/no-such-sheet' && text.includes('404'));
}
