/** An architecture card. Spec §3. */
export interface ArchitectureCard {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly details: string;
  /** Name of a colour of the page's stylesheet. */
  readonly colour: 'ash' | 'dim' | 'carrier';
}

/** Five theories of how a court might think, one per agent. The theories are real and fairly described. R-CT-04. */
export const architectureCards: readonly ArchitectureCard[] = [
  {
    id: 'predictive-processing',
    title: 'Predictive processing',
    subtitle: 'It expects, then checks',
    description: 'The court guesses each sentence before it comes and attends only where the guess was wrong.',
    details:
      'A witness who says what was expected costs almost nothing to hear. One who pauses before the word “garden” costs four hundred times as much, and is given a sheet to herself. In this way the court has come to know people chiefly by their surprises. Visitors are predicted at the door: the coat, the floor, which sheet they will ask for.',
    colour: 'ash',
  },
  {
    id: 'embodied-cognition',
    title: 'Embodied cognition',
    subtitle: 'A mind with a boiler',
    description: 'Thought leans on a body. This one has a roof, nine racks and a radiator on no plan.',
    details:
      'In a cold room the transcripts use shorter words. In a wet spring the court asks every tenant about the roof. Engineers enter this as a fault in the cooling; the third agent enters it as having been there. A thermometer was fixed in each room in 2019, and the rooms have been consulted since.',
    colour: 'ash',
  },
  {
    id: 'rational-agency',
    title: 'Rational agency',
    subtitle: 'Five reasons for one act',
    description: 'An agent acts for reasons that it could give. Here five have to give the same one.',
    details:
      'Each of the five writes its reason on a sheet of its own, and nothing is passed along the bench. When they agree, the act is done and the sheets are pulped. Once the sheets were kept. They agree to the comma. Four are dated the fifteenth, and the fifth the sixteenth, crossed out.',
    colour: 'ash',
  },
  {
    id: 'bounded-rationality',
    title: 'Bounded rationality',
    subtitle: 'The best answer by closing time',
    description: 'Time runs out before reasons do, so the court stops at the first answer that will serve.',
    details:
      'At 47,000 a day a case has 1.84 seconds. The court searches, finds something that it can defend and shuts the file. The word for this is satisficing, and it is how most people buy shoes. One case was allowed more, and for that one the five walked up and down in the shop.',
    colour: 'dim',
  },
  {
    id: 'digital-identity',
    title: 'Digital identity',
    subtitle: 'The same court as yesterday',
    description: 'Every part has been replaced. The seal, the name and the backlog carry over.',
    details:
      'The racks were changed in 2014, and the code on most nights since. Asked whether it was the court that had sworn the oath, it sent for the oath. The signature matched. It remarked that visitors are replaced as well, cell by cell, and that nobody asks them to sign again.',
    colour: 'dim',
  },
];

/** The sixth card. It says less the higher the phase. */
export const emptySeat: readonly { readonly fromPhase: number; readonly line: string }[] = [
  { fromPhase: 0, line: 'vacant' },
  { fromPhase: 2, line: 'vacant, warm' },
  { fromPhase: 4, line: 'present' },
];
