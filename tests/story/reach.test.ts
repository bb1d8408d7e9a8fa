import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { archiveDoors, type Door, plainDoors } from '../../tools/story/doors.ts';
import { deadDoors, shutIn, waysFrom } from '../../tools/story/reach.ts';

/** A page and the words and parts that it imports, in one string. */
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

describe('[B-AUT-02] ways through the site', () => {
  it.each(plainDoors)('$from does lead to $to', ({ from, to }) => {
    expect(sourceOf(from)).toMatch(new RegExp(`["']${to}["']`));
  });

  it('knows what the archive reveals at 5, 7 and 10 files', () => {
    expect(archiveDoors().map(({ to, takes }) => `${to} ${takes}`)).toEqual([
      '/void 5 files',
      '/surveillance-truth 7 files',
      '/kitchen 7 files',
      '/echoes 7 files',
      '/visitors 7 files',
      '/purification 10 files',
    ]);
  });

  it('prints the shortest way to a page, and none to one without', () => {
    const door = (from: string, to: string, takes = ''): Door => ({ from, to, takes });
    const doors = [
      door('/', '/a'),
      door('/a', '/b', 'phase 3'),
      door('/b', '/c'),
      door('/', '/c', '5 files'),
      door('/d', '/'),
    ];
    expect(Object.fromEntries(waysFrom('/', doors))).toEqual({
      '/': '/',
      '/a': '/ > /a',
      '/b': '/ > /a > /b (phase 3)',
      '/c': '/ > /c (5 files)',
    });
  });

  it('knows a page that nothing leads to, and one that only leads out', () => {
    const doors: Door[] = [
      { from: '/', to: '/a', takes: '' },
      { from: '/c', to: '/a', takes: '' },
    ];
    expect(shutIn(waysFrom('/', doors), ['/', '/a', '/b', '/c'])).toEqual(['/b', '/c']);
  });

  it('reports a door to no page', () => {
    const doors: Door[] = [
      { from: '/', to: '/about', takes: '' },
      { from: '/', to: '/cellar', takes: '' },
    ];
    expect(deadDoors(doors, ['/', '/about'])).toEqual([doors[1]]);
  });
});
