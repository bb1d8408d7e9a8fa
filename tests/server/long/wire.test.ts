import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { keenBatch, openApp, type TestApp } from '../../support/app.ts';

let test: TestApp;
let port: number;
async function open(env: Record<string, string> = {}, more: Parameters<typeof openApp>[2] = {}): Promise<void> {
  test = await openApp(env, null, more);
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
}
beforeEach(() => open());
afterEach(() => test.close());

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Parses successive replies, each with a JSON body and its length. */
function repliesIn(heard: string): Reply[] {
  const replies: Reply[] = [];
  for (let rest = heard; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(': ', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(': ') + 2)]),
    );
    const length = Number(headers['content-length']);
    const body = rest.slice(end + 4, end + 4 + length);
    replies.push({ status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) as unknown });
    rest = rest.slice(end + 4 + length);
  }
  return replies;
}

/** Opens a connection. `replies` resolves with all replies when the connection is closed. */
function join(): { socket: Socket; replies: Promise<Reply[]> } {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.on('error', () => {});
  // A connection that is refused or reset is closed too.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return { socket, replies: closed.then(() => repliesIn(heard)) };
}

/** Sends exactly these bytes. Returns the first reply, once the server has closed the connection. */
async function say(text: string): Promise<Reply | undefined> {
  const { socket, replies } = join();
  socket.write(text);
  return (await replies)[0];
}

const get = (address: string, more = ''): string => `GET ${address} HTTP/1.1\r\nhost: d5u\r\n${more}`;
const bye = 'connection: close\r\n\r\n';

