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

/** Period at which one letter of the name changes its grade. */
const gradeMs = 7000;
/** Time in view after which the name counts as looked at, on a device without a pointer. */
const dwellMs = 1500;

const written = 'D5U';
/** After the end it is served at sixteen bits by night too. */
const noon = 12;

/**
 * The name, whose letters change their grade one after another until they are looked at: by the pointer, or, without
 * one, by leaving the name in view. Then they stay clean for the rest of the visit. B-HOME-11. At phase 5 the tide
 * stands in the letters, as high as the three metrics, until the end of the story. B-HOME-17.
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
  // With the first sample, when the headline has been amended and read.
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
