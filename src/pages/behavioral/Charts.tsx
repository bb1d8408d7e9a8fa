import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { profileAtom } from '../../state/profile.ts';
import { simulationAtom } from '../../state/simulation.ts';
import type { SessionTrace } from '../../state/trace.ts';
import { Plot } from '../../ui/plot/Plot.tsx';
import { depthFacts, depthLine, dwellRows, entriesOf, isSeenBroken, keptOf, kindsOf, spanOf } from './figures.ts';
import style from './style.module.css';

interface Options {
  readonly trace: SessionTrace;
}

/** The server's figures on the visitor. */
export function Particulars() {
  const profile = useAtomValue(profileAtom);
  const rows: readonly (readonly [string, string])[] = [
    ['name', '–––––––––––'],
    ['phase', profile === null ? '–' : String(profile.phaseUnlocked)],
    ['suspicion', profile === null ? '–' : profile.suspicionLevel.toFixed(1)],
    ['entries', profile === null ? '–' : String(profile.interactions)],
    ['days since the first', profile === null ? '–' : profile.daysSinceFirst.toFixed(2)],
    ['letters received', profile === null ? '–' : String(profile.personalizedNotes.length)],
  ];
  return (
    <dl className={style.particulars}>
      {rows.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const unscrolled = 'Nothing on this frame: no page has been scrolled since this window was loaded.';
const scrolledOnce = 'Nothing on this frame yet: a page was scrolled once, which is a dot. A line takes two.';

/** The scroll depth on each page, over time. */
export function Depth({ trace }: Options) {
  const { scrolls, events, isCut } = useMemo(() => keptOf(trace), [trace]);
  const startedAt = trace.startedAt ?? 0;
  // Memoised, because the plot redraws when it gets new lists.
  const { xs, ys } = useMemo(() => depthLine(scrolls, startedAt, events), [scrolls, startedAt, events]);
  if (scrolls.length < 2) return <Nothing>{scrolls.length === 0 ? unscrolled : scrolledOnce}</Nothing>;
  const last = xs.at(-1) ?? 0;
  const { deepest, returns } = depthFacts(scrolls);
  const span = spanOf((last - (xs[0] ?? 0)) * 1000);
  const facts = [
    `deepest ${deepest} %`,
    `turned back ${returns === 1 ? 'once' : `${returns} times`}`,
    isCut
      ? `the last ${span} of scrolling, as the film holds no more`
      : `${span}, from the loading of this window to the last scroll`,
    'a square is half a minute',
    ...(isSeenBroken({ xs, ys })
      ? ['where the line is broken, there was another room, or the window was put away']
      : []),
  ];
  return (
    <figure>
      <Plot
        className={style.depth}
        xs={xs}
        ys={ys}
        x={[xs[0] ?? 0, last + 1]}
        y={[-3, 103]}
        every={[30, 25]}
        isDownward
      />
      <figcaption className={style.facts}>{facts.join(' · ')}</figcaption>
    </figure>
  );
}

/** Time in view by page, longest first. */
export function Dwell({ trace }: Options) {
  const rows = dwellRows(trace);
  if (rows.length === 0) return <Nothing>Nothing on this frame yet. It is exposed once a second.</Nothing>;
  return (
    <table className={style.dwell}>
      <caption className="visually-hidden">Time in view by page, this session</caption>
      <tbody>
        {rows.slice(0, 12).map(({ path, ms, part }) => (
          <tr key={path}>
            <th scope="row" translate="no">
              {path}
            </th>
            <td className={style.bar} aria-hidden="true">
              <span style={{ inlineSize: `${part * 100}%` }} />
            </td>
            <td>{spanOf(ms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sequence of steps as a chart: a row for each kind of step, and a line from each step to the next. */
export function Order({ trace }: Options) {
  const entries = entriesOf(useAtomValue(profileAtom)?.behaviorProfile.interactionSequence ?? [], trace);
  const kinds = kindsOf(entries);
  if (entries.length === 0)
    return <Nothing>Nothing on this frame: nothing has been pressed since this window was loaded.</Nothing>;
  const at = (index: number, kind: string) =>
    [((index + 0.5) / entries.length) * 100, kinds.indexOf(kind) + 0.5] as const;
  const places = entries.map(({ kind }, index) => at(index, kind));
  return (
    <figure className={style.order}>
      <div className={style.score} aria-hidden="true">
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        <svg viewBox={`0 0 100 ${kinds.length}`} preserveAspectRatio="none">
          {kinds.map((kind, lane) => (
            <path key={kind} className={style.lane} d={`M0 ${lane + 0.5}H100`} />
          ))}
          <path className={style.thread} d={`M${places.map(([x, y]) => `${x} ${y}`).join('L')}`} />
          {places.map(([x, y]) => (
            <path key={x} className={style.bead} d={`M${x} ${y}h0`} />
          ))}
        </svg>
      </div>
      <figcaption>
        <ol className={style.entries}>
          {entries.map(({ text }, index) => (
            <li key={`${index}-${text}`} data-hover="">
              {text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** The simulation's word for the behaviour of the last minute, one of four. */
export function Manner() {
  const { behaviorPattern } = useAtomValue(simulationAtom);
  return (
    <p className={style.manner} data-hover="">
      {behaviorPattern}
    </p>
  );
}

/** An empty frame. */
export const Blank = () => <div className={style.blank} aria-hidden="true" />;

const Nothing = ({ children }: { readonly children: string }) => <p className={style.nothing}>{children}</p>;
