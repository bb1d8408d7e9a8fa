import { useRef } from 'react';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { useMotion } from '../../ui/motion.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Line } from './Line.tsx';
import style from './style.module.css';
import { useWash } from './useWash.ts';

const story = { slug: 'purification', className: style.page, fragments: 'own' } as const;

/**
 * A text between two large quotation marks, without controls. Its words have a coarse grade at first. Scrolling past a
 * line makes the line clean for good. A fragment counts as found when its line is clean.
 */
export default storyPage(story, function Purification({ page, isSettled }) {
  const { blocks, phase } = page;
  const isOff = useMotion() === 'off';
  const sheet = useRef<HTMLDivElement>(null);
  const washed = useWash(sheet, isSettled && !isOff ? `${phase}:${blocks.length}` : null);
  const clean = isOff ? blocks.length : Math.min(washed, blocks.length);
  useRecordFragments(blocks.slice(0, clean));
  return (
    <StoryFrame titleClass={style.title}>
      <span className={style.opened} aria-hidden="true">
        “
      </span>
      <div ref={sheet} className={style.sheet}>
        {blocks.map((block, index) => (
          <Line key={`${phase}-${index}`} block={block} isNamed={blocks[index - 1]?.isNew !== true} isClean={isOff} />
        ))}
      </div>
      <span className={style.closed} data-clean={clean >= blocks.length || undefined} aria-hidden="true">
        ”
      </span>
    </StoryFrame>
  );
});
