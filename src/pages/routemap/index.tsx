import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { apiPaths } from '#contract/paths.ts';
import { archivePhase } from '#contract/opening.ts';
import { useIsDemonstration } from '../../api/influence.ts';
import { useInfluence } from '../../api/useInfluence.ts';
import { useProfile } from '../../api/profile.ts';
import { archiveFiles } from '../../content/archiveFiles.ts';
import { archiveNotes, archiveNoteSinceTheEnd, archiveTexts } from '../../content/archiveTexts.ts';
import { endedAtom, phaseAtom, previewAtom, useShareProfile } from '../../state/profile.ts';
import { stabilityAtom } from '../../state/simulation.ts';
import { useStill } from '../../ui/motion.ts';
import { WornText } from '../../ui/grade/WornText.tsx';
import { InfluenceBox } from '../../ui/influence-box/InfluenceBox.tsx';
import { FileEntry } from './FileEntry.tsx';
import ledgerStyle from './ledger.module.css';
import { shownBy } from './logic.ts';
import { UnreadablePattern } from './Sectors.tsx';
import { Picture } from './LaterPicture.tsx';
import { Standing } from './Standing.tsx';
import style from './style.module.css';
import { Sum } from './Sum.tsx';
import { Unlisted } from './Unlisted.tsx';
import { type Archive, useArchive } from './useArchive.ts';
import { useBeats } from './useBeats.ts';

/**
 * The archive: twenty files, three clicks to recover each, and links below the sum that recoveries reveal. R-ARC-01 to
 * 10.
 */
export default function Routemap() {
  const profile = useProfile();
  // The error of the profile request. Without a fetcher this hook requests nothing; it only reads the state of that
  // request.
  const { error } = useSWR<unknown, unknown>(apiPaths.profile, null);
  useShareProfile(profile);
  const influence = useInfluence();
  const isDemonstration = useIsDemonstration(!influence.isLoading && influence.message === null);
  const archive = useArchive();
  const isTide = useAtomValue(phaseAtom) === 5;
  return (
    <main className={style.page} data-tide={isTide || undefined}>
      <div className={style.desk}>
        <Title />
        <div className={style.influence}>
          <InfluenceBox {...influence} isDemonstration={isDemonstration} />
        </div>
        <div className={style.picture}>
          <Picture pieces={archive.pieces} />
        </div>
        <Standing archive={archive} />
      </div>
      <div className={style.record}>
        <Index archive={archive} isAwaited={profile === undefined && error === undefined} />
        <Unlisted recovered={archive.recovered.length} />
      </div>
    </main>
  );
}

/**
 * Upper limit of the stability that the title shows: this archive is damaged before a reader does anything. R-ARC-11.
 */
const mostStability = 0.45;

/** The title. The lower the system's stability, the more letters of the title are damaged on the screen. */
function Title() {
  const stability = Math.min(mostStability, useStill(useAtomValue(stabilityAtom), ''));
  const { title, version, lastScan } = archiveTexts;
  return (
    <header className={style.head}>
      <p className={style.counted}>{`${version} · last scan ${lastScan}`}</p>
      <h1 className={style.title} data-hover={title}>
        <WornText text={title} stability={stability} />
      </h1>
    </header>
  );
}

interface IndexProps {
  readonly archive: Archive;
  /** True while the reader's phase is unknown. The page then says nothing about access, and the files are disabled. */
  readonly isAwaited: boolean;
}

function Index({ archive, isAwaited }: IndexProps) {
  const phase = useAtomValue(phaseAtom);
  const hasEnded = useAtomValue(endedAtom);
  const isUnknown = useAtomValue(previewAtom)?.phase == null && isAwaited;
  const isRestricted = !isUnknown && phase < archivePhase;
  const ledger = useRef<HTMLOListElement>(null);
  // A disabled button receives no press, but its row does.
  const [refused, setRefused] = useState<string | null>(null);
  const refuse = ({ target }: { target: EventTarget }) => {
    const entry = target instanceof Element ? target.closest<HTMLElement>('[data-hover]') : null;
    setRefused(entry?.dataset['hover'] ?? null);
  };
  const { recovered } = archive;
  const { glitch, isScanning } = useBeats(ledger, archive);
  const opened = hasEnded ? archiveTexts.openForGood : archiveTexts.open;
  return (
    <section aria-labelledby="index-heading">
      <div className={style.notice}>
        <h2 className={style.verdict} id="index-heading" data-restricted={isRestricted || undefined}>
          {isUnknown ? archiveTexts.index : isRestricted ? archiveTexts.restricted : opened}
        </h2>
        <p className={style.note}>{hasEnded ? archiveNoteSinceTheEnd : archiveNotes[phase]}</p>
        {recovered.length < archiveFiles.length ? (
          <p className={style.how} data-unknown={isUnknown || undefined}>
            {isRestricted ? archiveTexts.howClosed : archiveTexts.how}
          </p>
        ) : null}
      </div>
      <UnreadablePattern />
      <ol
        className={ledgerStyle.ledger}
        ref={ledger}
        data-restricted={isRestricted || undefined}
        data-scan={isScanning || undefined}
        {...(isRestricted && { onClick: refuse })}
      >
        {archiveFiles.map((file, row) => (
          <FileEntry
            key={file.name}
            file={file}
            number={row + 1}
            attempts={archive.attemptsOn(file.name)}
            isRecovered={recovered.includes(file.name)}
            isBrought={archive.isBrought(file.name)}
            isClosed={isUnknown || isRestricted}
            isRefused={isRestricted && refused === file.name}
            isFirst={recovered[0] === file.name}
            shows={shownBy(recovered.indexOf(file.name) + 1, recovered.length)}
            glitch={glitch?.row === row ? glitch : null}
            clicks={archive.clicks}
            onAsk={archive.ask}
            onPiece={archive.bring}
          />
        ))}
      </ol>
      <Sum files={archiveFiles} />
      <Picture pieces={archive.pieces} isBelow />
    </section>
  );
}
