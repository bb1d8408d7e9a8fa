import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy for PostgreSQL, with a record of the messages from clients. */
export interface PostgresProxy {
  /** The URL of the same database through the proxy. */
  readonly url: string;
  /** The startup parameters of each connection. */
  readonly startups: Readonly<Record<string, string>>[];
  /** Every statement, in the order of arrival. */
  readonly said: string[];
  /** The names of prepared statements. A statement with an empty name lasts only until the next statement. */
  readonly names: Set<string>;
  /** From now on the open connections pass nothing on and stay open, as in a network partition. */
  partition(): void;
  stop(): void;
}

const startupHeader = 8;

/** Parses the messages of a client: a startup message, then messages that begin with their type. */
function listener(proxy: PostgresProxy): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0);
  let hasBegun = false;
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const lengthAt = hasBegun ? 1 : 0;
      if (waiting.length < lengthAt + 4) return;
      const end = lengthAt + waiting.readInt32BE(lengthAt);
      if (waiting.length < end) return;
      const type = hasBegun ? String.fromCharCode(waiting[0] ?? 0) : 'startup';
      const words = waiting
        .subarray(hasBegun ? 5 : startupHeader, end)
        .toString('utf8')
        .split('\0');
      waiting = waiting.subarray(end);
      hasBegun = true;
      if (type === 'startup')
        proxy.startups.push(
          Object.fromEntries(
            words.flatMap((word, at) => (at % 2 === 0 && word !== '' ? [[word, words[at + 1] ?? '']] : [])),
          ),
        );
      if (type === 'Q') proxy.said.push(words[0] ?? '');
      if (type === 'P') {
        proxy.names.add(words[0] ?? '');
        proxy.said.push(words[1] ?? '');
      }
    }
  };
}

/** Starts a proxy between a client and the PostgreSQL of `url`. It records the client's messages. */
export async function startProxy(url: string): Promise<PostgresProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let silent: ReadonlySet<Socket> = new Set();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const hear = listener(proxy);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => {
        if (silent.has(one)) return;
        if (one === client) hear(chunk);
        other.write(chunk);
      });
      one.on('error', () => other.destroy());
      one.on('close', () => other.end());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  const proxy: PostgresProxy = {
    url: through.href,
    startups: [],
    said: [],
    names: new Set(),
    partition: () => void (silent = new Set(sockets)),
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return proxy;
}
