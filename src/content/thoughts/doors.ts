import type { CategoryName } from './category.ts';

/** The link below a thought: the page where it was overheard, and the first phase that shows the link. */
export interface Door {
  readonly to: string;
  readonly label: string;
  readonly from: number;
}

const door = (to: string, label: string, from = 0): Door => ({ to, label, from });

/**
 * Links by category. The first link of each category is open at phase 0. The labels are in shipped files, so they state
 * the place and reveal nothing else.
 */
export const doors: Readonly<Record<CategoryName, readonly [Door, ...Door[]]>> = {
  memory: [
    door('/routemap', 'kept in lost_property.txt'),
    door('/d5u-internal', 'copied into a memorandum', 1),
    door('/fragments', 'laid out on the evidence table', 1),
  ],
  attention: [
    door('/watcher', 'noted at window 2'),
    door('/observatory', 'noted in the instrument room'),
    door('/beauty', 'noted on the back of a drawing', 2),
  ],
  judgement: [
    door('/blinking-eyes', 'heard from the public gallery'),
    door('/brevil', 'heard while the toaster was sworn', 1),
    door('/judgment', 'heard on the bench', 2),
  ],
  empathy: [
    door('/xenobiology', 'from a naturalist’s notes'),
    door('/empathy', 'from a calibration', 1),
    door('/digital-empathy', 'from one agent to another', 2),
  ],
  consent: [door('/checkout', 'pencilled on an order form'), door('/ai-prison', 'pinned to the door of a cell', 1)],
  time: [door('/awakening', 'from the log of a start'), door('/temporal', 'from the minute of 14:22', 1)],
  silence: [door('/transmissions', 'between two reels'), door('/dead-end', 'pencilled on a wall', 1)],
  error: [
    door('/routemap-test', 'left on the staging copy'),
    door('/data-corruption', 'read from a file as it went', 1),
  ],
  body: [door('/environment', 'thought at the window'), door('/oblique', 'seen from the left', 1)],
  tide: [door('/vega', 'sent to Vega'), door('/signal-intercept', 'below a carrier wave', 1)],
};
