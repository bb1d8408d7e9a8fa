import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { LinkedText } from '../../ui/story/StoryText.tsx';
import style from './style.module.css';
import { type WovenPart, weave } from './weave.ts';

interface Options {
  readonly blocks: readonly StoryBlock[];
  readonly choices: readonly StoryChoice[];
  /** Names of the objects that were examined. */
  readonly seen: ReadonlySet<string>;
}

/** The text before the first choice: lines with asides beside them. The names of objects in the lines are buttons. */
export function Entry({ blocks, choices, seen }: Options) {
  const margins = blocks.filter(({ kind }) => kind === 'margin');
  const { lines, rest } = weave(
    blocks.filter(({ kind }) => kind !== 'margin'),
    choices,
  );
  const button = (choice: StoryChoice, text: string) => (
    <ChoiceButton
      choice={choice}
      className={style.object}
      data-track={`examine:${choice.object ?? choice.text}`}
      data-seen={seen.has(choice.object ?? '') || undefined}
    >
      {text}
    </ChoiceButton>
  );
  const woven = (part: WovenPart, at: number) =>
    typeof part === 'string' ? (
      <span key={`text ${at}`}>{part}</span>
    ) : (
      <span key={part.choice.index} className={style.kept}>
        {button(part.choice, part.words)}
        <span>{part.tail}</span>
      </span>
    );
  return (
    <div className={style.entry}>
      {margins.length === 0 ? null : (
        <aside className={style.margins} aria-label="Depositions">
          {margins.map((block, index) => (
            <p key={index} {...markOf(block)}>
              <NewName block={block} isNamed={margins[index - 1]?.isNew !== true} />
              {block.text.split(/ (?=“)/).map((part, at) => (
                <span key={at}>{`${part} `}</span>
              ))}
            </p>
          ))}
        </aside>
      )}
      <div className={style.said}>
        {lines.map(({ block, parts }, index) => (
          <p key={index} data-voice={block.voice} {...markOf(block)}>
            <NewName block={block} isNamed={lines[index - 1]?.block.isNew !== true} />
            <span>{block.link === undefined ? parts.map(woven) : <LinkedText block={block} link={block.link} />}</span>
          </p>
        ))}
        {rest.length === 0 ? null : (
          <p className={style.rest}>
            {rest.map((choice) => (
              <span key={choice.index}>{button(choice, choice.text)}</span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
