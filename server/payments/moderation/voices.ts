import { latinOf, readings, squeezed } from './fold.ts';

/** The signatures of the five voices and of the site. Nobody else may use them. docs/story.md, "The five agents". */
const signatures = ['archivist', 'observer', 'judge', 'advocate', 'stranger', 'd5u', 'court'].map(latinOf);
/** Names of a site's staff. */
const offices = ['system', 'admin', 'administrator', 'moderator', 'operator', 'webmaster', 'staff', 'support'];

const names = [...signatures, ...offices].join('|');
/** A name alone, with an article, or with the name of the court: "A Judge", "Judge of the Court". */
const signed = new RegExp(`^(?:the|an?)?(?:${names})(?:(?:of)?(?:the)?(?:court|d5u))?$`);

/**
 * True for a designation that is the name of a voice, or contains the name of this site. Other designations may contain
 * the name of a voice.
 */
export function isVoice(designation: string): boolean {
  const latin = latinOf(designation);
  if (squeezed(latin).includes('d5u')) return true;
  return [...readings(latin)].some((reading) => signed.test(squeezed(reading)));
}

/** True for a message that begins like a line of a voice: its name, then a colon. */
export function speaksAsVoice(message: string): boolean {
  const [name, ...rest] = latinOf(message).split(':');
  return rest.length > 0 && isVoice(name ?? '');
}
