import { useAtom, useAtomValue } from 'jotai';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { useHeld } from '../../api/held.ts';
import { useStory } from '../../api/useStory.ts';
import { rooms } from '../../content/rooms.ts';
import { casebookAtom } from '../../state/casebook.ts';
import { narrativeAtom } from '../../state/narrative.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { protocolsAtom } from '../../state/protocols.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Failure } from '../../ui/story/Failure.tsx';
import { Said } from '../../ui/story/Said.tsx';
import { StoryWait } from '../../ui/story/StoryWait.tsx';
import { useStoryPath } from '../../ui/story/useStoryPath.ts';
import voices from '../../ui/story/voices.module.css';
import { entriesOf, leafWithin, leavesIn, linesALeaf, nextMark } from './casebook.ts';
import { isOneDay, Line } from './Line.tsx';
import style from './style.module.css';

/** After so many rulings the voices have said what they have to say. */
const rulingsSpokenOf = 3;
const spoken = (blocks: readonly StoryBlock[]) =>
  blocks.map((block) => <Said key={block.text} block={block} room="narrative" />);

/** The reader's own casebook, entry by entry out of the record. Leaves are turned, and lines are ruled through. */
export default function Narrative() {
  const { path, choose, restart } = useStoryPath();
  const { page, isSettled, hasFailed, isAsking, retry } = useStory(
    'narrative',
    path,
    useAtomValue(phaseAtom),
    useAtomValue(previewAtom),
  );
  const { data: held, error, isValidating, mutate } = useHeld();
  const narrative = useAtomValue(narrativeAtom);
  const protocols = useAtomValue(protocolsAtom);
  const [book, setBook] = useAtom(casebookAtom);
  const [ruledLast, setRuledLast] = useState<string | null>(null);
  const [turn, setTurn] = useState<'on' | 'back' | null>(null);
  const opened = useRef<HTMLElement>(null);
  useFinds(page?.blocks);

  const failure =
    hasFailed || error !== undefined ? (
      <Failure
        sentence={rooms.narrative.failure}
        isAsking={isAsking || isValidating}
        onRetry={() => {
          retry?.();
          void mutate();
        }}
        onRestart={path === '' ? null : restart}
      />
    ) : null;
  if (page === undefined) return <StoryWait name={rooms.narrative.name} className={style.room} failure={failure} />;

  const entries =
    held === undefined ? [] : entriesOf({ tables: held.tables, firstSeenAt: held.firstSeenAt, narrative, protocols });
  const leaf = leafWithin(book.leaf, entries.length);
  const leaves = leavesIn(entries.length);
  const lines = entries.slice(leaf * linesALeaf, (leaf + 1) * linesALeaf);

  const rule = (id: string) => {
    const mark = nextMark(book.marks[id]);
    setBook({ ...book, marks: { ...book.marks, [id]: mark } });
    const depth = path === '' ? 0 : path.split('.').length;
    const ruler = page.choices[0];
    if (mark !== 'ruled' || ruler === undefined || !isSettled || depth >= rulingsSpokenOf) return;
    setRuledLast(id);
    choose(ruler.index);
  };
  const isLeaf = (number: number) => number >= 0 && number < leaves;
  const turnTo = (next: number) => {
    if (!isLeaf(next)) return;
    // The leaf goes, and a focus on one of its lines would go with it; the book takes it, and hears the next key.
    if (document.activeElement?.closest(`.${style.leaf}`)) opened.current?.focus({ preventScroll: true });
    setTurn(next > leaf ? 'on' : 'back');
    setBook({ ...book, leaf: next });
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key];
    // With one of these an arrow goes back in the history.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !isLeaf(leaf + step)) return;
    event.preventDefault();
    turnTo(leaf + step);
  };

  // The newest answer stands by the line that it is about, as long as that line is on the open leaf.
  const isBeside = path !== '' && isSettled && lines.some(({ id }) => id === ruledLast);
  const inCover = isBeside ? page.blocks.slice(0, -page.added) : page.blocks;
  const beside = isBeside ? spoken(page.blocks.slice(-page.added)) : null;
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <header className={style.cover}>
        <h1>{page.title}</h1>
        {spoken(inCover)}
        {failure}
      </header>
      <section className={style.book} aria-label="Entries" tabIndex={-1} ref={opened} onKeyDown={onKey}>
        <p className={style.folio}>
          <button
            type="button"
            data-track="turn:back"
            aria-disabled={!isLeaf(leaf - 1) || undefined}
            onClick={() => turnTo(leaf - 1)}
          >
            turn back
          </button>
          <span aria-live="polite">
            leaf {leaf + 1} of {leaves}
          </span>
          <button
            type="button"
            data-track="turn:on"
            aria-disabled={!isLeaf(leaf + 1) || undefined}
            onClick={() => turnTo(leaf + 1)}
          >
            turn on
          </button>
        </p>
        {held === undefined ? (
          <p role="status" className={style.wait}>
            {error === undefined ? 'Loading...' : ''}
          </p>
        ) : (
          <ol key={leaf} className={style.leaf} data-turned={turn ?? undefined}>
            {lines.map((entry, index) => (
              <Line
                key={entry.id}
                entry={entry}
                isSameDay={isOneDay(lines[index - 1]?.at, entry.at)}
                mark={book.marks[entry.id]}
                onRule={() => rule(entry.id)}
                said={entry.id === ruledLast ? beside : null}
              />
            ))}
          </ol>
        )}
        <p className={style.hint}>Press an entry to rule a line through it, and again to let it stand.</p>
      </section>
    </main>
  );
}
