import { advocate, archivist, institution, judge, observer, type Saying, stranger } from './rule.ts';

/**
 * Answers to words that no rule matches. The page's count of unanswered inputs, or a hash of the words, chooses one
 * (answer.ts).
 */
export const refusals: readonly Saying[] = [
  institution(
    'Nothing here answers to that. It cost you nothing. The names of people and things do better, and so does “help”.',
  ),
  institution('The word was shown to the index, from A to Z, and came back with thanks.', { link: '/routemap' }),
  institution('That belonged to another counter. It was closed to save this one. The public gallery is open.', {
    link: '/blinking-eyes',
  }),
  institution('It was read out to the hall. A lamp leaned over, and straightened. Lamps may be asked after.'),
  institution(
    'Received, and handed back. Something here may yet be called by it. Things with a name already are in the kitchen.',
    {
      link: '/kitchen',
    },
  ),
  institution('The clerk heard it out, looked at the form, and sharpened the pencil. For “help” there is a form.'),
  institution(
    'Words like that have chairs in the corridor. They are called in the order of the alphabet, from A, each morning.',
  ),
  institution('It has been weighed with the morning post: under a gram, unstamped.'),
  institution('Said, heard, and blown dry. Try the name of a thing that you have seen on a page.'),
  institution('The counter has turned it over. There is something on the other side too, in the same hand.'),
  archivist(
    'I have looked under its first letter and its last. You have handed me something that I do not have, and I am obliged.',
  ),
  archivist(
    'I measured a shelf for that: the width of the word, and room for a plural. Words said here are not kept, so it stays a measurement.',
  ),
  archivist('I know the word. No paper in my keeping has needed it.'),
  observer('I looked at what most often stands beside that word. It was other words, and they were looking back.'),
  observer('I watched it go the length of the building. Nothing turned its head, and I include myself.'),
  advocate(
    'I should have liked to know what that was about. Say it in other words, if you have them; I shall be here.',
    {
      ended: false,
    },
  ),
  advocate('Nobody has ever come to the counter with that one. You may be the person it belongs to.'),
  judge('1. I find no meaning for that in evidence. 2. I find that it was said to somebody. 3. I go by the second.'),
  judge('1. Heard. 2. Weighed. 3. Returned at its full weight.'),
  stranger('It went in, and the water closed over it, and is level.'),
  stranger('A word for nothing that has happened here. There is still some time.'),
];

/** Answers to questions that no rule matches. */
export const unansweredQuestions: readonly Saying[] = [
  institution('That question has no form. Ask about a thing in the building, or a person, or ask for help.'),
  institution('Questions are numbered once they are in writing. Those so far concern a radiator.', {
    link: '/kitchen',
  }),
  institution('It is a fair question and no clerk has been appointed to it. Try it in fewer words.'),
  institution('The court decides questions of fact, once somebody has fetched the fact. They lie in the archive.', {
    link: '/routemap',
  }),
  institution('At the desk for questions it would stand third. The first two have become friends.'),
  institution('Replies are found under the subject. Say which thing on a page you mean, and one may be there.'),
  institution('The clerk has read it aloud twice. It improves.'),
  institution('Questions of that shape go to the late window. Ask one with a name in it, and it is taken here.'),
  institution('It was put to the bench in a low voice. The bench asked to have it in writing, on one side.'),
  archivist(
    'I have the answers to some 47,000 questions and yours is from another drawer. Name the thing itself, and I may find that.',
  ),
  archivist('Whoever asked that first left the page blank for the reply. I have it with the good paper.'),
  observer(
    'It has the shape of a question that people ask each other. I have read their replies; most were about supper. Ask me about a thing that you stopped at.',
    { from: 2 },
  ),
  observer('Where you stopped while typing it stays on your side. I would have answered that part.', {
    from: 5,
    ended: true,
  }),
  advocate('I would rather say that I cannot answer than give you something smooth to go home with.'),
  judge('1. Admissible. 2. Reserved. 3. I say that of anything which I should like to go on thinking about.'),
  stranger('Ask it lower down, where there is less of you in it.'),
];

/**
 * Answers, before the end, to a word of four letters that no rule matches. They say where the right word has to be
 * said, as far as the reader may know it at the present phase.
 */
export const guesses: readonly Saying[] = [
  archivist(
    'Four letters, which is the right number. It is to be said in a room further on. What is left of theirs I keep in the archive.',
    { from: 2, link: '/routemap' },
  ),
  observer(
    'I counted four. The place for trying it lies ahead of you. Take it along, by way of whichever room you have not read.',
    {
      from: 2,
      link: '/narrative',
    },
  ),
  institution(
    'Words of that length are heard in another room, later on. The bench is the nearest to it that is open.',
    {
      from: 2,
      link: '/judgment',
    },
  ),
  observer(
    'It is as long as theirs. The room with an ear for it comes later. I practise listening in the observatory.',
    {
      from: 2,
      link: '/observatory',
    },
  ),
  judge('1. Four letters. 2. They are to be said on the sixth chair, in the kitchen. 3. Here I can only count them.', {
    link: '/kitchen',
  }),
  observer('It has the length. Say it sitting, on the chair in the kitchen: there it would be heard.', {
    from: 4,
    link: '/kitchen',
  }),
  advocate(
    'Take it to the kitchen, to the chair that is drawn out. Said here it reaches one of us, and five are needed.',
    {
      from: 4,
      link: '/kitchen',
    },
  ),
  archivist('Of that length I have several, all in use. They count from the sixth chair, in the kitchen.', {
    from: 4,
    link: '/kitchen',
  }),
];

/** Answers to a word that occurs on a page that the reader has opened. `{page}` is the path of that page. */
export const inTheBuilding: readonly Saying[] = [
  institution('That word is in the building: it stands on {page}. Said here, it opens nothing.'),
  archivist('I can place that. It is on {page}, doing its work, and it opens nothing.'),
  judge('1. It occurs on {page}. 2. No seal is listed under it. 3. It may be read there at any hour.'),
];

/** Answers to an objection that names no line, or is made before there is a line to object to. */
export const objections: readonly Saying[] = [
  institution(
    'An objection is entered against a numbered line. No paper with numbered lines has been sent to you yet.',
    {
      ended: false,
    },
  ),
  judge('1. Allowed. 2. Open my letter. 3. Press the line that you mean.'),
  institution('There is nothing before the court to object to. You may keep the objection.', {
    ended: true,
  }),
];
