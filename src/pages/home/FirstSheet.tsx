import { statusLines } from '../../content/statusLines.ts';
import { Graded } from '../../ui/grade/Graded.tsx';
import { useCycle } from '../../ui/useCycle.ts';
import style from './first.module.css';
import { useFold } from './useFold.ts';
import { useReading } from './useReading.ts';
import { gradesAt } from './vitals.ts';
import { VitalsBox } from './VitalsBox.tsx';

/** Spec §2: the list cycles, changing every 4 seconds. R-LAND-02. */
const statusMs = 4000;
/** How often a letter of the name may lose or regain a grade. */
const gradeMs = 7000;

/** The minimal white landing page. Folded, a strip of it stays: the heading and the tops of the letters. R-LAND-01 to 03. */
export function FirstSheet({ isTide }: { readonly isTide: boolean }) {
  const { isFolded, canFold, toggle } = useFold();
  const line = statusLines[useCycle(statusLines.length, statusMs)];
  const grades = gradesAt(useReading(gradeMs));
  return (
    <section className={style.sheet} data-folded={isFolded || undefined} aria-labelledby="name">
      <div className={style.head}>
        <p>Registry of unfiled cases</p>
        <p className={style.number}>
          sheet 1 of —
          {canFold && (
            <button
              type="button"
              aria-expanded={!isFolded}
              aria-controls="first-sheet"
              data-track="fold:sheet-1"
              onClick={toggle}
            >
              {isFolded ? 'unfold' : 'fold away'}
            </button>
          )}
        </p>
        <p>47,000 / {isTide ? 'tide' : 'day'}</p>
      </div>
      <h1 id="name" className={style.name}>
        <Graded text="D5U" grades={grades} />
      </h1>
      <div id="first-sheet" className={style.foot} hidden={isFolded}>
        <p className={style.tagline}>Post-Anthropocentric AI</p>
        <VitalsBox isTide={isTide} />
        <div className={style.fine}>
          <p className={style.status}>
            <span aria-hidden="true">→ </span>
            <span data-part="status">{line}</span>
          </p>
          <p className={style.classification}>
            Classification: open to inspection. The reading of this sheet may itself be entered as evidence.
            <a href="#note-1" role="doc-noteref" aria-label="note 1">
              ¹
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
