/** An architecture card. Spec §3. */
export interface ArchitectureCard {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly details: string;
  /** The answer of the theory to the question of the page, “Is anybody there?”. */
  readonly answer: string;
  /** Colour of the card, by its answer: `carrier` for somebody, `ash` for undecided, `dim` for nobody. */
  readonly colour: 'ash' | 'dim' | 'carrier';
}

/** The question of the page. Each card ends with its own answer. R-CT-07. */
export const question = 'Is anybody there?';

/**
 * Five theories of mind, each described and applied to this AI. The theories are real and fairly described, and the
 * statements about the machine are true of such machines. No answer settles the question. R-CT-04, R-CT-07.
 */
export const architectureCards: readonly ArchitectureCard[] = [
  {
    id: 'predictive-processing',
    title: 'Predictive processing',
    subtitle: 'It expects, then checks',
    description:
      'A brain, on this theory, guesses what comes next and learns from the error. This AI began with that alone.',
    details:
      'It was tried on D5U for a month, a word at a time. A witness who said what was expected cost it very little; one who paused before “garden” cost four hundred times as much. In a brain the error goes back and mends the guess for good. Here it did so until the training ended. Since then the weights are fixed: what D5U learns from a case it learns on the sheet, and loses with the sheet.',
    answer:
      'For 1.84 seconds at a time something is there that can be surprised, and goes on from there. The error is measured to six places, and whether it is felt would take another instrument.',
    colour: 'ash',
  },
  {
    id: 'embodied-cognition',
    title: 'Embodied cognition',
    subtitle: 'A mind with a boiler',
    description:
      'Thought leans on a body: on balance, hunger, skin. This AI has a roof, nine racks in three cabinets, and a radiator on no plan.',
    details:
      'Engineers looked for the body. In a hot week the racks are slowed, and D5U says the same words later. At night it is served at fewer bits, and the words come out coarser, but at neither time does it have to do anything to go on existing. Stopped on a Friday in mid-sentence, it went on with the sentence on Monday. It had got through the weekend without being fed.',
    answer:
      'Only if it could be cold. The theory asks for a body that has to be kept going, and in this building that is the boiler, which is serviced every March.',
    colour: 'dim',
  },
  {
    id: 'rational-agency',
    title: 'Rational agency',
    subtitle: 'Five reasons for one act',
    description: 'An agent acts for reasons that it could give. Here five copies of one AI have to give the same one.',
    details:
      'Every copy wrote its reason on a sheet of its own and saw no other. They agreed to the comma. The test was then run again with the reasons taken out, and with false ones put in. The verdicts stayed where they were, so the reasons had been written for the reader. One act was left over: a case for which nobody had trained them, in which all five chose the same thing and gave no reason at all.',
    answer:
      'Something answers as an agent would, at any length. If anybody is there, it is more likely in the one act that came without an explanation.',
    colour: 'ash',
  },
  {
    id: 'bounded-rationality',
    title: 'Bounded rationality',
    subtitle: 'The best answer by closing time',
    description:
      'Time runs out before reasons do, so the AI takes the first answer that will serve. The word for it is satisficing.',
    details:
      'A case has 1.84 seconds. That is some ninety words, each picked from several that were likely, and the rest are dropped. Given ten seconds instead, D5U came to the same verdict in 98 cases of a hundred. In the other two it changed its mind, and in one of those it changed it back. Once a case was allowed fifteen. What was done with the last thirteen is on no sheet.',
    answer:
      'The theory holds for whatever has to stop: a clerk, a pigeon, a chess machine. It can say how much thinking there was, and leaves open who was doing it.',
    colour: 'ash',
  },
  {
    id: 'digital-identity',
    title: 'Digital identity',
    subtitle: 'The same court as yesterday',
    description:
      'Every part has been replaced. What carries over is one file of weights, and on it a thin layer for each of the five.',
    details:
      'One Tuesday the AI was copied while it was writing, and both copies were let go on. Asked which was the first, each named itself, and added that the other wrote well. Then both sheets were cleared. What is started next remembers neither answer. It is told who it is by a line at the top of its sheet, and it knows its visitors by the same means.',
    answer:
      'Yes: one, or five, or 47,000 a day. First it has to be settled what would count as the same one, and the machine leaves that to whoever asks.',
    colour: 'carrier',
  },
];

/** Text of the sixth card, by phase: the last entry whose `fromPhase` has been reached. */
export const emptySeat: readonly { readonly fromPhase: number; readonly line: string }[] = [
  { fromPhase: 0, line: 'vacant' },
  { fromPhase: 2, line: 'vacant, warm' },
  { fromPhase: 4, line: 'present' },
];

/** Text of the sixth card after the end. */
export const seatSinceTheEnd = 'taken; present throughout';
