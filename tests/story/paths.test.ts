import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { archiveLinks, type PageLink, staticLinks } from '../../tools/story/links.ts';
import { deadLinks, unreachablePages, shortestPaths } from '../../tools/story/paths.ts';

/** The source of a page and of the texts and parts that it imports, in one string. */
function sourceOf(path: string): string {
  const folder = `src/pages/${path === '/' ? 'home' : path.slice(1)}`;
  const own = globSync(`${folder}/*.tsx`).map((file) => readFileSync(file, 'utf8'));
  const imported = own.flatMap((text) =>
    Array.from(text.matchAll(/from '(\.\.\/\.\.\/(?:content|ui)\/[^']+)'/g), ([, from = '']) =>
      readFileSync(join(folder, from), 'utf8'),
    ),
  );
  return [...own, ...imported].join('\n');
}

describe('[B-AUT-02] paths through the site', () => {
  it.each(staticLinks)('$from links to $to', ({ from, to }) => {
    expect(sourceOf(from)).toMatch(new RegExp(`["']${to}["']`));
  });

  it('knows what the archive reveals at 5, 7 and 10 files', () => {
    expect(archiveLinks().map(({ to, condition }) => `${to} ${condition}`)).toEqual([
      '/void 5 files',
      '/surveillance-truth 7 files',
      '/kitchen 7 files',
      '/echoes 7 files',
      '/visitors 7 files',
      '/purification 10 files',
    ]);
  });

  it('prints the shortest path to each page, and nothing for a page without one', () => {
    const link = (from: string, to: string, condition = ''): PageLink => ({ from, to, condition });
    const links = [
      link('/', '/a'),
      link('/a', '/b', 'phase 3'),
      link('/b', '/c'),
      link('/', '/c', '5 files'),
      link('/d', '/'),
    ];
    expect(Object.fromEntries(shortestPaths('/', links))).toEqual({
      '/': '/',
      '/a': '/ > /a',
      '/b': '/ > /a > /b (phase 3)',
      '/c': '/ > /c (5 files)',
    });
  });

  it('lists pages to which no path leads, even if they have links themselves', () => {
    const links: PageLink[] = [
      { from: '/', to: '/a', condition: '' },
      { from: '/c', to: '/a', condition: '' },
    ];
    expect(unreachablePages(shortestPaths('/', links), ['/', '/a', '/b', '/c'])).toEqual(['/b', '/c']);
  });

  it('reports a link to a page that does not exist', () => {
    const links: PageLink[] = [
      { from: '/', to: '/about', condition: '' },
      { from: '/', to: '/cellar', condition: '' },
    ];
    expect(deadLinks(links, ['/', '/about'])).toEqual([links[1]]);
  });
});