describe('requests that only a raw socket can send', () => {
  it('[B-SEC-02] a request with an absolute URL counts towards the limit like any other', async () => {
    await test.close();
    await open({ RATE_LIMIT: '5' });
    const statuses: unknown[] = [];
    for (let call = 0; call < 6; call += 1) {
      statuses.push((await say(get('http://d5u/api/visitor/profile', bye)))?.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each([
    ['an address that cannot be read', get('/%E0%A4%A', bye), 400, 'The address is not a valid one.'],
    ['a long story name', get(`${apiPaths.story}/${'a'.repeat(101)}`, bye), 414, 'The address is too long.'],
    ['large headers', get('/healthz', `x: ${'a'.repeat(20_000)}\r\n\r\n`), 431, 'The headers are too large.'],
    ['an unknown method', 'BREW /healthz HTTP/1.1\r\nhost: d5u\r\n\r\n', 400, 'The request cannot be read.'],
    ['no HTTP at all', 'good evening\r\n\r\n', 400, 'The request cannot be read.'],
  ])(
    '[B-SEC-02] %s is refused in one sentence, with the headers of every reply',
    async (_what, text, status, message) => {
      const reply = await say(text);
      expect([reply?.status, reply?.body]).toEqual([status, { message }]);
      expect(reply?.headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'.*;frame-ancestors 'none'/),
        'x-content-type-options': 'nosniff',
        'content-type': expect.stringContaining('application/json'),
      });
    },
  );

  it('[B-OPS-01] a request that arrives while the server stops is refused with Retry-After', async () => {
    const { socket, replies } = join();
    const body = JSON.stringify({ behaviorData: keenBatch(test.now()) });
    const arrived = once(test.app.server, 'request');
    const cookie = (await test.app.inject(apiPaths.profile)).headers['set-cookie'];
    const head = `POST ${apiPaths.track} HTTP/1.1\r\nhost: d5u\r\ncookie: ${String(cookie).split(';')[0]}\r\n`;
    socket.write(`${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`);
    await arrived;
    const stopped = test.app.close();
    await vi.waitFor(() => expect(test.app.server.listening).toBe(false));
    socket.write(body.slice(9) + get('/healthz', '\r\n'));
    const [taken, late] = await replies;
    expect([taken?.status, taken?.body]).toEqual([200, { counted: true }]);
    expect([late?.status, late?.body]).toEqual([
      503,
      { message: 'The registry is closing. Nothing of this request was counted.' },
    ]);
    expect(late?.headers).toMatchObject({
      'retry-after': '5',
      connection: 'close',
      'x-content-type-options': 'nosniff',
    });
    await stopped;
  });
});

describe('[B-LIM-01] connections', () => {
  it.each([
    ['nothing', ''],
    ['half of the headers', 'GET /healthz HTTP/1.1\r\nhost: d5u\r\n'],
    [
      'half of the body',
      `POST ${apiPaths.track} HTTP/1.1\r\nhost: d5u\r\ncontent-length: 9\r\ncontent-type: application/json\r\n\r\n{`,
    ],
  ])('one that has sent %s is closed at its time limit, a sixth of it later at most', async (_what, text) => {
    await test.close();
    const receiveTimeoutMs = 1_500;
    await open({}, { receiveTimeoutMs });
    const began = performance.now();
    // Real time is measured.
    await say(text);
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(receiveTimeoutMs - 50);
    expect(took).toBeLessThan(receiveTimeoutMs * 2);
  });

  it('below the limit on open files are answered, further ones are refused and logged, later ones are answered', async () => {
    await test.close();
    await open({}, { openFiles: 16 });
    const warned = vi.spyOn(test.app.log, 'warn');
    const idle = Array.from({ length: 12 }, () => join());
    await vi.waitFor(() =>
      expect(new Promise((resolve) => test.app.server.getConnections((_, count) => resolve(count)))).resolves.toBe(12),
    );
    expect(await Promise.all(Array.from({ length: 3 }, () => say(get('/healthz', bye))))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(warned.mock.calls).toEqual([
      [{ refused: 1, most: 12 }, 'connections refused: limit reached; raise the limit on open files'],
    ]);
    for (const { socket } of idle) socket.destroy();
    await Promise.all(idle.map(({ replies }) => replies));
    await vi.waitFor(async () => expect((await say(get('/healthz', bye)))?.status).toBe(200));
  });

  /** Hands the server a connection from this address, as its listener does. */
  function joinFrom(remoteAddress: string): Duplex {
    const socket = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
    test.app.server.emit('connection', socket);
    return socket;
  }
  const areOpen = (sockets: readonly Duplex[]) => sockets.map(({ destroyed }) => !destroyed);

  it('of one address are at most a quarter of all, of IPv6 counted by its first 64 bits; further ones are refused and logged', async () => {
    await test.close();
    await open({}, { openFiles: 16 });
    const warned = vi.spyOn(test.app.log, 'warn');
    const first = ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(joinFrom);
    expect(areOpen(first)).toEqual([true, true, true, false, true]);
    const second = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '2001:db8:0:1::1'].map(joinFrom);
    expect(areOpen(second)).toEqual([true, true, true, false, true]);
    expect(warned.mock.calls).toEqual([
      [
        { refused: 1, most: 3 },
        'connections refused: one address has a quarter of all; if it is a proxy, name it in TRUST_PROXY',
      ],
    ]);
    const [earliest] = first;
    earliest?.destroy();
    await vi.waitFor(() => expect(areOpen([joinFrom('192.0.2.1')])).toEqual([true]));
    expect(areOpen([joinFrom('192.0.2.1')])).toEqual([false]);
  });

  it.each([
    ['this machine', {}, ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1']],
    ['a trusted proxy', { TRUST_PROXY: '192.0.2.1' }, ['192.0.2.1']],
  ])('of %s may be more than a quarter of all', async (_who, env, addresses) => {
    await test.close();
    await open(env, { openFiles: 16 });
    for (const address of addresses) {
      const sockets = Array.from({ length: 4 }, () => joinFrom(address));
      expect([address, areOpen(sockets)]).toEqual([address, [true, true, true, true]]);
    }
  });

  it.each([70_000, 2_000_000, 20_000_000])(
    '[B-SEC-02] a body of %i bytes gets its 413, and the connection goes on',
    async (bytes) => {
      const { socket, replies } = join();
      socket.write(
        `POST ${apiPaths.track} HTTP/1.1\r\nhost: d5u\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(bytes, 'a'));
      socket.write(get('/healthz', bye));
      const [tooLarge, next] = await replies;
      expect([tooLarge?.status, tooLarge?.body]).toEqual([413, { message: 'The body is too large.' }]);
      expect(next?.status).toBe(200);
    },
  );

  it('[B-SEC-02] so does one that does not say how long it is', async () => {
    const { socket, replies } = join();
    socket.write(
      `POST ${apiPaths.track} HTTP/1.1\r\nhost: d5u\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    for (let chunk = 0; chunk < 40; chunk += 1) socket.write(`${(65_536).toString(16)}\r\n${'a'.repeat(65_536)}\r\n`);
    socket.write(`0\r\n\r\n${get('/healthz', bye)}`);
    const [tooLarge, next] = await replies;
    expect([tooLarge?.status, tooLarge?.body]).toEqual([413, { message: 'The body is too large.' }]);
    expect(next?.status).toBe(200);
  });
});

it('[B-STO-01] fault 4: a hundred replies cut off right after the commit; each batch is sent again and counts once', async () => {
  const [cookie = ''] = String((await test.app.inject(apiPaths.profile)).headers['set-cookie']).split(';');
  const body = JSON.stringify({ behaviorData: keenBatch(test.now(), { interactionSequence: ['click:once'] }) });
  const request = (id: number) =>
    `POST ${apiPaths.track} HTTP/1.1\r\nhost: d5u\r\ncookie: ${cookie}\r\nx-batch-id: cut-${id}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${bye}${body}`;
  const commit = test.storage.visitors.ingest;
  let cut: Socket | undefined;
  const spy = vi.spyOn(test.storage.visitors, 'ingest').mockImplementation(async (...batch) => {
    const counted = await commit(...batch);
    cut?.destroy();
    return counted;
  });
  const batches = 100;
  for (let id = 0; id < batches; id += 1) {
    const { socket, replies } = join();
    cut = socket;
    socket.write(request(id));
    expect(await replies).toEqual([]);
    cut = undefined;
    expect((await say(request(id)))?.body).toEqual({ counted: false });
  }
  spy.mockRestore();
  const profile = await test.app.inject({ url: apiPaths.profile, headers: { cookie } });
  expect(profile.json()).toMatchObject({ interactions: batches });
});
