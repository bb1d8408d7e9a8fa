import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { archiveFiles } from '../../content/archiveFiles.ts';
import { fragmentsAtom } from '../../state/narrative.ts';
import { recoveredFiles } from '../../state/recoveredFiles.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame, StoryTitle } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Lever } from './Lever.tsx';
import { Outline } from './Outline.tsx';
import { framesAt, objectAt } from './sheet.ts';
import style from './style.module.css';

/**
 * A staging copy of the archive, in outlines. Names that this visitor has recovered are filled in. One lever corrupts all
 * twenty files and, which the archive cannot do, takes it back. No click is recorded here.
 */
export default storyPage({ slug: 'routemap-test', className: style.page }, function RoutemapTest(story) {
  const { page, isSettled, choose } = story;
  const [lever, setLever] = useState(0);
  const recovered = recoveredFiles(useAtomValue(fragmentsAtom), [], archiveFiles);

  // The lever takes the choice that belongs to its position, the first time that it is there.
  const due = isSettled ? (page.choices.find(({ object }) => object === objectAt(lever))?.index ?? null) : null;
  const goOn = useEffectEvent((index: number) => choose(index));
  useEffect(() => {
    if (due !== null) goOn(due);
  }, [due]);

  const prose = page.blocks.filter(({ kind }) => kind === 'prose');
  return (
    <StoryFrame isTitleInside>
      <div className={style.beside}>
        <header className={style.head}>
          <StoryTitle />
          <div className={style.said}>
            <StoryTexts blocks={prose.filter(({ object }) => object === undefined)} />
          </div>
        </header>
        <div className={`${style.remarks} ${style.said}`} aria-live="polite">
          <StoryTexts blocks={prose.filter(({ object }) => object !== undefined)} />
          <StoryTexts blocks={page.blocks.filter(({ kind }) => kind === 'caption')} className={style.caption} />
        </div>
      </div>
      <Lever position={lever} onMove={setLever} />
      <section className={style.sheet} aria-label="The files">
        <ol className={style.frames} data-back={lever < 0 ? '' : undefined}>
          {framesAt(lever, archiveFiles, recovered).map((frame) => (
            <Outline key={frame.name ?? ''} frame={frame} />
          ))}
        </ol>
        <p className={style.sum}>
          {recovered.length} / {archiveFiles.length}
          <span className="visually-hidden"> recovered by you</span>
        </p>
      </section>
    </StoryFrame>
  );
});
