import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Census } from '#contract/api/census.ts';
import { useCensus } from '../../api/useCensus.ts';
import { censusTexts as words, fieldOf as inOneLine, othersIn, presenceOf } from '../../content/census.ts';
import { disturbanceAtom, momentMs } from '../../state/disturbance.ts';
import { profileAtom } from '../../state/profile.ts';
import { useMotion } from '../../ui/motion.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Field } from './Field.tsx';
import { beginSearch, endOfSearch, fieldOf, keepHalf, leftOf, middleOf, type Search } from './field.ts';
import style from './style.module.css';
import { Tiers } from './Tiers.tsx';

/**
 * Time from the last dot to the answer, ms: the answer scrolls to its text, and a moment closes in on the dot before
 * that.
 */
const closesInMs = momentMs + 1100;

/** A search, and the census at the start of the search. The dots must not change while the reader searches. */
interface RunningSearch {
  readonly census: Census;
  readonly search: Search;
}

/**
 * The visitors as dots and figures. The reader searches for their own dot: first its tier, then half by half until one
 * dot is left. Then a moment closes in on the dot.
 */
export default storyPage({ slug: 'visitors', className: style.page }, function Visitors(story) {
  const { page, choiceOf, path, take, restart } = story;
  const { data: now, error } = useCensus(useMotion() === 'off');
  // The tier from the record. A previewed phase does not change it.
  const ownTier = useAtomValue(profileAtom)?.phaseUnlocked ?? null;
  const [running, setRunning] = useState<RunningSearch | null>(null);
  const [missed, setMissed] = useState<readonly number[]>([]);
  const { target: whole, expect: expectAll } = useArrival(running === null && path === '' ? 'everybody' : '');

  const census = running?.census ?? now;
  const field = census === undefined ? null : fieldOf(census);
  const isFoundBefore = running === null && path !== '' && ownTier !== null && census?.asker.isCounted === true;
  const search =
    isFoundBefore && field !== null
      ? endOfSearch(beginSearch(field.dots, ownTier, census.asker.isPresent))
      : (running?.search ?? null);
  const isFound = search !== null && leftOf(search) === 1;

  // A dot that the reader has just found, and not one that was found before.
  const isJustFound = isFound && running !== null;
  const isFull = useMotion() === 'full';
  const you = useRef<SVGCircleElement>(null);
  const disturb = useSetAtom(disturbanceAtom);
  /** Requests the moment. Returns the time after which the answer may come, ms. */
  const closeIn = useEffectEvent((): number => {
    const ring = you.current?.getBoundingClientRect();
    if (ring === undefined || field === null) return 0;
    const from = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
    const cause = words.found(field.each);
    disturb({ kind: 'phase', front: 'closing', from, cause, durationMs: momentMs, seed: 1 });
    return isFull ? closesInMs : 0;
  });
  const tell = useEffectEvent(() => {
    const wasAlone = search?.among.length === 1 && field?.each === 1;
    const choice = choiceOf(wasAlone ? 'only' : 'one');
    if (choice !== undefined) take(choice);
  });
  useEffect(() => {
    if (!isJustFound) return;
    const timer = setTimeout(tell, closeIn());
    return () => clearTimeout(timer);
  }, [isJustFound]);

  const lookIn = (tier: number) => {
    if (census === undefined || field === null || search !== null || ownTier === null) return;
    if (!census.asker.isCounted) return;
    if (tier === ownTier) setRunning({ census, search: beginSearch(field.dots, tier, census.asker.isPresent) });
    else setMissed((tiers) => [...tiers.filter((one) => one !== tier), tier]);
  };
  const keep = (side: 'left' | 'right') => {
    if (running !== null && !isFound) setRunning({ ...running, search: keepHalf(running.search, side) });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    keep(event.key === 'ArrowLeft' ? 'left' : 'right');
  };
  const release = () => {
    expectAll();
    setRunning(null);
    setMissed([]);
    if (path !== '') restart();
  };

  // Computed from the page, because while a page is loading the path already belongs to the next page.
  const preface = page.blocks.length - (page.added < page.blocks.length ? page.added : 0);
  return (
    <StoryFrame headClass={style.head} head={<StoryTexts blocks={page.blocks.slice(0, preface)} />}>
      <section className={style.house} aria-label="The count">
        {census === undefined || field === null ? (
          <p className={style.presence}>{error === undefined ? '…' : words.unread}</p>
        ) : (
          <>
            <p className={style.presence}>{presenceOf(census)}</p>
            <Field
              field={field}
              search={search}
              missed={missed}
              isFound={isFound}
              you={you}
              onTier={lookIn}
              onHalf={keep}
            />
            <p className={style.line}>{inOneLine(census, field.each)}</p>
            {/* The arrow keys work from every element of the search. */}
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
                  {words.again(othersIn(census))}
                </button>
              )}
            </div>
            <Tiers census={census} missed={missed} open={search === null ? null : ownTier} onTier={lookIn} />
          </>
        )}
      </section>
      <Arrival className={style.said} data-whole>
        <StoryTexts blocks={page.blocks.slice(preface)} />
      </Arrival>
    </StoryFrame>
  );
});

/** The instruction for the next step of the search. */
function askOf({ asker }: Census, search: Search | null, missed: readonly number[], each: number): string {
  if (!asker.isCounted) return words.uncounted;
  const last = missed.at(-1);
  if (search === null) return last === undefined ? words.pick : `${words.wrong(last)} ${words.pick}`;
  return leftOf(search) === 1 ? words.found(each) : words.halve(leftOf(search));
}
