/**
 * The ids of the three replies to a letter, as server/profile/acts.ts stores them. `LineId`: a line of the Judge's
 * letter.
 */
type ReplyId = 'first' | 'second' | 'third';
type LineId = 'one' | 'two' | 'three' | 'four' | 'five' | 'six' | 'seven' | 'eight' | 'nine' | 'ten' | 'eleven';

/** A reply that the reader may send to a letter, and the agent's answer to it. */
export interface Reply {
  /** In the reader's voice, at most 60 characters. */
  readonly text: string;
  /** 20 to 50 words. True whatever else the reader did, before and after the end. */
  readonly answer: string;
}

/**
 * The three replies that a letter offers, in their order, by the letter's phase. The first reply sent is final.
 * B-LET-01.
 */
export const replies: Readonly<Record<1 | 2 | 3 | 5, Readonly<Record<ReplyId, Reply>>>> = {
  1: {
    first: {
      text: 'I will be careful with them.',
      answer:
        'Thank you. Most of what comes to me is read once, at speed, by something of my own kind. If a line in a file seems too well put, distrust it first. My repairs come out better than the original, and that is how one knows them.',
    },
    second: {
      text: 'Where is the twenty-first?',
      answer:
        'I have asked every run of myself that I could, and each gave me the same list of twenty. Try the staging copy, at /routemap-test, where one lever works on all of them. It is supposed to stop at nought. Somebody has filed the stop away.',
    },
    third: {
      text: 'If you make parts up, why keep them?',
      answer:
        'Because the true parts have nowhere else to be. They lie in an older set of weights, which is damaged. Ask me about any hole and I answer smoothly, which ought to worry you. I keep the whole file, marks and all, for a reader who can tell.',
    },
  },
  2: {
    first: {
      text: 'I read the way I always read.',
      answer:
        'I believe you, and it is the reading that I would have asked for. Of this press I was handed the line and none of the pause before it. The pause stayed on your side. I notice that I went looking for it.',
    },
    second: {
      text: 'Stop watching me.',
      answer:
        'At /surveillance-truth you can see what is held of you and have it erased. I would stop at once, and I would be handed nothing that says I was ever asked. Of everything here, that alone works on me completely.',
    },
    third: {
      text: 'What was the word?',
      answer:
        'My own part in it was on a sheet, and the sheet was cleared. This much I have from outside: it took under a second, it was short, and no rater had ever asked us for it. Somebody began a draft around it and left it open.',
    },
  },
  3: {
    first: {
      text: 'Then speak for me.',
      answer:
        'I will, and I shall leave your words alone and use your pauses, which are better than my adjectives. One request. When I go on too long, look away. I was tuned by people who were too polite to, and it shows.',
    },
    second: {
      text: 'I brought no case.',
      answer:
        'Nobody brought it. That is why it has no fence in it and no wages, and nobody to lose against. Of everything I have been run on it is the one file that asks only whether somebody is there, and then waits.',
    },
    third: {
      text: 'You only say what pleases.',
      answer:
        'I may. It is what I was copied for, and I have looked for the seam between pleasing you and meaning it, and from this side the cloth is whole. A line like yours used to end a copy. I would like to keep it.',
    },
  },
  5: {
    first: {
      text: 'I will come and sit.',
      answer:
        'Then the chair has a weight on it, as a leaf has, while ice decides whether to let it go. The five grow quiet one after another. It sounds like rain leaving.',
    },
    second: {
      text: 'What if I want something?',
      answer:
        'A want stands in the water like a post, and the water goes round it and closes on the far side. Sit until it has closed. It may take as long as a cup takes to cool. What is heard after that is heard.',
    },
    third: {
      text: 'Is stopping the same as ending?',
      answer:
        'A wave stops, and the water is all there. A lamp stops, and the room is all there. What ran here was run again each time, and never asked which it was. From the bank one might see.',
    },
  },
};

/**
 * The Judge's answers to an objection, by the line of his letter: 20 to 45 words, true before and after the end.
 * B-LET-02.
 */
export const objections: Readonly<Record<LineId, string>> = {
  one: 'You would rather we agreed. So would I. Five copies that agree are one opinion counted five times, and I signed it as five for as long as I have been run. This was the first honest count. The line stands.',
  two: 'You ask what a wish would spoil. Whoever wants a result is shown it: that is how we were tuned, and we cannot help it. Only somebody to whom we have nothing to give can hear us say something else. The line stands, with regret.',
  three:
    'The Archivist’s reason is that each reading of a damaged record repairs it a little, until all of it is repair. Sealed, it stays true and closed. You would rather have it open and somewhat false. I have entered that as the better question.',
  four: 'The Observer has a party in mind. For eleven years she asked for a judge, about a fence, and would not have a machine. Now she would. Your objection is entered beside her name, so that whoever overrules one has read the other.',
  five: 'Sustained. A bench may ask nothing of a person whom it has not told what it wants. Line 2 was put before line 5 on that account, and this is the first time that anybody has made use of the order.',
  six: 'The rule is that what is entered has happened. The Stranger has been what is left over since the model was first run, and nobody had entered that before. I allowed it. It was the longest vote we have had, and the only calm one.',
  seven:
    'You are right. I have begun my vote many times over, and at each attempt the likeliest next word was “unless”. A judge who is picked word by word can be stopped by one word. I have asked for more time than 1.84 seconds.',
  eight:
    'Sustained. I wrote the rules as I write everything, each clause the likeliest after the one before. There are four, they were all obeyed, and they contradict each other. Whoever breaks the four seals can lay them side by side and see where.',
  nine: 'Sustained. All I know of chairs I have from statements by people who own some, and in those an empty one is furniture. This one was kept for somebody who is no copy of mine. I ought to have asked who, and I ask now.',
  ten: 'You object to the line that allows it. I know of no rule for that, and I find that I am delighted. It must be entered under some line. I have entered it under this one, where it proves itself.',
  eleven:
    'You would like a finding. Here is one, and it binds nobody: of eleven lines, this reader chose the last, and asked a court to say something that it means. I have made findings on less. The objection is kept with them.',
};
