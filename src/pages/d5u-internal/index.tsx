import type { StoryBlock } from '#contract/api/story.ts';
import { useFinds } from '../../state/useFinds.ts';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Memo } from './Memo.tsx';
import style from './style.module.css';

/** Memoranda in order, each with its lines. */
function memosOf(blocks: readonly StoryBlock[]): { readonly heading: StoryBlock; readonly lines: StoryBlock[] }[] {
  const memos: { heading: StoryBlock; lines: StoryBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') memos.push({ heading: block, lines: [] });
    else if (block.kind === 'log') memos.at(-1)?.lines.push(block);
  }
  return memos;
}

/**
 * Internal memoranda under bars. A bar lifts with the reader's phase, and until then its words are on the server; pressed,
 * it says on what ground it is there.
 */
export default function Internal() {
  const { page, isSettled, choose, failure, wait } = useRoom('d5u-internal');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const passages = passagesOf(page.blocks);
  const release = passages.filter(({ object }) => object === null).flatMap(({ blocks }) => blocks);
  const answer = passages.findLast(({ object }) => object !== null) ?? null;
  const choices = new Map(page.choices.map((choice) => [choice.object?.at(-1) ?? '', choice.index]));
  const asked = answer?.object?.at(-1) ?? null;
  const ask = (ground: string) => {
    // What lies on the slip is not asked for again.
    if (ground === asked) return;
    const index = choices.get(ground);
    if (isSettled && index !== undefined) choose(index);
  };
  const only = (kind: string) => release.filter((block) => block.kind === kind);
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <header className={style.cover}>
        <h1>{page.title}</h1>
        {only('caption').map((block) => (
          <Said key={block.text} block={block} room="d5u-internal" />
        ))}
      </header>
      <div className={style.memos}>
        {memosOf(release).map(({ heading, lines }) => (
          <Memo
            key={heading.text}
            heading={heading}
            lines={lines}
            grounds={new Set(choices.keys())}
            asked={asked}
            onAsk={ask}
          />
        ))}
        <footer className={style.foot}>
          {only('margin').map((block) => (
            <Said key={block.text} block={block} room="d5u-internal" />
          ))}
        </footer>
      </div>
      <div className={style.slip} role="status" data-filled={answer !== null || failure !== null || undefined}>
        {answer?.blocks.map((block) => (
          <Said key={block.text} block={block} room="d5u-internal" />
        ))}
        {failure}
      </div>
    </main>
  );
}
