import { useMemo, useRef } from 'react';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { useMotion } from '../../ui/motion.ts';
import { StoryText, StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Dashboard } from './Dashboard.tsx';
import { furthest, type Leaf, leanInWords, partSides } from './lean.ts';
import style from './style.module.css';
import { useLean } from './useLean.ts';

const story = { slug: 'oblique', className: style.page, path: '', fragments: 'own' } as const;

/**
 * A statement taken in a parked van. The registry's text is in front. The statement is on leaves on either side, and
 * each leaf is legible from one angle. In calm mode leaves do not turn, and a leaf that is not faced has a coarse
 * grade. With effects off all leaves are legible.
 */
export default storyPage(story, function Oblique({ page }) {
  const motion = useMotion();
  const isOff = motion === 'off';
  const main = useRef<HTMLElement>(null);
  const { front, leaves } = useMemo(() => partSides(page.blocks), [page]);
  const { facing, faced, handlers, leanTo } = useLean(main, leaves, motion);
  const read = leaves.filter(({ at }) => isOff || faced.has(at));
  useRecordFragments([...front, ...read.map(({ block }) => block)]);

  const wall = (side: 'left' | 'right', name: string) => (
    <section className={style.wall} data-side={side} aria-label={name}>
      {leaves
        .filter(({ at }) => (side === 'left' ? at < 0 : at > 0))
        .map((leaf, index) => (
          <Side key={index} leaf={leaf} isFaced={facing === leaf.at} onLean={isOff ? null : leanTo} />
        ))}
    </section>
  );
  return (
    <StoryFrame
      headClass={style.front}
      head={<StoryTexts blocks={front} />}
      ref={main}
      data-stands={motion === 'full' ? undefined : motion}
      {...handlers}
    >
      <Dashboard />
      {wall('left', 'From the passenger’s seat')}
      {wall('right', 'From the driver’s seat')}
      {isOff ? null : (
        <label className={style.lean}>
          <span>lean</span>
          <input
            type="range"
            className="slider"
            min={-furthest}
            max={furthest}
            step={2}
            defaultValue={0}
            aria-label="Lean, in degrees to the right"
            onChange={(event) => leanTo(Number(event.target.value))}
          />
        </label>
      )}
    </StoryFrame>
  );
});

interface SideOptions {
  readonly leaf: Leaf;
  readonly isFaced: boolean;
  /** Null with effects off. */
  readonly onLean: ((lean: number) => void) | null;
}

/** One leaf, and the angle from which it is legible. */
function Side({ leaf: { block, at }, isFaced, onLean }: SideOptions) {
  const place = `${Math.abs(at)}°`;
  return (
    <div className={style.side} data-facing={isFaced || undefined}>
      {onLean === null ? (
        <span className={style.place}>{place}</span>
      ) : (
        <button
          type="button"
          className={style.place}
          aria-label={`Lean ${leanInWords(at)}`}
          data-track={`lean:${at}`}
          onClick={() => onLean(at)}
        >
          {place}
        </button>
      )}
      <div className={style.leaf} data-at={at} data-kind={block.kind}>
        <StoryText block={block} />
      </div>
    </div>
  );
}
