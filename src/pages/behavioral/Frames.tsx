import type { FocusEvent, KeyboardEvent } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { arrowStep } from '../../ui/arrowStep.ts';
import { clamp } from '../../ui/clamp.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import style from './style.module.css';

/** The thumbnail of each frame as an SVG path, by name. */
const reduced: Readonly<Record<string, string>> = {
  particulars: 'M6 9h20M6 14h38M6 18h30M6 22h34M6 26h26M6 30h31',
  depth: 'M6 6l4 5 5 2 3 9 6 1 4-8 5 12 7 2 6 6 8-2',
  dwell: 'M6 9h46M6 15h30M6 21h17M6 27h9M6 33h4',
  order: 'M6 10l7 12 8-12 7 0 8 20 8-8 8 8M6 10h46M6 22h46M6 30h46',
  manner: 'M16 20h28M16 26h28',
  blank: '',
};

interface Options {
  readonly frames: readonly StoryChoice[];
  readonly open: string | null;
  /** Names of the frames that the reader has objected to. */
  readonly objected: ReadonlySet<string>;
  readonly onOpen: (choice: StoryChoice) => void;
  /** Goes back to the opening text at the head of the film. */
  readonly onRewind: () => void;
}

/** The frames as buttons. Arrow keys move the focus from frame to frame. Pressing a frame opens it. */
export function Frames({ frames, open, objected, onOpen, onRewind }: Options) {
  const push = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event);
    if (step === null) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[clamp(at + step[0] + step[1], 0, buttons.length - 1)];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  // A browser does not scroll to a focused frame that is already partly in view. jsdom has no scrollIntoView.
  const show = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  return (
    // The arrow keys are a convenience: every frame is a button in the tab order.
    <nav className={style.film} aria-label="Frames" onKeyDown={push} onFocus={show}>
      <ol>
        <li data-open={open === null || undefined} data-leader="">
          <ActionButton aria-pressed={open === null} data-track="frame:leader" onClick={onRewind}>
            <span>0 leader</span>
          </ActionButton>
        </li>
        {frames.map((choice, index) => (
          <li key={choice.index} data-open={choice.object === open || undefined}>
            <ChoiceButton
              choice={choice}
              aria-pressed={choice.object === open}
              data-track={`frame:${choice.object ?? index}`}
              onTake={onOpen}
            >
              <svg className={style.frame} viewBox="0 0 60 40" aria-hidden="true">
                <path d={reduced[choice.object ?? ''] ?? ''} />
                {objected.has(choice.object ?? '') ? <path data-struck="" d="M0 40L60 0" /> : null}
              </svg>
              <span>
                <span>{`${index + 1} ${choice.text}`}</span>
                {objected.has(choice.object ?? '') ? (
                  <span className="visually-hidden">, with an objection</span>
                ) : null}
              </span>
            </ChoiceButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
