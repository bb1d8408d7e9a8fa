import { useEffect, useEffectEvent, useId } from 'react';
import type { PicturePiece } from '#contract/api/archive.ts';
import { clicksToRecover } from '#contract/opening.ts';
import type { ArchiveFile } from '../../content/archiveFiles.ts';
import { archiveTexts } from '../../content/archiveTexts.ts';
import { corruptedName, type Letters } from '../../ui/grade/corruptedName.ts';
import { coarser, exchanged } from '../../ui/grade/disturbedLetters.ts';
import { GradedText } from '../../ui/grade/GradedText.tsx';
import type { ClickRecord } from './ClickRecord.ts';
import { FragmentText } from './FragmentText.tsx';
import { attemptsInWords, inKilobytes } from './logic.ts';
import style from './ledger.module.css';
import { Sectors } from './Sectors.tsx';
import type { RowGlitch } from './useBeats.ts';
import { useFragment } from './useFragment.ts';

interface FileEntryProps {
  readonly file: ArchiveFile;
  /** Place in the index, from 1. */
  readonly number: number;
  readonly attempts: number;
  readonly isRecovered: boolean;
  /** True if a press since the page was loaded has recovered this file. */
  readonly isBrought: boolean;
  /** True if the files cannot be pressed. */
  readonly isClosed: boolean;
  /** True for the disabled file that was pressed last. */
  readonly isRefused: boolean;
  /** True for the first file that was recovered. That file has a link to a page. */
  readonly isFirst: boolean;
  /** The links that the recovery of this file revealed. */
  readonly shows: 'below' | 'void' | null;
  readonly glitch: RowGlitch | null;
  readonly clicks: ClickRecord;
  readonly onAsk: (filename: string) => void;
  /** Called with the file's piece of the picture when it has come with the text. */
  readonly onPiece: (filename: string, piece: PicturePiece) => void;
}

/** One row of the ledger, and below it the recovered text. */
export function FileEntry(props: FileEntryProps) {
  const { file, attempts, isRecovered, glitch, clicks } = props;
  const stateId = useId();
  // The state of an untouched file is a dash, which is hidden from screen readers.
  const isUntouched = attempts === 0 && !isRecovered && !props.isRefused;
  const fragment = useFragment(file.name, isRecovered, clicks);

  const { piece } = fragment;
  const bring = useEffectEvent(() => {
    if (piece !== null) props.onPiece(file.name, piece);
  });
  useEffect(() => bring(), [piece]);

  const ask = () => {
    props.onAsk(file.name);
    // The server sends the text after the third recorded click, and this click may be the third.
    if (fragment.state === 'unrecorded' || fragment.state === 'late') fragment.retry();
  };

  return (
    <li
      className={style.entry}
      data-hover={file.name}
      data-recovered={isRecovered || undefined}
      data-brought={props.isBrought || undefined}
    >
      <div className={style.line}>
        <span className={style.number} aria-hidden="true">
          {String(props.number).padStart(2, '0')}
        </span>
        <button
          className={style.file}
          type="button"
          disabled={props.isClosed}
          aria-label={file.name}
          aria-describedby={isUntouched ? undefined : stateId}
          data-track={`open:${file.name}`}
          onClick={ask}
        >
          <span
            key={attempts}
            className={style.glyphs}
            translate="no"
            data-struck={attempts > 0 || undefined}
            data-glitch={glitch?.kind}
          >
            {/* The name of a recovered file stays corrupted in later page loads, in which the attempts begin at 0. */}
            <Name
              letters={lettersOf(file.name, isRecovered ? Math.max(attempts, clicksToRecover) : attempts, glitch)}
            />
          </span>
        </button>
        <Sectors name={file.name} attempts={attempts} isRecovered={isRecovered} />
        <span className={style.state} id={stateId} data-column="state" aria-hidden={isUntouched || undefined}>
          {isRecovered ? archiveTexts.recovered : props.isRefused ? archiveTexts.notYet : attemptsInWords(attempts)}
        </span>
        <span className={style.size}>{inKilobytes(file.sizeKb)}</span>
      </div>
      <FragmentText
        file={file}
        fragment={fragment}
        isFirst={props.isFirst}
        shows={props.shows}
        isAsked={attempts > 0}
        isBrought={props.isBrought}
      />
    </li>
  );
}

function lettersOf(name: string, attempts: number, glitch: RowGlitch | null): Letters {
  const letters = corruptedName(name, attempts);
  if (glitch?.kind === 'exchange') return exchanged(letters, glitch.seed);
  if (glitch?.kind === 'coarser') return coarser(letters, glitch.seed);
  return letters;
}

/** An undamaged name is one text node, which keeps its kerning. */
function Name({ letters }: { readonly letters: Letters }) {
  return letters.grades.every((grade) => grade === 0) ? <span>{letters.text}</span> : <GradedText {...letters} />;
}
