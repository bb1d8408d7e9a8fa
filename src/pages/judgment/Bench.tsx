import { useAtomValue } from 'jotai';
import type { StoryBlock } from '#contract/api/story.ts';
import { endedAtom } from '../../state/profile.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import style from './style.module.css';

/** The five agents in the order of their seats. */
const seats = ['archivist', 'observer', 'advocate', 'judge', 'stranger'] as const;

interface Options {
  /** Lines of the agents. Each block is shown at the seat of its voice. */
  readonly blocks: readonly StoryBlock[];
  /** The text of the reader's vote; null before a vote. */
  readonly mine: string | null;
}

/** Six seats in a row. A seat whose agent has not spoken has a number and no name. */
export function Bench({ blocks, mine }: Options) {
  const hasEnded = useAtomValue(endedAtom);
  return (
    <ol role="list" className={style.bench} aria-label="The bench">
      {seats.map((voice, index) => {
        const said = blocks.filter((block) => block.voice === voice);
        return (
          <li key={voice} data-silent={said.length === 0 || undefined}>
            <h2>{said.length === 0 ? `seat ${index + 1}` : `the ${voice}`}</h2>
            {said.length === 0 ? <p className={style.unsaid}>not said</p> : <StoryTexts blocks={said} />}
          </li>
        );
      })}
      <li className={style.yours}>
        <h2>the sixth chair</h2>
        {mine === null ? <p>{hasEnded ? 'taken' : 'empty'}</p> : <p>{`${mine}.`}</p>}
      </li>
    </ol>
  );
}
