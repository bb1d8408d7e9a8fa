import { useState } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { passagesOf } from '../../ui/story/parts.ts';
import { useArrival } from '../../ui/story/useArrival.ts';
import { useRoom } from '../useRoom.tsx';
import { Open } from './Open.tsx';
import { Plate } from './Plate.tsx';
import { remarked, type Remarks } from './plates.ts';
import style from './style.module.css';

/** The choice that the page makes for the reader, when the first remark is written. */
const pencil = 'pencil';

/** A naturalist's notes on whoever files cases: five photograms, each to be laid open and written on. */
export default function Xenobiology() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('xenobiology');
  const { target, expect } = useArrival<HTMLElement>(isSettled ? path : '');
  const [remarks, setRemarks] = useState<Remarks>({});
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const [entry, ...later] = passagesOf(page.blocks);
  const open = later.findLast(({ object }) => object !== null && object !== pencil);
  const aside = later
    .filter(({ object }) => object === null || object === pencil)
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== 'caption'));
  const unwritten = page.choices.find(({ object }) => object === pencil);
  const plates = page.choices.filter(({ object }) => object !== pencil);
  const remark = (at: string, text: string) => {
    const next = remarked(remarks, at, text);
    setRemarks(next);
    if (unwritten !== undefined && isSettled && next[at] !== undefined) choose(unwritten.index);
  };
  return (
    <main className={style.room}>
      <h1 className={style.title}>{page.title}</h1>
      <div className={style.preface}>
        {[...(entry?.blocks ?? []), ...aside].map((block) => (
          <Said key={block.text} block={block} room="xenobiology" />
        ))}
      </div>
      <ol className={style.index} aria-label="Plates">
        {plates.map((choice) => (
          <li key={choice.index}>
            <button
              type="button"
              data-track={`plate:${choice.object ?? choice.text}`}
              aria-pressed={open?.object === choice.object}
              aria-disabled={!isSettled || undefined}
              onClick={() => {
                if (!isSettled) return;
                expect();
                choose(choice.index);
              }}
            >
              <Plate name={choice.object ?? ''} />
              <span>{choice.text}</span>
            </button>
          </li>
        ))}
      </ol>
      {open?.object == null ? null : (
        <Open
          key={open.object}
          name={open.object}
          label={plates.find(({ object }) => object === open.object)?.text ?? open.object}
          passage={open}
          remarks={remarks}
          target={target}
          onRemark={remark}
        />
      )}
      {failure}
    </main>
  );
}
