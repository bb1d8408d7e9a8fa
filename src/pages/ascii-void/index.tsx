import { useRef, useState } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useRoom } from '../useRoom.tsx';
import type { Desk } from './Desk.ts';
import style from './style.module.css';
import { Typing } from './Typing.tsx';

/**
 * The void on a typewriter: a sheet of full stops and what was struck over them. One pushes the typing aside, none of it
 * is ever lost, and words run into the gap, as many as there is room for.
 */
export default function AsciiVoid() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('ascii-void');
  const desk = useRef<Desk>(null);
  const count = useRef<HTMLParagraphElement>(null);
  // How many texts of which sheet stood in the gap to their last word.
  const [read, note] = useState({ sheet: '', whole: 0 });
  const said = page?.blocks.slice(page.blocks.length - page.added) ?? [];
  const poured = said.filter(({ kind }) => kind !== 'caption');
  const sheet = `${path} ${page?.phase ?? ''}`;
  const whole = read.sheet === sheet ? read.whole : 0;
  useFinds(poured.slice(0, whole));

  if (page === undefined) return wait(style.room);

  const onward = page.choices[0];
  return (
    <main className={style.room}>
      <h1 className={style.title}>{page.title}</h1>
      <div className="visually-hidden" role="log" aria-label={page.title}>
        {poured.map((block) => (
          <p key={block.text}>{block.text}</p>
        ))}
      </div>
      <Typing
        key={sheet}
        blocks={poured}
        desk={desk}
        count={count}
        onWhole={(now) => {
          if (now > whole) note({ sheet, whole: now });
        }}
      />
      <div className={style.foot}>
        <p ref={count} className={style.counted} />
        <p className={style.ways}>
          <button type="button" data-track="drop:typing" onClick={() => desk.current?.drop()}>
            let it drop
          </button>
          <button type="button" data-track="type:again" onClick={() => desk.current?.roll()}>
            type it again
          </button>
          {onward === undefined ? null : (
            <button
              type="button"
              data-track="choose:ascii-void"
              aria-disabled={!isSettled || undefined}
              onClick={() => isSettled && choose(onward.index)}
            >
              {onward.text}
            </button>
          )}
        </p>
        <div className={style.said}>
          {said
            .filter(({ kind }) => kind === 'caption')
            .map((block) => (
              <Said key={block.text} block={block} room="ascii-void" />
            ))}
          {failure}
        </div>
      </div>
    </main>
  );
}
