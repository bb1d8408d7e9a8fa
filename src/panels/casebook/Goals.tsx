import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { eggSlugs } from '#contract/egg.ts';
import { useFragmentTotals } from '../../api/useFragmentTotals.ts';
import { archiveFiles } from '../../content/archiveFiles.ts';
import { casebookTexts } from '../../content/casebook.ts';
import { advancedMessage, protocolTexts } from '../../content/protocolTexts.ts';
import { hasClueAtom } from '../../state/clues.ts';
import { fragmentsAtom } from '../../state/narrative.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { isAdvancedAtom, protocolsAtom } from '../../state/protocols.ts';
import { recoveredFiles } from '../../state/recoveredFiles.ts';
import { roomCount, roomsAtom } from '../../state/rooms.ts';
import { SecretWordForm } from '../secret-word/SecretWordForm.tsx';
import style from './Casebook.module.css';

/** From this phase on the kitchen has the sixth chair. docs/story.md, "The end". */
const chairPhase = 5;

const { chair: _, ...waysBefore } = casebookTexts.ways;

/** How much of everything the reader has found, and how each is found. The totals of fragments are the server's. */
export function Goals({ onLeave }: { readonly onLeave: () => void }) {
  const seals = useAtomValue(protocolsAtom).length;
  const isAdvanced = useAtomValue(isAdvancedAtom);
  const hasClue = useAtomValue(hasClueAtom);
  const rooms = Object.keys(useAtomValue(roomsAtom)).length;
  const fragments = useAtomValue(fragmentsAtom);
  const totals = useFragmentTotals();
  const hasChair = useAtomValue(phaseAtom) >= chairPhase;
  // Whoever has broken all seals has no other aim left until the chair is there.
  const isChairNext = !hasChair && seals >= protocolTexts.seals;
  const hasEnded = useAtomValue(endedAtom);

  const ofType = (type: string) => fragments.filter((fragment) => fragment.startsWith(`${type}:`)).length;
  const exhibits = ofType('egg');
  const pieces = fragments.length - exhibits - ofType('archive');
  const allPieces =
    totals && Object.entries(totals).reduce((sum, [type, count]) => (type === 'archive' ? sum : sum + count), 0);
  const goals = [
    ['seals', seals, protocolTexts.seals],
    ['rooms', rooms, roomCount],
    ['exhibits', exhibits, eggSlugs.length],
    ['pieces', pieces, allPieces],
    ['files', recoveredFiles(fragments, [], archiveFiles).length, archiveFiles.length],
    ...(hasChair ? [['chair', hasEnded ? 1 : 0, 1] as const] : []),
    ...(isChairNext ? [['chair', 0, null] as const] : []),
  ] as const;
  const { labels, hints, count } = casebookTexts;
  const ways: Readonly<Record<string, string>> = hasChair ? casebookTexts.ways : waysBefore;
  return (
    <section aria-label={casebookTexts.goals}>
      <h2 className={style.heading}>{casebookTexts.goals}</h2>
      <dl>
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
            <dd className={style.count}>{total === null ? casebookTexts.notShown : count(found, total)}</dd>
            <dd className={style.hint}>{total === null ? casebookTexts.chairLater : hints[id]}</dd>
            {id === 'seals' && isAdvanced ? <dd className={style.advanced}>{advancedMessage(seals)}</dd> : null}
            {id === 'seals' && hasClue && seals < protocolTexts.seals ? (
              <dd className={style.say}>
                <SecretWordForm />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
