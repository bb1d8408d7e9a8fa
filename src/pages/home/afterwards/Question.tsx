import { useState } from 'react';
import { secondQuestion } from '../../../content/homeLater.ts';
import { useSteps } from '../../../ui/useSteps.ts';
import style from '../first.module.css';

/** Time for which a word is tried, ms. */
const triedMs = 420;

/** The second question, with its word covered. When the pointer comes to it, three words are tried and given up. */
export function Question() {
  const [asked, ask] = useState(0);
  const tried = secondQuestion.tried[useSteps(asked, secondQuestion.tried.length, triedMs)];
  return (
    <p className={style.question} data-part="question">
      {secondQuestion.text}{' '}
      <span
        className={style.covered}
        aria-hidden="true"
        data-tried={tried}
        onPointerEnter={() => ask((times) => times + 1)}
      >
        {'█'.repeat(secondQuestion.letters)}
      </span>
      <span className="visually-hidden">{secondQuestion.covered}</span>
    </p>
  );
}
