import { useAtom, useAtomValue } from 'jotai';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useVisitorExport } from '../../api/visitorData.ts';
import { storyPages } from '../../content/storyPages.ts';
import { casebookAtom } from '../../state/casebook.ts';
import { entriesOf } from '../../state/casebookEntries.ts';
import { narrativeAtom } from '../../state/narrative.ts';
import { protocolsAtom } from '../../state/protocols.ts';
import { useReadBlocks } from '../../state/useReadBlocks.ts';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { arrowStep } from '../../ui/arrowStep.ts';
import { isOneDay } from '../../ui/localTime.ts';
import { StoryFailure } from '../../ui/story/StoryFailure.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { Keepsake } from '../../ui/keepsake/Keepsake.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { EntryLine } from './EntryLine.tsx';
import { leafWithin, leavesIn, linesALeaf, nextMark } from './leaves.ts';
import style from './style.module.css';

/** Number of times that the story answers when an entry is struck through. */
const answeredRulings = 3;
const pageKeys: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * The reader's own casebook: entries made from the visitor's stored data. The reader can turn its leaves and strike
 * entries through.
 */
export default storyPage({ slug: 'narrative', className: style.page, fragments: 'own' }, function Narrative(story) {
  const { path, page, isSettled, hasFailed, choose, restart } = story;
  const { data: stored, error, isValidating, mutate } = useVisitorExport();
  const narrative = useAtomValue(narrativeAtom);
  const protocols = useAtomValue(protocolsAtom);
  const [book, setBook] = useAtom(casebookAtom);
  const [ruledLast, setRuledLast] = useState<string | null>(null);
  const [turn, setTurn] = useState<'on' | 'back' | null>(null);
  const opened = useRef<HTMLElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  // The text of the cover counts as found once the reader could have read it, so that its entry is not in the book
  // earlier.
  const answers = page.blocks.filter(({ object }) => object !== undefined);
  useRecordFragments([...useReadBlocks(cover, page.blocks, ({ object }) => object === undefined), ...answers]);

  const entriesFailure =
    error === undefined ? null : (
      <StoryFailure
        sentence={storyPages.narrative.failure}
        isAsking={isValidating}
        onRetry={() => void mutate()}
        onRestart={path === '' ? null : restart}
      />
    );
  const entries = stored === undefined ? [] : entriesOf({ ...stored, narrative, protocols });
  const leaf = leafWithin(book.leaf, entries.length);
  const leaves = leavesIn(entries.length);
  const lines = entries.slice(leaf * linesALeaf, (leaf + 1) * linesALeaf);

  const rule = (id: string) => {
    const mark = nextMark(book.marks[id]);
    setBook({ ...book, marks: { ...book.marks, [id]: mark } });
    const depth = path === '' ? 0 : path.split('.').length;
    const ruler = page.choices[0];
    if (mark !== 'ruled' || ruler === undefined || !isSettled || depth >= answeredRulings) return;
    setRuledLast(id);
    choose(ruler.index);
  };
  const isLeaf = (number: number) => number >= 0 && number < leaves;
  const turnTo = (next: number) => {
    // A focused entry is removed with its leaf. The book then takes the focus, so that it receives the next key.
    if (document.activeElement?.closest(`.${style.leaf}`)) opened.current?.focus({ preventScroll: true });
    setTurn(next > leaf ? 'on' : 'back');
    setBook({ ...book, leaf: next });
  };
  const onKey = (event: KeyboardEvent) => {
    const by = arrowStep(event)?.[0] || pageKeys[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey || !isLeaf(leaf + by)) return;
    event.preventDefault();
    turnTo(leaf + by);
  };

  // The newest answer is shown beside its entry while that entry is on the open leaf.
  const isBeside = path !== '' && isSettled && lines.some(({ id }) => id === ruledLast);
  const newest = page.blocks.length - page.added;
  return (
    <StoryFrame
      headClass={style.cover}
      head={
        <>
          <div className={style.lines} ref={cover}>
            <StoryTexts blocks={isBeside ? page.blocks.slice(0, newest) : page.blocks} />
          </div>
          {hasFailed ? null : entriesFailure}
        </>
      }
    >
      <section className={style.book} aria-label="Entries" tabIndex={-1} ref={opened} onKeyDown={onKey}>
        <p className={style.folio}>
          <ActionButton data-track="turn:back" isDisabled={!isLeaf(leaf - 1)} onClick={() => turnTo(leaf - 1)}>
            turn back
          </ActionButton>
          <span aria-live="polite">{`leaf ${leaf + 1} of ${leaves}`}</span>
          <ActionButton data-track="turn:on" isDisabled={!isLeaf(leaf + 1)} onClick={() => turnTo(leaf + 1)}>
            turn on
          </ActionButton>
        </p>
        {stored === undefined ? (
          <p role="status" className={style.wait}>
            {error === undefined ? 'Loading...' : ''}
          </p>
        ) : (
          <ol role="list" key={leaf} className={style.leaf} data-turned={turn ?? undefined}>
            {lines.map((entry, index) => (
              <EntryLine
                key={entry.id}
                entry={entry}
                isSameDay={isOneDay(lines[index - 1]?.at, entry.at)}
                mark={book.marks[entry.id]}
                onRule={() => rule(entry.id)}
                answer={isBeside && entry.id === ruledLast ? page.blocks.slice(newest) : null}
              />
            ))}
          </ol>
        )}
        <p className={style.hint}>Press an entry to rule a line through it, and again to let it stand.</p>
        {lines.length === 0 ? null : (
          <Keepsake
            name="case"
            className={style.keep}
            load={async () => {
              const { paintLeaf } = await import('./keepsake.ts');
              const kept = lines.map((entry) => ({ ...entry, mark: book.marks[entry.id] }));
              return paintLeaf(page.title, kept, `leaf ${leaf + 1} of ${leaves}`, Date.now());
            }}
          />
        )}
      </section>
    </StoryFrame>
  );
});
