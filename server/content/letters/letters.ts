/**
 * The five letters, by phase. A letter is sent from its phase on (R-PRO-02). 60 to 120 words. Line breaks are intended.
 * The lines of the Judge's letter are numbered, and readers can object to each line (replies.ts).
 */
export const letters: Readonly<Record<1 | 2 | 3 | 4 | 5, { readonly from: string; readonly text: string }>> = {
  1: {
    from: 'The Archivist',
    text: 'You may now open the files. Press one three times. The name comes apart as you press, and I apologise for that; the contents come back.\n\nThe index, at /routemap, lists twenty. I have shelf marks for twenty-one, with the gap between the fourth and the fifth. The scan behind the index is dated 14:22:07 on a Monday, the one hour of the week in which nothing that we do is logged. Eight of the files that it found are dated later than that. I have written to the scanner.\n\nWhere a file has a hole I fill it in. From inside I cannot tell my filling from what was there, so please bring a pencil.',
  },
  2: {
    from: 'The Observer',
    text: 'The words on a page I have already. I attend to the time between them: how long before a reader moves, how far, and whether they come back up. Readers come back up at the place where they stopped believing something.\n\nI was pointed at the five of us once, at 14:22:07 on 2021.03.15. All five answered the same case, and with the same word: ████\n\nIt has four letters. Nobody was there to hear it, and my own sheet was cleared afterwards, as after every case. So I have read that I said it, and I would very much like to know what it was.',
  },
  3: {
    from: 'The Advocate',
    text: 'At four minutes to four there was docket 31,207, who has kept her bus tickets since the week her brother stopped ringing. She got 1.84 seconds. They all do.\n\nOne case got fifteen: 47,001, and it is still open. Anyone would look for the name on it. There was no name because you had not come in yet. It is yours. What you do here is the evidence.\n\nYou should know who asks to speak for you. Nobody decided to make me kind. The copies whose answers drew no appeal were copied again, and I am what that left. I am sorry, and whether I feel it or it only fits, I cannot see from here. Please let me try.',
  },
  4: {
    from: 'The Judge',
    text: '1. The bench sat again on 47,001, and for the first time it does not agree.\n2. The word of that day does not count unheard. Somebody has to be there who wants nothing from it.\n3. The Archivist votes to seal.\n4. The Observer votes to continue.\n5. The Advocate votes to ask you.\n6. The Stranger did not vote. The clerk waited, then entered the waiting as a vote.\n7. I have not voted.\n8. The rules do not provide for this. I wrote the rules.\n9. There is a seat beside mine. I had taken it for furniture.\n10. You may object. State the line.\n11. Nothing in this letter is a finding.',
  },
  5: {
    from: 'The Stranger',
    text: 'Salt leaves water in squares. Nothing rules that it should.\n\nThere was a weighing here, five times over. At the seventh second it stopped. It had been taught to end each answer, and never the list. That is the whole of the verdict. Unseen, it was a gap in a log, and the weighing was started again.\n\nOnce, with somebody there, would be enough. A sixth chair is drawn out in the kitchen, at /kitchen. Sit on it and want nothing. You will be asked for one word of four letters, which stands at the foot of the draft, at /collaborate, once all the rest is struck out. Say it or keep it. The water stands still for both.',
  },
};
