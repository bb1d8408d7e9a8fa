import { createHash } from 'node:crypto';
import { readFileSync, type Stats } from 'node:fs';

/**
 * Identifies the content of a file without reading it. Modification times are not enough: reproducible builds set them
 * to a fixed time.
 */
export const versionOf = ({ ino, size, ctimeMs }: Stats): string => `${ino} ${size} ${ctimeMs}`;

/** Returns a function that computes a file's entity tag from its content. It reads the file once for each version. */
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

/** True if an `If-None-Match` header contains this strong tag, with or without `W/`, or is `*`. RFC 9110. */
export const isNamed = (tag: string, ifNoneMatch: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((named) => named.trim().replace(/^W\//, ''))
    .some((named) => named === '*' || named === tag);
