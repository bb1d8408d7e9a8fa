import { Link } from 'react-router-dom';
import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { splitQuote, splitTime } from '../../ui/story/storyTextParts.ts';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryText } from '../../ui/story/StoryText.tsx';
import { CupMark } from './CupMark.tsx';
import style from './style.module.css';

interface Options {
  readonly choice: StoryChoice;
  /** The text of the sheet; null while the sheet is closed. */
  readonly blocks: readonly StoryBlock[] | null;
  /** True for a sheet that has been open before. */
  readonly isRead: boolean;
}

/** One sheet of foolscap: its head, a button that opens the sheet, and its lines while the sheet is open. */
export function LogSheet({ choice, blocks, isRead }: Options) {
  const isOpen = blocks !== null;
  const id = `sheet-${choice.index}`;
  return (
    <li className={style.sheet} data-open={isOpen || undefined} data-read={isRead || undefined}>
      <article>
        <h2 className={style.head}>
          <ChoiceButton
            choice={choice}
            aria-expanded={isOpen}
            aria-controls={id}
            data-track={`open:${choice.object ?? choice.text}`}
          />
        </h2>
        {choice.object === 'log-002' ? <CupMark /> : null}
        <Arrival id={id} className={style.body} isLatest={isOpen}>
          {blocks
            ?.filter(({ kind }) => kind !== 'heading')
            .map((block, index) => (
              <Entry key={index} block={block} />
            ))}
        </Arrival>
      </article>
    </li>
  );
}

function Entry({ block }: { readonly block: StoryBlock }) {
  switch (block.kind) {
    case 'quote':
      return <Quote block={block} />;
    case 'redaction':
      return (
        <p {...markOf(block, style.redaction)}>
          <NewName block={block} />
          <span>{block.text}</span>
        </p>
      );
    case 'log': {
      const { time, rest } = splitTime(block.text);
      return (
        <div className={style.entry}>
          <span className={style.time}>{time}</span>
          <StoryText block={{ ...block, text: rest }} />
        </div>
      );
    }
    default:
      return (
        <div className={block.kind === 'margin' ? style.margin : style.remark}>
          <StoryText block={block} />
        </div>
      );
  }
}

/** A quote with its attribution. A hidden link looks like plain text until it is hovered or focused. R-RT-08. */
function Quote({ block }: { readonly block: StoryBlock }) {
  const { words, attribution } = splitQuote(block.text);
  return (
    <figure className={style.quote}>
      <blockquote {...markOf(block)}>
        <NewName block={block} />
        <span>{words}</span>
      </blockquote>
      {attribution === null ? null : (
        <figcaption>
          {'– '}
          {block.link === undefined ? (
            <span>{attribution}</span>
          ) : (
            <Link
              to={block.link}
              className={block.hidden === true ? style.lifted : undefined}
              data-secret-link={block.link}
              data-track={`hidden:${block.link}`}
            >
              {attribution}
            </Link>
          )}
        </figcaption>
      )}
    </figure>
  );
}
