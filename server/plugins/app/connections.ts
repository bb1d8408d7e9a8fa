import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import { addressOf } from './address.ts';

/** Shortest time between two log lines about refused connections, ms. */
const logEveryMs = 60_000;

/** The number of files and sockets that this process may have open; null when the system does not report it. */
function openFilesLimit(): number | null {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
}

/** Number of connections under a limit on open files. A quarter is left for the store and for files being sent. */
export const connectionsUnder = (openFiles: number): number => Math.floor((openFiles * 3) / 4);

/** Returns a function that counts a refused connection, and logs the number of them at most once a minute. */
function refusalLog(log: FastifyBaseLogger, most: number, message: string): () => void {
  let refused = 0;
  let loggedAt = -Infinity;
  return () => {
    refused += 1;
    if (performance.now() - loggedAt < logEveryMs) return;
    loggedAt = performance.now();
    log.warn({ refused, most }, message);
    refused = 0;
  };
}

/** Addresses of this machine, whose health checks and own proxies are not limited. */
const loopback = /^(?:(?:::ffff:)?127\.|::1$)/;

/**
 * Returns a listener that closes a new connection when its address has `most` open connections already. For IPv6 the
 * address is the first 64 bits. `onRefused` is called for each connection that is closed.
 */
function limitAddresses(most: number, onRefused: () => void): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const { remoteAddress: ip } = socket;
    // A connection that has ended already has no address.
    if (ip === undefined || loopback.test(ip)) return;
    const address = addressOf({ ip, socket });
    const count = open.get(address) ?? 0;
    if (count >= most) {
      onRefused();
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  };
}

export interface ConnectionsOptions {
  /** Limit on open files; by default the system's limit for this process, null for none. */
  readonly openFiles?: number | null;
  /** True where a proxy is trusted, from whose address all readers connect. */
  readonly isBehindProxy: boolean;
}

/**
 * Keeps the number of connections below the limit on open files. B-LIM-01. At that limit, the store could open no file
 * and the listener would silently accept nothing. Unless a proxy is trusted, one address may have at most a quarter of
 * the connections. Refused connections are logged once a minute.
 */
export default fp<ConnectionsOptions>(
  async (app, { openFiles = openFilesLimit(), isBehindProxy }) => {
    if (openFiles === null) return;
    const { server, log } = app;
    const most = connectionsUnder(openFiles);
    server.maxConnections = most;
    const limitReached = 'connections refused: limit reached; raise the limit on open files';
    server.on('drop', refusalLog(log, most, limitReached));
    if (isBehindProxy) return;
    const mostOfAddress = Math.floor(most / 4);
    const quarterReached =
      'connections refused: one address has a quarter of all; if it is a proxy, name it in TRUST_PROXY';
    server.on('connection', limitAddresses(mostOfAddress, refusalLog(log, mostOfAddress, quarterReached)));
  },
  { name: 'connections' },
);
