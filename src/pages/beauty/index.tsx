import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Sheet } from './Sheet.tsx';
import style from './style.module.css';

/** A long room. Going down it, or back, draws the one picture that hangs there. */
export default function Beauty() {
  const { page, failure, wait } = useRoom('beauty');
  useFinds(page?.blocks);
  if (page === undefined) return wait(style.room);
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <div className={style.wall}>
        <h1>{page.title}</h1>
        {page.blocks.map((block) => (
          <div key={block.text} className={style.text}>
            <Said block={block} room="beauty" />
          </div>
        ))}
        {failure}
      </div>
      <Sheet />
    </main>
  );
}
