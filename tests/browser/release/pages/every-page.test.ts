import { testEveryPage } from '../../../support/everyPage.ts';
import { pagePaths, publicPaths } from '../../../support/pages.ts';

/** The pages and the phase that long/every-page leaves out. */
testEveryPage(
  0,
  pagePaths.filter((path) => !publicPaths.includes(path)),
);
