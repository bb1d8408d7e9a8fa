import { useEffect, useEffectEvent, useState } from 'react';
import { useHeldSound } from '../../state/sound.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useMotion } from '../../ui/motion.ts';
import { sortPassages } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { useInterval } from '../../ui/useInterval.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { beatCents, gradeAt, inKilohertz, inTune, nearest, restingDial, seek, stationsOf, strengthAt } from './band.ts';
import { Dial } from './Dial.tsx';
import { Readout } from './Readout.tsx';
import { Scope } from './Scope.tsx';
import style from './style.module.css';

/** Time between two beats, ms. A station is received when the dial is on that station at two consecutive beats. */
const restMs = 200;

/**
 * A radio band with a dial. A station in tune is received. A station that is slightly off is shown in a coarser grade.
 */
export default storyPage({ slug: 'signal-intercept', className: style.page }, function SignalIntercept(story) {
  const { page, isSettled, choose } = story;
  const isOff = useMotion() === 'off';
  const [dial, setDial] = useState(restingDial);
  const [beat, setBeat] = useState({ dial: restingDial, isResting: true });

  const stations = stationsOf(page.choices);
  const station = nearest(stations, dial);
  useHeldSound(station?.kind ?? null, beatCents(station, dial), strengthAt(stations, dial) / 9);
  const object = station?.choice.object;
  const { opening, examined, seen, between } = sortPassages(page.blocks);
  const received = examined.find((passage) => passage.object === object);
  const isNew = station !== null && Math.abs(station.at - dial) <= inTune && !seen.has(object ?? '');
  const isAtRest = beat.isResting && beat.dial === dial;
  // With effects off there are no beats, and the dial need not rest on a station.
  const due = isNew && isSettled && (isOff || isAtRest) ? station.choice.index : null;
  useInterval(() => setBeat((last) => ({ dial, isResting: last.dial === dial })), isAtRest ? null : restMs);
  const receive = useEffectEvent(choose);
  useEffect(() => {
    if (due !== null) receive(due);
  }, [due]);

  return (
    <StoryFrame titleClass={style.title}>
      <Dial
        dial={dial}
        onTune={setDial}
        state={station === null ? 'nothing' : station.choice.text.replace(/^[\d,.]+, /, '')}
      >
        <Scope stations={stations} dial={dial} />
      </Dial>
      <div className={style.tuner}>
        <Readout dial={dial} strength={strengthAt(stations, dial)} />
        <p className={style.keys}>
          <ActionButton data-track="seek:down" onClick={() => setDial(seek(stations, dial, -1))}>
            seek down
          </ActionButton>
          <ActionButton data-track="seek:up" onClick={() => setDial(seek(stations, dial, 1))}>
            seek up
          </ActionButton>
        </p>
      </div>
      <div className={style.said}>
        {received === undefined ? <StoryTexts blocks={opening} /> : null}
        <div role="log" aria-label="What is received">
          {received === undefined || station === null ? null : (
            <div className={style.received} data-grade={gradeAt(station.at - dial) ?? undefined}>
              <StoryTexts
                blocks={received.blocks}
                className={({ kind }) => (kind === 'caption' ? style.caption : undefined)}
              />
            </div>
          )}
        </div>
      </div>
      <div className={style.log}>
        <StoryTexts blocks={between} />
        {seen.size === 0 ? null : (
          <ul aria-label="Stations heard">
            {stations
              .filter(({ choice }) => seen.has(choice.object ?? ''))
              .map(({ at, choice }) => (
                <li key={at}>
                  <ActionButton
                    data-track={`tune:${inKilohertz(at)}`}
                    aria-pressed={at === dial}
                    onClick={() => setDial(at)}
                  >
                    {choice.text}
                  </ActionButton>
                </li>
              ))}
          </ul>
        )}
      </div>
    </StoryFrame>
  );
});
