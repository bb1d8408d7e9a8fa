import style from './Graded.module.css';

/** Bitmap decay of a letter: 0 is clean, 35 the coarsest. docs/visual-language.md, "Type". */
export type Grade = 0 | 10 | 20 | 35;

/**
 * Display text with a grade for each letter; letters past the end of `grades` are clean. Assistive technology reads
 * the text whole. For sizes of 18 px and above only.
 */
export function Graded({ text, grades }: { readonly text: string; readonly grades: readonly Grade[] }) {
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
        {Array.from(text, (letter, index) => (
          // A letter is its place: the list never reorders.
          <span key={index} className={style[`grade${grades[index] ?? 0}`]}>
            {letter}
          </span>
        ))}
      </span>
    </>
  );
}
