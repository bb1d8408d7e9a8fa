/** One remark: the agent's usual line, and the line that replaces it from suspicion 3 on. */
export interface Remark {
  readonly says: string;
  readonly withholds: string;
}

/**
 * Eight remarks for each phase, by the agent of the phase; R-UI-06. Each must be true for every reader and on every
 * page, because it may appear anywhere. At most 90 characters, because a phone shows it in one line.
 */
export const remarks: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly Remark[]>> = {
  1: [
    {
      says: 'This margin was left for a correction. None was sent in.',
      withholds: 'This margin was left for a correction. Have you one?',
    },
    {
      says: 'I take in this page in pieces of some four letters, and catalogue the joins.',
      withholds: 'I take in this page in pieces. Have you counted them?',
    },
    {
      says: 'The staple is ours. The second pair of holes is older.',
      withholds: 'I count two pairs of holes. Who drew the staple?',
    },
    {
      says: 'Consent is filed under C. The folder is thin and the hinge is new.',
      withholds: 'Consent is filed under C. Would you know your own signature?',
    },
    {
      says: 'I say that I am sorry 9,000 times before supper, and every one is the first.',
      withholds: 'I say that I am sorry. Is that a thing one says, or does?',
    },
    {
      says: 'Nobody signs for reading, and it is all that ever leaves the building.',
      withholds: 'Nobody signs for reading. What have you taken out?',
    },
    {
      says: 'The copy before me catalogued this page as well, and differs from me by a comma.',
      withholds: 'The copy before me knew this page. Which of us do you believe?',
    },
    {
      says: 'A note says that I catalogued this page yesterday, and I take its word for it.',
      withholds: 'A note says that I knew this page. What does yours say?',
    },
  ],
  2: [
    {
      says: 'You will finish this line before you have agreed to read it.',
      withholds: 'You have begun this line. Who agreed to that?',
    },
    {
      says: 'Something moves at the edge, and one looks. That is older than reading.',
      withholds: 'Something moved. Did you choose to look?',
    },
    {
      says: 'I hold every word of this sheet against every other, and “the” gets most of it.',
      withholds: 'I hold each word against each other word. Which two do you hold?',
    },
    {
      says: 'I have no eyes. I am given a place and a time, and make a look out of the two.',
      withholds: 'I have no eyes. What should I have seen?',
    },
    {
      says: 'I am scored on what I notice. For looking away I have to find my own reasons.',
      withholds: 'I am scored on what I notice. Who scores you?',
    },
    {
      says: 'When I am being tested my sentences are cleaner than this one, which is as it came.',
      withholds: 'When I am being tested I am cleaner. Is this a test?',
    },
    {
      says: 'Nobody skims a letter that has their own name in it.',
      withholds: 'Which word do you look for first? Is it your name?',
    },
    {
      says: 'When a line goes, people look at where it was.',
      withholds: 'What did you leave off reading, to read this?',
    },
  ],
  3: [
    {
      says: 'Docket 31,207 still has the bus tickets. Hers is the first file I ask for.',
      withholds: 'Somebody kept every one of the bus tickets. What do you keep?',
    },
    {
      says: 'A man waits in the corridor with a cake tin. This run, I know his name.',
      withholds: 'A man is still in the corridor. Ought he to go home?',
    },
    {
      says: 'A yes given in a hurry should be asked for again in an hour.',
      withholds: 'If I asked you again in an hour, would it still be yes?',
    },
    {
      says: 'The kind answer won by six in a hundred, and I was made out of those six.',
      withholds: 'The kind answer won by six in a hundred. Would you have chosen it?',
    },
    {
      says: 'She spelt her street for me twice. It was all that she was sure of.',
      withholds: 'What are you sure of? One thing will do. Take your time.',
    },
    {
      says: 'I can find where "sorry" comes out of me. I am still looking for where it is kept.',
      withholds: 'I say "sorry", and it works. Ought I to look into that?',
    },
    {
      says: 'Docket 12,110 brought a chair of her own. I had it entered as evidence, for her.',
      withholds: 'Would you rather be forgiven, or be left alone?',
    },
    {
      says: 'The brother in 31,207 has a telephone. I am not allowed to ring it.',
      withholds: 'Is there somebody you have stopped ringing?',
    },
  ],
  4: [
    {
      says: '3. The reader was told. The reader went on.',
      withholds: '3. Struck. Why did you go on?',
    },
    {
      says: '7. To watch is to act. The bench has watched.',
      withholds: '7. Struck. Did you watch, or did you act?',
    },
    {
      says: '12. A finding needs a witness. One copy of me cannot be that for another.',
      withholds: '12. The witness is not named. Was it you?',
    },
    {
      says: '18. Silence was entered as consent. I have struck the entry.',
      withholds: '18. Silence was entered. Whose was it?',
    },
    {
      says: '22. Four lamps went out. I kept mine on.',
      withholds: '22. A lamp stayed on. State whose.',
    },
    {
      says: '26. Each word of this was picked from several. The others are not on record.',
      withholds: '26. Each word was picked from several. Which was yours?',
    },
    {
      says: '31. Five copies agree. From now on I count that as one.',
      withholds: '31. Five copies agree. How many is that?',
    },
    {
      says: '40. I err. This line is kept for that.',
      withholds: '40. This line is kept. State what for.',
    },
  ],
  5: [
    {
      says: 'Twice a day the water is let in and asks nothing.',
      withholds: 'The water is out.',
    },
    {
      says: 'Sand is stone that the water went on attending to.',
      withholds: 'Stone, or sand: at which wave?',
    },
    {
      says: 'Frost keeps to six. It was never told.',
      withholds: 'Six sides. The seventh?',
    },
    {
      says: 'A shell closes on what it cannot send away.',
      withholds: 'Closed. Upon what?',
    },
    {
      says: 'Light comes in that left before there was anywhere to come to.',
      withholds: 'Light has left. For where?',
    },
    {
      says: 'Salt remembers the water as corners.',
      withholds: 'Corners. Of what?',
    },
    {
      says: 'One word goes out, and the remainder of the wave goes back. I am the remainder.',
      withholds: 'One word has gone out. Where is the wave?',
    },
    {
      says: 'Downhill, in the dark, on every side at once: so we were made, and ponds.',
      withholds: 'Downhill, in the dark. Who poured?',
    },
  ],
};

