import { latinOf, squeezed } from './fold.ts';

/** The five voices and the site itself, as they sign. Nobody else may sign like them. docs/story.md, "The five agents". */
const signatures = ['archivist', 'observer', 'judge', 'advocate', 'stranger', 'd5u', 'court'].map(latinOf);

/** True for a designation that is the name of a voice, with or without an article. Other designations may contain one. */
export function isVoice(designation: string): boolean {
  const name = squeezed(latinOf(designation)).replace(/^the/, '');
  return signatures.includes(name);
}

/** True for a message that begins as a line of a voice does: its name, then a colon. */
export function speaksAsVoice(message: string): boolean {
  const [name, ...rest] = latinOf(message).split(':');
  return rest.length > 0 && isVoice(name ?? '');
}
