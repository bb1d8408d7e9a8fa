import { AtWork } from '../../ui/at-work/AtWork.tsx';
import { Measures } from '../../ui/at-work/Measures.tsx';
import { type Answered, expectedOf, features, fitted, leastAnswers, scoreOf } from './preference.ts';
import style from './style.module.css';

interface Options {
  /** The pairs that this page has shown and the reader has answered. */
  readonly answers: readonly Answered[];
  /** The pair that is shown now; null at the end. */
  readonly pair: { readonly left: string; readonly right: string } | null;
}

/** A weight as text: "+0.42", "−0.42", "0.00". */
export function signed(weight: number): string {
  const digits = Math.abs(weight).toFixed(2);
  return digits === '0.00' ? digits : `${weight < 0 ? '−' : '+'}${digits}`;
}

/** The expectation of the model, its last result, and its score so far: one to three sentences. */
export function expectationOf({ answers, pair }: Options): string {
  if (answers.length < leastAnswers) {
    const seen = answers.length === 1 ? 'one choice' : `${answers.length} choices`;
    return pair === null
      ? `It has seen ${seen} of yours since this page was loaded, too few to learn from.`
      : `It begins to expect something after three choices. It has seen ${answers.length}.`;
  }
  const last = answers.at(-1);
  const before = last === undefined ? null : expectedOf(answers.slice(0, -1), last.left, last.right);
  const score = scoreOf(answers);
  const told =
    before === null ? '' : before.side === last?.side ? 'Its last guess was right.' : 'Its last guess was wrong.';
  const next = pair === null ? undefined : expectedOf(answers, pair.left, pair.right);
  const guess =
    next === undefined
      ? ''
      : next === null
        ? 'Of this pair it cannot tell.'
        : `Of this pair it expects the ${next.side} one, with ${Math.round(100 * next.chance)} in 100.`;
  const total = score.of === 0 ? '' : `Right ${score.right} of ${score.of} so far.`;
  return [told, total, guess].filter((sentence) => sentence !== '').join(' ');
}

/**
 * Shows a preference model: its guess and its weights. The model is fitted again after each of this reader's choices.
 * B-MIN-04.
 */
export function Learnt({ answers, pair }: Options) {
  const weights = fitted(answers);
  const most = Math.max(0.01, ...weights.map(Math.abs));
  return (
    <AtWork
      title="What a model learns from you"
      label="What a model learns from you"
      className={style.learnt}
      about={expectationOf({ answers, pair })}
    >
      {answers.length < leastAnswers ? null : (
        <Measures
          label="You prefer a sentence more, or less, if"
          isSigned
          rows={features.map(({ name }, index) => ({
            key: name,
            name,
            share: (weights[index] ?? 0) / most,
            figure: signed(weights[index] ?? 0),
          }))}
        />
      )}
    </AtWork>
  );
}
