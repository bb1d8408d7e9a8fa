import { type InfluenceField, normalizeInfluenceText } from '#contract/influence.ts';
import { hasAddress, hasPhoneNumber } from './moderation/addresses.ts';
import { hasListedWord } from './moderation/listedWords.ts';
import { urgesSelfHarm } from './moderation/selfHarm.ts';
import { isVoice, speaksAsVoice } from './moderation/voices.ts';

/**
 * Why a text cannot be published, as a sentence that begins with the field's name; null when nothing is found. The text
 * has passed `influenceError`, so it is short. It checks words and not meaning: what gets past it, a person takes down.
 * R-INF-03, fault 37.
 */
export function moderationError(field: InfluenceField, given: string): string | null {
  const text = normalizeInfluenceText(given);
  if (hasAddress(text)) return `${field} must not hold a web address or an e-mail address.`;
  if (hasPhoneNumber(text)) return `${field} must not hold a telephone number.`;
  if (urgesSelfHarm(text)) return `${field} must not tell anybody to harm themselves.`;
  if (hasListedWord(text)) return `${field} must not hold a swear word, an insult or a slur.`;
  if (field === 'designation' && isVoice(text))
    return 'designation must not be the name of the court or of a voice in it.';
  if (field === 'message' && speaksAsVoice(text)) return 'message must not begin as if a voice of the court said it.';
  return null;
}
