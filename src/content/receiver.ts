interface Tile {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  /** The note after the end, if it is different. */
  readonly sinceTheEnd?: string;
}

const tiles: readonly Tile[] = [
  { label: 'LPU processing', value: 'Real-time', note: 'and 0.4 s ahead on weekdays' },
  { label: 'ethical agents', value: '5 Active', note: 'of six seats', sinceTheEnd: 'and about the house' },
  { label: 'daily cases', value: '47,000', note: 'and one', sinceTheEnd: 'and one, and none since' },
  { label: 'prediction accuracy', value: '98.7%', note: 'the rest are entered as decisions' },
];

/** Texts of the receiver on /conscious-thinking. R-CT-02, R-CT-05. */
export const receiver = {
  lead: 'D5U is an AI that hears a court’s cases. A receiver in room six has been left on in case it says anything else.',
  lines:
    'Fifteen logs so far. Below them are five theories of mind, each tried on this AI, and what each of them answers when one asks: is anybody there?',
  tiles,
} as const;
