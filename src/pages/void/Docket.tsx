import style from './style.module.css';

/** Number of leaves in the docket, as in its story. */
const leaves = 40;

/**
 * The standing docket: a line for each leaf, and the ribbon at the reader's place, `lines` leaves from the beginning.
 */
export function Docket({ lines }: { readonly lines: number }) {
  return (
    <div className={style.docket} aria-hidden="true" data-drawing="">
      <span className={style.ribbon} style={{ '--leaf': Math.min(lines, leaves) } as object} />
    </div>
  );
}
