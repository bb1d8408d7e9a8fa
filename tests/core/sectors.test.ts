import { expect, test } from 'vitest';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import { diskOf, readAgain, type Sector, sectorMap, sectorPath, sectorsOf } from '../../src/pages/routemap/sectors.ts';

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

test('[R-ARC-08] the picture of the disk has the sectors of all files in their order; a recovered file is whole', () => {
  const names = ['doors.log', 'kitchen.txt'];
  const coverage = { whole: 1, unreadable: 0.45, lost: 0 };
  const left = (name: string) => sectorsOf(name).map((row) => row.map((sector) => coverage[sector]));
  expect(diskOf(names, [])).toEqual([...left('doors.log'), ...left('kitchen.txt')]);
  const whole = Array.from({ length: sectorMap.rows }, () => Array.from({ length: sectorMap.columns }, () => 1));
  expect(diskOf(names, ['kitchen.txt'])).toEqual([...left('doors.log'), ...whole]);
});

test('[R-ARC-11] each press reads a third of the damaged sectors again, in their order, and none is lost again', () => {
  const rows = [
    ['whole', 'lost', 'unreadable'],
    ['lost', 'whole', 'whole'],
  ] as const;
  expect(readAgain(rows, 0)).toEqual(rows);
  expect(readAgain(rows, 1 / 3)).toEqual([['whole', 'whole', 'unreadable'], rows[1]]);
  expect(readAgain(rows, 2 / 3)).toEqual([['whole', 'whole', 'whole'], rows[1]]);
  expect(new Set(readAgain(rows, 1).flat())).toEqual(new Set(['whole']));
});
