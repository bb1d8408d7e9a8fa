import type { ArchiveFile } from '../../content/archiveFiles.ts';
import { inKilobytes } from './logic.ts';
import style from './ledger.module.css';

/** The foot of the ledger. The figure is worth reading. */
export function Sum({ files }: { readonly files: readonly ArchiveFile[] }) {
  // In tenths, because 0.1 does not add up in binary.
  const tenths = files.reduce((sum, file) => sum + Math.round(file.sizeKb * 10), 0);
  return (
    <p className={style.sum}>
      <span>{files.length} files</span>
      <span>{inKilobytes(tenths / 10)}</span>
    </p>
  );
}
