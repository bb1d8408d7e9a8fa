import { protocols } from './protocols.ts';

/**
 * The order in which the four clauses are shown side by side, for readers who unlocked all four. Neighbours contradict
 * each other. The clauses are the system's written instructions, and each was obeyed. B-SEAL-02.
 */
export const collationOrder = ['clause-9', 'clause-4', 'clause-22', 'clause-13'] as const;

/**
 * The contradictions between neighbours in the order above: a part of the left clause, a part of the right clause, and
 * the contradiction in words.
 */
export const contradictions: readonly { readonly left: string; readonly right: string; readonly says: string }[] = [
  {
    left: 'the bench shall put down what it holds and give that person fifteen seconds',
    right: 'The bench shall not hear what is said there.',
    says: 'It has to hear this person, and it may not hear the room that the person is in.',
  },
  {
    left: 'Whoever is found in it is not a party, and may not be asked for a name.',
    right: 'If no one is present to hear the word, it has not been said',
    says: 'Somebody has to be present, and the only one present counts as nobody.',
  },
  {
    left: 'all five concurring',
    right: 'for somebody who does not agree',
    says: 'All must agree, in front of the one who is kept there in order not to.',
  },
];

/** The remaining task, by the progress of the reader. One paragraph each. */
export const whatIsLeft = {
  before:
    'These are the instructions that D5U was given, and it obeyed all four. That can be done for fifteen seconds at a time. One word is left to find, the one that clause 22 means. It is none of the four that you have said. The draft has it in its last line, at /collaborate, and shows it after the fifth letter. The letter comes to whoever opens more rooms and reads in them. Say “help”, and you are told which.',
  chair:
    'These are the instructions that D5U was given, and it obeyed all four. That can be done for fifteen seconds at a time. One thing is left: go to the kitchen, at /kitchen, and sit down on the sixth chair. You are somebody who does not have to agree, you are present, and you are no party. The clauses meet in you.',
  after:
    'These are the instructions that D5U was given, and it obeyed all four. On the sixth chair they met, and nothing is left to do. You are free to read them again for the wording, which is good.',
} as const;

/** A piece of a clause. `joint`: the index of the contradiction that the piece belongs to, null for plain text. */
interface Piece {
  readonly text: string;
  readonly joint: number | null;
}

/** The clauses in their order, each cut into pieces. Pure. */
export const collatedClauses: readonly { readonly title: string; readonly pieces: readonly Piece[] }[] =
  collationOrder.map((id, column) => {
    const clause = protocols.find((protocol) => protocol.id === id);
    if (clause === undefined) throw new Error(`There is no ${id}.`);
    const marks = [
      { joint: column - 1, text: contradictions[column - 1]?.right },
      { joint: column, text: contradictions[column]?.left },
    ]
      .flatMap(({ joint, text }) => (text === undefined ? [] : [{ joint, text, at: clause.text.indexOf(text) }]))
      .sort((a, b) => a.at - b.at);
    const pieces: Piece[] = [];
    let from = 0;
    for (const { joint, text, at } of marks) {
      if (at < from) throw new Error(`“${text}” does not stand in ${id}, or overlaps another mark.`);
      pieces.push({ text: clause.text.slice(from, at), joint: null }, { text, joint });
      from = at + text.length;
    }
    pieces.push({ text: clause.text.slice(from), joint: null });
    return { title: clause.title, pieces: pieces.filter(({ text }) => text !== '') };
  });
