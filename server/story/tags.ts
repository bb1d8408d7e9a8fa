import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';

/**
 * What a writer may put behind a # in an .ink file. One place says it, and the compiler holds every story to it, so
 * that a slip of the pen is a failed build and not a line without a voice. B-AUT-01.
 */
const voices = ['institution', 'archivist', 'observer', 'advocate', 'judge', 'stranger'];
const blocks = ['margin', 'log', 'redaction', 'caption', 'heading', 'quote'];
const addresses = ['/', '/index', ...[...publicRoutes, ...hiddenRoutes].map((slug) => `/${slug}`)];

const oneOf = (values: readonly string[]) => (value: string) =>
  values.includes(value) ? null : `is none of ${values.join(', ')}`;
const shaped = (pattern: RegExp, meaning: string) => (value: string) => (pattern.test(value) ? null : meaning);
const page = (value: string) => (addresses.includes(value) ? null : 'is no page of this site');

const meanings: Readonly<Record<string, (value: string) => string | null>> = {
  title: (value) => (value === '' ? 'is empty' : null),
  voice: oneOf(voices),
  block: oneOf(blocks),
  fragment: shaped(/^[a-z_]+:[A-Za-z0-9_.-]+$/, 'is not of the form type:fragmentId'),
  link: page,
  'hidden-link': page,
  end: (value) => (value === '' ? null : 'takes no value'),
  object: shaped(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a name in small letters, figures and hyphens'),
};

const parted = (tag: string): readonly [name: string, value: string] => {
  const colon = tag.indexOf(':');
  return colon < 0 ? [tag.trim(), ''] : [tag.slice(0, colon).trim(), tag.slice(colon + 1).trim()];
};

/** What is wrong with a tag, as the end of a sentence; null for a good one. Never throws. */
export function faultOf(tag: string): string | null {
  const [name, value] = parted(tag);
  const meaning = meanings[name];
  if (meaning === undefined) return `the tag “${name}” is unknown`;
  const fault = meaning(value);
  return fault === null ? null : `the ${name} “${value}” ${fault}`;
}

/** The value behind each tag of a line; the later of two alike wins. Tags are good ones: the compiler saw to it. */
export const tagsOf = (tags: readonly string[] | null): ReadonlyMap<string, string> =>
  new Map((tags ?? []).map(parted));

/** A tag and the line it stands on, from 1. */
export interface PlacedTag {
  readonly tag: string;
  readonly line: number;
}

/** Every tag of an .ink source, comments left out. A tag ends at the next #, at the end of a choice's ] or of the line. */
export function tagsInSource(source: string): PlacedTag[] {
  const uncommented = source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return uncommented.split('\n').flatMap((text, index) => {
    const [, ...tags] = text.replace(/(^|\s)\/\/.*$/, '').split(/(?<!\\)#/);
    return tags.map((tag) => ({ tag: tag.replace(/\].*$/, '').trim(), line: index + 1 }));
  });
}
