import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { arrowStep } from '../../ui/arrowStep.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Learnt } from './Learnt.tsx';
import type { Answered } from './preference.ts';
import { Pulse } from './Pulse.tsx';
import { type Side, sidesOf } from './pulse.ts';
import style from './style.module.css';

const pairs = 11;
/** The voices whose remarks are on the left at the end; all others are on the right. */
const plainVoices: readonly (string | undefined)[] = ['institution', 'archivist', 'judge'];

/**
 * A calibration: eleven times the reader prefers one of two sentences. The line between the sentences shows each
 * preference and its speed.
 */
export default storyPage({ slug: 'empathy', className: style.page }, function Empathy(story) {
  const { page, newest, choiceOf, path, isSettled, take, restart } = story;
  const sides = sidesOf(path);
  // The times of the preferences, by the number of the pair; null for a preference from before a reload.
  const [times, setTimes] = useState<readonly (number | null)[]>([]);
  // The pairs that were shown in this page load, with the answers; null for a pair from before a reload.
  const [shown, setShown] = useState<readonly (Answered | null)[]>([]);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isSettled) shownAt.current = performance.now();
  }, [path, isSettled]);

  const textOf = (side: Side) => choiceOf(side)?.text;
  const [left, right] = [textOf('left'), textOf('right')];
  const pair = left === undefined || right === undefined ? null : { left, right };
  const answers = shown.slice(0, sides.length).filter((answer) => answer !== null);
  const prefer = (side: Side) => {
    const choice = choiceOf(side);
    if (choice === undefined || !isSettled) return;
    const earlier = sides.map((_, index) => times[index] ?? null);
    setTimes([...earlier, performance.now() - shownAt.current]);
    const seen = sides.map((_, index) => shown[index] ?? null);
    setShown([...seen, pair === null ? null : { ...pair, side }]);
    take(choice);
  };
  // The arrow keys work wherever the focus is, unless the focused control has a use for them.
  const onKey = (event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest('input, textarea, select, [role=tablist]');
    const by = event.repeat || isTaken ? 0 : arrowStep(event)?.[0];
    if (by) prefer(by < 0 ? 'left' : 'right');
  };
  useWindowEvents({ keydown: onKey });

  const said = newest.filter(({ kind }) => kind !== 'caption');
  const beats = sides.map((side, index) => ({ side, tookMs: times[index] ?? null }));
  const isOver = page.ended;
  return (
    <StoryFrame
      data-over={isOver || undefined}
      headClass={style.head}
      head={
        isOver ? null : (
          <>
            <p className={style.count} role="status">
              {`pair ${sides.length + 1} of ${pairs}`}
            </p>
            <StoryTexts blocks={said} />
          </>
        )
      }
    >
      {isOver ? (
        <>
          <Arrival className={style.reading} data-side="left">
            <StoryTexts blocks={said.filter(({ voice }) => plainVoices.includes(voice))} />
            <ActionButton data-track="ask:tune-again" onClick={restart}>
              Tune again
            </ActionButton>
          </Arrival>
          <div className={style.reading} data-side="right">
            <StoryTexts blocks={said.filter(({ voice }) => !plainVoices.includes(voice))} />
          </div>
        </>
      ) : (
        page.choices.map((choice) => (
          <ChoiceButton
            key={choice.object ?? choice.index}
            choice={choice}
            className={style.column}
            data-side={choice.object}
            data-track={`prefer:${choice.object ?? choice.index}`}
            onTake={({ object }) => prefer(object === 'left' ? 'left' : 'right')}
          >
            <span key={choice.text} className={style.sentence}>
              {choice.text}
            </span>
          </ChoiceButton>
        ))
      )}
      <Pulse beats={beats} isOver={isOver} />
      <Learnt answers={answers} pair={isOver ? null : pair} />
    </StoryFrame>
  );
});
