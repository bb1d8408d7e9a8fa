import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { StoryChoice } from '#contract/api/story.ts';
import { type AnsweredHover, answeredHoversAtom } from '../../state/answeredHovers.ts';
import { hoversAtom } from '../../state/trace.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { useInterval } from '../../ui/useInterval.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { answersOf } from './answers.ts';
import { Corridor, Perspective } from './Corridor.tsx';
import { beatMs, cutOff, type Echo, echoesOf, gradeAt } from './queue.ts';
import style from './style.module.css';

/**
 * The texts that the reader rested on in this session are shown again, latest first, and each gets an answer. The texts
 * stay in this browser tab; the server is sent the answers and never the texts. After a reload the answers are shown
 * without their texts. B-NAV-02.
 */
export default storyPage({ slug: 'echoes', className: style.page }, function Echoes(story) {
  const { page, path, take } = story;
  const hovers = useAtomValue(hoversAtom);
  // After the first answer the order of the texts must not change.
  const [answered, setAnswered] = useAtom(answeredHoversAtom);
  const { key } = useLocation();
  // The texts at the latest answer, until the history entry that replaces this one is known.
  const [underWay, setUnderWay] = useState<{ tray: readonly AnsweredHover[]; from: string } | null>(null);
  useEffect(() => {
    if (underWay === null || underWay.from === key) return;
    setAnswered((before) => ({ ...before, [key]: underWay.tray }));
    setUnderWay(null);
  }, [key, underWay, setAnswered]);
  const [waiting, setWaiting] = useState({ path, beats: 0 });
  const beats = waiting.path === path ? waiting.beats : 0;
  const hasLostAll = gradeAt(0, beats) === 35;
  useInterval(() => setWaiting({ path, beats: beats + 1 }), path === '' || hasLostAll ? null : beatMs);

  const { greeting, answers } = answersOf(page.blocks);
  const known = path === '' ? undefined : (underWay?.tray ?? answered[key]);
  // After a reload it is not known which texts were answered.
  const tray: readonly AnsweredHover[] = known ?? [...answers.map(() => null), ...echoesOf(hovers)];
  const left = tray.slice(answers.length).filter((echo) => echo !== null);
  const [wasEmpty, setWasEmpty] = useState(false);
  if (tray.length === 0 && !wasEmpty) setWasEmpty(true);
  const offered = page.choices.filter(({ object }) => object === 'closed' || left.length > 0);
  const answer = (choice: StoryChoice) => {
    setUnderWay({ tray, from: key });
    take(choice);
  };
  return (
    <StoryFrame headClass={style.said} head={<StoryTexts blocks={greeting} />}>
      <section className={style.counter} aria-label="The tray">
        <Perspective />
        <Corridor echoes={page.ended ? [] : left} beats={beats} />
        {page.ended ? null : (
          <p className={left.length === 0 ? style.empty : 'visually-hidden'} role="status">
            {sentenceOf(left, answers.length, wasEmpty)}
          </p>
        )}
        <p className={style.ways}>
          {offered.map((choice) => (
            <ChoiceButton
              key={choice.index}
              choice={choice}
              data-way={choice.object}
              data-track={`answer:${choice.object ?? choice.index}`}
              onTake={answer}
            />
          ))}
        </p>
      </section>
      <div className={style.said}>
        <ol className={style.answers} aria-label="Answered">
          {answers.map(({ caption, blocks }, index) => {
            const isLatest = index === answers.length - 1;
            const echo = tray[index] ?? null;
            return (
              <Arrival as="li" key={index} isLatest={isLatest} data-fresh={isLatest || undefined}>
                <p className={style.caption} data-hover="">
                  <span>{caption}</span>
                  {echo === null ? null : <q>{cutOff(echo.text)}</q>}
                </p>
                <StoryTexts blocks={blocks} />
              </Arrival>
            );
          })}
        </ol>
      </div>
    </StoryFrame>
  );
});

/**
 * The announcement about the list of texts: that the list is empty, or its first text if the list was empty before; “”
 * for no announcement. B-EAR-11.
 */
function sentenceOf([latest]: readonly Echo[], answered: number, wasEmpty: boolean): string {
  if (latest !== undefined) return wasEmpty && answered === 0 ? `On the tray: ${cutOff(latest.text)}` : '';
  return answered === 0
    ? 'The tray is empty. Nothing has been rested on in this window yet; look at something elsewhere, and it will be here.'
    : 'That was all there was on it.';
}
