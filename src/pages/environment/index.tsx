import type { CSSProperties } from 'react';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { StoryPage } from '../storyPage.tsx';
import { Gauges } from './Gauges.tsx';
import { Scene } from './Scene.tsx';
import { openingOf } from './scene.ts';
import style from './style.module.css';
import { pathOf, versionOf } from './surroundings.ts';
import { useSurroundings } from './useSurroundings.ts';

/**
 * Three facts about the place of reading: hour, light, and the browser's window, as the reader's device reports them or
 * as the reader sets them. Day, twilight and night have different texts and palettes. The text is in the light of the
 * drawn window.
 */
export default function Environment() {
  const { size, surroundings, set, change, follow } = useSurroundings();
  const version = versionOf(surroundings);
  const opening = openingOf(size, surroundings.width);
  return (
    <StoryPage slug="environment" className={`${style.page} ${style[version]}`} path={pathOf(surroundings)}>
      {({ page }) => (
        <StoryFrame
          data-version={version}
          style={{ '--wall-height': `${opening.floor}px` } as CSSProperties}
          headClass={style.wall}
          head={
            <Gauges surroundings={surroundings} set={set} height={size.height} onChange={change} onFollow={follow} />
          }
        >
          <Scene
            size={size}
            opening={opening}
            surroundings={surroundings}
            hasGeranium={page.phase >= 1}
            onChange={change}
          />
          <div key={page.blocks[0]?.text} className={style.floor}>
            <StoryTexts blocks={page.blocks} />
          </div>
        </StoryFrame>
      )}
    </StoryPage>
  );
}
