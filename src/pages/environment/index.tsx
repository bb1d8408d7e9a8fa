import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';
import { useStory } from '../../api/useStory.ts';
import { rooms } from '../../content/rooms.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Failure } from '../../ui/story/Failure.tsx';
import { Said } from '../../ui/story/Said.tsx';
import { StoryWait } from '../../ui/story/StoryWait.tsx';
import voices from '../../ui/story/voices.module.css';
import { Gauges } from './Gauges.tsx';
import { pathOf, versionOf } from './readings.ts';
import { Scene } from './Scene.tsx';
import { openingOf } from './scene.ts';
import style from './style.module.css';
import { useSurroundings } from './useSurroundings.ts';

/**
 * What reaches D5U of the room that it is read in: hour, light and window, as the reader's device has them or as the
 * reader sets them. By day, at twilight and at night the page has another text and another palette, and the text lies in
 * what light the window lets in.
 */
export default function Environment() {
  const { page: size, readings, set, change, follow } = useSurroundings();
  const path = pathOf(readings);
  const { page, isSettled, hasFailed, retry } = useStory(
    'environment',
    path,
    useAtomValue(phaseAtom),
    useAtomValue(previewAtom),
  );
  useFinds(isSettled && page !== undefined ? page.blocks.flatMap(({ fragment }) => fragment ?? []) : []);
  const version = versionOf(readings);
  const opening = openingOf(size, readings.width);

  const words = rooms.environment;
  const failure = hasFailed ? <Failure sentence={words.failure} onRetry={retry} onRestart={null} /> : null;
  if (page === undefined)
    return <StoryWait name={words.name} className={`${style.room} ${style[version]}`} failure={failure} />;

  return (
    <main
      className={`${style.room} ${style[version]} ${voices.voices}`}
      data-version={version}
      style={{ '--wall-height': `${opening.floor}px` } as CSSProperties}
    >
      <Scene page={size} opening={opening} readings={readings} hasGeranium={page.phase >= 1} onChange={change} />
      <div className={style.wall}>
        <h1>{page.title}</h1>
        <Gauges readings={readings} set={set} height={size.height} onChange={change} onFollow={follow} />
      </div>
      <div key={page.blocks[0]?.text} className={style.floor}>
        {page.blocks.map((block) => (
          <Said key={block.text} block={block} room="environment" />
        ))}
        {failure}
      </div>
    </main>
  );
}
