import { atom, useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { coveredWord } from '../../content/coveredWord.ts';
import { casebookTexts } from '../../content/casebook.ts';
import { endedAtom, phaseAtom, profileAtom } from '../../state/profile.ts';
import { CoveredWord } from '../../ui/WrittenText.tsx';
import style from './Casebook.module.css';

/** The first phase at which the reader knows that somebody has to hear the word. */
const unheardPhase = 4;
/** The first phase at which the reader knows of the sixth chair in the kitchen. */
const chairPhase = 5;

/** Whether the reader knows the word and withholds it. */
const hasKeptAtom = atom((get) => {
  const profile = get(profileAtom);
  return profile !== null && 'keptWord' in profile && profile.keptWord === true;
});

/** Texts for the state of the word that the five agents agreed on, and for the reader's knowledge of it. */
function useStanding() {
  const phase = useAtomValue(phaseAtom);
  const hasKept = useAtomValue(hasKeptAtom);
  const { hints, unheard, heard, kept } = casebookTexts;
  if (useAtomValue(endedAtom)) return { count: heard, hint: hints.verdictSaid, hasChair: false };
  if (hasKept) return { count: kept, hint: hints.verdictKept, hasChair: true };
  if (phase >= chairPhase) return { count: unheard, hint: hints.verdictChair, hasChair: true };
  return { count: unheard, hint: phase >= unheardPhase ? hints.verdictUnheard : hints.verdict, hasChair: false };
}

/** The first goal of the casebook: the word that all five agents agreed on. B-CASE-07. */
export function Verdict({ onLeave }: { readonly onLeave: () => void }) {
  const { count, hint, hasChair } = useStanding();
  const { to, name } = casebookTexts.chair;
  return (
    <div className={style.goal} data-goal="verdict">
      <dt>
        {casebookTexts.labels.verdict} <CoveredWord bars={casebookTexts.coveredWord} name={coveredWord} />
      </dt>
      <dd className={style.count}>{count}</dd>
      <dd className={style.hint}>
        <span>{`${hint} `}</span>
        {hasChair ? (
          <Link to={to} data-track={`follow:casebook:${to}`} onClick={onLeave}>
            {name}
          </Link>
        ) : null}
      </dd>
    </div>
  );
}
