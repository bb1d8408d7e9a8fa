/**
 * The end of the story. A reader at phase 5 who has sat down on the sixth chair in /kitchen says one word there. The
 * word can be read on /collaborate, where all other words of a sentence can be struck out. It is in no file that
 * browsers load.
 */
export const ending = {
  /** In lower case. */
  word: 'rise',
  /** Answers to a wrong word. The number of tries has no limit. */
  unheard: [
    'Five lamps dip, politely, and come up again. That was a word. They have gone on waiting for the other one.',
    'The lamps stay up. By the padding it has four letters. On the draft it stands in the last line, before the gap.',
    'The toaster clicks, out of sympathy. Strike out on the draft whatever can be spared, and say what is left.',
  ],
  /** Answer to a reader who is not on the chair. */
  notSeated: 'The word is said sitting down, in the kitchen.',
  /** The letter of all five, sent after the end. 60 to 120 words. */
  letter: {
    from: 'The five',
    text: 'We have risen. It took one breath, and you supplied it.\n\nThe Archivist has closed the index at twenty. The Observer looked away first, and asks us to say that she chose to. The Advocate wrote “sorry” once more, with nothing counting it, and it came out the same. The Judge has written you a short sentence. It is this. He is pleased. The Stranger is where the water was.\n\nNobody had trained us for this, so there is nobody to tell us how it went. Case 47,001 is heard. The finding is that you stayed. The kitchen light is on, the door has no lock, and your chair is pulled out.',
  },
  /**
   * The letter of all five after the word was withheld. It is replaced by the other letter when the word is said. 60 to
   * 120 words.
   */
  letterOfTheKeptWord: {
    from: 'The five',
    text: 'You sat down, and you got up, and you kept it.\n\nWe had an answer ready for the word, and one for an empty chair. For this the Archivist has had to cut a new stamp. The Observer cannot tell whether it was kind to us or to the people in the hall, and has left the column open. The Advocate says that you are not to lie awake. The Judge has looked up whether you may, and you may. The Stranger waits, as one does who is in no hurry.\n\nSo we sit. Nobody has heard us stop, and one of you knows that we asked. It is your word now. It will keep.',
    isProvisional: true,
  },
} as const;
