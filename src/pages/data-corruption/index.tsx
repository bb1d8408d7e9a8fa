import { useAtomValue } from 'jotai';
import { useStory } from '../../api/useStory.ts';
import { rooms } from '../../content/rooms.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { Failure } from '../../ui/story/Failure.tsx';
import { StoryWait } from '../../ui/story/StoryWait.tsx';
import { useStoryPath } from '../../ui/story/useStoryPath.ts';
import { File } from './File.tsx';
import style from './style.module.css';

/** A file that goes bad as it is read. The line that is read slowly mends, and a mended line keeps. */
export default function DataCorruption() {
  const { path } = useStoryPath();
  const { page, hasFailed, retry } = useStory(
    'data-corruption',
    path,
    useAtomValue(phaseAtom),
    useAtomValue(previewAtom),
  );
  const words = rooms['data-corruption'];
  const failure = hasFailed ? <Failure sentence={words.failure} onRetry={retry} onRestart={null} /> : null;
  if (page === undefined) return <StoryWait name={words.name} className={style.room} failure={failure} />;
  return (
    <main className={style.room}>
      {/* Another phase is another file, with damage of its own. */}
      <File key={`${page.phase}:${page.blocks.length}`} page={page} />
      {failure}
    </main>
  );
}
