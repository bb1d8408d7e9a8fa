import style from './style.module.css';

/** Number of sheets in the bundle, as in the page's story. */
const leaves = 40;

/**
 * A drawing of a bundle of sheets, with a bookmark after the first `lines` sheets.
 */
export function Docket({ lines }: { readonly lines: number }) {
  return (
    <div className={style.docket} aria-hidden="true" data-drawing="">
      <span className={style.ribbon} style={{ '--leaf': Math.min(lines, leaves) } as object} />
    </div>
  );
}
