import { useAtom } from 'jotai';
import { useState } from 'react';
import { questionAtom } from '../../state/question.ts';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useInterval } from '../../ui/useInterval.ts';
import { useRoom } from '../useRoom.tsx';
import { AskCard } from './AskCard.tsx';
import { Chart } from './Chart.tsx';
import { flightOf } from './flight.ts';
import { KeptCard } from './KeptCard.tsx';
import style from './style.module.css';

/**
 * One question to a star 25.04 light years off, and the date on which it could be answered. The question is kept on this
 * device; the story is told only that there is one, by taking its one choice.
 */
export default function Vega() {
  const [question, keep] = useAtom(questionAtom);
  const { page, isSettled, failure, wait } = useRoom('vega', question === null ? '' : '0');
  const motion = useMotion();
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), question === null ? null : motion === 'calm' ? 10_000 : 1000);
  const { target, expect } = useArrival<HTMLElement>(isSettled && question !== null ? `${question.askedAt}` : '');
  const { target: field, expect: expectBlank } = useArrival<HTMLTextAreaElement>(question === null ? 'blank' : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const ask = (text: string) => {
    const askedAt = Date.now();
    expect();
    setNow(askedAt);
    keep({ text, askedAt });
  };
  const tear = () => {
    expectBlank();
    keep(null);
  };
  const after = question === null ? [] : page.blocks.filter(({ object }) => object !== undefined);
  const share = question === null ? null : flightOf(question.askedAt, now).share;
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <Chart out={share === null ? null : 1 - Math.abs(1 - 2 * share)} isDeep={motion === 'full'} />
      <div className={style.desk}>
        <h1 className={style.title}>{page.title}</h1>
        {question === null ? null : (
          <>
            <KeptCard question={question} now={now} onTear={tear} target={target} />
            <div className={style.said}>
              {after.map((block) => (
                <Said key={block.text} block={block} room="vega" />
              ))}
            </div>
          </>
        )}
        <div className={style.said} data-before={question === null ? undefined : ''}>
          {page.blocks
            .filter(({ object }) => object === undefined)
            .map((block) => (
              <Said key={block.text} block={block} room="vega" />
            ))}
        </div>
        {question === null ? <AskCard label={page.choices[0]?.text ?? 'Ask it'} onAsk={ask} field={field} /> : null}
        {failure}
      </div>
    </main>
  );
}
