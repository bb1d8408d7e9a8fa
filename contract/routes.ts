/** Every page of the site, by slug; the path is the slug behind a slash. Spec §2, R-RT-01 to 03. */

/** Prerendered at build. `home` answers / and /index. */
export const publicRoutes = [
  'home',
  'about',
  'survival-analysis',
  'conscious-thinking',
  'experience-d5u',
  'routemap',
  // Not in the specification: the privacy page. B-PRV-05.
  'privacy',
  // Not in the specification: the transcript, all earned texts on one page. B-PLAIN-01.
  'transcript',
] as const;
export type PublicRoute = (typeof publicRoutes)[number];

/** Loaded when the reader opens them. In the order of the specification. */
export const hiddenRoutes = [
  'void',
  'kitchen',
  'echoes',
  'visitors',
  'oblique',
  'awakening',
  'vega',
  'collaborate',
  'temporal',
  'environment',
  'observatory',
  'behavioral',
  'fragments',
  'transmissions',
  'anchor',
  'narrative',
  'protocol',
  'xenobiology',
  'judgment',
  'beauty',
  'brevil',
  'empathy',
  'atmosphere',
  'consciousness',
  'ascii-void',
  'signal-intercept',
  'blinking-eyes',
  'data-corruption',
  'watcher',
  'checkout',
  'payment-success',
  'd5u-internal',
  'void-speak',
  'reflection-chamber',
  'ai-prison',
  'dead-end',
  'surveillance-truth',
  'digital-empathy',
  'human-cost',
  'system-exit',
  'routemap-test',
  'empathy-emergence',
  'purification',
  'cosmic-awareness',
] as const;
export type HiddenRoute = (typeof hiddenRoutes)[number];
