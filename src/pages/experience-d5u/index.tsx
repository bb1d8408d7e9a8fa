import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { Typewriter } from '../../ui/typewriter/Typewriter.tsx';
import { Badge } from './Badge.tsx';
import { Stream } from './Stream.tsx';
import style from './style.module.css';
import { useRotation } from './useRotation.ts';

/** One thought at a time, set as large as the window bears, over the score of those before it. R-TH-01 to 04. */
export default function ExperienceD5u() {
  const { thought, turn, isFading, isAsked, past, next } = useRotation();
  // The first render is prerendered, and the Content-Security-Policy lets no style attribute through in markup.
  const own = turn === 0 || thought === undefined ? undefined : ({ '--own': thought.colour } as CSSProperties);
  return (
    <div className={style.room}>
      <header className={style.head}>
        <Link to="/about" data-track="link:about">
          Back to D5U
        </Link>
      </header>
      <main className={style.main}>
        <h1>Experience D5U</h1>
        <article className={style.thought} data-fading={isFading} key={turn} {...(own && { style: own })}>
          {thought === undefined ? null : (
            <>
              <Badge category={thought.category} icon={thought.icon} />
              <p className={style.text} data-part="thought">
                <Typewriter text={thought.text} isTyped={turn > 0} />
              </p>
            </>
          )}
        </article>
        {/* Says a thought that was asked for; those that come by themselves are not announced. */}
        <p className="visually-hidden" role="status">
          {isAsked && !isFading ? thought?.text : ''}
        </p>
        <section className={style.foot} aria-labelledby="stream">
          <h2 id="stream">Consciousness stream</h2>
          <p>Processing active</p>
          <p>47K+ insights available</p>
          <button type="button" data-track="next:thought" onClick={next}>
            Next thought
          </button>
          <Stream past={past} />
        </section>
      </main>
    </div>
  );
}
