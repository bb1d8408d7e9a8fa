import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { archivePhase } from '#contract/opening.ts';
import { useIsDemonstration } from '../../api/influence.ts';
import { useInfluence } from '../../api/useInfluence.ts';
import { useProfile } from '../../api/profile.ts';
import { archiveFiles } from '../../content/archiveFiles.ts';
import { archiveNotes, archiveNoteSinceTheEnd, archiveTexts } from '../../content/archiveTexts.ts';
import { endedAtom, phaseAtom, useShareProfile } from '../../state/profile.ts';
import { stabilityAtom } from '../../state/simulation.ts';
import { GradedText } from '../../ui/grade/GradedText.tsx';
import { InfluenceBox } from '../../ui/influence-box/InfluenceBox.tsx';
import { FileEntry } from './FileEntry.tsx';
import ledgerStyle from './ledger.module.css';
import { shownBy, wornLetters } from './logic.ts';
import { Standing } from './Standing.tsx';
import style from './style.module.css';
import { Sum } from './Sum.tsx';
import { Unlisted } from './Unlisted.tsx';
import { type Archive, useArchive } from './useArchive.ts';
import { useBeats } from './useBeats.ts';

/** The archive: twenty files, three clicks to recover each, and links that recoveries reveal below the sum. R-ARC-01 to 10. */
export default function Routemap() {
  useShareProfile(useProfile());
  const influence = useInfluence();
  const isDemonstration = useIsDemonstration(!influence.isLoading && influence.message === null);
  const archive = useArchive();
  return (
    <main className={style.page}>
      <div className={style.desk}>
        <Title />
        <div className={style.influence}>
          <InfluenceBox {...influence} isDemonstration={isDemonstration} />
        </div>
        <Standing archive={archive} />
      </div>
      <div className={style.record}>
        <Index archive={archive} />
        <Unlisted recovered={archive.recovered.length} />
      </div>
    </main>
  );
}

/** The title; the lower the system's stability, the more of its letters are damaged on the screen. */
function Title() {
  const stability = useAtomValue(stabilityAtom);
  const { title, version, lastScan } = archiveTexts;
  return (
    <header className={style.head}>
      <p className={style.counted}>{`${version} · last scan ${lastScan}`}</p>
      <h1 className={style.title} data-hover={title}>
        {stability < 1 ? <GradedText text={title} grades={wornLetters(title, stability)} /> : title}
      </h1>
    </header>
  );
}

function Index({ archive }: { readonly archive: Archive }) {
  const phase = useAtomValue(phaseAtom);
  const hasEnded = useAtomValue(endedAtom);
  const isRestricted = phase < archivePhase;
  const ledger = useRef<HTMLOListElement>(null);
  const { glitch, isScanning } = useBeats(ledger);
  const { recovered } = archive;
  return (
    <section aria-labelledby="index-heading">
      <div className={style.notice}>
        <h2 className={style.verdict} id="index-heading" data-restricted={isRestricted || undefined}>
          {isRestricted ? archiveTexts.restricted : hasEnded ? archiveTexts.openForGood : archiveTexts.open}
        </h2>
        <p className={style.note}>{hasEnded ? archiveNoteSinceTheEnd : archiveNotes[phase]}</p>
        {recovered.length < archiveFiles.length ? (
          <p className={style.how}>{isRestricted ? archiveTexts.howClosed : archiveTexts.how}</p>
        ) : null}
      </div>
      <ol
        className={ledgerStyle.ledger}
        ref={ledger}
        data-restricted={isRestricted || undefined}
        data-scan={isScanning || undefined}
      >
        {archiveFiles.map((file, row) => (
          <FileEntry
            key={file.name}
            file={file}
            number={row + 1}
            attempts={archive.attemptsOn(file.name)}
            isRecovered={recovered.includes(file.name)}
            isRestricted={isRestricted}
            isFirst={recovered[0] === file.name}
            shows={shownBy(recovered.indexOf(file.name) + 1, recovered.length)}
            glitch={glitch?.row === row ? glitch : null}
            clicks={archive.clicks}
            onAsk={archive.ask}
          />
        ))}
      </ol>
      <Sum files={archiveFiles} />
    </section>
  );
}
