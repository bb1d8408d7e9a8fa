import { describe, expect, it } from 'vitest';
import { archiveLinks, type PageLink } from '../../tools/story/links.ts';
import { deadLinks, unreachablePages, shortestPaths } from '../../tools/story/paths.ts';

describe('[B-AUT-02] paths through the site', () => {
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
