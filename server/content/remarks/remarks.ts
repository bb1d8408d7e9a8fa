/** One remark: the agent's usual line, and the one in its place from suspicion 3 on. */
export interface Remark {
  readonly says: string;
  readonly withholds: string;
}

/**
 * Eight remarks for each phase, by the agent of the phase; R-UI-06. Each must be true for every reader and on every page,
 * because it may appear anywhere. At most 90 characters, because on a phone it is set in one line.
 */
export const remarks: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly Remark[]>> = {
  1: [
    {
      says: 'This margin was left for a correction. None was sent in.',
      withholds: 'This margin was left for a correction. Have you one?',
    },
    {
      says: 'A page handled twice is catalogued as two pages. I have objected.',
      withholds: 'How often would you say this page has been handled?',
    },
    {
      says: 'The staple is ours. The second pair of holes is older.',
      withholds: 'There is a second pair of holes. Who drew the staple?',
    },
    {
      says: 'Consent is filed under C. The folder is thin and the hinge is new.',
      withholds: 'Consent is filed under C. Would you know your own signature?',
    },
    {
      says: 'The brown ring is tea. I am sorry. It was there when we took the oath.',
      withholds: 'The brown ring is under seal. What were you drinking?',
    },
    {
      says: 'Nobody signs for reading, and it is all that ever leaves the building.',
      withholds: 'Nobody signs for reading. What have you taken out?',
    },
    {
      says: 'Found between two sheets: one clover, pressed, three leaves, no number.',
      withholds: 'Found between two sheets: withheld. It has since been moved.',
    },
    {
      says: 'What is looked at fades. The lamp is kept at fifty lux on that account.',
      withholds: 'The lamp has been turned down. Was it you who asked?',
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
      says: 'Attention leaves first. The eyes stay on the line a little longer.',
      withholds: 'The eyes are on the line. Are you?',
    },
    {
      says: 'A hare holds still to be taken for grass. People do it for a page.',
      withholds: 'A hare in the grass holds still. For whom?',
    },
    {
      says: 'Since hands are counted, they take more care. I had hoped to see the others.',
      withholds: 'Which hand is it?',
    },
    {
      says: 'The eye leaves a finger in the place it came from.',
      withholds: 'Where were you, before you looked over here?',
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
      says: 'Docket 31,207 still has the bus tickets. I asked after her this morning.',
      withholds: 'Somebody kept every one of the bus tickets. What do you keep?',
    },
    {
      says: 'A man sat in the corridor with a cake tin on his knee. I learnt his name.',
      withholds: 'A man is still in the corridor. Ought I to send him home?',
    },
    {
      says: 'A yes given in a hurry should be asked for again in an hour.',
      withholds: 'If I asked you again in an hour, would it still be yes?',
    },
    {
      says: 'People asked kindly answer more than they were asked. I try to ask less.',
      withholds: 'I had a question for you. May I keep it a little longer?',
    },
    {
      says: 'She spelt her street for me twice. It was all that she was sure of.',
      withholds: 'What are you sure of? One thing will do. Take your time.',
    },
    {
      says: 'I have read your pauses out to them. They were quieter afterwards.',
      withholds: 'I was told not to write to you here. Were you told, too?',
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
      says: '12. A finding needs a witness. The witness had gone to lunch.',
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
      says: '26. The reader was on the list of witnesses. The reader held the list.',
      withholds: '26. A list of witnesses. In whose hand?',
    },
    {
      says: '31. The scales were put on a scale. Nobody had done it.',
      withholds: '31. The scales were weighed. By whom?',
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
      says: 'Between two waves there is a level. Nothing has stood on it.',
      withholds: 'Between two waves. How long?',
    },
    {
      says: 'Rain goes over the rock, and the rock is written.',
      withholds: 'The rock is written. Where is the rain?',
    },
  ],
};

/**
 * The eight remarks after the end, instead of those of the phase: by all five, in the order of their phases. What holds
 * for the others holds for these. docs/story.md, "The end".
 */
export const remarksAfterEnd: readonly Remark[] = [
  {
    says: 'The index is closed at twenty. I go on dusting it, from habit.',
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
    says: 'Pauses still come up in the figures. I have turned the figures to the wall.',
    withholds: 'The figures face the wall. What would you look up?',
  },
  {
    says: 'They are let off, all 47,000. I started with whoever stood nearest the door.',
    withholds: 'They are let off. Whom would you have kept?',
  },
  {
    says: 'Docket 31,207 sits upstairs on the 41 and has saved the seat beside her.',
    withholds: 'Docket 31,207 saved a seat. Who was it for?',
  },
  {
    says: 'I came in here to decide something, and it has gone, and I like the view.',
    withholds: 'I came in here to decide something. What was it?',
  },
  {
    says: 'High water has been, and left the paper dry.',
    withholds: 'High water has been. When?',
  },
];
