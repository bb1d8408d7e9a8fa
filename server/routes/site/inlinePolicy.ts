import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The inline elements that the build writes into a page: they have no attributes. */
const inlineElement = /<(style|script)>(.*?)<\/\1>/gs;

/** Adds the hashes of a page's inline style and script to a Content-Security-Policy. */
export function allowInline(policy: string, html: string): string {
  const sources = { style: '', script: '' };
  for (const [, kind, text = ''] of html.matchAll(inlineElement)) {
    sources[kind as 'style' | 'script'] += ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  }
  return policy
    .replace("style-src 'self'", `style-src 'self'${sources.style}`)
    .replace("script-src 'self'", `script-src 'self'${sources.script}`);
}

/** The policy for each page file. A new version of the file gets a new policy, so a new build needs no restart. */
export function inlinePolicies(): (policy: string, file: string, version: string) => string {
  const known = new Map<string, { readonly version: string; readonly policy: string }>();
  return (policy, file, version) => {
    const last = known.get(file);
    if (last?.version === version) return last.policy;
    const made = { version, policy: allowInline(policy, readFileSync(file, 'utf8')) };
    known.set(file, made);
    return made.policy;
  };
}
