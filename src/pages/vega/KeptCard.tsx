import type { RefCallback } from 'react';
import { card, landmarks } from '../../content/vega.ts';
import type { Question } from '../../state/question.ts';
import { daysLeft, flightOf, replyAt } from './flight.ts';
import { Keepsake } from '../../ui/keepsake/Keepsake.tsx';
import style from './style.module.css';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

interface Options {
  readonly question: Question;
  readonly now: number;
  readonly onTear: () => void;
  /** Gets the focus after the question was asked. */
  readonly target: RefCallback<HTMLElement>;
}

/**
 * The asked question: the date of the reply, the days until then, and the distance of light that left at the time of
 * the question.
 */
export function KeptCard({ question: { text, askedAt }, now, onTear, target }: Options) {
  const left = daysLeft(askedAt, now);
  const { km, share } = flightOf(askedAt, now);
  const passed = landmarks.findLast((landmark) => landmark.km < km);
  return (
    <section ref={target} className={style.card} data-kept="" aria-label={card.due} tabIndex={-1}>
      <p className="counted">{card.due}</p>
      <p className={style.due}>
        <time dateTime={new Date(replyAt(askedAt)).toISOString()}>{day.format(replyAt(askedAt))}</time>
      </p>
      <p className={style.asked} data-private="">{`“${text}”`}</p>
      <dl className={`${style.figures} counted`}>
        <dt>{card.asked}</dt>
        <dd>{minute.format(askedAt)}</dd>
        <dt>{card.remaining}</dt>
        <dd>{left === 0 ? card.none : `${whole.format(left)} ${card.days}`}</dd>
        <dt>{card.light}</dt>
        <dd>
          {`${whole.format(km)} ${card.out}${share > 0.5 ? `, ${card.back}` : passed === undefined ? '' : `, ${card.beyond} ${passed.name}`}`}
        </dd>
      </dl>
      <div className={`${style.foot} spread`}>
        <p className="counted">
          {card.stays} {card.only}
        </p>
        <button type="button" data-track="tear:vega" onClick={onTear}>
          {card.tear}
        </button>
      </div>
      <Keepsake
        name="reply"
        load={async () => (await import('./keepsake.ts')).paintReply({ text, askedAt }, Date.now())}
      />
    </section>
  );
}
