import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../../storage/storage.ts';
import { termDays } from '../../storage/terms.ts';

const valueShape = /^([0-9a-f]{32})\.([0-9a-z]{1,11})$/;

/** The cookie's name. Over TLS the prefix `__Host-` restricts it to this host. */
export const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-d5u' : 'd5u');

/** The cookie's value before signing: the visitor's id and first visit (epoch ms, base 36). */
export const cookieValue = ({ id, firstSeenAt }: Visitor): string => `${id}.${firstSeenAt.toString(36)}`;

/** A new visitor with a random id of 128 bits. */
export const newVisitor = (nowMs: number): Visitor => ({ id: randomBytes(16).toString('hex'), firstSeenAt: nowMs });

interface KnownVisitor {
  readonly visitor: Visitor;
  readonly isRenewalDue: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The cached result of `visitorFromCookie`; undefined before the first call. */
    knownVisitor: KnownVisitor | null | undefined;
  }
  interface FastifyInstance {
    /** Private to this file: the visitors of cookies with a verified signature, by cookie. */
    visitorsByCookie: Map<string, KnownVisitor>;
  }
}

/** The visitor of a request by its cookie; null without a cookie signed by this server. */
export function visitorFromCookie(request: FastifyRequest): KnownVisitor | null {
  if (request.knownVisitor === undefined) request.knownVisitor = readCookie(request);
  return request.knownVisitor;
}

/**
 * Largest number of remembered cookies, about 10 MB; the oldest is dropped first. Checking a signature takes a
 * twentieth of the time of a batch.
 */
const mostRemembered = 40_000;

function readCookie(request: FastifyRequest): KnownVisitor | null {
  const cookie = request.cookies[cookieName(request.protocol === 'https')];
  if (cookie === undefined) return null;
  const { visitorsByCookie } = request.server;
  const remembered = visitorsByCookie.get(cookie);
  if (remembered !== undefined) return remembered;
  const known = checkCookie(request, cookie);
  if (known === null) return null;
  visitorsByCookie.set(cookie, known);
  const [oldest] = visitorsByCookie.keys();
  if (visitorsByCookie.size > mostRemembered && oldest !== undefined) visitorsByCookie.delete(oldest);
  return known;
}

function checkCookie(request: FastifyRequest, cookie: string): KnownVisitor | null {
  const { valid, renew, value } = request.unsignCookie(cookie);
  const [, id, since] = (valid && value !== null ? valueShape.exec(value) : null) ?? [];
  if (id === undefined || since === undefined) return null;
  return { visitor: { id, firstSeenAt: Number.parseInt(since, 36) }, isRenewalDue: renew };
}

const maxAgeSeconds = termDays.cookie * 86_400;

const cookieOptions = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const;

/** Gives the browser the cookie of a visitor, with its full lifetime. */
export function setVisitorCookie(reply: FastifyReply, visitor: Visitor): void {
  // No cache may give the cookie of one reader to another. Pages later replace this value by `private`.
  reply.header('cache-control', 'no-store');
  const secure = reply.request.protocol === 'https';
  const options = { ...cookieOptions(secure), signed: true, maxAge: maxAgeSeconds };
  void reply.setCookie(cookieName(secure), cookieValue(visitor), options);
}

/** Clears the cookie of a visitor. */
export function clearVisitorCookie(reply: FastifyReply): void {
  const secure = reply.request.protocol === 'https';
  void reply.clearCookie(cookieName(secure), cookieOptions(secure));
}
