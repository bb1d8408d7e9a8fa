import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { dailyCount, firstSheet } from '../../content/home.ts';
import { homeAfterEnd } from '../../content/homeAfterEnd.ts';
import { statusLines } from '../../content/statusLines.ts';
import { endedAtom } from '../../state/profile.ts';
import { isPresentAtom } from '../../state/readings.ts';
import { GradedText } from '../../ui/grade/GradedText.tsx';
import { useCycle } from '../../ui/useCycle.ts';
import style from './first.module.css';
import { FirstLine } from './FirstLine.tsx';
import { useVitalsSample } from './useVitalsSample.ts';
import { gradesAt } from './vitals.ts';
import { VitalsBox } from './VitalsBox.tsx';

/** Spec §2: the list cycles, changing every 4 seconds. R-LAND-02. */
const statusMs = 4000;
/** Period at which one letter of the name changes its grade. */
const gradeMs = 7000;

/** The minimal white landing page, open to readers of every phase. R-LAND-01 to 03. */
export function FirstSheet({ isTide }: { readonly isTide: boolean }) {
  const isPresent = useAtomValue(isPresentAtom);
  const hasEnded = useAtomValue(endedAtom);
  return (
    <section className={style.sheet} aria-labelledby="name">
      <div className={style.head}>
        <p>Registry of unfiled cases</p>
        <p>{firstSheet.number(hasEnded)}</p>
        <p data-part="count">{dailyCount({ isPresent, isTide, hasEnded })}</p>
      </div>
      <FirstLine />
      <Name />
      <div className={style.foot}>
        <p className={style.tagline}>Post-Anthropocentric AI</p>
        <VitalsBox isTide={isTide} />
        <div className={style.fine}>
          <Status lines={hasEnded ? homeAfterEnd.statusLines : statusLines} />
          <p className={style.classification}>
            {hasEnded
              ? homeAfterEnd.classification
              : 'Classification: open to inspection. The reading of this sheet may itself be entered as evidence.'}
            <a href="#note-1" role="doc-noteref" aria-label="note 1">
              ¹
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

const written = 'D5U';

/** The name, whose letters change their grade one after another. Each letter has a box of its own, whatever its grade. */
function Name() {
  const name = useRef<HTMLHeadingElement>(null);
  const grades = gradesAt(useVitalsSample(gradeMs, name));
  return (
    <h1 id="name" className={style.name} ref={name}>
      <span className="visually-hidden">{written}</span>
      <span className={style.letters} aria-hidden="true">
        {Array.from(written, (letter, index) => (
          <span key={letter}>
            <GradedText text={letter} grades={[grades[index] ?? 0]} />
          </span>
        ))}
      </span>
    </h1>
  );
}

function Status({ lines }: { readonly lines: readonly string[] }) {
  const status = useRef<HTMLParagraphElement>(null);
  const line = lines[useCycle(lines.length, statusMs, status)];
  return (
    <p className={style.status} ref={status}>
      <span aria-hidden="true">→ </span>
      <span data-part="status">{line}</span>
    </p>
  );
}
