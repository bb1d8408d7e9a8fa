import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '../../api/loadPart.ts';
import { collationAtom, confirmedProtocolAtom, isCollationOpenAtom, isLastSealAtom } from '../../state/protocols.ts';

/** It contains Radix' dialog. It is in a separate chunk, because most readers never see it. */
const CollationSheet = lazyPart('CollationSheet', () => import('./CollationSheet.tsx'));

/**
 * Shows the texts of the four protocols side by side over the whole browser window: after the animation of the last
 * breaking seal, and whenever the reader opens them. B-SEAL-02.
 */
export function Collation() {
  const collation = useAtomValue(collationAtom);
  const confirmed = useAtomValue(confirmedProtocolAtom);
  const [isOpen, setIsOpen] = useAtom(isCollationOpenAtom);
  const isLastSeal = useAtomValue(isLastSealAtom);
  const setIsLastSeal = useSetAtom(isLastSealAtom);
  if (!isOpen || collation === null || confirmed !== null) return null;
  return (
    <Suspense fallback={null}>
      <CollationSheet
        collation={collation}
        isLastSeal={isLastSeal}
        onClose={() => {
          setIsOpen(false);
          setIsLastSeal(false);
        }}
      />
    </Suspense>
  );
}
