import type { ReactNode } from 'react';
import { type SessionTrace, traceLimits } from '../../state/trace.ts';
import { AtWork } from '../../ui/at-work/AtWork.tsx';
import { GradedText } from '../../ui/grade/GradedText.tsx';
import { attentionOf, gradeOfShare, rowUnits, threadPath } from './shares.ts';
import style from './style.module.css';

interface Options {
  readonly trace: SessionTrace;
  /** The heading, a button that explains the figure. */
  readonly name: ReactNode;
  /** The explanation, after the reader has asked for it. */
  readonly children: ReactNode;
}

/**
 * The reader's attention since the site was loaded: the texts with the most time, each in a grade by its share, and
 * threads between the texts. B-MIN-02.
 */
export function Shares({ trace, name, children }: Options) {
  const attention = attentionOf(trace);
  const about =
    attention === null
      ? 'Nothing has been rested on since the site was opened or reloaded. Rest the pointer or the keyboard on a few texts, here or on another page; their shares will be here.'
      : `Of the ${attention.seconds} s that your pointer or your keyboard rested on a text (the last ${traceLimits.hovers} rests count), each text below has its share; together they are 100. A rest counts for ten seconds at most. Threads join those that came one after the other.`;
  return (
    <AtWork title={name} label="Shares of attention" className={style.shares} about={about}>
      {attention === null ? null : (
        <div className={style.looked}>
          <svg
            className={style.threads}
            viewBox={`0 0 100 ${attention.texts.length * rowUnits}`}
            preserveAspectRatio="none"
            style={{ '--rows': attention.texts.length } as object}
            aria-hidden="true"
          >
            {attention.threads.map((thread) => (
              <path
                key={`${thread.from} ${thread.to}`}
                d={threadPath(thread)}
                strokeWidth={Math.min(4, 0.8 + thread.times * 0.6)}
              />
            ))}
          </svg>
          <ol className={style.texts} aria-label="Texts and their shares">
            {attention.texts.map(({ text, path, share, percent }) => (
              <li key={text} style={{ '--share': share.toFixed(3) } as object}>
                <span className={style.percent}>{percent}</span>
                <span className={style.text}>
                  <GradedText text={text} grades={Array.from(text, () => gradeOfShare(share))} />
                </span>
                <span className={style.where} translate="no">
                  {path}
                </span>
              </li>
            ))}
            {attention.others.count === 0 ? null : (
              <li className={style.rest}>
                <span className={style.percent}>{attention.others.percent}</span>
                <span>{attention.others.count === 1 ? 'one other text' : `${attention.others.count} other texts`}</span>
              </li>
            )}
          </ol>
        </div>
      )}
      {children}
    </AtWork>
  );
}
