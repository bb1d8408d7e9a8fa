import { useAtom } from 'jotai';
import { useState } from 'react';
import { type Question, questionAtom } from '../../state/question.ts';
import { useMotion } from '../../ui/motion.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { StoryPage, type StoryPageProps } from '../storyPage.tsx';
import { AskCard } from './AskCard.tsx';
import { Chart } from './Chart.tsx';
import { flightOf } from './flight.ts';
import { KeptCard } from './KeptCard.tsx';
import style from './style.module.css';

interface Options extends StoryPageProps {
  readonly question: Question | null;
  /** Stores the question, or deletes it. */
  readonly onQuestion: (question: Question | null) => void;
}

/**
 * One question to a star at a distance of 25.04 light years, and the date of a possible reply. The question is stored
 * on this device only. The path tells the story that there is a question, but not its text.
 */
export default function Vega() {
  const [question, setQuestion] = useAtom(questionAtom);
  return (
    <StoryPage slug="vega" className={style.page} path={question === null ? '' : '0'}>
      {(story) => <VegaPage {...story} question={question} onQuestion={setQuestion} />}
    </StoryPage>
  );
}

function VegaPage({ page, isSettled, question, onQuestion }: Options) {
  const motion = useMotion();
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), question === null ? null : motion === 'calm' ? 10_000 : 1000);
  const { target, expect } = useArrival(isSettled && question !== null ? `${question.askedAt}` : '');
  const { target: field, expect: expectField } = useArrival(question === null ? 'blank' : '');

  const ask = (text: string) => {
    const askedAt = Date.now();
    expect();
    setNow(askedAt);
    onQuestion({ text, askedAt });
  };
  const tear = () => {
    expectField();
    onQuestion(null);
  };
  const share = question === null ? null : flightOf(question.askedAt, now).share;
  return (
    <StoryFrame titleClass={style.title}>
      <Chart out={share === null ? null : 1 - Math.abs(1 - 2 * share)} isDeep={motion === 'full'} />
      <div className={style.desk}>
        {question === null ? null : (
          <>
            <KeptCard question={question} now={now} onTear={tear} target={target} />
            <div className={style.said}>
              <StoryTexts blocks={page.blocks.filter(({ object }) => object !== undefined)} />
            </div>
          </>
        )}
        <div className={style.said} data-before={question === null ? undefined : ''}>
          <StoryTexts blocks={page.blocks.filter(({ object }) => object === undefined)} />
        </div>
        {question === null ? <AskCard label={page.choices[0]?.text ?? 'Ask it'} onAsk={ask} field={field} /> : null}
      </div>
    </StoryFrame>
  );
}
