import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ArchiveFile } from '../../content/archiveFiles.ts';
import { archiveTexts } from '../../content/archiveTexts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { scrollByPage } from '../../ui/scrollByPage.ts';
import { inKilobytes } from './logic.ts';
import { Piece } from './LaterPicture.tsx';
import { Recovered } from './Recovered.tsx';
import style from './ledger.module.css';
import type { Fragment } from './useFragment.ts';

interface FragmentTextProps {
  readonly file: ArchiveFile;
  readonly fragment: Fragment;
  readonly isFirst: boolean;
  readonly shows: 'below' | 'void' | null;
  /** True if the reader has pressed this file since the page was loaded. */
  readonly isAsked: boolean;
  /** True if a press since the page was loaded has recovered this file. */
  readonly isBrought: boolean;
}

/** Below a recovered file: its text, or the reason why the text is missing. */
export function FragmentText({ file, fragment, isFirst, shows, isAsked, isBrought }: FragmentTextProps) {
  const region = useRef<HTMLDivElement>(null);
  const wasAskedByHand = useRef(false);
  const { state } = fragment;

  // The button disappears when the text arrives, so the focus moves to the text.
  useEffect(() => {
    if (!wasAskedByHand.current || state === 'late') return;
    wasAskedByHand.current = false;
    if (document.activeElement === document.body) scrollByPage(() => region.current?.focus());
  }, [state]);

  // Scrolls the text into view after a press, also when the drawer is open.
  const isAnswered = isAsked && (state === 'here' || state === 'unknown');
  useEffect(() => {
    if (isAnswered) scrollByPage(() => region.current?.scrollIntoView?.({ block: 'nearest' }));
  }, [isAnswered]);

  if (state === 'none') return null;
  const retry = () => {
    wasAskedByHand.current = true;
    fragment.retry();
  };

  return (
    <div className={style.opened} ref={region} tabIndex={-1}>
      <div className={style.text} data-state={state}>
        {state === 'here' ? (
          <p className={style.fragment}>
            <Recovered filename={file.name} text={fragment.text} isBrought={isBrought} />
          </p>
        ) : null}
        {state === 'unknown' ? <p className={style.fragment}>{archiveTexts.unknownFile}</p> : null}
        {state === 'awaited' ? <p className={style.remark}>{archiveTexts.awaited}</p> : null}
        {state === 'unrecorded' ? <p className={style.fragment}>{archiveTexts.unrecorded}</p> : null}
        {state === 'late' ? (
          <>
            <p className={style.fragment}>{archiveTexts.late}</p>
            <ActionButton className={style.again} isDisabled={fragment.isAsking} onClick={retry}>
              <span>{fragment.isAsking ? archiveTexts.asking : archiveTexts.askNow}</span>
              <span className="visually-hidden">
                {' for the text of '}
                <span translate="no">{file.name}</span>
              </span>
            </ActionButton>
          </>
        ) : null}
        {isFirst ? (
          <Link className={style.again} to={file.room} data-track={`follow:${file.room.slice(1)}`}>
            {archiveTexts.room(file.room)}
          </Link>
        ) : null}
        {shows === 'below' ? (
          <a className={style.again} href="#unlisted">
            {archiveTexts.seeBelow}
          </a>
        ) : null}
        {shows === 'void' ? (
          <Link className={style.again} to="/void" data-track="follow:void">
            {archiveTexts.wayTo('/void')}
          </Link>
        ) : null}
      </div>
      <p className={style.particulars}>
        <span>{file.dated}</span>
        <span className={style.smallSize}>{inKilobytes(file.sizeKb)}</span>
        {fragment.piece === null ? null : <Piece piece={fragment.piece} />}
      </p>
    </div>
  );
}
