import style from './GradedText.module.css';

/** Bitmap decay of a letter: 0 is clean, 35 the coarsest. docs/visual-language.md, "Letters". */
export type Grade = 0 | 10 | 20 | 35;

/**
 * Display text with a grade for each letter; letters past the end of `grades` are clean. Assistive technology gets the
 * text in one piece. For font sizes of 18 px and more.
 */
export function GradedText({ text, grades }: { readonly text: string; readonly grades: readonly Grade[] }) {
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
        {Array.from(text, (letter, index) => (
          // The index is a good key: letters are never reordered.
          <span key={index} className={style[`grade${grades[index] ?? 0}`]}>
            {letter}
          </span>
        ))}
      </span>
    </>
  );
}
