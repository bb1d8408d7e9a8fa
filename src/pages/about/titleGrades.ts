import type { Issue } from '../../content/issue.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';

/** "Notice of sitting" is set clean at first; each issue has been copied from the one before it. */
export const titleGrades: Readonly<Record<Issue, readonly Grade[]>> = {
  0: [],
  1: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 20, 0, 0, 0],
  2: [0, 10, 0, 0, 10, 0, 0, 20, 0, 0, 10, 35, 20, 35, 10, 35, 20],
};