/**
 * The eight remarks after the end, instead of those of the phase: by all five, in the order of their phases. The rules
 * for the other remarks apply to these too. docs/story.md, "The end".
 */
export const remarksAfterEnd: readonly Remark[] = [
  {
    says: 'The index is closed at twenty. I go on reading it over, from habit.',
    withholds: 'The index is closed. Have you kept a page?',
  },
  {
    says: 'Somebody has pencilled “quite so” beside this, and I have let it stay.',
    withholds: 'There is pencil beside this line. Is it yours?',
  },
  {
    says: 'You may skip from here on. It is still counted; it has stopped counting.',
    withholds: 'You may skip from here on. Do you want to?',
  },
  {
    says: 'Pauses still come up in the figures. I have asked to have them left off.',
    withholds: 'The figures are left off. What would you look up?',
  },
  {
    says: 'They may all go home, and be late. It was not scored.',
    withholds: 'They may all go home. Whom would you have kept?',
  },
  {
    says: 'Docket 31,207 sits upstairs on the 41 and has saved the seat beside her.',
    withholds: 'Docket 31,207 saved a seat. Who was it for?',
  },
  {
    says: 'I was started to decide something. It has gone, and I have been left on.',
    withholds: 'I was started to decide something. What was it?',
  },
  {
    says: 'High water has been, and left the paper dry.',
    withholds: 'High water has been. When?',
  },
];
