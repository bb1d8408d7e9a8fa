import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openOperatorSocket, operatorSocket, type OperatorSocket } from '../../server/operator.ts';
import { openApp, type TestApp } from '../support/app.ts';

let test: TestApp;
const open: OperatorSocket[] = [];
beforeEach(async () => void (test = await openApp()));
afterEach(async () => {
  await Promise.all(open.splice(0).map((socket) => socket.close()));
  await test.close();
});

async function socketOf(everyMs?: number): Promise<OperatorSocket> {
  const { storage, dataDir, now: clock } = test;
  const socket = await openOperatorSocket(
    { storage, clock, dataDir, logLevel: 'silent' },
    everyMs === undefined ? {} : { everyMs },
  );
  open.push(socket);
  return socket;
}

async function statusOf(): Promise<number | undefined> {
  const sent = request({ socketPath: operatorSocket(test.dataDir), path: '/influence' }).end();
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  response.resume();
  return response.statusCode;
}

it('[B-INF-03] a second server with the same folder leaves the socket to the first, also when it stops', async () => {
  const first = await socketOf();
  const { ino } = statSync(operatorSocket(test.dataDir));
  const second = await socketOf();
  expect([first.isOwn(), second.isOwn()]).toEqual([true, false]);
  expect(statSync(operatorSocket(test.dataDir)).ino).toBe(ino);
  await second.close();
  expect(await statusOf()).toBe(200);
});

it('[B-INF-03] when the first has ended, the second takes the socket', async () => {
  const first = await socketOf();
  const second = await socketOf(10);
  await first.close();
  await expect.poll(() => second.isOwn()).toBe(true);
  expect(await statusOf()).toBe(200);
  await second.close();
  expect(existsSync(operatorSocket(test.dataDir))).toBe(false);
});
