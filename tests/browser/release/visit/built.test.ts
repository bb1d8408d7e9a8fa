import { afterAll, beforeAll, test } from 'vitest';
import { startServer, type TestServer } from '../../../support/server.ts';
import { groups, visitor } from './visitor.ts';

const { visit } = visitor();
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

test.for(groups)('[R-CARD-04] no console error or warning in a minute on $names', async ({ group }, { expect }) => {
  expect(await visit(server.url, group)).toEqual([]);
});
