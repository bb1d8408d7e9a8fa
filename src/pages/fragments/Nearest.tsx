import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { fragmentLabel } from '../../state/fragmentLabel.ts';
import { hoversAtom } from '../../state/trace.ts';
import { AtWork } from '../../ui/at-work/AtWork.tsx';
import { Measures } from '../../ui/at-work/Measures.tsx';
import { nearestTo, queriesIn } from './retrieval.ts';
import style from './style.module.css';

interface Options {
  /** The fragments on the table. */
  readonly fragments: readonly string[];
  /** The texts of the page. If a fragment was found in a line of this page, that line is added to its name and type. */
  readonly blocks: readonly StoryBlock[];
}

const offered = 5;

/**
 * The fragments nearest to the text that the reader last rested on, or to the text that the reader chose, with their
 * scores. B-MIN-03.
 */
export function Nearest({ fragments, blocks }: Options) {
  const hovers = useAtomValue(hoversAtom);
  const queries = queriesIn(hovers, offered);
  const [chosen, choose] = useState<string | null>(null);
  const query = chosen !== null && queries.includes(chosen) ? chosen : queries[0];

  const documents = fragments
    .map((fragment) => {
      const { type, name } = fragmentLabel(fragment);
      const line = blocks.find((block) => block.fragment === fragment)?.text ?? '';
      return { key: fragment, name, text: `${name} ${type} ${line}` };
    })
    // A fragment must not match its own name.
    .filter(({ name }) => name !== query);
  const matches =
    query === undefined
      ? []
      : nearestTo(
          query,
          documents,
          blocks.map(({ text }) => text),
        );
  return (
    <AtWork
      title="What is nearest"
      label="What is nearest"
      className={style.nearest}
      about="The text that you last rested on is cut into pieces of three letters, and so is each find. Pieces that few texts have count for more. 1.00 would be the same text, 0.00 has no piece in common. It is worked out on this device."
    >
      {queries.length < 2 ? null : (
        <div className={style.queries} role="group" aria-label="Look for">
          {queries.map((text) => (
            <button
              key={text}
              type="button"
              aria-pressed={text === query}
              data-track="ask:nearest"
              onClick={() => choose(text === chosen ? null : text)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      <p className={style.verdict}>{verdictOf(query, fragments.length, matches.length)}</p>
      <Measures
        label="The nearest finds"
        rows={matches.map(({ key, score, pieces }) => ({
          key,
          name: fragmentLabel(key).name,
          share: score,
          figure: score.toFixed(2),
          note: `${fragmentLabel(key).type} · by ${pieces.map((piece) => `“${piece}”`).join(' ')}`,
        }))}
      />
    </AtWork>
  );
}

/** The result in one sentence. */
export function verdictOf(query: string | undefined, finds: number, near: number): string {
  if (finds === 0) return 'Nothing lies on the table, so there is nothing to look through.';
  if (query === undefined) return 'Rest on a text, here or on another page, and it is looked for on the table.';
  return near === 0 ? `Nothing on the table is near “${query}”.` : `Nearest to “${query}”:`;
}
