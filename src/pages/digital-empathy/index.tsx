import { useState } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import { useRoom } from '../useRoom.tsx';
import { Flimsy } from './Flimsy.tsx';
import { type Place, placeAfter, remarksOf, type Sheet, sheetsOf, type Side } from './sheets.ts';
import style from './style.module.css';

const noSheet: Sheet = { heading: '', letter: [], margins: { left: null, right: null } };

/**
 * Letters between two agents, on sheets wider than the window: it shows the letter, or pushed aside a margin of it. Once
 * the last is turned over, the frame is opened and each sheet lies with both its margins.
 */
export default function DigitalEmpathy() {
  const { path, page, isSettled, choose, restart, failure, wait } = useRoom('digital-empathy');
  // The sheet that the reader went back to, and how it lies; a new sheet comes up square.
  const [turned, setTurned] = useState<number | null>(null);
  const [lies, setLies] = useState<{ readonly sheet: number; readonly place: Place }>({ sheet: -1, place: 'centre' });
  const sheets = sheetsOf(page?.blocks ?? []);
  const latest = sheets.length - 1;
  const at = Math.min(turned ?? latest, latest);
  const { target, expect } = useArrival<HTMLDivElement>(isSettled ? `${path} ${at}` : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const sheet = sheets[at] ?? noSheet;
  const place = page.ended ? 'both' : lies.sheet === at ? lies.place : 'centre';
  const remarks = remarksOf(page.blocks);
  const opening = remarks.filter(
    (block) => page.blocks.indexOf(block) < page.blocks.findIndex(({ kind }) => kind === 'heading'),
  );
  const choiceOf = (object: string) =>
    isSettled ? page.choices.find((choice) => choice.object === object) : undefined;

  const lay = (next: Place) => {
    if (next === place) return;
    const unread = at === latest && (next === 'left' || next === 'right') && sheet.margins[next] === null;
    // A margin that nobody can be asked for would lie there blank, and pushing again would ask for nothing.
    if (unread && !isSettled) return;
    setLies({ sheet: at, place: next });
    // A margin is looked into once; after that it is on the sheet.
    const choice = unread ? choiceOf(next) : undefined;
    if (choice !== undefined) choose(choice.index);
  };
  const turnOver = () => {
    const choice = at < latest ? null : choiceOf('over');
    if (choice === undefined) return;
    expect();
    if (choice === null) return setTurned(at + 1);
    setTurned(null);
    choose(choice.index);
  };
  const edge = (side: Side) => (
    <button
      type="button"
      className={style.edge}
      data-side={side}
      aria-pressed={place === side}
      data-track={`push:${side}`}
      onClick={() => lay(place === side ? 'centre' : side)}
    >
      <span>{side} margin</span>
    </button>
  );
  return (
    <main className={style.room}>
      <header className={style.head}>
        <h1>{page.title}</h1>
        <div>
          {opening.map((block) => (
            <Said key={block.text} block={block} room="digital-empathy" />
          ))}
        </div>
      </header>
      <section
        className={style.frame}
        aria-label="The reading frame"
        onKeyDown={({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
          if (altKey || ctrlKey || metaKey || shiftKey) return;
          if (key === 'ArrowLeft') lay(placeAfter(place, Infinity));
          if (key === 'ArrowRight') lay(placeAfter(place, -Infinity));
        }}
      >
        <Flimsy
          sheet={sheet}
          behind={(sheets[at - 1] ?? noSheet).letter.map(({ text }) => text).join(' ')}
          number={at + 1}
          place={place}
          target={page.ended ? undefined : target}
          onPush={(dx) => lay(placeAfter(place, dx))}
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
            <li key={heading}>
              <button
                type="button"
                aria-label={heading}
                aria-current={index === at || undefined}
                data-track={`letter:${index + 1}`}
                onClick={() => setTurned(index)}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ol>
        {page.ended && at === latest ? (
          <button type="button" data-track="ask:from-the-start" onClick={restart}>
            Close the frame
          </button>
        ) : (
          <button type="button" data-track="turn:over" aria-disabled={!isSettled || undefined} onClick={turnOver}>
            Turn over
          </button>
        )}
      </nav>
      <div className={style.said} tabIndex={-1} ref={page.ended ? target : undefined}>
        {remarks.slice(opening.length).map((block) => (
          <Said key={block.text} block={block} room="digital-empathy" />
        ))}
        {failure}
      </div>
    </main>
  );
}
