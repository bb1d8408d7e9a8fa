import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { pointerTraceAtom } from '../../state/trace.ts';
import { observePointer } from '../../device/pointer.ts';
import { useMotion } from '../../ui/motion.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { useInterval } from '../../ui/useInterval.ts';
import { useMovement } from '../../ui/useMovement.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { inWords, type Replay, replayOf } from './replay.ts';
import { ReplayCanvas } from './ReplayCanvas.tsx';
import style from './style.module.css';
import { afterEvent, beatMs, waiting } from './watching.ts';

/** Scrolling counts as a movement: the page moves under the pointer. */
const scrolling = ['scroll'] as const;

/**
 * After three seconds without a movement, a second pointer repeats the reader's movements of the last half minute. For
 * a reader who uses keys, the second pointer moves to the controls that had the focus. The positions are kept in this
 * tab only. With effects off the whole path is drawn at once. A replay on request ends with a sentence for assistive
 * technology. The next text is announced, or gets the focus if the reader asked for it. B-EAR-03, B-EAR-10.
 */
export default storyPage({ slug: 'watcher', className: style.page }, function Watcher(story) {
  const { page, newest, isSettled, choose, take } = story;
  const pointer = useAtomValue(pointerTraceAtom);
  useEffect(() => observePointer(pointer, 'pointermove').stop, [pointer]);
  const motion = useMotion();
  const isOff = motion === 'off';
  const read = () => replayOf(pointer.until(performance.timeOrigin + performance.now()));
  const [replay, setReplay] = useState<Replay>(read);
  const [watch, report] = useReducer(afterEvent, waiting);
  // The reader asked for the newest text, which then gets the focus. A text that comes by itself is announced instead.
  const [isAskedFor, setAskedFor] = useState(false);
  useInterval(
    () => {
      // No replay starts in a hidden tab.
      if (document.hidden) return;
      // The half minute ends when the pointer comes to rest.
      if (watch.kind === 'waiting') setReplay(read());
      report({ kind: 'beat' });
    },
    isSettled && (watch.kind === 'waiting' || watch.kind === 'shown') ? beatMs : null,
  );
  useMovement(() => report({ kind: 'moved' }), scrolling);
  const onward = page.choices[0];
  // With nothing to show, the story does not continue by itself.
  const isOnward = watch.kind === 'onward' && replay.durationMs > 0;
  const goOn = useEffectEvent(() => {
    if (onward === undefined || !isSettled) return;
    setAskedFor(false);
    choose(onward.index);
  });
  useEffect(() => {
    if (isOnward) goOn();
  }, [isOnward]);

  const [outcome, setOutcome] = useState('');
  const [readAgain, setReadAgain] = useState<Replay | null>(null);
  const showAtOnce = () => {
    const now = read();
    setReplay(now);
    setReadAgain(now);
    setOutcome('');
  };
  // The sentence may be the same as before. A screen reader announces it only if the element was empty in between.
  useEffect(() => {
    if (readAgain !== null) setOutcome(inWords(readAgain, innerWidth / innerHeight));
  }, [readAgain]);
  const show = () => {
    setReplay(read());
    setOutcome('');
    report({ kind: 'held' });
  };
  const isShowing = isOff || watch.kind !== 'waiting';
  return (
    <StoryFrame titleClass={style.title} data-watch={watch.kind}>
      {isShowing ? (
        <ReplayCanvas
          replay={replay}
          isStill={motion !== 'full' || watch.kind !== 'showing'}
          onFinished={() => {
            if (isOff) return;
            report({ kind: 'finished' });
            if (watch.kind === 'showing' && watch.isHeld) setOutcome(inWords(replay, innerWidth / innerHeight));
          }}
        />
      ) : null}
      {/* The same element for every path: screen readers do not announce a live region that is added with its text. */}
      <Arrival className={style.said} aria-live={isAskedFor ? 'off' : 'polite'}>
        <StoryTexts blocks={newest} />
      </Arrival>
      <div className={style.foot}>
        <p className={style.counted} data-hover="">
          {inWords(replay, innerWidth / innerHeight)}
        </p>
        <p className="visually-hidden" role="status">
          {outcome}
        </p>
        <p className={style.ways}>
          <button type="button" data-track="show:half-minute" onClick={isOff ? showAtOnce : show}>
            {isOff ? 'read again' : 'show it without waiting'}
          </button>
          {onward === undefined ? null : (
            <ChoiceButton
              choice={onward}
              data-track="choose:watcher"
              onTake={(choice) => {
                setAskedFor(true);
                take(choice);
              }}
            />
          )}
        </p>
      </div>
    </StoryFrame>
  );
});
