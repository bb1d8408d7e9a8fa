import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { arrowStep } from '../../ui/arrowStep.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Flimsy } from './Flimsy.tsx';
import { type LetterSheet, type Place, placeAfter, sheetsOf, type Side } from './letters.ts';
import style from './style.module.css';

const noSheet: LetterSheet = { heading: '', letter: [], margins: { left: null, right: null } };

/**
 * Letters between two agents, on sheets wider than the frame. The frame shows the letter or, when the sheet is pushed
 * aside, one of its margins. After the last letter the frame opens, and each sheet shows both margins.
 */
export default storyPage({ slug: 'digital-empathy', className: style.page }, function DigitalEmpathy(story) {
  const { path, page, isSettled, choose, restart } = story;
  // `turned`: the sheet that the reader went back to. `pushed`: the position of a pushed sheet; a new sheet is in the
  // centre.
  const [turned, setTurned] = useState<number | null>(null);
  const [pushed, setPushed] = useState<{ readonly sheet: number; readonly place: Place }>({
    sheet: -1,
    place: 'centre',
  });
  const sheets = sheetsOf(page.blocks);
  const latest = sheets.length - 1;
  const at = Math.min(turned ?? latest, latest);
  // The key contains the path and the sheet: turning to a sheet that has loaded already must move the focus too.
  const { target, expect } = useArrival(isSettled ? `${path} ${at}` : '');

  const sheet = sheets[at] ?? noSheet;
  const place = page.ended ? 'both' : pushed.sheet === at ? pushed.place : 'centre';
  const remarks = page.blocks.filter(({ kind }) => kind === 'prose');
  const firstSheet = page.blocks.findIndex(({ kind }) => kind === 'heading');
  const opening = remarks.filter((block) => page.blocks.indexOf(block) < firstSheet);
  const choiceOf = (object: string) =>
    isSettled ? page.choices.find((choice) => choice.object === object) : undefined;

  const pushTo = (next: Place) => {
    if (next === place) return;
    const isUnread = at === latest && (next === 'left' || next === 'right') && sheet.margins[next] === null;
    // While the page is loading there is no choice: the margin would stay blank, and a second push would not request
    // its text.
    if (isUnread && !isSettled) return;
    setPushed({ sheet: at, place: next });
    const choice = isUnread ? choiceOf(next) : undefined;
    if (choice !== undefined) choose(choice.index);
  };
  const turnOver = () => {
    const choice = at < latest ? null : choiceOf('over');
    if (choice === undefined) return;
    expect();
    setTurned(choice === null ? at + 1 : null);
    if (choice !== null) choose(choice.index);
  };
  const edge = (side: Side) => (
    <ActionButton
      className={style.edge}
      data-side={side}
      aria-pressed={place === side}
      data-track={`push:${side}`}
      onClick={() => pushTo(place === side ? 'centre' : side)}
    >
      <span className={style.handle}>{`${side} margin`}</span>
    </ActionButton>
  );
  return (
    <StoryFrame
      headClass={style.head}
      head={
        <div>
          <StoryTexts blocks={opening} />
        </div>
      }
    >
      <section
        className={style.frame}
        aria-label="The reading frame"
        onKeyDown={(event) => {
          const by = arrowStep(event)?.[0];
          if (by) pushTo(placeAfter(place, -by * Infinity));
        }}
      >
        <Flimsy
          sheet={sheet}
          behind={(sheets[at - 1] ?? noSheet).letter.map(({ text }) => text).join(' ')}
          number={at + 1}
          place={place}
          target={page.ended ? undefined : target}
          onPush={(dx) => pushTo(placeAfter(place, dx))}
        />
        {place === 'both' ? null : (
          <>
            {edge('left')}
            {edge('right')}
          </>
        )}
      </section>
      <nav className={style.turning} aria-label="Letters">
        <ol>
          {sheets.map(({ heading }, index) => (
            <li key={index}>
              <ActionButton
                aria-label={heading}
                aria-current={index === at || undefined}
                data-track={`letter:${index + 1}`}
                onClick={() => setTurned(index)}
              >
                {index + 1}
              </ActionButton>
            </li>
          ))}
        </ol>
        {page.ended && at === latest ? (
          <ActionButton data-track="ask:from-the-start" onClick={restart}>
            Close the frame
          </ActionButton>
        ) : (
          <ActionButton data-track="turn:over" isDisabled={!isSettled} onClick={turnOver}>
            Turn over
          </ActionButton>
        )}
      </nav>
      <div className={style.said} tabIndex={-1} ref={page.ended ? target : undefined}>
        <StoryTexts blocks={remarks.slice(opening.length)} />
      </div>
    </StoryFrame>
  );
});
