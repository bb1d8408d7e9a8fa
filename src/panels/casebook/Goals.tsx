import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { eggSlugs } from '#contract/egg.ts';
import { useFragmentTotals } from '../../api/useFragmentTotals.ts';
import { archiveFiles } from '../../content/archiveFiles.ts';
import { casebookTexts } from '../../content/casebook.ts';
import { advancedMessage, protocolTexts } from '../../content/protocolTexts.ts';
import { hasClueAtom } from '../../state/clues.ts';
import { fragmentsAtom } from '../../state/narrative.ts';
import { phaseAtom } from '../../state/profile.ts';
import { isAdvancedAtom, protocolsAtom } from '../../state/protocols.ts';
import { recoveredFiles } from '../../state/recoveredFiles.ts';
import { roomCount, roomsAtom } from '../../state/rooms.ts';
import { SecretWordForm } from '../speech/SecretWordForm.tsx';
import style from './Casebook.module.css';
import { Verdict } from './Verdict.tsx';

/**
 * First phase in which the casebook shows the word as a goal, and the total number of pieces. docs/story.md, "What a
 * reader knows".
 */
const verdictPhase = 2;

const { files, rooms: roomsWay, seals: sealsWay } = casebookTexts.ways;
const ways: Readonly<Record<string, string>> = { files, rooms: roomsWay, seals: sealsWay };

/**
 * The goals: first the word, then a row for each kind of find with at least one find, with the number of finds. The
 * server sends the totals of fragments. B-CASE-01, B-CASE-07.
 */
export function Goals({ onLeave }: { readonly onLeave: () => void }) {
  const seals = useAtomValue(protocolsAtom).length;
  const isAdvanced = useAtomValue(isAdvancedAtom);
  const hasClue = useAtomValue(hasClueAtom);
  const rooms = Object.keys(useAtomValue(roomsAtom)).length;
  const fragments = useAtomValue(fragmentsAtom);
  const totals = useFragmentTotals();
  const hasVerdict = useAtomValue(phaseAtom) >= verdictPhase;

  const ofType = (type: string) => fragments.filter((fragment) => fragment.startsWith(`${type}:`)).length;
  const exhibits = ofType('egg');
  const pieces = fragments.length - exhibits - ofType('archive');
  const allPieces =
    totals && Object.entries(totals).reduce((sum, [type, count]) => (type === 'archive' ? sum : sum + count), 0);
  const goals = (
    [
      ['seals', seals, protocolTexts.seals],
      ['rooms', rooms, roomCount],
      ['exhibits', exhibits, eggSlugs.length],
      ['pieces', pieces, hasVerdict ? allPieces : undefined],
      ['files', recoveredFiles(fragments, [], archiveFiles).length, archiveFiles.length],
    ] as const
  ).filter(([, found]) => found > 0);
  const { labels, hints, count } = casebookTexts;
  return (
    <section aria-label={casebookTexts.goals}>
      <h2 className={style.heading}>{casebookTexts.goals}</h2>
      {hasVerdict || goals.length > 0 ? (
        <dl>
          {hasVerdict ? <Verdict onLeave={onLeave} /> : null}
          {goals.map(([id, found, total]) => (
            <div key={id} className={style.goal} data-goal={id}>
              <dt>
                {ways[id] === undefined ? (
                  labels[id]
                ) : (
                  <Link to={ways[id]} data-track={`follow:casebook:${ways[id]}`} onClick={onLeave}>
                    {labels[id]}
                  </Link>
                )}
              </dt>
              <dd className={style.count}>{count(found, total)}</dd>
              <dd className={style.hint}>{hints[id]}</dd>
              {id === 'seals' && isAdvanced ? <dd className={style.advanced}>{advancedMessage(seals)}</dd> : null}
            </div>
          ))}
        </dl>
      ) : null}
      {goals.length === 0 ? (
        <p className={style.hint}>
          {casebookTexts.nothing}{' '}
          <Link to={files} data-track={`follow:casebook:${files}`} onClick={onLeave}>
            {labels.files}
          </Link>
        </p>
      ) : null}
      {hasClue && seals < protocolTexts.seals ? (
        <div className={style.say}>
          <SecretWordForm />
        </div>
      ) : null}
    </section>
  );
}
