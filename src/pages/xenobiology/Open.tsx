import { useRef, useState } from 'react';
import { TextField } from '../../ui/fields.tsx';
import { Arrival } from '../../ui/story/Arrival.tsx';
import type { Passage } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { Plate } from './Plate.tsx';
import { longestRemark, marksOf, type Remarks } from './plates.ts';
import style from './style.module.css';

interface Options {
  readonly name: string;
  readonly label: string;
  readonly passage: Passage;
  readonly remarks: Remarks;
  readonly onRemark: (at: string, text: string) => void;
}

/** The open plate: three lettered marks, and a form for a remark at the chosen mark. */
export function Open({ name, label, passage, remarks, onRemark }: Options) {
  const marks = marksOf[name] ?? [];
  const [letter, setLetter] = useState('a');
  // By mark, so that a draft stays while the reader writes at another mark.
  const [drafts, setDrafts] = useState<Remarks>({});
  const field = useRef<HTMLInputElement>(null);
  const at = `${name}:${letter}`;
  const draft = drafts[at] ?? remarks[at] ?? '';
  const take = (next: string) => {
    setLetter(next);
    field.current?.focus({ preventScroll: true });
  };
  return (
    <Arrival as="section" className={style.open} aria-label={label}>
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
                <span className={style.letter}>{mark.letter}</span>
                {text === undefined ? null : <span className={style.remark}>{text}</span>}
              </button>
            );
          })}
        </div>
        {passage.blocks
          .filter(({ kind }) => kind === 'caption')
          .map(({ text }, index) => (
            <figcaption key={index} className="counted">
              {text}
            </figcaption>
          ))}
      </figure>
      <div className={style.notes}>
        <StoryTexts blocks={passage.blocks} without={['caption']} />
        <form
          className={style.slip}
          onSubmit={(event) => {
            event.preventDefault();
            onRemark(at, draft);
          }}
        >
          <label htmlFor="slip">{`${letter}, in pencil`}</label>
          <TextField
            ref={field}
            id="slip"
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
    </Arrival>
  );
}
