import { useEffect, useState } from 'react';
import { useSteps } from '../useSteps.ts';
import style from './GradedText.module.css';

/** Bitmap decay of a letter: 0 is clean, 35 is the coarsest. docs/visual-language.md, "Letters". */
export type Grade = 0 | 10 | 20 | 35;

interface Run {
  readonly start: number;
  readonly grade: Grade;
  readonly text: string;
}

/** Splits the text into runs of letters with the same grade. */
function runsOf(text: string, grades: readonly Grade[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, letter] of Array.from(text).entries()) {
    const grade = grades[index] ?? 0;
    const last = runs.at(-1);
    if (last?.grade === grade) runs.splice(-1, 1, { ...last, text: last.text + letter });
    else runs.push({ start: index, grade, text: letter });
  }
  return runs;
}

/**
 * Display text with a grade for each letter. Letters without a grade are clean. Neighbouring letters of one grade share
 * an element, so that they are spaced as one text and nothing inside it moves when the font loads. Assistive technology
 * reads the text in one piece. Translation tools do not change the drawn letters. For font sizes of 18 px and more.
 */
export function GradedText({ text, grades }: { readonly text: string; readonly grades: readonly Grade[] }) {
  const shown = runsOf(text, grades).map(({ start, grade, text: run }) => (
    <span key={start} className={style[`grade${grade}`]}>
      {run}
    </span>
  ));
  if (shown.length === 1) return shown;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true" translate="no">
        {shown}
      </span>
    </>
  );
}

/** All grades, from clean to coarse. */
const ladder: readonly Grade[] = [0, 10, 20, 35];
/** Time for which each grade is shown while a text comes into focus, ms. */
const focusMs = 320;

interface FocusingOptions {
  readonly text: string;
  /** Grade of the text while nobody looks at it. */
  readonly grade: Grade;
  readonly isClean: boolean;
  /** Whether the reader looks at the text by another input than the pointer. */
  readonly isLooked: boolean;
  /** Called when the text has come into focus. May be called more than once. */
  readonly onClean: () => void;
}

/**
 * Text of one grade that comes into focus while the reader looks at it: from the coarsest grade to the clean one in 960
 * ms. After that, `isClean` should be true. If the reader looks away sooner, it returns to its grade. With effects calm
 * or off, it is clean at once. `data-bits`: the grade as 16, 8, 4 or 2 bits; docs/story.md, “The machine under the
 * court”.
 */
export function FocusingText({ text, grade, isClean, isLooked, onClean }: FocusingOptions) {
  const [isUnder, setIsUnder] = useState(false);
  const isSeen = isUnder || isLooked;
  const step = useSteps(isSeen, 3, focusMs);
  const isFocused = isSeen && step > 2;
  useEffect(() => {
    if (isFocused && !isClean) onClean();
  }, [isFocused, isClean, onClean]);
  const at = isClean || isFocused ? 0 : isSeen ? 3 - step : ladder.indexOf(grade);
  return (
    <span
      data-bits={16 >> at}
      data-letter={text}
      onPointerEnter={() => setIsUnder(true)}
      onPointerLeave={() => setIsUnder(false)}
    >
      <GradedText text={text} grades={[ladder[at] ?? 0]} />
    </span>
  );
}
