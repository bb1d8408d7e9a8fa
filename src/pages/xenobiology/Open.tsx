import { type RefObject, useRef, useState } from 'react';
import { Said } from '../../ui/story/Said.tsx';
import type { Passage } from '../../ui/story/parts.ts';
import { Plate } from './Plate.tsx';
import { longestRemark, marksOf, type Remarks } from './plates.ts';
import style from './style.module.css';

interface Options {
  readonly name: string;
  readonly label: string;
  readonly passage: Passage;
  readonly remarks: Remarks;
  readonly target: RefObject<HTMLElement | null>;
  readonly onRemark: (at: string, text: string) => void;
}

/** A plate on the table: three letters to hang a remark on, and a slip to write it on. */
export function Open({ name, label, passage, remarks, target, onRemark }: Options) {
  const marks = marksOf[name] ?? [];
  const [letter, setLetter] = useState('a');
  // By mark, so that what was begun for one waits while another is written on.
  const [drafts, setDrafts] = useState<Remarks>({});
  const field = useRef<HTMLInputElement>(null);
  const at = `${name}:${letter}`;
  const draft = drafts[at] ?? remarks[at] ?? '';
  const take = (next: string) => {
    setLetter(next);
    field.current?.focus({ preventScroll: true });
  };
  return (
    <section className={style.open} aria-label={label} tabIndex={-1} ref={target}>
      <figure className={style.sheet}>
        <div className={style.ground}>
          <Plate name={name} />
          {marks.map((mark) => {
            const text = remarks[`${name}:${mark.letter}`];
            return (
              <button
                key={mark.letter}
                type="button"
                className={style.mark}
                style={{ left: `${mark.x}%`, top: `${mark.y}%` }}
                data-side={mark.x > 55 ? 'left' : 'right'}
                aria-pressed={mark.letter === letter}
                aria-label={text === undefined ? `Mark ${mark.letter}` : `Mark ${mark.letter}: ${text}`}
                data-track={`mark:${name}-${mark.letter}`}
                onClick={() => take(mark.letter)}
              >
                <span>{mark.letter}</span>
                {text === undefined ? null : <span className={style.remark}>{text}</span>}
              </button>
            );
          })}
        </div>
        {passage.blocks
          .filter(({ kind }) => kind === 'caption')
          .map(({ text }) => (
            <figcaption key={text}>{text}</figcaption>
          ))}
      </figure>
      <div className={style.notes}>
        {passage.blocks
          .filter(({ kind }) => kind !== 'caption')
          .map((block) => (
            <Said key={block.text} block={block} room="xenobiology" />
          ))}
        <form
          className={style.slip}
          onSubmit={(event) => {
            event.preventDefault();
            onRemark(at, draft);
          }}
        >
          <label htmlFor="slip">{letter}, in pencil</label>
          <input
            ref={field}
            id="slip"
            type="text"
            autoComplete="off"
            maxLength={longestRemark}
            value={draft}
            onChange={({ target: { value } }) => setDrafts({ ...drafts, [at]: value })}
          />
          <button type="submit" data-track={`remark:${name}-${letter}`}>
            write it on the plate
          </button>
          <p>Kept on this page while it is open, and sent nowhere.</p>
        </form>
      </div>
    </section>
  );
}
