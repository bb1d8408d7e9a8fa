import { Link } from 'react-router-dom';
import type { StoryBlock } from '#contract/api/story.ts';
import type { Entry } from '../../state/casebookEntries.ts';
import { dayName, hourAndMinute } from '../../ui/localTime.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import style from './style.module.css';

interface Options {
  readonly entry: Entry;
  /** True if the entry above has the same day. The day is then not repeated. */
  readonly isSameDay: boolean;
  readonly mark: 'ruled' | 'stet' | undefined;
  readonly onRule: () => void;
  /** The story's answer if this entry was the last one struck through, else null. */
  readonly answer: readonly StoryBlock[] | null;
}

/** One entry of the casebook. Its text is a button that strikes the entry through. */
export function EntryLine({ entry: { at, text, kind, to }, isSameDay, mark, onRule, answer }: Options) {
  return (
    <li className={style.entry} data-mark={mark}>
      <span className={style.day}>{at === null ? 'undated' : isSameDay ? '' : dayName(at)}</span>
      <span className={style.time}>{at === null ? '' : hourAndMinute(at)}</span>
      <button
        type="button"
        className={style.text}
        aria-pressed={mark === 'ruled'}
        data-track="rule:entry"
        onClick={onRule}
      >
        <span>{text}</span>
      </button>
      <span className={style.kind}>
        {to === undefined ? (
          kind
        ) : (
          <Link to={to} data-track={`follow:narrative:${to}`}>
            <span>{kind}</span>
            <span className="visually-hidden" translate="no">{` ${to}`}</span>
          </Link>
        )}
      </span>
      {mark === 'stet' ? <span className={style.stet}>stet</span> : null}
      {answer === null ? null : (
        <div className={style.beside} role="status">
          <StoryTexts blocks={answer} />
        </div>
      )}
    </li>
  );
}
