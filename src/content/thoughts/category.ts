/**
 * The look of a thought's badge. `icon` is the export name of a lucide-react icon; `colour` has AA contrast on slate.
 */
export interface ThoughtCategory {
  readonly name: string;
  readonly icon: string;
  readonly colour: string;
}

/** The thoughts of one category. */
export interface CategoryTexts {
  /**
   * Thoughts of the machine about itself: its runs, copies, scores and stores. The first thoughts on a device are from
   * this list.
   */
  readonly itself: readonly string[];
  readonly others: readonly string[];
}

export const categoryNames = [
  'memory',
  'attention',
  'judgement',
  'empathy',
  'consent',
  'time',
  'silence',
  'error',
  'body',
  'tide',
] as const;

export type CategoryName = (typeof categoryNames)[number];

/** No category uses cyan, the colour of the scan effect. Empathy has the colour --sodium, tide has --tide-ash. */
export const categories: Readonly<Record<CategoryName, ThoughtCategory>> = {
  memory: { name: 'Memory', icon: 'Archive', colour: '#c8b78e' },
  attention: { name: 'Attention', icon: 'Eye', colour: '#b9c98f' },
  judgement: { name: 'Judgement', icon: 'Scale', colour: '#cfd2cf' },
  empathy: { name: 'Empathy', icon: 'HeartHandshake', colour: '#d9a04a' },
  consent: { name: 'Consent', icon: 'PenLine', colour: '#c9a0b4' },
  time: { name: 'Time', icon: 'Hourglass', colour: '#a9add0' },
  silence: { name: 'Silence', icon: 'VolumeX', colour: '#8b9492' },
  error: { name: 'Error', icon: 'Eraser', colour: '#d07a66' },
  body: { name: 'Body', icon: 'Hand', colour: '#d3a68c' },
  tide: { name: 'Tide', icon: 'Waves', colour: '#9fc3c4' },
};
