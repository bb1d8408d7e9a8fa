import { expect, test } from 'vitest';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import { type Sector, sectorMap, sectorPath, sectorsOf } from '../../src/pages/routemap/sectors.ts';

const shareOf = (name: string, kind: Sector): number => {
  const all = sectorsOf(name).flat();
  return all.filter((sector) => sector === kind).length / all.length;
};

test('[R-ARC-11] a file has the same sectors each time, and two files have different ones', () => {
  for (const { name } of archiveFiles) expect(sectorsOf(name)).toEqual(sectorsOf(name));
  expect(new Set(archiveFiles.map(({ name }) => JSON.stringify(sectorsOf(name)))).size).toBe(archiveFiles.length);
});

test('[R-ARC-11] each file has whole and damaged sectors, and none is wholly lost', () => {
  for (const { name } of archiveFiles) {
    expect(shareOf(name, 'whole'), name).toBeGreaterThan(0.1);
    expect(shareOf(name, 'whole'), name).toBeLessThan(0.9);
  }
});

test('[R-ARC-11] the drawing has one rectangle for each run, in its place', () => {
  const rows = [
    ['whole', 'whole', 'lost', 'whole'],
    ['unreadable', 'lost', 'lost', 'unreadable'],
  ] as const;
  expect(sectorPath(rows, 'whole')).toBe('M0 0h14v5h-14zM21 0h7v5h-7z');
  expect(sectorPath(rows, 'unreadable')).toBe('M0 6h7v5h-7zM21 6h7v5h-7z');
  expect([sectorMap.cellWidth, sectorMap.cellHeight]).toEqual([7, 6]);
});
