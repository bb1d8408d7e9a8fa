import { useAtomValue } from 'jotai';
import { useStory } from '../../api/useStory.ts';
import { rooms } from '../../content/rooms.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Failure } from '../../ui/story/Failure.tsx';
import { Said } from '../../ui/story/Said.tsx';
import { StoryWait } from '../../ui/story/StoryWait.tsx';
import { useStoryPath } from '../../ui/story/useStoryPath.ts';
import { Sheet } from './Sheet.tsx';
import style from './style.module.css';

/** A long room. Going down it, or back, draws the one picture that hangs there. */
export default function Beauty() {
  const { path } = useStoryPath();
  const { page, hasFailed, retry } = useStory('beauty', path, useAtomValue(phaseAtom), useAtomValue(previewAtom));
  useFinds(page?.blocks.flatMap(({ fragment }) => fragment ?? []) ?? []);
  const failure = hasFailed ? <Failure sentence={rooms.beauty.failure} onRetry={retry} onRestart={null} /> : null;
  if (page === undefined) return <StoryWait name={rooms.beauty.name} className={style.room} failure={failure} />;
  return (
    <main className={style.room}>
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
