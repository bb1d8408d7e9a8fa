import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ env: { RATE_LIMIT: '5' } })), 30_000);
afterAll(() => server.stop());

/** What the server answers to these very bytes. */
async function say(text: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

const statusOf = (reply: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1]);

describe('what only a socket can say', () => {
  it('[B-SEC-02] an address with its host in front is counted like any other', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) {
      const reply = await say(
        `GET ${server.url}/api/visitor/profile HTTP/1.1\r\nhost: d5u\r\nconnection: close\r\n\r\n`,
      );
      statuses.push(statusOf(reply));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
