import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useStory } from '../../api/useStory.ts';
import { rooms } from '../../content/rooms.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Graded, type Grade } from '../../ui/grade/Graded.tsx';
import { useMotion } from '../../ui/motion.ts';
import { Failure } from '../../ui/story/Failure.tsx';
import { StoryWait } from '../../ui/story/StoryWait.tsx';
import { useStoryPath } from '../../ui/story/useStoryPath.ts';
import voices from '../../ui/story/voices.module.css';
import { useInterval } from '../../ui/useInterval.ts';
import { Lines } from './Lines.tsx';
import { afterBeat, asClock, beatMs, beforeHearing } from './pace.ts';
import style from './style.module.css';
import { Tally } from './Tally.tsx';
import { useOthers } from './useOthers.ts';

/**
 * One docket at the pace of the person whose it is, beside the court’s own. Nothing has to be done but stay; a button
 * offers the next docket the whole time. She waits while the tab is hidden, and the others do not.
 */
export default function HumanCost() {
  const { path, choose, restart } = useStoryPath();
  const { page, isSettled, hasFailed, isAsking, retry } = useStory(
    'human-cost',
    path,
    useAtomValue(phaseAtom),
    useAtomValue(previewAtom),
  );
  const isOff = useMotion() === 'off';
  const [hearing, setHearing] = useState(beforeHearing);
  const [heardMs, setHeardMs] = useState<number | null>(null);
  const isOpen = page !== undefined && isSettled && path === '';
  const { others, stop, clear } = useOthers(isOpen);

  const blocks = (page?.blocks ?? []).filter(({ kind }) => kind !== 'heading');
  const name = page?.blocks.find(({ kind }) => kind === 'heading')?.text ?? rooms['human-cost'].name;
  // Whatever follows a choice carries its object.
  const choice = blocks.findIndex(({ object }) => object !== undefined);
  const before = choice < 0 ? blocks.length : choice;
  const isCutShort = blocks[choice]?.object === 'next';
  const isDone = choice >= 0 && !isCutShort;
  // What she did not get to say, nobody is shown.
  const said = isOff && !isCutShort ? before : Math.min(hearing.said, before);
  const shown = isDone ? blocks : [...blocks.slice(0, said), ...blocks.slice(before)];
  const lines = blocks.slice(0, before).map(({ text }) => text);
  const speak = () => {
    if (document.visibilityState === 'visible') setHearing((now) => afterBeat(now, lines));
  };
  useInterval(speak, isOpen && said < before ? beatMs : null);
  useFinds(shown);

  const begin = () => {
    setHearing(beforeHearing);
    setHeardMs(null);
    clear();
    restart();
  };
  const failure = hasFailed ? (
    <Failure
      sentence={rooms['human-cost'].failure}
      isAsking={isAsking}
      onRetry={retry}
      onRestart={path === '' ? null : begin}
    />
  ) : null;
  if (page === undefined) return <StoryWait name={rooms['human-cost'].name} className={style.room} failure={failure} />;

  const letters = Array.from(name);
  const legible = isDone || isOff ? letters.length : Math.floor((said / Math.max(1, before)) * letters.length);
  const grades = letters.map((_, index): Grade => (index < legible ? 0 : index < legible + 2 ? 20 : 35));
  const answers = page.choices.filter(({ object }) => object !== 'next');
  const next = page.choices.find(({ object }) => object === 'next');
  const take = (index: number) => {
    setHeardMs(stop());
    choose(index);
  };
  return (
    <main className={style.room}>
      <p className={style.name}>
        <Graded text={name} grades={isCutShort ? letters.map((): Grade => 35) : grades} />
      </p>
      <header className={style.court}>
        <h1 className={style.title}>{page.title}</h1>
        <p className={style.count}>
          {isOff || (!isOpen && others === 0)
            ? 'one every 1.84 s'
            : `${others} ${others === 1 ? 'other' : 'others'} since you sat down`}
        </p>
        {next === undefined ? (
          <button type="button" className={style.next} data-track="recall:31207" onClick={begin}>
            Call her again
          </button>
        ) : (
          <button
            type="button"
            className={style.next}
            data-track="next:31207"
            aria-disabled={!isSettled || undefined}
            onClick={() => isSettled && take(next.index)}
          >
            {next.text}
          </button>
        )}
        <Tally others={others} />
      </header>
      <div className={`${style.hearing} ${voices.voices}`}>
        <Lines blocks={shown} name={name} />
        {heardMs === null || isOpen ? null : <p className={style.heard}>heard for {asClock(heardMs)}</p>}
        {isOpen && said >= before
          ? answers.map(({ index, text }) => (
              <button
                key={index}
                type="button"
                className={style.answer}
                data-track="say:31207"
                onClick={() => take(index)}
              >
                {text}
              </button>
            ))
          : null}
        {failure}
      </div>
    </main>
  );
}
