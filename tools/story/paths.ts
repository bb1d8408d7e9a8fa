import type { PageLink } from './links.ts';

/** The shortest path to every reachable page, as printed: "/ > /routemap (5 files) > /void". */
export function shortestPaths(start: string, links: readonly PageLink[]): ReadonlyMap<string, string> {
  const paths = new Map([[start, start]]);
  const queue = [start];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const { to, condition } of links.filter(({ from }) => from === here)) {
      if (paths.has(to)) continue;
      paths.set(to, `${paths.get(here)} > ${to}${condition === '' ? '' : ` (${condition})`}`);
      queue.push(to);
    }
  }
  return paths;
}

/** Pages without a path. Recommendations do not count as links: every page must be reachable without them. */
export const unreachablePages = (paths: ReadonlyMap<string, string>, pages: readonly string[]): string[] =>
  pages.filter((page) => !paths.has(page));

/** Links to addresses that are not pages of this site. */
export const deadLinks = (links: readonly PageLink[], pages: readonly string[]): PageLink[] =>
  links.filter(({ to }) => !pages.includes(to));
