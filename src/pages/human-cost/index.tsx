import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { storyPages } from '../../content/storyPages.ts';
import { endedAtom } from '../../state/profile.ts';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { type Grade, GradedText } from '../../ui/grade/GradedText.tsx';
import { useMotion } from '../../ui/motion.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { useInterval } from '../../ui/useInterval.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { afterBeat, asClock, beatMs, beforeHearing } from './pace.ts';
import style from './style.module.css';
import { Tally } from './Tally.tsx';
import { Transcript } from './Transcript.tsx';
import { useOthers } from './useOthers.ts';

const slug = 'human-cost';
const options = { slug, className: style.page, fragments: 'own' } as const;

/**
 * One case at the pace of its person, beside the court's own pace. The reader only has to stay; a button always offers
 * the next case. The text stops while the tab is hidden, and the count of the other cases continues.
 */
export default storyPage(options, function HumanCost({ page, choiceOf, isSettled, take, choose, restart }) {
  const isOff = useMotion() === 'off';
  // After the end there are no other cases. The counter then counts strokes of a clock.
  const passing = useAtomValue(endedAtom) ? 'stroke' : 'other';
  // A ref instead of state: a beat renders nothing, only a new line does.
  const hearing = useRef(beforeHearing);
  const [saidSoFar, setSaid] = useState(0);
  const [heardMs, setHeardMs] = useState<number | null>(null);
  const isOpen = isSettled && !page.ended;
  const { others, stop, clear } = useOthers(isOpen);

  const blocks = page.blocks.filter(({ kind }) => kind !== 'heading');
  const name = page.blocks.find(({ kind }) => kind === 'heading')?.text ?? storyPages[slug].name;
  // Blocks that follow a choice have its object. The choice `stay` does not end the hearing: another line follows.
  const choice = blocks.findIndex(({ object }) => object !== undefined && object !== 'stay');
  const before = choice < 0 ? blocks.length : choice;
  const isCutShort = blocks[choice]?.object === 'next';
  const isDone = choice >= 0 && !isCutShort;
  // Lines that she had not said when the next case was called are not shown.
  const said = isOff && !isCutShort ? before : Math.min(saidSoFar, before);
  const shown = isDone ? blocks : [...blocks.slice(0, said), ...blocks.slice(before)];
  const lines = blocks.slice(0, before).map(({ text }) => text);
  const speak = () => {
    if (document.visibilityState !== 'visible') return;
    hearing.current = afterBeat(hearing.current, lines);
    setSaid(hearing.current.said);
  };
  useInterval(speak, isOpen && said < before ? beatMs : null);
  useRecordFragments(shown);

  // The choice `stay` is taken once every line has been said; with effects off, at once. Other pages remember this
  // choice.
  const stay = choiceOf('stay');
  const hasStayed = isOpen && stay !== undefined && said >= before;
  const takeStay = useEffectEvent(() => {
    if (stay !== undefined) choose(stay.index);
  });
  useEffect(() => {
    if (hasStayed) takeStay();
  }, [hasStayed]);

  const begin = () => {
    hearing.current = beforeHearing;
    setSaid(0);
    setHeardMs(null);
    clear();
    restart();
  };
  const answer = (choice: StoryChoice) => {
    setHeardMs(stop());
    take(choice);
  };
  const letters = Array.from(name);
  const legible = isDone || isOff ? letters.length : Math.floor((said / Math.max(1, before)) * letters.length);
  const gradeOf = (index: number): Grade => (index < legible ? 0 : index < legible + 2 ? 20 : 35);
  const next = choiceOf('next');
  return (
    <StoryFrame
      headClass={style.court}
      titleClass={style.title}
      head={
        <>
          <p className={style.count}>
            {isOff || (!isOpen && others === 0)
              ? 'one every 1.84 s'
              : `${others} ${passing}${others === 1 ? '' : 's'} since you sat down`}
          </p>
          {next === undefined ? (
            <ActionButton className={style.next} data-track="recall:31207" onClick={begin}>
              Call her again
            </ActionButton>
          ) : (
            <ChoiceButton choice={next} className={style.next} data-track="next:31207" onTake={answer} />
          )}
          <Tally others={others} />
        </>
      }
    >
      <p className={style.name}>
        <GradedText text={name} grades={letters.map((_, index) => (isCutShort ? 35 : gradeOf(index)))} />
      </p>
      <div className={style.hearing}>
        <Transcript blocks={shown} name={name} />
        {heardMs === null || isOpen ? null : <p className={style.heard}>{`heard for ${asClock(heardMs)}`}</p>}
        {(isOpen && said >= before && stay === undefined ? page.choices : [])
          .filter(({ object }) => object === 'say')
          .map((choice) => (
            <ChoiceButton
              key={choice.index}
              choice={choice}
              className={style.answer}
              data-track="answer:31207"
              onTake={answer}
            />
          ))}
      </div>
    </StoryFrame>
  );
});
