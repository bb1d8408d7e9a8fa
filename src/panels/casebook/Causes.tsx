import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { useVisitorExport } from '../../api/visitorData.ts';
import { casebookTexts } from '../../content/casebook.ts';
import { detourEntry, detoursAtom } from '../../state/detours.ts';
import { datedEntries, type Entry, findEntries } from '../../state/casebookEntries.ts';
import { narrativeAtom } from '../../state/narrative.ts';
import { protocolsAtom } from '../../state/protocols.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { timeOrDay } from '../../ui/localTime.ts';
import style from './Casebook.module.css';

/** Number of entries shown, newest first; /narrative lists all entries. */
const causesShown = 24;
const findsShown = 12;

/**
 * The reader's acts and their effects, newest first: the dated entries of /narrative and the detours of this device,
 * then the finds. Without the server's record only the data of this device is listed.
 */
export function Causes({ onLeave }: { readonly onLeave: () => void }) {
  const { data: stored, error, isValidating, mutate } = useVisitorExport();
  const narrative = useAtomValue(narrativeAtom);
  const protocols = useAtomValue(protocolsAtom);
  const detours = useAtomValue(detoursAtom);
  const kept = stored === undefined ? [] : datedEntries({ ...stored, narrative, protocols });
  const causes = newest([...kept, ...detours.map(detourEntry)], causesShown);
  // Lists each find once, at its discovery; /narrative also lists repeated finds. A recovered file is already a dated
  // entry.
  const once = { ...narrative, investigationPath: narrative.discoveredFragments };
  const finds = findEntries({ narrative: once }).filter(({ kind }) => kind !== 'archive');
  return (
    <section className={style.causes} aria-label={casebookTexts.causes}>
      <h2 className={style.heading}>{casebookTexts.causes}</h2>
      {stored === undefined ? (
        <p role="status" className={style.wait}>
          {error === undefined ? 'Loading...' : casebookTexts.failure}
        </p>
      ) : null}
      {error === undefined ? null : (
        <ActionButton data-track="ask:casebook" isDisabled={isValidating} onClick={() => void mutate()}>
          {casebookTexts.retry}
        </ActionButton>
      )}
      <EntryList entries={causes} onLeave={onLeave} />
      {finds.length === 0 ? null : (
        <>
          <h3 className={style.heading}>{casebookTexts.finds}</h3>
          <EntryList entries={finds.slice(-findsShown).toReversed()} onLeave={onLeave} />
        </>
      )}
    </section>
  );
}

/** At most `most` entries, newest first. */
const newest = (entries: readonly Entry[], most: number): Entry[] =>
  entries.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0)).slice(0, most);

interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly onLeave: () => void;
}

/** The entries as rows. An entry whose text does not name its page has a link to that page. */
function EntryList({ entries, onLeave }: EntryListProps) {
  return (
    <ol role="list" className={style.entries}>
      {entries.map(({ id, at, text, effect, to }) => (
        <li key={id} className={style.entry}>
          <span className={style.at}>{at === null ? '' : timeOrDay(at)}</span>
          <span className={style.cause}>
            <span>{text}</span>
            {to === undefined || text.includes(to) ? null : (
              <span>
                {' '}
                <Link
                  to={to}
                  translate={to === '/' ? undefined : 'no'}
                  data-track={`follow:casebook:${to}`}
                  onClick={onLeave}
                >
                  {to === '/' ? casebookTexts.hall : to}
                </Link>
              </span>
            )}
          </span>
          <span className={style.effect}>{effect}</span>
        </li>
      ))}
    </ol>
  );
}
