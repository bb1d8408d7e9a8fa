import { memo } from 'react';
import type { Grade } from '../../ui/grade/GradedText.tsx';
import { lettersOf } from './decay.ts';

interface Options {
  readonly text: string;
  readonly line: number;
  readonly damage: number;
  readonly mayExchange: boolean;
}

/** Shows a text in its damaged state. Assistive technology gets the undamaged text. */
export const Decayed = memo(function Decayed({ text, line, damage, mayExchange }: Options) {
  if (damage === 0) return <span>{text}</span>;
  const runs: { grade: Grade; letters: string }[] = [];
  for (const { grade, letter } of lettersOf(text, line, damage, mayExchange)) {
    const run = runs.at(-1);
    if (run?.grade === grade) run.letters += letter;
    else runs.push({ grade, letters: letter });
  }
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true" translate="no">
        {runs.map(({ grade, letters }, index) => (
          <span key={index} data-grade={grade === 0 ? undefined : grade}>
            {letters}
          </span>
        ))}
      </span>
    </>
  );
});
