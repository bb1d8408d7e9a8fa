import type { StoryBlock } from '#contract/api/story.ts';
import { Said } from '../../ui/story/Said.tsx';
import style from './style.module.css';

/** The five in the order in which they sit, and the chair behind them. */
const seats = ['archivist', 'observer', 'advocate', 'judge', 'stranger'] as const;

interface Options {
  /** What the bench has said; each line belongs to the seat of its voice. */
  readonly blocks: readonly StoryBlock[];
  /** The reader's vote in the words of the choice; null while there is none. */
  readonly mine: string | null;
}

/** Six places on a line. A seat whose agent has not begun to speak has a number and no name. */
export function Bench({ blocks, mine }: Options) {
  return (
    <ol className={style.bench} aria-label="The bench">
      {seats.map((voice, index) => {
        const said = blocks.filter((block) => block.voice === voice);
        return (
          <li key={voice} data-silent={said.length === 0 || undefined}>
            <h2>{said.length === 0 ? `seat ${index + 1}` : `the ${voice}`}</h2>
            {said.length === 0 ? (
              <p className={style.unsaid}>not said</p>
            ) : (
              said.map((block) => <Said key={block.text} block={block} room="judgment" />)
            )}
          </li>
        );
      })}
      <li className={style.yours}>
        <h2>the sixth chair</h2>
        <p>{mine === null ? 'empty' : `${mine}.`}</p>
      </li>
    </ol>
  );
}
