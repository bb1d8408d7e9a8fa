import type { StoryBlock } from '#contract/api/story.ts';
import { partVerdict } from '../../ui/story/parts.ts';
import { poured } from './composer.ts';
import { returnsOf } from './echo.ts';
import style from './style.module.css';

interface Options {
  readonly line: string;
  readonly before: string | null;
  /** The mould for the answer; null when nothing can be made of the line but its echo. */
  readonly mould: StoryBlock | null;
}

/** What comes back: the end of the line, ever less of it and every letter under its own, and then the answer. */
export function Answer({ line, before, mould }: Options) {
  const pour = (text: string) => poured(text, line, before) ?? '';
  const verdict = mould === null ? null : partVerdict(mould.text);
  return (
    <>
      <div className={style.returns} aria-hidden="true">
        {returnsOf(line).map(({ lost, left }, index) => (
          <p key={lost} data-return={index}>
            <span className={style.lost}>{lost}</span>
            {left}
          </p>
        ))}
      </div>
      <div className={style.answer} role="status" data-voice={mould?.voice}>
        {mould === null ? null : verdict === null ? (
          <p>{pour(mould.text)}</p>
        ) : (
          <ol>
            {verdict.map((sentence) => (
              <li key={sentence}>{pour(sentence)}</li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
