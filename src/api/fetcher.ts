/** A response that was not OK. `message` is "{status}: {body text}", the status text if the body is empty. Spec §8, R-UI-02. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  /** The wait that Retry-After asks for, ms; null without that header. */
  readonly retryAfterMs: number | null;
  constructor(status: number, text: string, retryAfterMs: number | null = null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Retry-After in seconds or as a date; null for neither. */
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

/** After this long without a complete answer a call has failed, so that a stalled connection holds up no later call. B-CALL-01. */
export const answerLimitMs = 30_000;

const limited = (): RequestInit => ({ credentials: 'include', signal: AbortSignal.timeout(answerLimitMs) });

export interface GetOptions {
  readonly on401?: 'raise' | 'null';
  readonly headers?: Readonly<Record<string, string>>;
}

/** GET as JSON, with cookies. `on401: 'null'` answers null to a 401 instead of raising. Throws ResponseError. R-UI-01, 02. */
export async function getJson<T>(path: string, options: GetOptions = {}): Promise<T> {
  const { headers } = options;
  const response = await fetch(path, { ...limited(), ...(headers && { headers }) });
  if (options.on401 === 'null' && response.status === 401) return null as T;
  return (await (await checked(response)).json()) as T;
}

/** POST with cookies; a body goes as JSON, and the content type only with it. Throws ResponseError. R-UI-01. */
export async function post(path: string, body?: unknown, init: RequestInit = {}): Promise<Response> {
  const request: RequestInit = { ...limited(), ...init, method: 'POST' };
  if (body !== undefined) {
    request.body = typeof body === 'string' ? body : JSON.stringify(body);
    request.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  return checked(await fetch(path, request));
}

/** DELETE with cookies, the answer as JSON. Throws ResponseError. R-UI-01, 02. */
export async function remove<T>(path: string): Promise<T> {
  return (await (await checked(await fetch(path, { ...limited(), method: 'DELETE' }))).json()) as T;
}
