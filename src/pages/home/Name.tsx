import { useAtom, useAtomValue } from 'jotai';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { nameResolvedAtom } from '../../state/nameResolved.ts';
import { endedAtom } from '../../state/profile.ts';
import { FocusingText } from '../../ui/grade/GradedText.tsx';
import { useMotion } from '../../ui/motion.ts';
import { watchDwell } from '../../ui/watchDwell.ts';
import style from './first.module.css';
import { useVitalsSample } from './useVitalsSample.ts';
import { gradesAt, levelAt } from './vitals.ts';

/** Period at which one letter of the name changes its grade, ms. */
const gradeMs = 7000;
/** Time in view after which the name counts as looked at, on a device without a pointer, ms. */
const dwellMs = 1500;

const written = 'D5U';
/** The hour that is used after the end, so that the name is not coarser at night. */
const noon = 12;

/**
 * The name. Its letters change their grade one after another until the reader looks at them: with the pointer or, on a
 * device without a pointer, by keeping the name in view. After that the letters stay clean for the rest of the visit.
 * B-HOME-11. At phase 5, until the end of the story, the letters are filled with water as high as the three metrics.
 * B-HOME-17.
 */
export function Name({ isTide }: { readonly isTide: boolean }) {
  const name = useRef<HTMLHeadingElement>(null);
  const sample = useVitalsSample(gradeMs, name);
  const hasEnded = useAtomValue(endedAtom);
  const grades = gradesAt(hasEnded ? { ...sample, hour: noon } : sample);
  const [resolved, setResolved] = useAtom(nameResolvedAtom);
  const [isDwelt, setIsDwelt] = useState(false);
  useEffect(() => {
    if (name.current === null || !matchMedia('(hover: none)').matches) return;
    return watchDwell(name.current, dwellMs, () => setIsDwelt(true)).stop;
  }, []);
  const isOff = useMotion() === 'off';
  // The water appears with the first sample, after the first line has been rewritten and read.
  const level = isOff || sample.beat > 0 ? levelAt(sample).autonomy : 0;
  const water = isTide && !hasEnded && { 'data-tide': true, style: { '--level': level / 100 } as CSSProperties };
  return (
    <h1 id="name" className={style.name} ref={name}>
      <span className="visually-hidden">{written}</span>
      <span className={style.letters} aria-hidden="true" {...water}>
        {Array.from(written, (letter, index) => (
          <FocusingText
            key={letter}
            text={letter}
            grade={grades[index] ?? 0}
            isClean={resolved.includes(index)}
            isLooked={isDwelt}
            onClean={() => setResolved((last) => [...last, index])}
          />
        ))}
      </span>
    </h1>
  );
}
