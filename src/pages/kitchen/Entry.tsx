import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryTextContent } from '../../ui/story/StoryText.tsx';
import style from './style.module.css';
import { type WovenPart, weave } from './weave.ts';

interface Options {
  readonly blocks: readonly StoryBlock[];
  readonly choices: readonly StoryChoice[];
  /** Names of the objects that were examined. */
  readonly seen: ReadonlySet<string>;
}

/** The kitchen on entering: depositions in the margin, prose beside them; the names of objects are buttons. */
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
  const woven = (part: WovenPart) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={part.choice.index} className={style.kept}>
        {button(part.choice, part.words)}
        {part.tail}
      </span>
    );
  return (
    <div className={style.entry}>
      {margins.length === 0 ? null : (
        <aside className={style.margins} aria-label="Depositions">
          {margins.map(({ text }, index) => (
            <p key={index}>
              {text.split(/ (?=“)/).map((part, at) => (
                <span key={at}>{part} </span>
              ))}
            </p>
          ))}
        </aside>
      )}
      <div className={style.said}>
        {lines.map(({ block, parts }, index) => (
          <p key={index} data-voice={block.voice}>
            {block.link === undefined ? parts.map(woven) : <StoryTextContent block={block} />}
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
