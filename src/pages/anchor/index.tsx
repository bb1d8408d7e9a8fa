import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { stabilityAtom } from '../../state/simulation.ts';
import { useHeldSound } from '../../state/sound.ts';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { useMotion, useStill } from '../../ui/motion.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import voices from '../../ui/story/voices.module.css';
import { useInterval } from '../../ui/useInterval.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { beatMs, linesAfter } from './hold.ts';
import style from './style.module.css';
import { useHold } from './useHold.ts';
import { Word } from './Word.tsx';

/** One word above a flood. While the reader holds the word, the reader is still, and stillness raises stability. */
export default storyPage({ slug: 'anchor', className: style.page, path: '', fragments: 'own' }, function Anchor(story) {
  const { page } = story;
  const isOff = useMotion() === 'off';
  const { isHeld, isFast, makeFast, hand } = useHold();
  const [beats, setBeats] = useState(0);
  useHeldSound(isHeld ? 'held' : null);

  const lines = page.blocks.filter(({ kind }) => kind !== 'heading');
  const word = page.blocks.find(({ kind }) => kind === 'heading')?.text ?? '';
  // With effects off all lines are shown at once.
  const up = isOff ? lines.length : linesAfter(beats, lines.length);
  const stability = useStill(useAtomValue(stabilityAtom), `${isHeld} ${up}`);
  useInterval(() => setBeats((now) => now + 1), isHeld && up < lines.length ? beatMs : null);
  useRecordFragments(lines.slice(0, up));

  return (
    <StoryFrame titleClass={style.title}>
      <Word word={word} isHeld={isHeld} stability={stability} hand={hand} />
      <div className={style.floor}>
        <div className={style.gauge}>
          <p id="how-to-hold">hold the word, or space</p>
          <button
            type="button"
            className={style.fast}
            aria-pressed={isFast}
            data-track="fast:anchor"
            onClick={makeFast}
          >
            make it fast
          </button>
          <p className={style.figure}>
            <span>{`stability ${stability.toFixed(3)}`}</span>
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 1H${stability * 100}`} vectorEffect="non-scaling-stroke" />
            </svg>
          </p>
        </div>
        <div className={`${style.lines} ${voices.voices}`} role="log" aria-label={page.title}>
          <StoryTexts blocks={lines.slice(0, up)} className={style.line} />
        </div>
      </div>
    </StoryFrame>
  );
});
