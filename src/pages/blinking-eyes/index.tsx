import { type CSSProperties, useRef } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { useMotion } from '../../ui/motion.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { sortPassages } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { awayInWords, others, seated, type Sitter } from './eyes.ts';
import { Pair } from './Pair.tsx';
import style from './style.module.css';
import { useAway, useGaze } from './useGaze.ts';

const placed = ({ x, y, size }: Sitter, index: number) =>
  ({ '--x': `${x}%`, '--y': `${y}%`, '--size': size, '--turn': index }) as CSSProperties;

/** Orders seats from the back row to the front, so that the tab order is the reading order. B-A11Y-04. */
const byRow = (one: StoryChoice, other: StoryChoice): number =>
  (seated[one.object ?? '']?.y ?? 0) - (seated[other.object ?? '']?.y ?? 0);

/**
 * The public gallery: eyes in the dark. They follow the pointer, can be spoken to, and blink one after another when the
 * reader comes back to the tab.
 */
export default storyPage({ slug: 'blinking-eyes', className: style.page }, function BlinkingEyes(story) {
  const { page, choiceOf } = story;
  const gallery = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  useGaze(gallery, motion);
  const { returns, awayMs } = useAway();
  const { opening, latest, between } = sortPassages(page.blocks);
  return (
    <StoryFrame titleClass={style.title}>
      <div ref={gallery} className={style.gallery} data-blink={returns === 0 ? undefined : returns % 2}>
        {others.map((sitter, index) => (
          <span key={sitter.x} className={style.other} style={placed(sitter, index)}>
            <Pair sitter={sitter} />
          </span>
        ))}
        {page.choices.toSorted(byRow).map((choice) => {
          const sitter = seated[choice.object ?? ''];
          const turn = others.length + page.choices.indexOf(choice);
          return (
            <ChoiceButton
              key={choice.index}
              choice={choice}
              className={style.seat}
              style={sitter === undefined ? undefined : placed(sitter, turn)}
              data-track={`look:${choice.object ?? choice.text}`}
              aria-pressed={latest?.object === choice.object}
            >
              {sitter === undefined ? null : <Pair sitter={sitter} />}
              <span className={style.says}>{choice.text}</span>
            </ChoiceButton>
          );
        })}
      </div>
      <svg className={style.rail} viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 8Q600 72 1200 8M0 20Q600 84 1200 20" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={style.away} role="status">
        {returns === 0
          ? ''
          : `You were out for ${awayInWords(awayMs)}.${motion === 'off' ? '' : ' They are blinking now.'}`}
      </p>
      <div className={style.well}>
        <StoryTexts blocks={opening} />
      </div>
      {latest === undefined ? null : (
        <Arrival as="section" className={style.spoken} data-whole aria-label={choiceOf(latest.object)?.text}>
          <StoryTexts
            blocks={[...latest.blocks, ...between]}
            className={({ kind }) => (kind === 'caption' ? style.caption : undefined)}
          />
        </Arrival>
      )}
    </StoryFrame>
  );
});
