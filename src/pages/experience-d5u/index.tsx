import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { frame } from '../../content/thoughts/frame.ts';
import { endedAtom } from '../../state/profile.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Badge } from './Badge.tsx';
import { Door } from './Door.tsx';
import { Stream } from './Stream.tsx';
import style from './style.module.css';
import { Typed } from './Typed.tsx';
import { useRotation } from './useRotation.ts';

/** One thought at a time in large type, above a graph of the thoughts before it. R-TH-01 to 06. */
export default function ExperienceD5u() {
  const { thought, turn, isFading, isAsked, past, next, hold, leave } = useRotation();
  const hasEnded = useAtomValue(endedAtom);
  const isAnnounced = isAsked && !isFading;
  const underPointer = { onPointerEnter: () => hold('pointer'), onPointerLeave: () => leave('pointer') };
  // The first render is prerendered, and the Content-Security-Policy forbids style attributes in its markup.
  const own = turn === 0 || thought === undefined ? undefined : ({ '--own': thought.colour } as CSSProperties);
  return (
    <div className={style.page}>
      <header className={style.head}>
        <Link to="/about" data-track="link:about">
          Back to the Notice
        </Link>
      </header>
      <main className={style.main}>
        <div className={style.opening}>
          <h1>Experience D5U</h1>
          <p>{hasEnded ? frame.leadSinceTheEnd : frame.lead}</p>
        </div>
        {/* Announces only a thought that was asked for, not a thought that appears by itself. B-A11Y-04. */}
        <p className="visually-hidden" role="status">
          {isAnnounced ? thought?.text : ''}
        </p>
        <article
          className={style.thought}
          data-fading={isFading}
          data-sent={turn === 0 || undefined}
          key={turn}
          {...(own && { style: own })}
        >
          {thought === undefined ? null : (
            <>
              <Badge category={thought.category} icon={thought.icon} />
              {/* An announced thought is already in the accessibility tree. */}
              <p className={style.text} data-part="thought" aria-hidden={isAnnounced || undefined} {...underPointer}>
                <Typed text={thought.text} isTyped={turn > 0} />
              </p>
              <Door thought={thought} {...underPointer} onFocus={() => hold('focus')} onBlur={() => leave('focus')} />
            </>
          )}
        </article>
        <section className={style.foot} aria-labelledby="stream">
          <h2 id="stream">Consciousness stream</h2>
          <p>{frame.active}</p>
          {hasEnded && <p>{frame.sinceTheEnd}</p>}
          <p>47K+ insights available</p>
          <ActionButton data-track="next:thought" onClick={next}>
            Next thought
          </ActionButton>
          <Stream past={past} />
        </section>
      </main>
    </div>
  );
}
