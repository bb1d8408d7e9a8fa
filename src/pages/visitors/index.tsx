import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useState } from 'react';
import type { Census } from '#contract/api/census.ts';
import { useCensus } from '../../api/useCensus.ts';
import { censusWords as words, fieldOf as inOneLine, presenceOf } from '../../content/census.ts';
import { profileAtom } from '../../state/profile.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Field } from './Field.tsx';
import { beginSearch, endOfSearch, fieldOf, keepHalf, leftOf, middleOf, type Search } from './field.ts';
import style from './style.module.css';
import { Tiers } from './Tiers.tsx';

/** A search holds the count still: nobody may come in or go while one looks for oneself. */
interface Held {
  readonly census: Census;
  readonly search: Search;
}

/** Everybody who is in, as dots and figures. The reader lets go of one part after another until one dot is left. */
export default function Visitors() {
  const { path, page, isSettled, choose, restart, failure, wait } = useRoom('visitors');
  const { data: now, error } = useCensus();
  // The tier is a fact of the record, and no preview moves it.
  const ownTier = useAtomValue(profileAtom)?.phaseUnlocked ?? null;
  const [held, setHeld] = useState<Held | null>(null);
  const [missed, setMissed] = useState<readonly number[]>([]);
  const { target, expect } = useArrival<HTMLDivElement>(isSettled ? path : '');
  const { target: whole, expect: expectAll } = useArrival<HTMLDivElement>(
    held === null && path === '' ? 'everybody' : '',
  );
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const census = held?.census ?? now;
  const field = census === undefined ? null : fieldOf(census);
  const isFoundBefore = held === null && path !== '' && ownTier !== null && census?.asker.isCounted === true;
  const search =
    isFoundBefore && field !== null
      ? endOfSearch(beginSearch(field.dots, ownTier, census.asker.isPresent))
      : (held?.search ?? null);
  const isFound = search !== null && leftOf(search) === 1;

  const goOn = (next: Held) => {
    setHeld(next);
    const one = page.choices[0];
    if (leftOf(next.search) !== 1 || one === undefined || !isSettled) return;
    expect();
    choose(one.index);
  };
  const lookIn = (tier: number) => {
    if (census === undefined || field === null || search !== null || ownTier === null) return;
    if (!census.asker.isCounted) return;
    if (tier === ownTier) goOn({ census, search: beginSearch(field.dots, tier, census.asker.isPresent) });
    else setMissed((tiers) => [...tiers.filter((one) => one !== tier), tier]);
  };
  const keep = (side: 'left' | 'right') => {
    if (held !== null && !isFound) goOn({ ...held, search: keepHalf(held.search, side) });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    keep(event.key === 'ArrowLeft' ? 'left' : 'right');
  };
  const release = () => {
    expectAll();
    setHeld(null);
    setMissed([]);
    if (path !== '') restart();
  };

  // By the page and not by the path, which is ahead of it while another is on its way.
  const preface = page.blocks.length - (page.added < page.blocks.length ? page.added : 0);
  const spoken = page.blocks.slice(0, preface);
  const answer = page.blocks.slice(preface);
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <header className={style.head}>
        <h1>{page.title}</h1>
        {spoken.map((block) => (
          <Said key={block.text} block={block} room="visitors" />
        ))}
      </header>
      <section className={style.house} aria-label="The count">
        {census === undefined || field === null ? (
          <p className={style.presence}>{error === undefined ? '…' : words.unread}</p>
        ) : (
          <>
            <p className={style.presence}>{presenceOf(census)}</p>
            <Field field={field} search={search} missed={missed} isFound={isFound} onTier={lookIn} onHalf={keep} />
            <p className={style.line}>{inOneLine(census, field.each)}</p>
            {/* A search ends where it was begun: the keys belong to the whole of it. */}
            <div
              className={style.search}
              tabIndex={-1}
              ref={whole}
              onKeyDown={search === null || isFound ? undefined : onKey}
            >
              <p role="status" className={style.ask}>
                {askOf(census, search, missed, field.each)}
              </p>
              {search === null || isFound ? null : (
                <p className={style.halves}>
                  {(['left', 'right'] as const).map((side) => (
                    <button key={side} type="button" data-track={`keep:${side}`} onClick={() => keep(side)}>
                      {words.half(
                        side,
                        side === 'left' ? middleOf(search) - search.from : search.to - middleOf(search),
                      )}
                    </button>
                  ))}
                </p>
              )}
              {search === null && path === '' ? null : (
                <button type="button" className={style.again} data-track="ask:others-back" onClick={release}>
                  {words.again}
                </button>
              )}
            </div>
            <Tiers census={census} missed={missed} open={search === null ? null : ownTier} onTier={lookIn} />
          </>
        )}
      </section>
      <div className={style.said} tabIndex={-1} ref={target}>
        {answer.map((block) => (
          <Said key={block.text} block={block} room="visitors" />
        ))}
      </div>
      {failure}
    </main>
  );
}

/** What the search asks for next. */
function askOf({ asker }: Census, search: Search | null, missed: readonly number[], each: number): string {
  if (!asker.isCounted) return words.uncounted;
  const last = missed.at(-1);
  if (search === null) return last === undefined ? words.pick : `${words.wrong(last)} ${words.pick}`;
  return leftOf(search) === 1 ? words.found(each) : words.halve(leftOf(search));
}
