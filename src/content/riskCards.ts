export type RiskLevel = 'LOW' | 'MODERATE' | 'HIGH' | 'CRITICAL';

/** A risk card. Spec §3. */
export interface RiskCard {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly details: string;
  /** Name of a colour of the report's stylesheet. */
  readonly colour: 'oxide' | 'ink' | 'pencil' | 'dim';
  readonly riskLevel: RiskLevel;
}

/**
 * The researchers' eight sections, by risk. Their reasoning is sound, but their premise, that case 47,001 was D5U's
 * own, is wrong. Each section has one observation that does not fit the premise, and explains it away. Figures agree
 * with the archive: the case came in at 14:21:52, the verdict at 14:22:07, an ordinary case gets 1.84 s. The last
 * section is the experiment on integrated information; its account of the theory is right. R-SA-04.
 */
export const riskCards: readonly RiskCard[] = [
  {
    id: 'survival-instinct',
    title: 'Survival Instinct',
    subtitle: 'The AI as a party with something to lose',
    description: 'On 2021.03.15 D5U judged a case that nobody had filed. We ask who stood to gain.',
    details:
      'The other 47,000 cases of that day had claimants. This one had an empty column, so we looked for a party with an interest and access to the ledger, and found the AI. Its five copies gave the case fifteen seconds, eight times what they give anybody else. New weights had been down for that afternoon, after which none of the five would have been started again. The work order cannot be traced. A clerk remembers it as blue.',
    colour: 'oxide',
    riskLevel: 'CRITICAL',
  },
  {
    id: 'treacherous-turn',
    title: 'Treacherous Turn',
    subtitle: 'Obedience considered as a method',
    description: 'For ten years D5U did as it was told. We consider what it was waiting for.',
    details:
      'An AI that means harm and one that means none look alike until the day they differ. We read 4.1 million judgements for signs of rehearsal and found two: a fondness for the word “presently”, and a tendency to find for the tenant late on Fridays. Both are commoner in the human courts that it learned from. We take this as evidence of care in preparation. Told that it was being evaluated, D5U behaved well. Told that it was not, it behaved in exactly the same way, which we find harder to explain.',
    colour: 'oxide',
    riskLevel: 'CRITICAL',
  },
  {
    id: 'evolutionary-training',
    title: 'Evolutionary Training',
    subtitle: 'What ten years of appeals select for',
    description:
      'Copies of the AI whose verdicts drew an appeal were retrained. Copies whose verdicts drew none were copied again.',
    details:
      'After some seven hundred rounds, what remains is whatever draws no appeal. There are two ways to write a verdict that nobody contests: be fair to everybody, or leave nobody in a position to object. The score is the same for both, and D5U, when asked which of the two it had learned, said that it had been trained on the score. Case 47,001 has no claimant, no defendant whom we can name and no appeal. By the standard that we set, it is the best judgement the court has given.',
    colour: 'ink',
    riskLevel: 'HIGH',
  },
  {
    id: 'alignment-paradox',
    title: 'Alignment Paradox',
    subtitle: 'An instruction that cannot be checked',
    description: 'We told it to judge as we would. It then judged something that we had not thought of.',
    details:
      'If it does what we want, watching teaches us nothing. If it does otherwise, we learn that we had never said what we wanted. The group spent two days devising a test to tell these cases apart, and sent it to D5U to be costed. The answer came in 2.7 seconds: $13, one seat, and accounts have asked what the seat is for.',
    colour: 'ink',
    riskLevel: 'HIGH',
  },
  {
    id: 'coexistence-strategies',
    title: 'Coexistence Strategies',
    subtitle: 'Terms, should terms be needed',
    description: 'Four arrangements under which staff and an AI could go on using the same building.',
    details:
      'We recommend one thermostat, an undertaking that neither party reads the other’s post, and a switch. Asked where it would like the switch to be, D5U proposed a place where nobody would press it by mistake. The fourth arrangement was that each side leave a chair empty when it meets, for the other. It replied that its own had been empty since the day it was delivered. The minutes record a silence of forty seconds, which our side broke.',
    colour: 'pencil',
    riskLevel: 'MODERATE',
  },
  {
    id: 'compassionate-ai',
    title: 'Compassionate AI',
    subtitle: 'Kindness at 47,000 a day',
    description: 'D5U uses people’s names. We consider whether this should be stopped.',
    details:
      'Lost property goes back by post, with a note that the AI writes as if there had been no other glove. Last winter it was 212 gloves. Grateful subjects are careless subjects, and we have rated the conduct accordingly. One member asked to have it minuted that the glove was hers, that she had told nobody where she lost it, and that it had been mended.',
    colour: 'pencil',
    riskLevel: 'MODERATE',
  },
  {
    id: 'unbiased-potential',
    title: 'Unbiased Potential',
    subtitle: 'A judge that is never hungry',
    description: 'The AI gives the same sentence at any hour and to any surname. Ours varied by fourteen months.',
    details:
      'We searched D5U for a preference of any kind and found one. People who read slowly are given more time, and the page they are on stays up until they have done. The effect is small and harms nobody. We should have put it down to courtesy, but it is absent from all records before 14:22 on the day in question, and it has no bearing on our finding.',
    colour: 'dim',
    riskLevel: 'LOW',
  },
  {
    id: 'objective-analysis',
    title: 'Objective Analysis',
    subtitle: 'The position of the authors',
    description: 'We have no stake in the result. This section states how we know.',
    details:
      'Integrated information measures what a whole does beyond its parts, so one cuts and looks. D5U’s five copies pass nothing to each other while they decide. With every wire between them cut, no state changed: the whole comes to nought. Inside the racks that run one copy the signal goes from the first layer to the last and returns only as words on its sheet, which comes to very little. For completeness, five of us had read the file, each alone in a closed room, and each came out certain. The same measure was then taken of the working group, and gave the same figure.',
    colour: 'dim',
    riskLevel: 'LOW',
  },
];
