import { useEffect, useState } from 'react';
import { useSteps } from '../useSteps.ts';
import style from './GradedText.module.css';

/** Bitmap decay of a letter: 0 is clean, 35 the coarsest. docs/visual-language.md, "Letters". */
export type Grade = 0 | 10 | 20 | 35;

interface Run {
  readonly start: number;
  readonly grade: Grade;
  readonly text: string;
}

/** The text in pieces of one grade each. */
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
 * Display text with a grade for each letter; letters past the end of `grades` are clean. Neighbours of one
 * grade are one element: they are spaced as one text, and nothing inside it moves when the font arrives. Assistive
 * technology gets the text in one piece. A translator leaves the drawn letters alone. For font sizes of 18 px and more.
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

/** All grades, the clean one first. */
const ladder: readonly Grade[] = [0, 10, 20, 35];
/** How long each of them stands while a text comes into focus. */
const focusMs = 320;

interface FocusingOptions {
  readonly text: string;
  /** Its grade while nobody looks at it. */
  readonly grade: Grade;
  readonly isClean: boolean;
  /** Whether it is looked at, apart from the pointer. */
  readonly isLooked: boolean;
  /** Called when it has come into focus; may be called again. */
  readonly onClean: () => void;
}

/**
 * Text of one grade that comes into focus while it is looked at: from the coarsest grade to the clean one in 960 ms,
 * after which `isClean` should be true. If the reader looks away sooner, it returns to its grade. With calm effects,
 * and with none, it is clean at once. `data-bits`: the grade as 16, 8, 4 or 2 bits; docs/story.md, “The machine under
 * the court”.
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
