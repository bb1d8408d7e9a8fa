import { createHash } from 'node:crypto';
import { readFileSync, type Stats } from 'node:fs';

/** What identifies the content of a file without reading it. Its times of modification can be set, as reproducible builds do. */
export const versionOf = ({ ino, size, ctimeMs }: Stats): string => `${ino} ${size} ${ctimeMs}`;

/** Returns a function that makes the entity tag of a file from its content, which it reads once for each version. */
export function contentTags(): (file: string, stat: Stats) => string {
  const known = new Map<string, { readonly version: string; readonly tag: string }>();
  return (file, stat) => {
    const version = versionOf(stat);
    const last = known.get(file);
    if (last?.version === version) return last.tag;
    const tag = `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`;
    known.set(file, { version, tag });
    return tag;
  };
}

/** True when an `If-None-Match` names this tag, as RFC 9110 compares them for it: a weak one is the same. */
export const isNamed = (tag: string, ifNoneMatch: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((named) => named.trim().replace(/^W\//, ''))
    .some((named) => named === '*' || named === tag);
