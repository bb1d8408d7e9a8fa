import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's IP address without a port, for the rate limits. Of an IPv6 address only the first 64 bits. */
    address(): string;
    /** The cached result of `address`; empty before the first call. */
    knownAddress: string;
  }
}

/** An IPv4 address with a port, or an IPv6 address in brackets with or without a port, as some proxies forward them. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([0-9a-f:.]+)\](?::\d+)?)$/i;

/**
 * The address for limits. If a forwarded value is not an address, the address of the proxy is used. B-LIM-01, fault 34.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const [, ipv4, ipv6] = withPort.exec(ip) ?? [];
  const plain = ipv4 ?? ipv6 ?? ip;
  return normalizeIP(isIP(plain) > 0 ? plain : (socket.remoteAddress ?? ''));
}

export default fp(
  async (app) => {
    // Cached, because several limits use it: parsing the headers takes longer than counting a request.
    app.decorateRequest('knownAddress', '');
    app.decorateRequest('address', function address(this: FastifyRequest): string {
      if (this.knownAddress === '') this.knownAddress = addressOf(this);
      return this.knownAddress;
    });
  },
  { name: 'address' },
);
