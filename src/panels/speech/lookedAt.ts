import { sayTexts } from '../../content/sayTexts.ts';
import { longestRests } from '../../state/restedWords.ts';

const { lookedAt: texts } = sayTexts;

/**
 * A question about the reader's own pointer, or about the words they looked at. The pattern matches lower-case text
 * without apostrophes.
 */
const isAsked =
  /^(?:so |and |well )?(?:(?:on )?(?:what|which)(?: words?| one)?|where|how long)\b.*\b(?:i|my)\b.*\b(?:look(?:ed|ing)? at|rest(?:ed|ing)?|hover(?:ed|ing)?|point(?:ed|er|ing)|cursor|mouse)\b|\b(?:do|did|can|could) you (?:see|watch|follow|track|notice|feel)\b.*\bmy (?:pointer|cursor|mouse)\b/;

const longestShown = 3;
const inSeconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

/**
 * The answer to a question about the reader's pointer, from the words on which the pointer rested in this page load;
 * null for any other saying. The answer is made on the device, because these words are sent nowhere. `times`: ms by
 * word, in lower case. B-SAY-11.
 */
export function lookedAt(said: string, times: ReadonlyMap<string, number>): string | null {
  const asked = said.toLowerCase().replaceAll(/[’']/g, '');
  if (!isAsked.test(asked)) return null;
  const longest = longestRests(times);
  // The last word that is named, as in “how long did I rest on the word toaster”.
  const named = /how long.* (?:on|at|over)(?: the)?(?: words?)? [“"]?([\p{L}-]{4,})[”"]?\W*$/u.exec(asked)?.[1];
  if (named !== undefined) {
    const ms = longest.find(([word]) => word === named)?.[1];
    return ms === undefined ? texts.notOn(named) : texts.on(named, inSeconds(ms));
  }
  if (longest.length === 0) return texts.none;
  return texts.longest(longest.slice(0, longestShown).map(([word, ms]) => `“${word}”, ${inSeconds(ms)}`));
}
