import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import type { PicturePiece } from '#contract/api/archive.ts';
import { lazyPart } from '../../api/loadPart.ts';
import { hasArrivedAtom } from '../../state/arrival.ts';

/* Loaded after hydration, both from one chunk; the page is complete without them. */
const LaterPicture = lazyPart('Picture', async () => ({ default: (await import('./Picture.tsx')).Picture }));
const LaterPiece = lazyPart('Piece', async () => ({ default: (await import('./Picture.tsx')).Piece }));

interface PictureProps {
  readonly pieces: readonly PicturePiece[];
  /** True for the picture below the ledger, which is there where the desk has no room for it. */
  readonly isBelow?: boolean;
}

/** The picture of all files, once it is loaded. R-ARC-13. */
export function Picture(props: PictureProps) {
  const hasArrived = useAtomValue(hasArrivedAtom);
  if (!hasArrived) return null;
  return (
    <Suspense>
      <LaterPicture {...props} />
    </Suspense>
  );
}

/** The piece of a file in its row. R-ARC-13. */
export const Piece = ({ piece }: { readonly piece: PicturePiece }) => (
  <Suspense>
    <LaterPiece piece={piece} />
  </Suspense>
);
