import useSWR from 'swr';
import type { Erased, VisitorExport } from '#contract/api/visitorExport.ts';
import { apiPaths } from '#contract/paths.ts';
import { reading, remove } from './fetcher.ts';
import { integer, list, record, table, text, texts } from './shapes.ts';

export const exportShape = record({ visitor: text, tables: table(list(record({}))), actsInWords: texts });
export const erasedShape = record({ erased: table(integer) });

/** All data stored about this visitor on the server. Read again whenever a page that shows it is entered. B-PRV-01. */
export function useVisitorExport() {
  return useSWR<VisitorExport, Error>(apiPaths.export, reading(exportShape), {
    revalidateIfStale: true,
    onError: (error) => console.error('The stored data could not be read.', error),
  });
}

/** Erases this visitor on the server. Returns the number of rows by table. Throws ResponseError. B-PRV-01. */
export const eraseVisitor = (): Promise<Erased> => remove<Erased>(apiPaths.visitor, erasedShape);
