import { atomWithStorage, createJSONStorage, unstable_withStorageValidator as withStorageValidator } from 'jotai/utils';
import { forgiving } from './forgiving.ts';

/** What the reader has done to the casebook: which entries are ruled through or let stand again, and where it lies open. */
export interface Casebook {
  /** By entry; one that is not here was never touched. */
  readonly marks: Readonly<Record<string, 'ruled' | 'stet'>>;
  /** Counted from 0. */
  readonly leaf: number;
}

export const untouchedCasebook: Casebook = { marks: {}, leaf: 0 };

const isCasebook = (value: unknown): value is Casebook => {
  if (typeof value !== 'object' || value === null) return false;
  const { marks, leaf } = value as Partial<Casebook>;
  return (
    Number.isInteger(leaf) &&
    typeof marks === 'object' &&
    marks !== null &&
    Object.values(marks).every((mark) => mark === 'ruled' || mark === 'stet')
  );
};

const storage = withStorageValidator(isCasebook)(forgiving(createJSONStorage<unknown>()));

/** Kept on this device and nowhere else. */
export const casebookAtom = atomWithStorage<Casebook>('d5u-casebook', untouchedCasebook, storage, { getOnInit: true });
