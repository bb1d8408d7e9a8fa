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
import { Docket } from './Docket.tsx';
import { Grain } from './Grain.tsx';
import { LeftOver } from './LeftOver.tsx';
import { afterEvent, beatMs, beatsToHear, stirred } from './stillness.ts';
import style from './style.module.css';

/** Events that count as a movement, besides the pointer events. */
const movements = ['pointerdown', 'scroll', 'wheel', 'keydown'] as const;

/**
 * Lines that appear one by one while the reader keeps still. A movement clears the lines. With effects off all lines
 * are shown at once. The `hold` button keeps the lines visible for keyboard users, and gives a screen reader the time
 * to read each line. B-EAR-04.
 */
export default storyPage({ slug: 'void', className: style.page, fragments: 'own' }, function Void(story) {
  const { page, path, isSettled, choose } = story;
  const { blocks } = page;
  const isOff = useMotion() === 'off';
  const [isHeld, setHeld] = useState(false);
  const { target, expect } = useArrival(isSettled ? path : '');
  const step = useRef<HTMLButtonElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  // The lines of earlier pages stay in the document, visually hidden.
  const before = blocks.length - page.added;
  const [still, report] = useReducer(afterEvent, blocks.length - before, stirred);
  const leaf = isSettled ? `${page.phase}:${path}` : null;
  useEffect(() => {
    if (leaf !== null) report({ kind: 'leaf', total: blocks.length - before });
  }, [leaf, blocks.length, before]);
  const beat = () => {
    const block = blocks[before + still.shown - 1];
    report(isHeld && block !== undefined ? { kind: 'beat', lineBeats: beatsToHear(block.text) } : { kind: 'beat' });
  };
  // A press of the hold button begins a new beat, so that the line that it shows has all of its beats.
  useInterval(beat, isSettled ? beatMs : null, undefined, isHeld);
  useMovement(() => {
    if (!isHeld) report({ kind: 'moved' });
  }, movements);

  const shown = before + (isOff ? blocks.length - before : Math.min(still.shown, still.total));
  const isClear = isOff || still.isClear;
  // A line with a link stays visible and takes the place of the cursor.
  const isEmpty = !isClear && !blocks.slice(before, shown).some(({ link }) => link !== undefined);
  const isToldToWait = path === '' || shown > before;
  const isAllShown = isSettled && shown >= blocks.length;
  const onward = page.choices[0];
  useRecordFragments(blocks.slice(0, shown));
  const goOn = useEffectEvent(() => {
    if (onward === undefined) return;
    // The next page begins without lines, and each step needs its own time without a movement.
    report({ kind: 'leaf', total: 0 });
    // The button is removed with this page. If it has the focus, the focus moves to the next page.
    if (document.activeElement === step.current) expect();
    choose(onward.index);
  });
  // While the page is held it scrolls to the newest line, but not while a link in a line has the focus. The hold button
  // need not have the focus: Safari does not focus a button that is pressed.
  useEffect(() => {
    const isInLines = lines.current?.contains(document.activeElement) === true;
    // jsdom has no scrollIntoView.
    if (isHeld && !isInLines) newest.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isHeld, shown]);
  const isOnward = still.isOnward && !isHeld && isSettled;
  useEffect(() => {
    if (isOnward) goOn();
  }, [isOnward]);

  return (
    <StoryFrame titleClass={style.title} data-clear={isClear || undefined} data-all={isOff || isHeld || undefined}>
      <Grain />
      <Docket lines={shown} />
      {/* The group gets the focus, and not the log: a focused log would be read out twice. B-EAR-10. */}
      <div className={style.lines} role="group" aria-label={page.title} tabIndex={-1} ref={target}>
        <div role="log" ref={lines}>
          {blocks.slice(0, shown).map((block, index) => (
            <div
              key={`${index}-${block.text}`}
              ref={index === shown - 1 ? newest : undefined}
              className={index < before ? style.past : style.surfaced}
              data-age={Math.min(4, shown - 1 - index)}
              data-stays={block.link !== undefined || undefined}
            >
              <StoryText block={block} />
            </div>
          ))}
        </div>
      </div>
      {isEmpty ? (
        <p className={style.waiting}>
          <span className={style.cursor} aria-hidden="true" />
          {isToldToWait ? <span>{voidTexts.waiting}</span> : null}
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
