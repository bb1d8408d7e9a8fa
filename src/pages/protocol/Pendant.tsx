import { useId, useState } from 'react';
import { Seal } from '../../ui/seal/Seal.tsx';
import { Said } from '../../ui/story/Said.tsx';
import type { Cord } from './cords.ts';
import style from './style.module.css';
import { usePull } from './usePull.ts';

interface Options {
  readonly cord: Cord;
  /** Draws on a whole seal. */
  readonly onHold: () => void;
}

/** A cord, the clause rolled up in it, and its seal. Private where the clause is open: no word of it is a hover. */
export function Pendant({ cord, onHold }: Options) {
  const { choice, clause, said, letters } = cord;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [hasTried, setTried] = useState(false);
  const hold = () => {
    setTried(true);
    onHold();
  };
  const { strands, roll, handlers } = usePull({
    isOpen: clause === null ? null : isOpen,
    onOpen: setOpen,
    onHold: hold,
  });
  const isWhole = clause === null;
  return (
    <li
      className={style.pendant}
      data-whole={isWhole ? '' : undefined}
      data-private={isWhole ? undefined : ''}
      data-tried={hasTried ? '' : undefined}
    >
      <span ref={strands} className={style.cord} />
      {clause === null ? null : (
        <div ref={roll} id={id} className={style.roll} data-open={isOpen ? '' : undefined}>
          <div className={style.clause} inert={!isOpen}>
            <h2>{clause.title}</h2>
            <p>{clause.text}</p>
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
          {choice.text}
          <span>{isWhole ? 'sealed' : 'broken'}</span>
        </span>
      </button>
      <div className={style.under}>
        <Word word={clause?.word ?? null} letters={clause?.word.length ?? letters} />
        <div role="status">
          {isWhole ? said.map((block) => <Said key={block.text} block={block} room="protocol" />) : null}
        </div>
      </div>
    </li>
  );
}

/** As many places as the word has letters, and the word itself once it has been said. */
function Word({ word, letters }: { readonly word: string | null; readonly letters: number | null }) {
  if (letters === null) return null;
  return (
    <p className={style.word}>
      <span className="visually-hidden">{word ?? `${letters} letters`}</span>
      <span aria-hidden="true">
        {Array.from({ length: letters }, (_, at) => (
          // A place is its number.
          <span key={at}>{word?.[at] ?? ' '}</span>
        ))}
      </span>
    </p>
  );
}
