import { describe, test } from 'vitest';
import { faultsAt320 } from '../../../support/faultsAt320.ts';
import { pagePaths } from '../../../support/pages.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/** Every page for a new visitor, and at the end of the story. */
const browser = await sharedBrowser();
const server = sharedServer();

describe.for([0, 5] as const)('in phase %i', (phase) => {
  test.concurrent.for(pagePaths)(
    '[B-SET-01, B-SET-02] %s, 320 px wide: nothing runs out of the window, is cut or lies over another under any setting',
    async (path, { expect }) => {
      expect(await faultsAt320(browser, server, path, phase)).toEqual({});
    },
  );
});
