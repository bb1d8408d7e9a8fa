import { useRef, useState } from 'react';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useMotion } from '../../ui/motion.ts';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Sentence } from './Sentence.tsx';
import style from './style.module.css';
import { useDrift } from './useDrift.ts';

const story = { slug: 'cosmic-awareness', className: style.page, fragments: 'own' } as const;

/**
 * A drifting sky of letters at different depths, which line up into one sentence at a time. Dragging, the wheel, the
 * arrow keys and two buttons move the sky. With effects off the page is a list on a sky that does not move.
 */
export default storyPage(story, function CosmicAwareness({ page }) {
  const { blocks } = page;
  const motion = useMotion();
  const isOff = motion === 'off';
  const sky = useRef<HTMLElement>(null);
  const [furthest, setFurthest] = useState(0);
  const { canvas, words, handlers, nearest, isAsked, goTo } = useDrift(sky, blocks.length, motion === 'full');
  if (nearest > furthest) setFurthest(nearest);
  useRecordFragments(isOff ? blocks : blocks.slice(0, Math.max(nearest, furthest) + 1));
  const block = blocks[nearest];
  return (
    <StoryFrame
      ref={sky}
      hasOwnVoices
      heading={page.title}
      titleClass={style.title}
      data-list={isOff || undefined}
      {...handlers}
    >
      <canvas ref={canvas} className={style.sky} aria-hidden="true" />
      {isOff ? (
        <div className={style.list}>
          <StoryTexts blocks={blocks} />
        </div>
      ) : (
        // Announced only if the reader asked for the sentence.
        <div className={style.place} data-place={nearest % 5} aria-live={isAsked ? 'polite' : 'off'}>
          {block === undefined ? null : (
            <p ref={words} key={`${page.phase}-${nearest}`} {...markOf(block, style.words)} data-voice={block.voice}>
              <NewName block={block} />
              <Sentence block={block} />
            </p>
          )}
        </div>
      )}
      {isOff ? null : (
        <div className={style.foot}>
          <ActionButton data-track="drift:back" isDisabled={nearest === 0} onClick={() => goTo(nearest - 1)}>
            drift back
          </ActionButton>
          <span className={style.row} aria-hidden="true">
            {blocks.map((_, index) => (
              <span key={index} data-here={index === nearest || undefined} data-past={index <= furthest || undefined} />
            ))}
          </span>
          <ActionButton
            data-track="drift:on"
            isDisabled={nearest >= blocks.length - 1}
            onClick={() => goTo(nearest + 1)}
          >
            drift on
          </ActionButton>
        </div>
      )}
    </StoryFrame>
  );
});
