import type { ArchiveFile } from '../../content/archiveFiles.ts';
import { inKilobytes } from './logic.ts';
import style from './ledger.module.css';

/** The last row of the ledger: number of files and their total size. */
export function Sum({ files }: { readonly files: readonly ArchiveFile[] }) {
  // In tenths, because sums of 0.1 are not exact.
  const tenths = files.reduce((sum, file) => sum + Math.round(file.sizeKb * 10), 0);
  return (
    <p className={style.sum}>
      {/* The space is for hover texts and screen readers, which join the two spans. */}
      <span>{`${files.length} files`}</span> <span>{inKilobytes(tenths / 10)}</span>
    </p>
  );
}
