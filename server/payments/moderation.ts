import type { InfluenceMessage } from '#contract/api/homepage.ts';
import { type InfluenceField, influenceFields, normalizeInfluenceText } from '#contract/influence.ts';
import { hasAddress, hasPhoneNumber } from './moderation/addresses.ts';
import { hasListedWord } from './moderation/listedWords.ts';
import { urgesSelfHarm } from './moderation/selfHarm.ts';
import { threatensGroup } from './moderation/threats.ts';
import { isVoice, speaksAsVoice } from './moderation/voices.ts';

/** The reason to reject a text, as the end of a sentence; null for none. The text is normalized. */
function contentError(text: string): string | null {
  if (hasAddress(text)) return 'must not hold a web address or an e-mail address.';
  if (hasPhoneNumber(text)) return 'must not hold a telephone number.';
  if (urgesSelfHarm(text)) return 'must not tell anybody to harm themselves.';
  if (threatensGroup(text)) return 'must not call for violence against a group, or hold a sign of that.';
  if (hasListedWord(text)) return 'must not hold a swear word, an insult or a slur.';
  return null;
}

/**
 * The reason to reject a field, as a sentence that begins with the field's name; null for none. R-INF-03, fault 37. The
 * text has passed `influenceError`, so it is short. The check is for words, not for meaning: the operator removes what
 * the check does not recognise.
 */
export function moderationError(field: InfluenceField, given: string): string | null {
  const text = normalizeInfluenceText(given);
  const error = contentError(text);
  if (error !== null) return `${field} ${error}`;
  if (field === 'designation' && isVoice(text))
    return 'designation must not be the name of the court or of a voice in it.';
  if (field === 'message' && speaksAsVoice(text)) return 'message must not begin as if a voice of the court said it.';
  return null;
}

/** The reason to reject a message, for one of its fields or for both together, as they are shown. Null for none. */
export function messageError(message: InfluenceMessage): string | null {
  for (const field of influenceFields) {
    const error = moderationError(field, message[field]);
    if (error !== null) return error;
  }
  const together = contentError(influenceFields.map((field) => normalizeInfluenceText(message[field])).join(' '));
  return together === null ? null : `Together, designation and message ${together}`;
}
