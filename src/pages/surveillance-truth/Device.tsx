import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { openOutbox } from '../../api/flush/outbox.ts';
import { heldWords, meaningOf } from '../../content/held.ts';
import { keysIn } from '../../state/erasure.ts';
import { traceAtom } from '../../state/trace.ts';
import style from './style.module.css';

const words = heldWords.device;

/** The site's keys in a storage, and how many characters lie under each. */
const lyingIn = (open: () => Storage): { key: string; length: number }[] =>
  keysIn(open).map((key) => ({ key, length: open().getItem(key)?.length ?? 0 }));

/** What this browser keeps for the site, read from it and not from a list. */
export function Device() {
  const { hovers, events } = useAtomValue(traceAtom);
  const [keys] = useState(() => [...lyingIn(() => localStorage), ...lyingIn(() => sessionStorage)]);
  const waiting = useWaiting();
  return (
    <section aria-labelledby="device">
      <h2 id="device">{words.title}</h2>
      <p>{words.intro}</p>
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
            <code>{words.outboxName}</code>
          </dt>
          <dd>{waiting === null ? '…' : words.outbox(waiting)}</dd>
        </div>
      </dl>
      <p>{words.memory(hovers.length, events.length)}</p>
    </section>
  );
}

/** How many batches wait in the outbox; null until it has been looked into. */
function useWaiting(): number | null {
  const [waiting, setWaiting] = useState<number | null>(null);
  useEffect(() => {
    let isHere = true;
    void openOutbox()
      .then((outbox) => outbox.all())
      .then((kept) => {
        if (isHere) setWaiting(kept.length);
      });
    return () => {
      isHere = false;
    };
  }, []);
  return waiting;
}
