import { Link } from 'react-router-dom';
import style from './style.module.css';
import { strokePaths } from './wall.ts';

/** A stroke for each visit; the latest stroke is animated if `isFresh` is true. */
export function Strokes({ count, isFresh }: { readonly count: number; readonly isFresh: boolean }) {
  const paths = strokePaths(count);
  const width = Math.max(1, Math.ceil(paths.length / 5)) * 74;
  return (
    <svg className={style.strokes} viewBox={`-6 0 ${width} 62`} width={width} height={62} aria-hidden="true">
      {paths.map((d, index) => (
        <path key={d} d={d} pathLength={1} data-fresh={(isFresh && index === paths.length - 1) || undefined} />
      ))}
    </svg>
  );
}

/** A carpenter's pencil, flat, chewed at one end. */
export function Pencil() {
  return (
    <svg className={style.pencil} viewBox="0 0 132 16" width="132" height="16" aria-hidden="true">
      <path d="M2 3.5 105 2l25 6.5-25 5.5L2 13.5q2-2.500-1-5t1-5ZM105 2v12M22 3.300v10M26 3.200v10.200M122 6.500v4" />
    </svg>
  );
}

/** A door drawn in outline. It is out of the tab order: the text beside it links to the same place. */
export function Door({ to, isInked }: { readonly to: string; readonly isInked: boolean }) {
  return (
    <Link to={to} className={style.door} tabIndex={-1} aria-hidden="true" data-track={`door:${to}`}>
      <svg viewBox="0 0 100 210" preserveAspectRatio="none" data-inked={isInked || undefined}>
        <path className={style.draught} d="M97 3 91 6V208H97Z" />
        <path d="M3 209V3.500L97 3V209" />
        <path d="M12 108a3 3 0 1 0 .1 0" />
      </svg>
    </Link>
  );
}
