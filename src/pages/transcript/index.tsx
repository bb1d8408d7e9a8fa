import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '../../api/loadPart.ts';
import { useTranscript } from '../../api/useTranscript.ts';
import { transcriptTexts as texts } from '../../content/transcriptTexts.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import style from './style.module.css';

/**
 * A separate chunk, requested when the data of the page has arrived: before that, nothing of it can be shown, and it
 * imports much.
 */
const Sheet = lazyPart('Sheet', () => import('./Sheet.tsx'));

/** Every text that the reader has earned, on one plain page that can be printed. B-PLAIN-01. */
export default function TranscriptPage() {
  return (
    <main className={style.sheet}>
      <header className={style.head}>
        <p>{texts.registry}</p>
        <p>{texts.copy}</p>
      </header>
      <h1 className={style.title}>{texts.title}</h1>
      <p className={style.lead}>{texts.lead}</p>
      <noscript>
        <p>{texts.noScripts}</p>
      </noscript>
      <Body />
    </main>
  );
}

function Body() {
  const { transcript, hasFailed, isAsking, retry } = useTranscript(useAtomValue(phaseAtom), useAtomValue(previewAtom));
  if (transcript !== undefined && !hasFailed) {
    return (
      <Suspense fallback={<Loading />}>
        <Sheet transcript={transcript} />
      </Suspense>
    );
  }
  if (!hasFailed) return <Loading />;
  return (
    <div className={style.state} role="alert">
      <p>{navigator.onLine ? texts.failed : texts.offline}</p>
      <p>
        <ActionButton className={style.way} data-track="ask:again" isDisabled={isAsking} onClick={retry}>
          {texts.again}
        </ActionButton>
      </p>
    </div>
  );
}

function Loading() {
  return (
    <p className={style.state} role="status">
      {texts.loading}
    </p>
  );
}
