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
 * technology gets the text in one piece. For font sizes of 18 px and more.
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
      <span aria-hidden="true">{shown}</span>
    </>
  );
}
