import { useMemo } from 'react';
import style from './ledger.module.css';
import { sectorMap, sectorPath, sectorsOf } from './sectors.ts';

const width = sectorMap.columns * sectorMap.cellWidth;
const height = sectorMap.rows * sectorMap.cellHeight;

/** A map of the file's sectors that are left on the disk. It is decoration and hidden from screen readers. R-ARC-11. */
export function Sectors({ name }: { readonly name: string }) {
  const rows = useMemo(() => sectorsOf(name), [name]);
  return (
    <svg className={style.sectors} width={width} height={height} aria-hidden="true">
      <path d={sectorPath(rows, 'whole')} />
      <path className={style.unreadable} d={sectorPath(rows, 'unreadable')} />
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
