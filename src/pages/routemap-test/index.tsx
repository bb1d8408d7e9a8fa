import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { archiveFiles } from '../../content/archiveFiles.ts';
import { fragmentsAtom } from '../../state/narrative.ts';
import { recoveredFiles } from '../../state/recoveredFiles.ts';
import { useSounded } from '../../state/sound.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame, StoryTitle } from '../../ui/story/StoryFrame.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { storyPage } from '../storyPage.tsx';
import { Lever } from './Lever.tsx';
import { Outline } from './Outline.tsx';
import { framesAt, objectAt } from './sheet.ts';
import style from './style.module.css';

/** The same breakpoint is in the stylesheet. */
const narrow = '(width < 62rem)';

/**
 * A staging copy of the archive, in outlines. Names that this visitor has recovered are filled in. One lever corrupts
 * all twenty files and, unlike the archive, can undo the corruption. No click is recorded here.
 */
export default storyPage({ slug: 'routemap-test', className: style.page }, function RoutemapTest(story) {
  const { page, isSettled, choose } = story;
  const [lever, setLever] = useState(0);
  const sounded = useSounded();
  const recovered = recoveredFiles(useAtomValue(fragmentsAtom), [], archiveFiles);

  // The story's choice for the lever's position is taken when the lever first reaches it.
  const due = isSettled ? (page.choices.find(({ object }) => object === objectAt(lever))?.index ?? null) : null;
  const goOn = useEffectEvent((index: number) => choose(index));
  useEffect(() => {
    if (due !== null) goOn(due);
  }, [due]);

  const prose = page.blocks.filter(({ kind }) => kind === 'prose');
  const answers = prose.filter(({ object }) => object !== undefined);
  const isNarrow = useMediaQuery(narrow);
  const log = useNewestInView(answers.length);
  return (
    <StoryFrame isTitleInside>
      <div className={style.beside}>
        <header className={style.head}>
          <StoryTitle />
          <div className={style.said}>
            <StoryTexts blocks={prose.filter(({ object }) => object === undefined)} />
          </div>
        </header>
        {/* In a narrow browser window this box scrolls, so it must be focusable. */}
        <div
          ref={log}
          className={`${style.said} ${style.remarks}`}
          role="log"
          aria-label="Answers to the lever"
          tabIndex={isNarrow && answers.length > 0 ? 0 : undefined}
        >
          <StoryTexts blocks={answers} />
          <StoryTexts blocks={page.blocks.filter(({ kind }) => kind === 'caption')} className={style.caption} />
        </div>
      </div>
      <Lever
        position={lever}
        onMove={(position) => {
          setLever(position);
          sounded('lever');
        }}
      />
      <section className={style.sheet} aria-label="The files">
        <ol className={style.frames} data-back={lever < 0 ? '' : undefined}>
          {framesAt(lever, archiveFiles, recovered).map((frame) => (
            <Outline key={frame.name ?? ''} frame={frame} />
          ))}
        </ol>
        <p className={style.sum}>
          <span>{`${recovered.length} / ${archiveFiles.length}`}</span>
          <span className="visually-hidden"> recovered by you</span>
        </p>
      </section>
    </StoryFrame>
  );
});

/**
 * Scrolls a box when lines are added to it: the first new line is at the upper edge. `lines` is the number of lines;
 * each line is a child of the box.
 */
function useNewestInView(lines: number) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    const first = box.current?.children[shown.current];
    if (box.current && first && shown.current > 0)
      box.current.scrollTop += first.getBoundingClientRect().top - box.current.getBoundingClientRect().top - airPx;
    shown.current = lines;
  }, [lines]);
  return box;
}

/** Space above the newest line, px. */
const airPx = 10;
