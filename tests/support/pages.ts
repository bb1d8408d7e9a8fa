import { hiddenRoutes, publicRoutes } from '../../contract/routes.ts';

/** The path of every page: public ones, hidden ones, and a sheet that does not exist. */
export const pagePaths: readonly string[] = [
  ...publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`)),
  ...hiddenRoutes.map((slug) => `/${slug}`),
  '/no-such-sheet',
];

/** What a console must not say; that a missing page was answered with its own status is no fault of the page. */
export function isFault(path: string, kind: string, text: string): boolean {
  return ['error', 'warning'].includes(kind) && !(path === '/no-such-sheet' && text.includes('404'));
}
