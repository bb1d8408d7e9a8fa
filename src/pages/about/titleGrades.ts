import type { Issue } from '../../content/issue.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';

/**
 * The grades of the letters of "Notice of sitting", by issue. The first issue is clean; later issues are coarser, like
 * a copy of a copy.
 */
export const titleGrades: Readonly<Record<Issue, readonly Grade[]>> = {
  0: [],
  1: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 20, 0, 0, 0],
  2: [0, 10, 0, 0, 10, 0, 0, 20, 0, 0, 10, 35, 20, 35, 10, 35, 20],
};
