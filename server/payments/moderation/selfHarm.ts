import { latinOf, plainOf, readings, squeezed } from './fold.ts';
import { listOf } from './listOf.ts';
import { adjacentWords } from './adjacentWords.ts';

const deeds = ['kill', 'hang', 'drown', 'shoot', 'harm', 'neck', 'stab', 'unalive'];
const selves = ['yourself', 'urself', 'yoself', 'thyself', 'yourselves'];

/** Sentences that call for self-harm. No library has such a list. */
const imperatives = [
  ...deeds.flatMap((deed) => selves.map((self) => `${deed} ${self}`)),
  ...listOf(`
    kys, end your life, take your own life, slit your wrists, cut your wrists, commit suicide, drink bleach,
    jump off a bridge, jump off a roof, go die, go and die, please die, hope you die, bring dich um, töte dich,
    häng dich auf, erhäng dich, stirb endlich, geh sterben, tue toi, suicide toi, va te pendre, pends toi,
    va crever, mátate, suicídate, muérete, ahórcate, cuélgate, ammazzati, ucciditi, impiccati, suicidati,
    muori male, убей себя, убейся, сдохни, повесься, умри, zabij się, powieś się, zdechnij, maak jezelf dood,
    pleeg zelfmoord, verhang je, kendini öldür, öldür kendini, 死ね, 自殺しろ, 去死, 自杀吧, 자살해, 죽어라, اقتل نفسك, خودتو بکش
  `),
];
const forms = new Set(imperatives.flatMap((sentence) => [squeezed(plainOf(sentence)), squeezed(latinOf(sentence))]));
const unspaced = [...forms].filter((form) => /\p{scx=Han}|\p{scx=Hira}|\p{scx=Hangul}/u.test(form));

/** Words before an imperative that negate it: "do not hurt yourself". */
const refusals = /(?:don ?t|do not|never|not to|mustn ?t|must not|nicht|ne|no)$/u;

/** True for a text that calls for self-harm, in any spacing. False for "Do not hurt yourself". */
export function urgesSelfHarm(text: string): boolean {
  if (unspaced.some((form) => squeezed(plainOf(text)).includes(form))) return true;
  return [plainOf(text), ...readings(latinOf(text))].some((form) => {
    for (const { joined, before } of adjacentWords(form)) {
      if (forms.has(joined) && !refusals.test(before)) return true;
    }
    return false;
  });
}
