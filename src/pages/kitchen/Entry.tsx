import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';
import { Words } from '../../ui/story/Said.tsx';
import style from './style.module.css';
import { weave } from './weave.ts';

interface Options {
  readonly blocks: readonly StoryBlock[];
  readonly choices: readonly StoryChoice[];
  readonly seen: ReadonlySet<string>;
  /** Null while another page of the story is on its way. */
  readonly onExamine: ((choice: StoryChoice) => void) | null;
}

/** The room on entering: depositions in the margin, prose beside them, and every object to be touched by its name. */
export function Entry({ blocks, choices, seen, onExamine }: Options) {
  const margins = blocks.filter(({ kind }) => kind === 'margin');
  const { lines, rest } = weave(
    blocks.filter(({ kind }) => kind !== 'margin'),
    choices,
  );
  const object = (choice: StoryChoice, words: string) => (
    <button
      type="button"
      className={style.object}
      data-track={`examine:${choice.object ?? choice.text}`}
      data-seen={seen.has(choice.object ?? '') || undefined}
      aria-disabled={onExamine === null || undefined}
      onClick={() => onExamine?.(choice)}
    >
      {words}
    </button>
  );
  return (
    <div className={style.entry}>
      {margins.length === 0 ? null : (
        <aside className={style.margins} aria-label="Depositions">
          {margins.map(({ text }) => (
            <p key={text}>
              {text.split(/ (?=“)/).map((part) => (
                <span key={part}>{part} </span>
              ))}
            </p>
          ))}
        </aside>
      )}
      <div className={style.said}>
        {lines.map(({ block, parts }) => (
          <p key={block.text} data-voice={block.voice}>
            {block.link === undefined ? (
              parts.map((part) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <span key={part.choice.index} className={style.kept}>
                    {object(part.choice, part.words)}
                    {part.tail}
                  </span>
                ),
              )
            ) : (
              <Words block={block} room="kitchen" />
            )}
          </p>
        ))}
        {rest.length === 0 ? null : (
          <p className={style.rest}>
            {rest.map((choice) => (
              <span key={choice.index}>{object(choice, choice.text)}</span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
