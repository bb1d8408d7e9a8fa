import { Link } from 'react-router-dom';
import type { StoryBlock } from '#contract/api/story.ts';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { splitVerdict } from '../../ui/story/storyTextParts.ts';
import { Decayed } from './Decayed.tsx';
import { bytesOf, lettersOf, lostIn } from './decay.ts';
import style from './style.module.css';

/** Number of letters of each line that are also shown as bytes. */
const dumped = 24;

interface Options {
  readonly block: StoryBlock;
  readonly line: number;
  readonly offset: string;
  readonly damage: number;
  readonly isKept: boolean;
  readonly mayExchange: boolean;
  /** True if the line is labelled when it is new: only the first line of a group of new lines has a label. */
  readonly isNamed: boolean;
  /** True for the line that is being read. */
  readonly isRead: boolean;
  /** True if the reader has put the ruler under the line. */
  readonly isPinned: boolean;
  readonly onRule: () => void;
}

/** One line of the file: its byte offset, its text, and its first bytes. */
export function Row({ block, line, offset, damage, isKept, mayExchange, isNamed, isRead, isPinned, onRule }: Options) {
  const letters = lettersOf(block.text, line, damage, mayExchange);
  const lost = lostIn(letters);
  const verdict = splitVerdict(block.text);
  const { className: marked, ...mark } = markOf(block);
  const decayed = (text: string, part = 0) => (
    <Decayed text={text} line={line + part * 100} damage={damage} mayExchange={mayExchange} />
  );
  return (
    <li className={style.row} data-row={line} data-ruled={isRead || undefined} data-voice={block.voice}>
      <div className={style.place}>
        <button
          type="button"
          aria-pressed={isPinned}
          aria-label={`Ruler under ${offset}`}
          data-track={`rule:${offset}`}
          onClick={onRule}
        >
          {offset}
        </button>
        <span>{isKept ? 'kept' : lost === 0 ? 'whole' : `${lost} lost`}</span>
      </div>
      {verdict === null ? (
        <p className={marked} {...mark}>
          <NewName block={block} isNamed={isNamed} />
          {block.link === undefined ? (
            decayed(block.text)
          ) : (
            <Link to={block.link} data-track={`follow:data-corruption:${block.link}`}>
              {decayed(block.text)}
            </Link>
          )}
        </p>
      ) : (
        <ol role="list" className={marked}>
          {verdict.map((sentence, part) => (
            <li key={part} {...mark}>
              <NewName block={block} isNamed={isNamed && part === 0} />
              <span>{decayed(sentence, part)}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={style.bytes} aria-hidden="true" translate="no">
        {letters.slice(0, dumped).map(({ letter, grade, isMoved }, at) => (
          <span key={at} data-lost={grade > 10 || isMoved || undefined}>
            {`${bytesOf(letter)} `}
          </span>
        ))}
      </p>
    </li>
  );
}
