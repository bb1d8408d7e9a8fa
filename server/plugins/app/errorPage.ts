import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

const isOf = (url: string, folder: string): boolean => url === folder || new RegExp(`^${folder}[/?]`).test(url);

/** The original URLs of requests that were routed again under another URL (malformedRequests.ts). */
export const addressesAsSent = new WeakMap<IncomingMessage, string>();

/**
 * True for a request of a browser that will display the reply: it accepts HTML, and its URL is neither an API call nor
 * an asset.
 */
export function wantsPage({ headers, raw, url }: FastifyRequest): boolean {
  const sent = addressesAsSent.get(raw) ?? url;
  return /\btext\/html\b/i.test(headers.accept ?? '') && !isOf(sent, '/api') && !isOf(sent, '/assets');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? character);

/** The page for an error without a page of its own: one sentence, and a link. R-UI-02. */
export const errorPage = (message: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<meta name="color-scheme" content="light dark" />
<title>D5U</title>
<link rel="icon" href="/seal.svg" type="image/svg+xml" />
</head>
<body>
<main>
<p>${escaped(message)}</p>
<p><a href="/">To the front page</a></p>
</main>
</body>
</html>
`;
