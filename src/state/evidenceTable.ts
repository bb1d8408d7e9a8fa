import { atomWithStorage, createJSONStorage, unstable_withStorageValidator as withStorageValidator } from 'jotai/utils';
import { forgiving } from './forgiving.ts';

/** Where a piece lies: `x` as a part of the table's free width, 0 to 1; `y` in rem from its upper edge. */
export interface Lie {
  readonly x: number;
  readonly y: number;
}

/** By fragment; in the order in which they were moved, so that the last one lies on top. */
export type EvidenceTable = Readonly<Record<string, Lie>>;

const isTable = (value: unknown): value is EvidenceTable =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value as Record<string, Partial<Lie> | null>).every(
    (lie) => lie !== null && Number.isFinite(lie.x) && Number.isFinite(lie.y),
  );

const storage = withStorageValidator(isTable)(forgiving(createJSONStorage<unknown>()));

/** What the reader has moved. Kept on this device and nowhere else. */
export const evidenceTableAtom = atomWithStorage<EvidenceTable>('d5u-evidence-table', {}, storage, { getOnInit: true });
