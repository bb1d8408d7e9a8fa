import { useRoom } from '../useRoom.tsx';
import { File } from './File.tsx';
import style from './style.module.css';

/** A file that goes bad as it is read. The line that is read slowly mends, and a mended line keeps. */
export default function DataCorruption() {
  const { page, failure, wait } = useRoom('data-corruption');
  if (page === undefined) return wait(style.room);
  return (
    <main className={style.room}>
      {/* Another phase is another file, with damage of its own. */}
      <File key={`${page.phase}:${page.blocks.length}`} page={page} />
      {failure}
    </main>
  );
}
