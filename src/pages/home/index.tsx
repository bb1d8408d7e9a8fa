import { useAtomValue } from 'jotai';
import { phaseAtom } from '../../state/profile.ts';
import { FirstSheet } from './FirstSheet.tsx';
import { ResearchSheet } from './ResearchSheet.tsx';

/** Home: a white sheet and the research sheet beneath it. Spec §2 "Two landing pages", R-LAND-01 to 08. */
export default function Home() {
  const isTide = useAtomValue(phaseAtom) === 5;
  return (
    <main>
      <FirstSheet isTide={isTide} />
      <ResearchSheet isTide={isTide} />
    </main>
  );
}
