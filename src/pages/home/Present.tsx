import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { closing } from '../../content/home.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { isPresentAtom, readingsAtom } from '../../state/readings.ts';
import { useRewrite } from '../../ui/useRewrite.ts';
import { watchDwell } from '../../ui/watchDwell.ts';
import { countsFrom } from './countsFrom.ts';
import { Later } from './Later.tsx';
import style from './research.module.css';

/** Time in view after which the last line counts as read, ms. */
const readMs = 1500;

/**
 * The last line of the page. When it has been in view for `readMs`, the reader has read the page to its end: the line
 * changes, is announced once, and stays changed for this visitor. Before phase 3 the line does not name the person of
 * the additional case. Then a link to a page is shown below the line. B-HOME-03. Lamps hang above the line. B-HOME-22.
 */
export function Present() {
  const isPresent = useAtomValue(isPresentAtom);
  const hasEnded = useAtomValue(endedAtom);
  const phase = useAtomValue(phaseAtom);
  const setReadings = useSetAtom(readingsAtom);
  const [isNew, setNew] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const read = phase >= countsFrom ? closing.present : closing.impossible;
  const { text, isWorn } = useRewrite(hasEnded ? closing.ended : isPresent ? read : closing.listed);

  const count = useEffectEvent(() => {
    setNew(true);
    setReadings((readings) => ({ ...readings, homeReadAt: readings.homeReadAt ?? Date.now() }));
  });
  useEffect(() => {
    if (isPresent || line.current === null) return;
    const watch = watchDwell(line.current, readMs, () => count());
    return () => watch.stop();
  }, [isPresent]);

  return (
    <div className={style.present}>
      <div className={style.hall}>
        <Later of="end" isPresent={isPresent || hasEnded} />
      </div>
      <p ref={line} className={style.count} data-part="closing" data-worn={isWorn || undefined}>
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {isNew && isPresent && !hasEnded ? read : ''}
      </p>
      {isPresent ? (
        <p>
          <Link to="/blinking-eyes" data-track="link:blinking-eyes">
            {closing.gallery}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
