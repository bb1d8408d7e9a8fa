import { conformsTo } from '#contract/conformsTo.ts';
import type { StoredSchema } from '#contract/stored.ts';

/**
 * A response that was not OK. `message` is "{status}: {body text}", with the status text if the body is empty. Spec §8,
 * R-UI-02.
 */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  /** The wait given by Retry-After, ms; null without that header. */
  readonly retryAfterMs: number | null;
  constructor(status: number, text: string, retryAfterMs: number | null = null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The wait that Retry-After asks for, ms: a number of seconds or a date. Null if the header is neither, or absent. */
function waitAskedBy({ headers }: Response): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = await response.text();
  throw new ResponseError(response.status, text || response.statusText, waitAskedBy(response));
}

/**
 * Time limit for a complete answer, ms, so that a stalled connection does not block later calls. B-CALL-01. A network
 * in which a call takes half a minute still works (fault 23).
 */
const answerLimitMs = 45_000;

const limited = (): RequestInit => ({ credentials: 'include', signal: AbortSignal.timeout(answerLimitMs) });

export interface GetOptions {
  readonly on401?: 'raise' | 'null';
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The JSON of an answer. Throws an Error when the JSON does not match `shape`, such as a gateway's own `200 {}`. A null
 * `shape` accepts any JSON. B-CALL-02.
 */
async function readAs<T>(response: Response, shape: StoredSchema | null): Promise<T> {
  const value: unknown = await (await checked(response)).json();
  if (shape === null || conformsTo(shape, value)) return value as T;
  throw new Error('This is no answer of the server.');
}

/**
 * GET as JSON, with cookies. With `on401: 'null'` a 401 returns null instead of throwing. Throws ResponseError.
 * R-UI-01, 02.
 */
export async function getJson<T>(path: string, shape: StoredSchema | null, options: GetOptions = {}): Promise<T> {
  const { headers } = options;
  const response = await fetch(path, { ...limited(), ...(headers && { headers }) });
  if (options.on401 === 'null' && response.status === 401) return null as T;
  return readAs(response, shape);
}

/** A fetcher for SWR: GET of the first element of the key. */
export const reading =
  <T>(shape: StoredSchema | null) =>
  (key: string | readonly [string, ...unknown[]]): Promise<T> =>
    getJson(typeof key === 'string' ? key : key[0], shape);

/**
 * POST with cookies. A body is sent as JSON with its content type; a request without a body has no content type. Throws
 * ResponseError. R-UI-01.
 */
export async function post(path: string, body?: unknown, init: RequestInit = {}): Promise<Response> {
  const request: RequestInit = { ...limited(), ...init, method: 'POST' };
  if (body !== undefined) {
    request.body = typeof body === 'string' ? body : JSON.stringify(body);
    request.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  return checked(await fetch(path, request));
}

/** POST like `post`, with a JSON answer. Throws ResponseError. */
export const postJson = async <T>(path: string, body: unknown, shape: StoredSchema, init?: RequestInit): Promise<T> =>
  readAs(await post(path, body, init), shape);

/** Whether the server answers a GET with success. Never rejects. */
export const isAnswered = (path: string): Promise<boolean> =>
  fetch(path, { ...limited() }).then(
    ({ ok }) => ok,
    () => false,
  );

/** DELETE with cookies and a JSON answer. Throws ResponseError. R-UI-01, 02. */
export const remove = async <T>(path: string, shape: StoredSchema): Promise<T> =>
  readAs(await fetch(path, { ...limited(), method: 'DELETE' }), shape);
