import { useAtomValue } from 'jotai';
import { useEvidence } from '../../api/useEvidence.ts';
import { useHeld } from '../../api/held.ts';
import { fragmentsAtom } from '../../state/narrative.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Gaps } from './Gaps.tsx';
import style from './style.module.css';
import { Table } from './Table.tsx';

/** The evidence table: what the reader has found, the newest on a thread in the order of finding, and a gap for what they have not. */
export default function Fragments() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('fragments');
  const here = useAtomValue(fragmentsAtom);
  const { data: held } = useHeld();
  const types = useEvidence();
  const { target, expect } = useArrival<HTMLDivElement>(isSettled ? path : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  // A device that has forgotten still has a record at the court, and finds its first piece before that record is here.
  const known = [...new Set([...(held?.tables.narratives[0]?.discovered_fragments ?? []), ...here])];
  const fragments = known.toReversed();
  const free = () => {
    const choice = page.choices[0];
    if (choice === undefined || !isSettled) return;
    expect();
    choose(choice.index);
  };
  // By the page and not by the address, which has the choice before the page has an answer to it.
  const opening = page.blocks.length - (page.added < page.blocks.length ? page.added : 0);
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <header className={style.head}>
        <h1>{page.title}</h1>
        <div className={style.said}>
          {page.blocks.slice(0, opening).map((block) => (
            <Said key={block.text} block={block} room="fragments" />
          ))}
        </div>
      </header>
      <Table fragments={fragments} onFree={free} />
      <div className={style.foot}>
        <div className={style.said} tabIndex={-1} ref={target}>
          {page.blocks.slice(opening).map((block) => (
            <Said key={block.text} block={block} room="fragments" />
          ))}
          {failure}
        </div>
        {types === undefined ? null : (
          <Gaps types={types} found={fragments.map((fragment) => fragment.split(':')[0] ?? '')} />
        )}
      </div>
    </main>
  );
}
