import { useAtomValue } from 'jotai';
import { protocolsAtom } from '../../state/protocols.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { cordsOf } from './cords.ts';
import { Pendant } from './Pendant.tsx';
import style from './style.module.css';

/**
 * The founding order, and from its fold four clauses on cords. A seal is broken here where the server's record has its
 * word as spoken by this visitor; nothing on this page can break one. R-SEC-01.
 */
export default function Protocol() {
  const { page, isSettled, choose, failure, wait } = useRoom('protocol');
  const unlocked = useAtomValue(protocolsAtom);
  const blocks = page?.blocks ?? [];
  useFinds(blocks);

  if (page === undefined) return wait(style.room);

  const opening = blocks.filter(({ kind, object }) => kind === 'prose' && object === undefined);
  const later = blocks.filter(({ kind }) => kind === 'caption' || kind === 'margin');
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <div className={style.skin}>
        <h1>{page.title}</h1>
        <div className={style.said}>
          {opening.map((block) => (
            <Said key={block.text} block={block} room="protocol" />
          ))}
        </div>
      </div>
      <ol className={style.cords} aria-label="Clauses under seal">
        {cordsOf(page, unlocked).map((cord) => (
          <Pendant
            key={cord.choice.text}
            cord={cord}
            onHold={() => {
              if (isSettled && cord.said.length === 0) choose(cord.choice.index);
            }}
          />
        ))}
      </ol>
      <div className={style.later} aria-live="polite">
        {later.map((block) => (
          <Said key={block.text} block={block} room="protocol" />
        ))}
        {failure}
      </div>
    </main>
  );
}
