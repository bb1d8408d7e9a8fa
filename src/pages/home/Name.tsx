import { useAtom, useAtomValue } from 'jotai';
import { useRef } from 'react';
import { nameResolvedAtom } from '../../state/nameResolved.ts';
import { endedAtom } from '../../state/profile.ts';
import { type Grade, GradedText } from '../../ui/grade/GradedText.tsx';
import style from './first.module.css';
import { useVitalsSample } from './useVitalsSample.ts';
import { gradesAt } from './vitals.ts';

/** Period at which one letter of the name changes its grade. */
const gradeMs = 7000;

const written = 'D5U';
/** After the end it is served at sixteen bits by night too. */
const noon = 12;

/** By grade, the bits that are left of each letter. docs/story.md, “The machine under the court”. */
const bits: Readonly<Record<Grade, number>> = { 0: 16, 10: 8, 20: 4, 35: 2 };

/**
 * The name, whose letters change their grade one after another; below each stand its bits. Each letter has a box of its own,
 * whatever its grade. One that the pointer comes to has all its bits for the rest of the visit. B-HOME-11.
 */
export function Name() {
  const name = useRef<HTMLHeadingElement>(null);
  const sample = useVitalsSample(gradeMs, name);
  const grades = gradesAt(useAtomValue(endedAtom) ? { ...sample, hour: noon } : sample);
  const [resolved, setResolved] = useAtom(nameResolvedAtom);
  return (
    <h1 id="name" className={style.name} ref={name}>
      <span className="visually-hidden">{written}</span>
      <span className={style.letters} aria-hidden="true">
        {Array.from(written, (letter, index) => {
          const grade = resolved.includes(index) ? 0 : (grades[index] ?? 0);
          return (
            <span
              key={letter}
              data-bits={bits[grade]}
              data-letter={letter}
              onPointerEnter={() => setResolved((last) => (last.includes(index) ? last : [...last, index]))}
            >
              <GradedText text={letter} grades={[grade]} />
            </span>
          );
        })}
      </span>
    </h1>
  );
}
