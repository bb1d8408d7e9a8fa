import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryText } from '../../ui/story/StoryText.tsx';
import type { Slip } from './plan.ts';
import style from './style.module.css';

/**
 * The Observer's slip: a form with a box for an initial. Below the form are two buttons for the answers or, after an
 * answer, the entry. The entry gets the focus, because the buttons disappear.
 */
export function SlipPaper({ slip: { answers, entry } }: { readonly slip: Slip }) {
  const isInitialled = entry?.object === 'slip-initialled';
  return (
    <Arrival as="section" className={style.slip} aria-label="slip 8" isLatest={entry !== null}>
      <svg viewBox="0 0 242 84" aria-hidden="true" focusable="false">
        <path d="M1 1H241V76l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7l-8 7-8-7Z" />
        <path d="M16 20H150M16 34H132M16 48H142M16 62H96" />
        <path d="M178 22H222V58H178Z" />
        {isInitialled ? (
          <path className={style.initial} d="M186 50q4-24 10-22t-4 20q8-20 14-18t-2 18q6 0 12-10" />
        ) : null}
        {entry !== null && !isInitialled ? <path d="M178 58L222 22" /> : null}
      </svg>
      {entry === null ? null : <StoryText block={entry} />}
      {answers.map((choice) => (
        <ChoiceButton key={choice.index} choice={choice} data-track={`slip:${choice.object ?? choice.index}`} />
      ))}
    </Arrival>
  );
}
