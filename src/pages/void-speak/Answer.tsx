import { splitVerdict } from '../../ui/story/storyTextParts.ts';
import { poured } from './composer.ts';

interface Options {
  readonly line: string;
  readonly before: string | null;
  readonly mould: string;
}

/** The answer to a line: its template with the words of the line filled in. */
export function Answer({ line, before, mould }: Options) {
  const pour = (text: string) => poured(text, line, before) ?? '';
  const verdict = splitVerdict(mould);
  if (verdict === null) return <p>{pour(mould)}</p>;
  return (
    <ol>
      {verdict.map((sentence, index) => (
        <li key={index}>{pour(sentence)}</li>
      ))}
    </ol>
  );
}
