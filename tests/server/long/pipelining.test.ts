import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestApp } from '../../support/app.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const request = 'GET /healthz HTTP/1.1\r\nhost: d5u\r\n\r\n';

const sockets: Socket[] = [];
async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** All data that the server sends on a connection until the connection is closed. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}
const statuses = (text: string) => [...text.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => Number(status));

describe('[B-LIM-01] one connection', () => {
  let test: TestApp;
  afterEach(() => test.close());
  const listen = async () => {
    test = await openApp();
    return test.app.listen({ port: 0, host: '127.0.0.1' });
  };

  it('may have eight requests unanswered; the ninth gets 429, and the connection is closed', async () => {
    const url = await listen();
    const eight = await open(url);
    eight.write(`${request.repeat(7)}${request.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')}`);
    expect(statuses(await readAll(eight))).toEqual(Array.from({ length: 8 }, () => 200));
    const nine = await open(url);
    nine.write(request.repeat(12));
    const text = await readAll(nine);
    expect(statuses(text)).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
    expect(text).toMatch(/connection: close/i);
    expect(text).toMatch(/\{"message":"Too many requests at once on one connection\."\}$/);
  });

  it('that does not read its replies is closed', async () => {
    test = await openApp({}, null, { receiveTimeoutMs: 300 });
    // Eight of these replies are more than the buffers of both sides hold.
    test.app.get('/large', async () => 'a'.repeat(4_000_000));
    const idle = await open(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    idle.pause();
    idle.write('GET /large HTTP/1.1\r\nhost: d5u\r\n\r\n'.repeat(8));
    const connections = () =>
      new Promise((resolve) => test.app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
    expect(idle.bytesRead).toBeLessThan(8 * 4_000_000);
  });
});

describe('[B-LIM-01] many connections that send and do not read', () => {
  let server: TestServer;
  afterEach(() => server.stop());
  const megabytes = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024;
  const timeOfOne = async () => {
    const startedAt = performance.now();
    expect((await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(5_000) })).status).toBe(200);
    return performance.now() - startedAt;
  };

  it(
    '12 with 1,500 requests each take 50 MB at most, and nine in ten of others are answered within 250 ms',
    { skip: process.platform !== 'linux', timeout: 60_000 },
    async () => {
      server = await startServer();
      for (let warm = 0; warm < 50; warm += 1) {
        await timeOfOne();
        await fetch(server.url);
      }
      const before = megabytes();
      const connections = await Promise.all(Array.from({ length: 12 }, () => open(server.url)));
      for (const socket of connections) {
        socket.pause();
        socket.write('GET / HTTP/1.1\r\nhost: d5u\r\n\r\n'.repeat(1_500));
      }
      const times: number[] = [];
      let most = before;
      for (const endsAt = performance.now() + 2_000; performance.now() < endsAt;) {
        times.push(await timeOfOne());
        most = Math.max(most, megabytes());
      }
      // The 90th percentile, because the slowest of hundreds may have waited for another process of the machine.
      const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)]!;
      console.info(`+${Math.round(most - before)} MB, nine in ten of ${times.length} others: ${Math.round(slow)} ms`);
      expect(most - before).toBeLessThan(50);
      expect(slow).toBeLessThan(250);
    },
  );
});
