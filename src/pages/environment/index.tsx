import type { CSSProperties } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
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
  const { page, isSettled, failure, wait } = useRoom('environment', pathOf(readings));
  useFinds(isSettled ? page?.blocks : []);
  const version = versionOf(readings);
  const opening = openingOf(size, readings.width);

  if (page === undefined) return wait(`${style.room} ${style[version]}`);

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
