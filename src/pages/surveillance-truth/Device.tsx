import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { storedDataTexts, meaningOf } from '../../content/storedDataTexts.ts';
import type { Copies } from '../../device/offlineWorker.ts';
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

/** The site's data in this browser, read from the browser itself. */
export function Device() {
  const hovers = useAtomValue(hoversAtom);
  const events = useAtomValue(eventsAtom);
  const [keys] = useState(() => [...entriesIn(() => localStorage), ...entriesIn(() => sessionStorage)]);
  const copies = useCopies();
  const waiting = useOutboxSize(useAtomValue(isRecordKeptAtom));
  return (
    <Topic id="device" title={texts.title}>
      <p>{texts.intro}</p>
      <dl className={style.keys}>
        {keys.map(({ key, length }) => (
          <div key={key}>
            <dt>
              <code translate="no">{key}</code>
            </dt>
            <dd>
              <span>{`${meaningOf(key)} `}</span>
              <span className={style.length}>{`${length.toLocaleString('en-GB')} characters`}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <code translate="no">{texts.outboxName}</code>
          </dt>
          <dd>{waiting === null ? '…' : texts.outbox(waiting)}</dd>
        </div>
        {copies === null || copies.pages.length === 0 ? null : (
          <div>
            <dt>
              <code>{texts.copiesName}</code>
            </dt>
            <dd>{texts.copies(copies.pages.length, copies.texts)}</dd>
          </div>
        )}
      </dl>
      <p>{texts.memory(hovers.length, events.length)}</p>
    </Topic>
  );
}

/** The copies for reading offline, counted when the page is entered; null until the copies have been counted. */
function useCopies(): Copies | null {
  const [copies, setCopies] = useState<Copies | null>(null);
  useEffect(() => {
    let isMounted = true;
    // Imported dynamically: the module is part of the app shell, and no page waits for the shell.
    const count = async () => (await import('../../device/offlineWorker.ts')).readCopies();
    void count().then(
      (now) => {
        if (isMounted) setCopies(now);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return copies;
}

/** Number of batches in the outbox; null until it has been read. 0 if no record is kept. */
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
