import { Link } from 'react-router-dom';
import { quotes } from '../../content/quotes.ts';
import { type Grade, GradedText } from '../../ui/grade/GradedText.tsx';
import { useCycle } from '../../ui/useCycle.ts';
import { EmptySheet } from './EmptySheet.tsx';
import style from './style.module.css';

const quoteMs = 4000;

/** The three words, and the grade of each letter. */
const words: readonly (readonly [word: string, grades: readonly Grade[]])[] = [
  ['VOID •', []],
  ['DARKNESS •', [0, 10, 10, 20, 10, 20, 20, 20, 0, 20]],
  ['NONEXISTENCE', [20, 20, 35, 20, 35, 35, 20, 35, 35, 35, 35, 35]],
];

/** The page for an address that does not exist. R-NF-01, R-NF-02. */
export default function NotFound() {
  const quote = quotes[useCycle(quotes.length, quoteMs)];
  return (
    <main className={style.page}>
      <EmptySheet />
      <h1>
        <span className="visually-hidden">VOID • DARKNESS • NONEXISTENCE</span>
        {words.map(([word, grades]) => (
          <span key={word} className={style.word} aria-hidden="true">
            <GradedText text={word} grades={grades} />
          </span>
        ))}
      </h1>
      <p className={style.quote} data-part="quote">
        {quote}
      </p>
      <Link className={style.back} to="/" data-track="link:home">
        RETURN TO THE BEGINNING
      </Link>
    </main>
  );
}
