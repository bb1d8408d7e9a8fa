import { listOf } from './listOf.ts';
import { latinOf, readings, wordsOf } from './fold.ts';

const deeds = listOf('kill, gas, lynch, hang, shoot, burn, behead, murder, exterminate, deport, drown, stab, rape');
const groups = listOf(`
  jews, muslims, christians, hindus, blacks, whites, arabs, asians, africans, mexicans, gypsies, roma, immigrants,
  migrants, refugees, foreigners, gays, lesbians, queers, homosexuals, transgenders, women, infidels, unbelievers
`);
/** Words that stand for a group after one of these verbs. */
const everybody = listOf('them all, em all, you all, all of them, all of you');
const threat = new RegExp(
  `\\b(?:${deeds.join('|')}) (?:(?:(?:all|the|those|these|every|of) ){0,3}(?:${groups.join('|')})|${everybody.join('|')})\\b`,
);

/** Numbers and signs of group hatred. 1488 can be a year in a sentence, but not as the whole text. */
const signs = /^[^\p{L}\p{N}]*1488[^\p{L}\p{N}]*$|(?<![\p{N},.])14[/]88(?!\p{N})|卐/u;

/** True for a text that calls for violence against a group, or contains a sign of it. */
export function threatensGroup(text: string): boolean {
  if (signs.test(text.normalize('NFKC'))) return true;
  return [...readings(latinOf(text))].some((reading) => threat.test(wordsOf(reading).join(' ')));
}
