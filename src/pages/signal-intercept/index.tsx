import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useInterval } from '../../ui/useInterval.ts';
import { useRoom } from '../useRoom.tsx';
import { gradeAt, inKilohertz, inTune, nearest, restingDial, seek, stationsOf, strengthAt } from './band.ts';
import { Dial } from './Dial.tsx';
import { Readout } from './Readout.tsx';
import { Scope } from './Scope.tsx';
import style from './style.module.css';

/** A station is taken for meant when the dial is found on it at two beats in a row. */
const restMs = 200;

/** A carrier with voices beside and under it. Tuning is all one does; what is off by a little comes in a coarser grade. */
export default function SignalIntercept() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('signal-intercept');
  const isOff = useMotion() === 'off';
  const [dial, setDial] = useState(restingDial);
  // The path on which the dial was last turned, until a station is received for it: the back button leads to where the
  // station under the dial is unheard, and it must not lead forward again.
  const turnedOn = useRef<string | null>(null);
  const [seen, see] = useState({ dial: restingDial, isResting: true });
  useFinds(page?.blocks);

  const stations = stationsOf(page?.choices ?? []);
  const station = nearest(stations, dial);
  const passages = passagesOf(page?.blocks ?? []);
  const heard = new Set(passages.flatMap(({ object }) => object ?? []));
  const wanted =
    station !== null && Math.abs(station.at - dial) <= inTune && !heard.has(station.choice.object ?? '')
      ? station.choice.index
      : null;
  const isAtRest = seen.isResting && seen.dial === dial;
  // Without motion no beat comes, and resting needs none.
  const due = isSettled && (isOff || isAtRest) ? wanted : null;
  useInterval(() => see((last) => ({ dial, isResting: last.dial === dial })), isAtRest ? null : restMs);
  const receive = useEffectEvent((index: number) => {
    if (turnedOn.current === null || !path.startsWith(turnedOn.current)) return;
    turnedOn.current = null;
    choose(index);
  });
  useEffect(() => {
    if (due !== null) receive(due);
  }, [due, dial]);

  if (page === undefined) return wait(style.room);

  const tune = (to: number) => {
    turnedOn.current = path;
    setDial(to);
  };
  const strength = strengthAt(stations, dial);
  const received = passages.find(({ object }) => object !== null && object === station?.choice.object);
  const between = passages.filter(({ object }, index) => index > 0 && object === null);
  return (
    <main className={style.room}>
      <Dial
        dial={dial}
        onTune={tune}
        state={station === null ? 'nothing' : station.choice.text.replace(/^[\d,.]+, /, '')}
      >
        <Scope stations={stations} dial={dial} />
      </Dial>
      <div className={style.desk}>
        <header>
          <h1 className={style.title}>{page.title}</h1>
          <Readout dial={dial} strength={strength} />
          <p className={style.keys}>
            <button type="button" data-track="seek:down" onClick={() => tune(seek(stations, dial, -1))}>
              seek down
            </button>
            <button type="button" data-track="seek:up" onClick={() => tune(seek(stations, dial, 1))}>
              seek up
            </button>
          </p>
        </header>
        <div className={style.said}>
          {received === undefined
            ? passages[0]?.blocks.map((block) => <Said key={block.text} block={block} room="signal-intercept" />)
            : null}
          <div role="log" aria-label="What is received">
            {received === undefined ? null : (
              <div
                className={`${style.received} ${voices.voices}`}
                data-grade={gradeAt((station?.at ?? 0) - dial) ?? undefined}
              >
                {received.blocks.map((block) => (
                  <Said
                    key={block.text}
                    block={block}
                    className={block.kind === 'caption' ? style.caption : undefined}
                    room="signal-intercept"
                  />
                ))}
              </div>
            )}
          </div>
          {failure}
        </div>
        <div className={style.log}>
          {between.flatMap(({ blocks }) =>
            blocks.map((block) => <Said key={block.text} block={block} room="signal-intercept" />),
          )}
          {heard.size === 0 ? null : (
            <ul aria-label="Stations heard">
              {stations
                .filter(({ choice }) => heard.has(choice.object ?? ''))
                .map(({ at, choice }) => (
                  <li key={at}>
                    <button
                      type="button"
                      data-track={`tune:${inKilohertz(at)}`}
                      aria-pressed={at === dial}
                      onClick={() => tune(at)}
                    >
                      {choice.text}
                    </button>
                  </li>
                ))}
            </ul>
          )}
        </div>
      </div>
    </main>
  );
}
