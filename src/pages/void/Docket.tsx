import style from './style.module.css';

/** Leaves of the docket, as its story counts them. */
const leaves = 40;

/** The standing docket: a line for each leaf, and the ribbon at the reader's place, `lines` from the beginning. */
export function Docket({ lines }: { readonly lines: number }) {
  return (
    <div className={style.docket} aria-hidden="true" data-drawing="">
      <span className={style.ribbon} style={{ '--leaf': Math.min(lines, leaves) } as object} />
    </div>
  );
}
