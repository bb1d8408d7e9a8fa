import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { storedDataTexts, meaningOf } from '../../content/storedDataTexts.ts';
import { isRecordKeptAtom } from '../../state/consent.ts';
import { keysIn } from '../../state/erasure.ts';
import { outboxAtom } from '../../state/outbox.ts';
import { eventsAtom, hoversAtom } from '../../state/trace.ts';
import style from './style.module.css';
import { Topic } from './Topic.tsx';

const texts = storedDataTexts.device;

/** The site's keys in a storage, and the length of each value in characters. */
const entriesIn = (open: () => Storage): { key: string; length: number }[] =>
  keysIn(open).map((key) => ({ key, length: open().getItem(key)?.length ?? 0 }));

/** What this browser stores for the site, read from the browser itself. */
export function Device() {
  const hovers = useAtomValue(hoversAtom);
  const events = useAtomValue(eventsAtom);
  const [keys] = useState(() => [...entriesIn(() => localStorage), ...entriesIn(() => sessionStorage)]);
  const waiting = useOutboxSize(useAtomValue(isRecordKeptAtom));
  return (
    <Topic id="device" title={texts.title}>
      <p>{texts.intro}</p>
      <dl className={style.keys}>
        {keys.map(({ key, length }) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>
              {meaningOf(key)} <span className={style.length}>{length.toLocaleString('en-GB')} characters</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <code>{texts.outboxName}</code>
          </dt>
          <dd>{waiting === null ? '…' : texts.outbox(waiting)}</dd>
        </div>
      </dl>
      <p>{texts.memory(hovers.length, events.length)}</p>
    </Topic>
  );
}

/** How many batches wait in the outbox; null until it has been read. Where no record is kept there is none. */
function useOutboxSize(isKept: boolean): number | null {
  const outbox = useAtomValue(outboxAtom);
  const [size, setSize] = useState<number | null>(null);
  useEffect(() => {
    if (!isKept || outbox === null) return undefined;
    let isMounted = true;
    void outbox.count().then((count) => {
      if (isMounted) setSize(count);
    });
    return () => {
      isMounted = false;
    };
  }, [isKept, outbox]);
  return isKept ? size : 0;
}
