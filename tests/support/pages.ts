import { existsSync } from 'node:fs';
import { hiddenRoutes, publicRoutes } from '../../contract/routes.ts';

const written = hiddenRoutes.filter((slug) => existsSync(`src/pages/${slug}/index.tsx`));
const unwritten = hiddenRoutes.filter((slug) => !written.includes(slug)).slice(0, 1);

/**
 * The path of every page that exists: public ones, hidden ones, a sheet that does not exist, and, as long as there is a
 * hidden page that nobody has written, one such page in the name of all.
 */
export const pagePaths: readonly string[] = [
  ...publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`)),
  ...[...written, ...unwritten].map((slug) => `/${slug}`),
  '/no-such-sheet',
];

/** What a console must not say; that a missing page was answered with its own status is no fault of the page. */
export function isFault(path: string, kind: string, text: string): boolean {
  return ['error', 'warning'].includes(kind) && !(path === '/no-such-sheet' && text.includes('404'));
}
