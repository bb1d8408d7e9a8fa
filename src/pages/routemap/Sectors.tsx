import { useMemo } from 'react';
import { clicksToRecover } from '#contract/opening.ts';
import style from './ledger.module.css';
import { readAgain, sectorMap, sectorPath, sectorsOf } from './sectors.ts';

const width = sectorMap.columns * sectorMap.cellWidth;
const height = sectorMap.rows * sectorMap.cellHeight;

interface SectorsProps {
  readonly name: string;
  /** Presses on the file since the page was loaded. Each reads a third of its damaged sectors again. */
  readonly attempts: number;
  readonly isRecovered: boolean;
}

/**
 * A map of the file's sectors on the disk. The sectors that the last press has read are lit for a moment. It is
 * decoration and hidden from screen readers. R-ARC-11.
 */
export function Sectors({ name, attempts, isRecovered }: SectorsProps) {
  const presses = isRecovered ? clicksToRecover : Math.min(attempts, clicksToRecover);
  const isLit = attempts > 0 && attempts <= clicksToRecover;
  const { rows, fresh } = useMemo(() => {
    const left = sectorsOf(name);
    const after = (count: number) => readAgain(left, count / clicksToRecover);
    const [rows, before] = [after(presses), after(Math.max(0, presses - 1))];
    const lit = rows.map((row, y) => row.map((sector, x) => (sector === before[y]?.[x] ? 'lost' : sector)));
    return { rows, fresh: sectorPath(lit, 'whole') };
  }, [name, presses]);
  return (
    <svg className={style.sectors} width={width} height={height} aria-hidden="true">
      <path d={sectorPath(rows, 'whole')} />
      <path className={style.unreadable} d={sectorPath(rows, 'unreadable')} />
      {isLit ? <path key={presses} className={style.fresh} d={fresh} /> : null}
    </svg>
  );
}

/** The pattern of an unreadable sector: every other dot. Rendered once on the page. */
export function UnreadablePattern() {
  return (
    <svg className={style.pattern} aria-hidden="true">
      <pattern id="unreadable" width="2" height="2" patternUnits="userSpaceOnUse">
        <path d="M0 0h1v1h-1zM1 1h1v1h-1z" />
      </pattern>
    </svg>
  );
}
