import { useEffect, useRef } from 'react';
import type { ArchiveFile } from '../../content/archiveFiles.ts';
import { archiveTexts } from '../../content/archiveTexts.ts';
import { inKilobytes } from './logic.ts';
import style from './ledger.module.css';
import type { Fragment } from './useFragment.ts';

interface FragmentTextProps {
  readonly file: ArchiveFile;
  readonly fragment: Fragment;
  readonly hasMadeEntry: boolean;
}

/** What stands under a recovered file: its text, or an honest word about where that is. */
export function FragmentText({ file, fragment, hasMadeEntry }: FragmentTextProps) {
  const region = useRef<HTMLDivElement>(null);
  const wasAskedByHand = useRef(false);
  const { state } = fragment;

  // The button goes when the text comes; whoever pressed it is put where the text is.
  useEffect(() => {
    if (!wasAskedByHand.current || state === 'late') return;
    wasAskedByHand.current = false;
    if (document.activeElement === document.body) region.current?.focus();
  }, [state]);

  if (state === 'none') return null;
  const retry = () => {
    wasAskedByHand.current = true;
    fragment.retry();
  };

  return (
    <div className={style.opened} ref={region} tabIndex={-1}>
      <div className={style.text} data-state={state}>
        {state === 'here' ? <p className={style.fragment}>{fragment.text}</p> : null}
        {state === 'unknown' ? <p className={style.fragment}>{archiveTexts.unknownFile}</p> : null}
        {state === 'awaited' ? <p className={style.remark}>{archiveTexts.awaited}</p> : null}
        {state === 'unrecorded' ? <p className={style.fragment}>{archiveTexts.unrecorded}</p> : null}
        {state === 'late' ? (
          <>
            <p className={style.fragment}>{archiveTexts.late}</p>
            <button className={style.again} type="button" aria-disabled={fragment.isAsking} onClick={retry}>
              {fragment.isAsking ? archiveTexts.asking : archiveTexts.askNow}
              <span className="visually-hidden"> for the text of {file.name}</span>
            </button>
          </>
        ) : null}
        {hasMadeEntry ? (
          <a className={style.again} href="#unlisted">
            {archiveTexts.seeBelow}
          </a>
        ) : null}
      </div>
      <p className={style.particulars}>
        {file.dated}
        <span className={style.smallSize}>{inKilobytes(file.sizeKb)}</span>
      </p>
    </div>
  );
}
