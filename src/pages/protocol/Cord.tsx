import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { scrollByPage } from '../../ui/scrollByPage.ts';
import { Seal } from '../../ui/seal/Seal.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import type { CordState } from './cords.ts';
import style from './style.module.css';
import { usePull } from './usePull.ts';

interface Options {
  readonly cord: CordState;
  /** Called after an unbroken seal was pulled. */
  readonly onHold: () => void;
}

/**
 * A cord with its seal and the rolled-up clause. If the clause is unlocked, nothing in the cord counts as a hover
 * (`data-private`).
 */
export function Cord({ cord: { choice, protocol, remarks, letters }, onHold }: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isWhole = protocol === null;
  const { answer, awaitAnswer } = useAnswerInView(remarks.length > 0);
  const { strands, roll, handlers } = usePull({
    isOpen: isWhole ? null : isOpen,
    onOpen: setOpen,
    onHold: () => {
      awaitAnswer();
      onHold();
    },
  });
  return (
    <li className={style.pendant} data-whole={isWhole ? '' : undefined} data-private={isWhole ? undefined : ''}>
      <span ref={strands} className={style.cord} />
      {isWhole ? null : (
        <div ref={roll} id={id} className={style.roll} data-open={isOpen ? '' : undefined}>
          <div className={style.clause} inert={!isOpen}>
            <h2>{protocol.title}</h2>
            <p>{protocol.text}</p>
          </div>
        </div>
      )}
      <button
        type="button"
        className={style.pull}
        data-track={`draw:${choice.object ?? 'cord'}`}
        aria-expanded={isWhole ? undefined : isOpen}
        aria-controls={isWhole ? undefined : id}
        {...handlers}
      >
        <span className={style.seal}>
          <Seal isBroken={!isWhole} />
        </span>
        <span className={style.label}>
          <span>{choice.text}</span>
          <span>{isWhole ? 'sealed' : 'broken'}</span>
        </span>
      </button>
      <div className={style.under}>
        <SecretWord word={protocol?.word ?? null} letters={protocol?.word.length ?? letters} />
        <div ref={answer} role="status">
          {isWhole ? <StoryTexts blocks={remarks} /> : null}
        </div>
      </div>
    </li>
  );
}

/**
 * After `awaitAnswer()`, scrolls the answer into view: at once if the answer is rendered, else as soon as it is
 * rendered. The focus does not move.
 */
function useAnswerInView(isThere: boolean) {
  const answer = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const behavior = useMotion() === 'full' ? 'smooth' : 'auto';
  const show = () => {
    isAwaited.current = false;
    // jsdom has no `scrollIntoView`.
    scrollByPage(() => answer.current?.scrollIntoView?.({ block: 'nearest', behavior }));
  };
  const showAwaited = useEffectEvent(() => {
    if (isAwaited.current) show();
  });
  useEffect(() => {
    if (isThere) showAwaited();
  }, [isThere]);
  return {
    answer,
    awaitAnswer: () => {
      if (isThere) show();
      else isAwaited.current = true;
    },
  };
}

/** A box for each letter of the secret word, filled in once the word is known. */
function SecretWord({ word, letters }: { readonly word: string | null; readonly letters: number | null }) {
  if (letters === null) return null;
  return (
    <p className={style.word}>
      <span className="visually-hidden">{word ?? `${letters} letters`}</span>
      <span aria-hidden="true">
        {Array.from({ length: letters }, (_, at) => (
          // The letters never change their order.
          <span key={at}>{word?.[at] ?? ' '}</span>
        ))}
      </span>
    </p>
  );
}
