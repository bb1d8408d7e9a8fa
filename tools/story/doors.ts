import { archiveFiles } from '../../src/content/archiveFiles.ts';
import { revealedBy } from '../../src/pages/routemap/logic.ts';

/** A way from one page to another, and what it takes. */
export interface Door {
  readonly from: string;
  readonly to: string;
  /** As it is printed behind the way: "phase 3", "7 files". Empty for a plain link. */
  readonly takes: string;
}

const doorsOf = (from: string, ...paths: readonly string[]): Door[] => paths.map((to) => ({ from, to, takes: '' }));

/** Links that stand in src/. A page gains or loses one rarely; tests/story/reach.test.ts looks whether each is there. */
export const plainDoors: readonly Door[] = [
  ...doorsOf('/', '/about', '/routemap', '/survival-analysis', '/conscious-thinking', '/experience-d5u'),
  ...doorsOf('/about', '/', '/conscious-thinking', '/experience-d5u', '/survival-analysis', '/routemap'),
  ...doorsOf('/survival-analysis', '/about'),
  ...doorsOf('/conscious-thinking', '/', '/routemap', '/about'),
  ...doorsOf('/experience-d5u', '/about'),
  ...doorsOf('/routemap', '/', '/survival-analysis', '/conscious-thinking', '/checkout'),
  ...doorsOf('/payment-success', '/routemap', '/judgment', '/checkout'),
];

/** What paying leads to. */
export const payment: Door = { from: '/checkout', to: '/payment-success', takes: '$13' };

/** What the archive reveals below its sum, at the smallest number of recovered files that does. R-ARC-09. */
export function archiveDoors(): Door[] {
  const from = '/routemap';
  const first = (reveals: (revealed: ReturnType<typeof revealedBy>) => boolean): number | null => {
    const counts = Array.from({ length: archiveFiles.length + 1 }, (_, count) => count);
    return counts.find((count) => reveals(revealedBy(count))) ?? null;
  };
  const revealed = (files: number | null, ...paths: readonly string[]): Door[] =>
    files === null ? [] : paths.map((to) => ({ from, to, takes: `${files} files` }));
  return [
    ...revealed(
      first(({ void: isOpen }) => isOpen),
      '/void',
    ),
    ...revealed(
      first(({ surveillance }) => surveillance),
      '/surveillance-truth',
      '/kitchen',
      '/echoes',
      '/visitors',
    ),
    ...revealed(
      first(({ purification }) => purification),
      '/purification',
    ),
  ];
}
