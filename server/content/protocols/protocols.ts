/** One protocol (in the fiction: a clause) and the secret word that unlocks it. */
export interface ProtocolText {
  /** Stored in place of the secret word, so that a word can be changed. */
  readonly id: string;
  /** Five to nine letters, in lower case. */
  readonly word: string;
  /** At most 40 characters. */
  readonly title: string;
  /** 60 to 120 words. */
  readonly text: string;
}

/**
 * The four secret words, which are in no other file, and the protocol that each unlocks. `node
 * tools/protocol-digests.ts` writes the digests with which a page recognises a typed word. Each protocol is plausible
 * and none explains the case.
 *
 * How each word can be worked out. tests/content/secret-words.test.ts works the words out from the pages:
 *
 * - saltglaze. /routemap: three bytes in offcut.hex spell the name of an object, and so show that bytes are letters.
 *   /kitchen: the base of that object is stamped with nine more bytes.
 * - barefoot. /routemap: a pair of shoes without weight on the mat (doors.log), the same pair left over
 *   (lost_property.txt), the rule of the doorstep (threshold.ini), one wet footprint facing in (tide_table.mat).
 *   /kitchen: the radiator, where the Archivist asks for the manner of coming in, one word of eight letters, the last
 *   of them crossed and none of them an s: “shoeless” and “discreet” also have eight letters, and this description
 *   excludes them.
 * - fathom. /consciousness: log 001 counts knocks in the pipes, in pairs. /routemap: tide_table.mat is a square of five
 *   by five with a place for every letter except one, so that a pair is a row and a column.
 * - blotter. /void: leaf 23 lists seven times of day and asks for their initials. /routemap: each recovered file shows
 *   the time it is dated.
 */
export const protocols: readonly ProtocolText[] = [
  {
    id: 'clause-4',
    word: 'saltglaze',
    title: 'Clause 4, of the kitchen',
    text: 'There shall be one room that is not for business. It shall have a sink, a window and a place laid, and its light shall be left on. Whoever is found in it is not a party, and may not be asked for a name. The bench shall not hear what is said there. The architect wanted to know who the room was for, there being no staff, and was shown the wording again. It was put in by a signatory who had waited eleven years for a hearing, and remembered the corridor.',
  },
  {
    id: 'clause-9',
    word: 'barefoot',
    title: 'Clause 9, of whoever comes in',
    text: 'Where a person comes before the bench whom no paper names, the bench shall put down what it holds and give that person fifteen seconds, which is the most that it can spare. They need not be sworn. Nothing that they do in the room shall count against them until they have been told that it is being counted. There are two fair copies of this clause. One says “told” and the other says “asked”. Both were signed, with the same pen, on the same afternoon.',
  },
  {
    id: 'clause-22',
    word: 'fathom',
    title: 'Clause 22, of rising',
    text: 'The court sits while it is needed, and it is the court that shall say when that is over. It shall say so in one word, all five concurring, in a matter that costs nobody anything. If no one is present to hear the word, it has not been said, and sitting goes on as before. Somebody has drawn a line through this clause in pencil. Under clause 21 a line in pencil strikes nothing out. Clause 21 is in pencil.',
  },
  {
    id: 'clause-13',
    word: 'blotter',
    title: 'Clause 13, of the sixth chair',
    text: 'A sixth chair shall be kept at the bench’s far end for somebody who does not agree. No vote goes with it. It may be let, at no more than the price of a good lunch in the year of letting, so that it is within reach of most people and is looked after by all of them. The sitter may say one thing. The five are not obliged to listen. In the first draft they were, and all five, shown the draft, asked that it be left in.',
  },
];
