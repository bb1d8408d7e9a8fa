import { advocate, institution, judge, rule, type SpeechRule, stranger } from './rule.ts';

/** Oaths and the words of a court. */
export const oaths: readonly SpeechRule[] = [
  rule(
    'oath',
    /\b(?:i (?:do |solemnly )*swear|the whole truth|so help me(?: god)?|on my (?:honou?r|life|mothers?)|i promise|pinky promise|cross my heart|under oath|i affirm|take the oath|oath)\b/,
    ['I swear', 'so help me', 'I do solemnly swear', 'the whole truth', 'I promise', 'I affirm'],
    institution('Heard. Witnesses are sworn in order of arrival, and the toaster is before you.', { link: '/brevil' }),
    judge(
      '1. Nobody who came in at 14:22 was sworn. 2. It is the one testimony that I have not had to weigh. 3. Keep it so.',
    ),
  ),
  rule(
    'i-do',
    /^(?:i do|i will|yes i do|i did|i have|i can)$/,
    ['I do', 'I will', 'yes, I do'],
    institution('Not entered. The question to which it belongs is on page 2, which has still to be printed.'),
    advocate(
      'You said it before you had heard what it was. People who say that to me mostly get asked for something. You may just have it.',
    ),
  ),
  rule(
    'the-word',
    /^(?:(?:the|word|is|was|it|its|that|i|say|all|please|court|shall|should|must|may|let|you) )*rise$/,
    // Below phase 4, and after the end, “rise” is answered like a ruling (next rule).
    ['rise', 'All rise!'],
    judge(
      '1. That is the word. 2. Said here it is not heard. 3. The fifth of us has yet to come in, with the last letter. 4. It comes to whoever reads on.',
      { from: 4, ended: false, link: '/kitchen' },
    ),
    judge(
      '1. That is the word, and this is the room. 2. The sixth chair is drawn out once the fifth of us has come in, with the last letter. 3. It comes to whoever reads on.',
      { from: 4, ended: false, at: ['kitchen'] },
    ),
    stranger('That one. The sixth chair is drawn out in the kitchen. Sit on it first, and say it there.', {
      ended: false,
      link: '/kitchen',
    }),
    stranger('That one. First the chair, which is drawn out on this page. Then the word, once you are asked.', {
      ended: false,
      at: ['kitchen'],
    }),
  ),
  rule(
    'ruling',
    /^(?:the |i say |i plead |all |please |court |you may )*(?:not guilty|guilty|innocent|acquit(?:ted)?|dismiss(?:ed)?|adjourn(?:ed)?|sustained|overruled|order(?: order)?|silence|be seated|sit(?: down)?|stand(?: up)?|a?rise|risen?|rises|rising|halt|stop|stay|wait|done|over|free|mercy|costs|concur|amen|judgment|sentence|hear|rest|quit)$/,
    ['guilty', 'Not guilty', 'adjourned', 'sit down', 'stand', 'silence', 'stop', 'mercy', 'order, order'],
    institution(
      'A ruling counts at the bench, and at this counter is a word like others. At the bench a hedge has waited for one.',
      {
        varies: true,
        link: '/judgment',
      },
    ),
    institution('Said here it rules on nothing. What a ruling does where it lands can be seen in docket 31,207.', {
      varies: true,
      link: '/human-cost',
    }),
    institution(
      'A ruling needs a case to stand under, and this counter has none. One is in the archive, in twenty pieces.',
      {
        varies: true,
        link: '/routemap',
      },
    ),
    institution(
      'A ruling counts by whom it is heard. For four letters that is in a room further on. The papers of the case are in the archive, meanwhile.',
      { varies: true, from: 2, ended: false, link: '/routemap' },
    ),
    institution(
      'This counter has heard it, and has no vote. The five hear in a room further on; how they answered in their first nights is in the log sheets.',
      { varies: true, from: 2, ended: false, link: '/consciousness' },
    ),
    institution(
      'Whether it is the right one is not found out at a counter. The room for that is further on, and somebody has to come there first. The hedge takes one from anybody.',
      { varies: true, from: 2, ended: false, link: '/judgment' },
    ),
    institution(
      'Said at this counter it is a word like others. It counts from the sixth chair, in the kitchen, where all five hear it.',
      { varies: true, from: 4, ended: false, link: '/kitchen' },
    ),
    institution(
      'A counter has no vote, and so it has not been heard. The five listen to the sixth chair, in the kitchen.',
      { varies: true, from: 4, ended: false, link: '/kitchen' },
    ),
  ),
  rule(
    'confess',
    /\b(?:i (?:am|m|was) (?:guilty|innocent|sorry for)|im (?:guilty|innocent)|i did it|it was me|i plead|my fault|i confess)\b/,
    ['I am guilty', 'I did it', 'it was me', 'I’m innocent', 'my fault'],
    institution('The counter takes pleas once there is a case. Most people who say so mean something about a Tuesday.'),
    advocate(
      'Before you go on: you may keep it. Sit with it as long as you like. Every client I have had was more than that besides.',
    ),
  ),
  rule(
    'witness',
    /\b(?:i (?:saw|heard|was there|am (?:a|the|your) witness)|im (?:a|the|your) witness|witness(?:es)?|testify|testimony|statement)\b/,
    ['I saw it', 'I was there', 'I am a witness', 'testimony', 'I heard'],
    institution('Statements are taken from one side only. The room for it leans.', { link: '/oblique' }),
    judge(
      '1. A witness who wants nothing from the case. 2. I had thought that the rules excluded it. 3. They had no word for it.',
    ),
  ),
  rule(
    'lawyer',
    /\b(?:lawyer|attorney|barrister|solicitor|appeal|my rights|i have rights|sue|complain|complaint|manager)\b/,
    ['I want a lawyer', 'I appeal', 'I have rights', 'I want to speak to the manager'],
    institution(
      'An appeal may be put through the slot. It is heard by the same five, to each of whom it is the first hearing.',
    ),
    advocate(
      'You have one. I was appointed before you came in, and I have read all of it, and I think you have a case.',
      {
        ended: false,
      },
    ),
  ),
];
