import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useStory } from '../../api/useStory.ts';
import { rooms } from '../../content/rooms.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { Failure } from '../../ui/story/Failure.tsx';
import { StoryWait } from '../../ui/story/StoryWait.tsx';
import { useStoryPath } from '../../ui/story/useStoryPath.ts';
import { Line } from './Line.tsx';
import style from './style.module.css';
import { useWash } from './useWash.ts';

/**
 * The hall after the verdict. There is nothing to press: words come up soiled, reading past them cleans them, and they
 * stay clean. The marks of a quotation stand open at the head, with the verdict left out of them, and close at the foot.
 */
export default function Purification() {
  const { path } = useStoryPath();
  const { page, isSettled, hasFailed, retry } = useStory(
    'purification',
    path,
    useAtomValue(phaseAtom),
    useAtomValue(previewAtom),
  );
  const isOff = useMotion() === 'off';
  const sheet = useRef<HTMLDivElement>(null);
  const blocks = page?.blocks ?? [];
  // Another phase is another sheet, with lines of its own to be cleaned.
  const washed = useWash(sheet, isSettled && !isOff ? `${page?.phase}:${blocks.length}` : null);
  const clean = isOff ? blocks.length : Math.min(washed, blocks.length);
  useFinds(blocks.slice(0, clean).flatMap(({ fragment }) => fragment ?? []));

  const failure = hasFailed ? <Failure sentence={rooms.purification.failure} onRetry={retry} onRestart={null} /> : null;
  if (page === undefined) {
    return <StoryWait name={rooms.purification.name} className={style.room} failure={failure} />;
  }
  return (
    <main className={style.room}>
      <span className={style.opened} aria-hidden="true">
        “
      </span>
      <h1 className={style.title}>{page.title}</h1>
      <div ref={sheet} className={style.sheet}>
        {blocks.map((block) => (
          <Line key={`${page.phase}-${block.text}`} block={block} isClean={isOff} />
        ))}
        {failure}
      </div>
      <span className={style.closed} data-clean={clean >= blocks.length || undefined} aria-hidden="true">
        ”
      </span>
    </main>
  );
}
