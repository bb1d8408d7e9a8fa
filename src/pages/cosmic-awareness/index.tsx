import { useRef, useState } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useRoom } from '../useRoom.tsx';
import { Sentence } from './Sentence.tsx';
import style from './style.module.css';
import { useDrift } from './useDrift.ts';

/**
 * A plate of stars that drifts. Its letters are at different depths and line up into a sentence at one place at a time;
 * dragging, the wheel, the arrow keys or two buttons move on. With effects off it is a list under a sky that stands.
 */
export default function CosmicAwareness() {
  const { page, failure, wait } = useRoom('cosmic-awareness');
  const motion = useMotion();
  const isOff = motion === 'off';
  const sky = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const [furthest, setFurthest] = useState(0);
  const blocks = page?.blocks ?? [];
  const { nearest, isAsked, goTo } = useDrift({ sky, canvas, words }, blocks.length, motion === 'full');
  if (nearest > furthest) setFurthest(nearest);
  const reached = isOff ? blocks : blocks.slice(0, Math.max(nearest, furthest) + 1);
  useFinds(reached);

  if (page === undefined) return wait(style.room);
  const block = blocks[nearest];
  const step = (by: number) => goTo(nearest + by);
  return (
    <main ref={sky} className={style.room} data-list={isOff || undefined}>
      <canvas ref={canvas} className={style.sky} aria-hidden="true" />
      <h1 className={style.title}>{page.title}</h1>
      {isOff ? (
        <div className={style.list}>
          {blocks.map((each) => (
            <Said key={each.text} block={each} room="cosmic-awareness" />
          ))}
        </div>
      ) : (
        // Only what the reader asked for is announced; what drifts by is there to be found.
        <div className={style.place} data-place={nearest % 5} aria-live={isAsked ? 'polite' : 'off'}>
          {block === undefined ? null : (
            <p ref={words} key={`${page.phase}-${nearest}`} className={style.words} data-voice={block.voice}>
              <Sentence block={block} />
            </p>
          )}
        </div>
      )}
      {failure}
      {isOff ? null : (
        <div className={style.foot}>
          <button
            type="button"
            data-track="drift:back"
            aria-disabled={nearest === 0 || undefined}
            onClick={() => step(-1)}
          >
            drift back
          </button>
          <span className={style.row} aria-hidden="true">
            {blocks.map((each, index) => (
              <span
                key={each.text}
                data-here={index === nearest || undefined}
                data-past={index <= furthest || undefined}
              />
            ))}
          </span>
          <button
            type="button"
            data-track="drift:on"
            aria-disabled={nearest >= blocks.length - 1 || undefined}
            onClick={() => step(1)}
          >
            drift on
          </button>
        </div>
      )}
    </main>
  );
}
