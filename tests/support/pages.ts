import { hiddenRoutes, publicRoutes } from '../../contract/routes.ts';

/** The path of every page: public ones, hidden ones, and one that does not exist. */
export const pagePaths: readonly string[] = [
  ...publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`)),
  ...hiddenRoutes.map((slug) => `/${slug}`),
  '/no-such-sheet',
];

/** Whether a console message is a fault. The 404 status of a missing page is none. */
export function isFault(path: string, kind: string, text: string): boolean {
  return ['error', 'warning'].includes(kind) && !(path === '/no-such-sheet' && text.includes('404'));
}
