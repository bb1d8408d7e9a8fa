import { useAtomValue } from 'jotai';
import { offlineTexts } from '../../content/offlineTexts.ts';
import { isControlled } from '../../device/offlineWorker.ts';
import { isOfflineAtom } from '../../state/network.ts';
import style from './OfflineLine.module.css';

/** Shows one line of text at the head of the page while there is no connection. It blocks nothing. B-OFF-05. */
export function OfflineLine() {
  const isOffline = useAtomValue(isOfflineAtom);
  const { withCopies, without } = offlineTexts.line;
  return (
    <p role="status" className={style.line} data-offline={isOffline || undefined}>
      {isOffline ? (isControlled() ? withCopies : without) : null}
    </p>
  );
}
