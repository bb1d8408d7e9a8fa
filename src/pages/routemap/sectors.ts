import type { Grid } from '../../state/disturbance.ts';
import { hashText, randomFrom } from '../../ui/random.ts';

/** One sector of a file on the disk: whole, unreadable, or lost. */
export type Sector = 'whole' | 'unreadable' | 'lost';

/** Rows and columns of the drawing; a cell is 7 by 6 px. */
export const sectorMap = { rows: 3, columns: 66, cellWidth: 7, cellHeight: 6 } as const;

/** Probability that a sector keeps the state of the previous sector, so that damage is in runs. */
const runChance = 0.78;

/** Share of a file's sectors that are lost, 0.12 to 0.62. */
const lossOf = (name: string): number => 0.12 + 0.5 * ((hashText(`${name} sectors`) % 1000) / 1000);

/** The sectors of a file, row by row. The same name always gives the same sectors. R-ARC-11. */
export function sectorsOf(name: string): readonly (readonly Sector[])[] {
  const random = randomFrom(hashText(`${name} disk`));
  const lost = lossOf(name);
  const any = (): Sector => {
    const drawn = random();
    return drawn < lost ? 'lost' : drawn < lost + 0.22 ? 'unreadable' : 'whole';
  };
  return Array.from({ length: sectorMap.rows }, () => {
    let sector = any();
    return Array.from({ length: sectorMap.columns }, () => {
      if (random() > runChance) sector = any();
      return sector;
    });
  });
}

/**
 * The sectors after a share of the damaged ones was read again, 0 to 1, in their order: each press on a file reads a
 * third of them. R-ARC-11.
 */
export function readAgain(rows: ReturnType<typeof sectorsOf>, share: number): ReturnType<typeof sectorsOf> {
  const damaged = rows.flat().filter((sector) => sector !== 'whole').length;
  let left = Math.round(damaged * share);
  return rows.map((row) => row.map((sector) => (sector !== 'whole' && left-- > 0 ? 'whole' : sector)));
}

/** Coverage of a sector in the picture of the disk. */
const coverage: Readonly<Record<Sector, number>> = { whole: 1, unreadable: 0.45, lost: 0 };

/** The picture of the whole disk: the sectors of all files, in the order of the index. A recovered file is whole. */
export const diskOf = (names: readonly string[], recovered: readonly string[]): Grid =>
  names.flatMap((name) =>
    sectorsOf(name).map((row) => row.map((sector) => coverage[recovered.includes(name) ? 'whole' : sector])),
  );

/** SVG path data of all sectors of one kind: a rectangle for each run. */
export function sectorPath(rows: readonly (readonly Sector[])[], kind: Sector): string {
  const { cellWidth, cellHeight } = sectorMap;
  let path = '';
  for (const [row, sectors] of rows.entries()) {
    for (let at = 0; at < sectors.length; at += 1) {
      if (sectors[at] !== kind) continue;
      const from = at;
      while (sectors[at + 1] === kind) at += 1;
      const width = (at - from + 1) * cellWidth;
      path += `M${from * cellWidth} ${row * cellHeight}h${width}v${cellHeight - 1}h-${width}z`;
    }
  }
  return path;
}
