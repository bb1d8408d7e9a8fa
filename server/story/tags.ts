import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { rememberError } from '../profile/acts.ts';

/**
 * The tags that a writer can put behind a # in an .ink file. B-AUT-01. The compiler checks every story against this
 * table, so that a typing error fails the build. docs/story.md describes each tag.
 */
const voices = ['institution', 'archivist', 'observer', 'advocate', 'judge', 'stranger'];
const blocks = ['margin', 'log', 'redaction', 'caption', 'heading', 'quote'];
const addresses = ['/', '/index', ...[...publicRoutes, ...hiddenRoutes].map((slug) => `/${slug}`)];

const oneOf = (values: readonly string[]) => (value: string) =>
  values.includes(value) ? null : `is none of ${values.join(', ')}`;
const matches = (pattern: RegExp, error: string) => (value: string) => (pattern.test(value) ? null : error);
const isPage = (value: string) => (addresses.includes(value) ? null : 'is no page of this site');

const tagRules: Readonly<Record<string, (value: string) => string | null>> = {
  title: (value) => (value === '' ? 'is empty' : null),
  voice: oneOf(voices),
  block: oneOf(blocks),
  fragment: matches(/^[a-z_]+:[A-Za-z0-9_.-]+$/, 'is not of the form type:fragmentId'),
  link: isPage,
  'hidden-link': isPage,
  remember: rememberError,
  end: (value) => (value === '' ? null : 'takes no value'),
  object: matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a name in small letters, figures and hyphens'),
};

const splitTag = (tag: string): readonly [name: string, value: string] => {
  const colon = tag.indexOf(':');
  return colon < 0 ? [tag.trim(), ''] : [tag.slice(0, colon).trim(), tag.slice(colon + 1).trim()];
};

/** The error of a tag, as the end of a sentence; null for a valid tag. Never throws. */
export function tagError(tag: string): string | null {
  const [name, value] = splitTag(tag);
  const rule = tagRules[name];
  if (rule === undefined) return `the tag “${name}” is unknown`;
  const error = rule(value);
  return error === null ? null : `the ${name} “${value}” ${error}`;
}

/**
 * The value of each tag of a line, by name. Of two tags with the same name, the later one counts. The compiler has
 * checked the tags.
 */
export const tagsOf = (tags: readonly string[] | null): ReadonlyMap<string, string> =>
  new Map((tags ?? []).map(splitTag));

/** A tag and its line in the source, from 1. */
export interface TagInSource {
  readonly tag: string;
  readonly line: number;
}

/**
 * Every tag of an .ink source, except in comments. A tag ends at the next #, at the ] of a choice or at the line's end.
 */
export function tagsInSource(source: string): TagInSource[] {
  const uncommented = source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return uncommented.split('\n').flatMap((text, index) => {
    const [, ...tags] = text.replace(/(^|\s)\/\/.*$/, '').split(/(?<!\\)#/);
    return tags.map((tag) => ({ tag: tag.replace(/\].*$/, '').trim(), line: index + 1 }));
  });
}
