import { partVerdict } from '../../ui/story/parts.ts';
import { poured } from './composer.ts';

interface Options {
  readonly line: string;
  readonly before: string | null;
  readonly mould: string;
}

/** What is said to a line: the mould with the words of the line in it. */
export function Answer({ line, before, mould }: Options) {
  const pour = (text: string) => poured(text, line, before) ?? '';
  const verdict = partVerdict(mould);
  if (verdict === null) return <p>{pour(mould)}</p>;
  return (
    <ol>
      {verdict.map((sentence) => (
        <li key={sentence}>{pour(sentence)}</li>
      ))}
    </ol>
  );
}
