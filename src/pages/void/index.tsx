import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { voidTexts } from '../../content/voidTexts.ts';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { useMotion } from '../../ui/motion.ts';
import { StoryText } from '../../ui/story/StoryText.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { useMovement } from '../../ui/useMovement.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Grain } from './Grain.tsx';
import { LeftOver } from './LeftOver.tsx';
import { afterEvent, beatMs, stirred } from './stillness.ts';
import style from './style.module.css';

/** Events that count as a movement, besides those of the pointer. */
const movements = ['pointerdown', 'scroll', 'wheel', 'keydown'] as const;

/**
 * Lines that come up one by one while the reader keeps still; a movement clears them. With effects off they are there at
 * once. The `hold` button keeps them for whoever reads by the keyboard.
 */
export default storyPage({ slug: 'void', className: style.page, fragments: 'own' }, function Void(story) {
  const { page, path, isSettled, choose } = story;
  const { blocks } = page;
  const isOff = useMotion() === 'off';
  const [isHeld, setHeld] = useState(false);
  const { target, expect } = useArrival(isSettled ? path : '');
  const step = useRef<HTMLButtonElement>(null);
  // The lines of earlier pages stay in the document, visually hidden.
  const before = blocks.length - page.added;
  const [still, report] = useReducer(afterEvent, blocks.length - before, stirred);
  const leaf = isSettled ? `${page.phase}:${path}` : null;
  useEffect(() => {
    if (leaf !== null) report({ kind: 'leaf', total: blocks.length - before });
  }, [leaf, blocks.length, before]);
  useInterval(() => report({ kind: 'beat' }), isSettled ? beatMs : null);
  useMovement(() => {
    if (!isHeld) report({ kind: 'moved' });
  }, movements);

  const shown = before + (isOff ? blocks.length - before : Math.min(still.shown, still.total));
  const isClear = isOff || still.isClear;
  const isAllShown = isSettled && shown >= blocks.length;
  const onward = page.choices[0];
  useRecordFragments(blocks.slice(0, shown));
  const goOn = useEffectEvent(() => {
    if (onward === undefined) return;
    // The next page begins without lines, and each step needs its own time without a movement.
    report({ kind: 'leaf', total: 0 });
    // The button is removed with this page: if it has the focus, the next page gets it.
    if (document.activeElement === step.current) expect();
    choose(onward.index);
  });
  const isOnward = still.isOnward && !isHeld && isSettled;
  useEffect(() => {
    if (isOnward) goOn();
  }, [isOnward]);

  return (
    <StoryFrame titleClass={style.title} data-clear={isClear || undefined} data-all={isOff || isHeld || undefined}>
      <Grain />
      <div className={style.lines} role="log" aria-label={page.title} tabIndex={-1} ref={target}>
        {blocks.slice(0, shown).map((block, index) => (
          <div
            key={`${index}-${block.text}`}
            className={index < before ? style.past : style.surfaced}
            data-age={Math.min(4, shown - 1 - index)}
            data-stays={block.link !== undefined || undefined}
          >
            <StoryText block={block} />
          </div>
        ))}
      </div>
      {shown === before && !isOff ? (
        <p className={style.waiting}>
          <span className={style.cursor} aria-hidden="true" />
          {path === '' ? voidTexts.waiting : null}
        </p>
      ) : null}
      {isAllShown && onward !== undefined ? (
        <button
          type="button"
          ref={step}
          className={style.onward}
          data-track="choose:void"
          onClick={() => {
            expect();
            choose(onward.index);
          }}
        >
          {onward.text}
        </button>
      ) : null}
      {isClear ? <LeftOver /> : null}
      <div className={style.foot}>
        <button
          type="button"
          className={style.hold}
          aria-pressed={isHeld}
          data-track="hold:void"
          hidden={isOff}
          onClick={() => {
            setHeld(!isHeld);
            report(isHeld ? { kind: 'moved' } : { kind: 'held' });
          }}
        >
          hold the page still
        </button>
        <span className={style.level} data-still={still.quiet > 0 || undefined} aria-hidden="true" />
      </div>
    </StoryFrame>
  );
});
