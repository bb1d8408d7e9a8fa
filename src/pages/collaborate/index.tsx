import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { StoryChoice } from '#contract/api/story.ts';
import { draftAtom } from '../../state/draft.ts';
import { isPreviewingAtom, previewAtom } from '../../state/profile.ts';
import { sendToSimulationAtom } from '../../state/simulation.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryText, StoryTexts } from '../../ui/story/StoryText.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import { useStoryPath } from '../../ui/story/useStoryPath.ts';
import { Keepsake } from '../../ui/keepsake/Keepsake.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { type DraftLine, draftOf, entryOf, gapInHand, leftOf } from './draft.ts';
import { DraftEntry } from './DraftEntry.tsx';
import { Pen } from './Pen.tsx';
import style from './style.module.css';

/**
 * The verdict, written by two: the court has the joining words, and the reader adds the clauses. Each clause is added
 * to the narrative state. The sheet leaves the edges of the window free for the eggs that move around it.
 */
const Draft = storyPage({ slug: 'collaborate', className: style.page }, function Collaborate(story) {
  const { path, page, choiceOf, isSettled, choose } = story;
  const preview = useAtomValue(previewAtom);
  const send = useSetAtom(sendToSimulationAtom);
  const [taken, setTaken] = useState<string | null>(null);
  const pen = useArrival(isSettled ? path : '');
  const sheet = useRef<HTMLDivElement>(null);

  const lines = draftOf(page.blocks, page.choices);
  const left = leftOf(page.blocks);
  const struck = left !== null;
  const gap = struck ? taken : gapInHand(lines, taken);
  const opening = page.blocks.slice(
    0,
    page.blocks.findIndex(({ kind }) => kind === 'quote'),
  );
  const remarks = page.blocks.slice(opening.length).filter(({ kind }) => kind === 'margin');
  const latest = page.blocks.findLast(({ kind }) => kind === 'caption');
  // The list of clauses is removed after a choice, and the focus would be lost with it. The focus moves to this gap.
  const next = gap ?? lines.find(({ note }) => note !== null && note === latest)?.gap;
  const strike = choiceOf('strike');
  const write = (line: DraftLine, clause: StoryChoice) => {
    if (preview === null) send({ kind: 'collaboration-recorded', entry: entryOf(line, clause) });
    setTaken(null);
    pen.expect();
    choose(clause.index);
  };
  return (
    <StoryFrame headClass={style.head} head={<StoryTexts blocks={opening} />}>
      <div className={style.sheet} ref={sheet} data-struck={struck || undefined}>
        <ol role="list">
          {lines.map((line) => (
            <DraftEntry
              key={line.gap}
              line={line}
              isInHand={line.gap === gap}
              left={left}
              target={line.gap === next ? pen.target : undefined}
              onTake={() => setTaken(line.gap)}
              onWrite={(clause) => write(line, clause)}
            />
          ))}
        </ol>
        <Pen sheet={sheet} at={`${gap}:${path}:${isSettled}`} />
      </div>
      <div className={style.foot}>
        <p className="visually-hidden" role="status">
          {/* After a strike the remark gets the focus instead, and would be read out twice. B-EAR-10. */}
          {struck ? '' : latest?.text}
        </p>
        {struck && latest !== undefined ? (
          <Arrival className={style.left}>
            <StoryText block={latest} />
          </Arrival>
        ) : null}
        <StoryTexts blocks={struck ? remarks.toReversed() : remarks} />
        {strike === undefined || struck ? null : (
          <ChoiceButton choice={strike} className={style.strike} data-track="strike:draft" />
        )}
        {lines.length > 0 && lines.every(({ written }) => written !== null) ? (
          <Keepsake
            name="verdict"
            className={style.keep}
            load={async () => (await import('./keepsake.ts')).paintVerdict(page.title, lines, left, Date.now())}
          />
        ) : null}
      </div>
    </StoryFrame>
  );
});

/**
 * Restores the draft: if the URL has no choices when the page opens, the reader's stored path is put into the URL. A
 * preview neither reads nor stores this path.
 */
export default function DraftAsLeft() {
  const { path } = useStoryPath();
  const [kept, keep] = useAtom(draftAtom);
  const isPreviewing = useAtomValue(isPreviewingAtom);
  const [isOpen, setOpen] = useState(path !== '' || kept === '' || isPreviewing);
  if (!isOpen && path !== '') setOpen(true);
  useEffect(() => {
    if (isOpen && !isPreviewing) keep(path);
  }, [isOpen, isPreviewing, path, keep]);
  return isOpen ? <Draft /> : <Navigate replace to={{ search: `?path=${kept}` }} />;
}
