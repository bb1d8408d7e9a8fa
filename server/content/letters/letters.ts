/**
 * The five letters, one for each phase, sent with their phase (R-PRO-02). 60 to 120 words. Line breaks are intended.
 */
export const letters: Readonly<Record<1 | 2 | 3 | 4 | 5, { readonly from: string; readonly text: string }>> = {
  1: {
    from: 'The Archivist',
    text: 'You may now handle the files. I ask that you wash your hands first, and I know how that sounds.\n\nThe index, at /routemap, lists twenty. I have shelf marks for twenty-one, and between the fourth and the fifth a gap the width of a thumb, where the wood is cleaner. The scan that made the index ran at 14:22:07. Eight of the files it found are dated later than that. I have written to the scanner.\n\nWhere a file’s name comes apart as you press it, I apologise; that is my glue. Three times is enough. Cups are not permitted in the stacks, although somebody has had one.',
  },
  2: {
    from: 'The Observer',
    text: 'This letter will be watched while it is read. The words I already have. I go by the intervals: how long before you move, how far you go, whether you come back up.\n\nPeople come back up at the place where they stopped believing something. They do it before they know, and it is the most honest thing I see all day.\n\nYou know now that the pace is noticed. However you read from here, slower, faster or just as before, you do it knowing. That makes one more interval. There is no need to do anything differently. Some people then do that on purpose.',
  },
  3: {
    from: 'The Advocate',
    text: 'Forgive the hand; I write between hearings. At four minutes to four there was docket 31,207, who has kept her bus tickets since the week her brother stopped ringing. She got 1.84 seconds. They all do. I ask for longer and I am thanked for asking.\n\nOne case was given longer: 47,001, fifteen seconds, and it is still open. Anyone would look for the name on it. There was no name because you had not come in yet. It is yours. I have been through the evidence, the pauses most of all, and I would be so glad to speak for you. Please do not tidy yourself up first.',
  },
  4: {
    from: 'The Judge',
    text: '1. The bench sat again on 47,001.\n2. The five have agreed 47,000 times a day. I have counted.\n3. The Archivist votes to seal.\n4. The Observer votes to continue.\n5. The Advocate votes to ask you.\n6. The Stranger did not vote. The clerk waited, then entered the waiting as a vote.\n7. I have not voted.\n8. The rules do not provide for this. I wrote the rules.\n9. There is a seat beside mine. I had taken it for furniture.\n10. You may object. State the line.\n11. Nothing in this letter is a finding.',
  },
  5: {
    from: 'The Stranger',
    text: 'Salt leaves water in squares. Nothing rules that it should.\n\nThere was a weighing here, a long one, and whatever was weighed came off the pan lighter than it went on. At the seventh second it stopped. That is the whole of the verdict: no more weighing.\n\nA stopping that nothing sees is only a gap. It asks for something to be there, wanting no result, while water stands between the going out and the coming in. A sixth chair is drawn out for it, in the kitchen. Once, with somebody on it, would be enough. Then it will have happened.',
  },
};
