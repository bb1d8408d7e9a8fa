import type { Door } from './doors.ts';

/** The shortest way to every page that can be come to, as one prints it: "/ > /routemap (5 files) > /void". */
export function waysFrom(start: string, doors: readonly Door[]): ReadonlyMap<string, string> {
  const ways = new Map([[start, start]]);
  const open = [start];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const { to, takes } of doors.filter(({ from }) => from === here)) {
      if (ways.has(to)) continue;
      ways.set(to, `${ways.get(here)} > ${to}${takes === '' ? '' : ` (${takes})`}`);
      open.push(to);
    }
  }
  return ways;
}

/** Pages that none of the ways ends at. To be recommended is no way: a page has to be found by whoever goes on looking. */
export const shutIn = (ways: ReadonlyMap<string, string>, addresses: readonly string[]): string[] =>
  addresses.filter((page) => !ways.has(page));

/** Doors to addresses that are no page of this site. */
export const deadDoors = (doors: readonly Door[], addresses: readonly string[]): Door[] =>
  doors.filter(({ to }) => !addresses.includes(to));
