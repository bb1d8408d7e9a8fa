import { useEffect, useRef, useState } from 'react';
import { coveredWord } from '../../content/coveredWord.ts';
import { letterTexts } from '../../content/panels.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import style from './Letters.module.css';
import type { Replies } from './useReplies.ts';
import { useReplies } from './useReplies.ts';
import { WrittenText } from '../../ui/WrittenText.tsx';

interface LetterProps {
  /** The phase of the letter. */
  readonly letter: number;
  readonly onLeave: () => void;
}

/** Offers three replies to a letter. After a reply is sent, shows only that reply and its answer. B-LET-01. */
export function LetterReplies({ letter, onLeave }: LetterProps) {
  const replies = useReplies(letter);
  const { offered, answerTo } = replies;
  const sent = offered.find(({ id }) => answerTo(id) !== undefined);
  const answered = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const isSent = sent !== undefined;
  useEffect(() => {
    // The pressed reply is removed with the others, and the focus with it.
    if (!isSent || !hasPressed.current) return;
    answered.current?.focus({ preventScroll: true });
    // jsdom has no scrollIntoView.
    answered.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSent]);
  if (offered.length === 0) return null;
  return (
    <div className={style.replies}>
      {sent === undefined ? (
        <>
          <p className={style.note}>{letterTexts.offer}</p>
          <ul>
            {offered.map(({ id, text }) => (
              <li key={id}>
                <ActionButton
                  className={style.reply}
                  isDisabled={replies.sending !== null}
                  data-track={`answer:letter-${letter}`}
                  onClick={() => {
                    hasPressed.current = true;
                    void replies.send(id);
                  }}
                >
                  {text}
                </ActionButton>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={style.sent}>
          <span className={style.note}>{letterTexts.sent}</span>
          <span>{` ${sent.text}`}</span>
        </p>
      )}
      {sent === undefined ? (
        <div key="progress" role="status">
          <Progress replies={replies} />
        </div>
      ) : (
        // The answer gets the focus and is then read out. In a live region it would be read out twice. B-EAR-10.
        <div key="answer" ref={answered} tabIndex={-1}>
          <p className={style.answer}>
            <WrittenText covered={coveredWord} text={answerTo(sent.id) ?? ''} onLeave={onLeave} />
          </p>
        </div>
      )}
    </div>
  );
}

/** Scrolls a line of a letter with its answer into view: the answer may be below the edge of the panel. */
const show = (line: HTMLLIElement | null): void => line?.scrollIntoView?.({ block: 'nearest' });

/** The lines of the Judge's letter. A press objects to a line, and the answer appears below it. B-LET-02. */
export function LetterLines({ letter, text, onLeave }: LetterProps & { readonly text: string }) {
  const replies = useReplies(letter);
  const [pressed, setPressed] = useState<string | null>(null);
  const lines = text.split('\n');
  if (replies.offered.length !== lines.length) return <p>{text}</p>;
  return (
    <>
      <ol role="list" className={style.lines}>
        {replies.offered.map(({ id }, index) => {
          const answer = replies.answerTo(id);
          const isUnderWay = replies.sending === id || replies.failed === id;
          return (
            <li key={id} ref={pressed === id && answer !== undefined ? show : undefined}>
              <ActionButton
                className={answer === undefined ? style.line : style.objected}
                isDisabled={answer !== undefined || replies.sending !== null}
                data-track={`object:line-${index + 1}`}
                onClick={() => {
                  setPressed(id);
                  void replies.send(id);
                }}
              >
                <span>{lines[index]}</span>
                <span className="visually-hidden">{` ${answer === undefined ? letterTexts.objectTo : ''}`}</span>
              </ActionButton>
              <div role="status">
                {isUnderWay ? <Progress replies={replies} /> : null}
                {answer === undefined ? null : (
                  <p className={style.answer}>
                    <span className={style.note}>{letterTexts.objected}</span>{' '}
                    <WrittenText covered={coveredWord} text={answer} onLeave={onLeave} />
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <p className={style.note}>{letterTexts.offerLines}</p>
    </>
  );
}

function Progress({ replies: { sending, failed } }: { readonly replies: Replies }) {
  if (sending === null && failed === null) return null;
  return <p className={style.note}>{failed === null ? letterTexts.sending : letterTexts.failure}</p>;
}
