import type { GlitchKind, RouteRules } from '#contract/simulation.ts';
import type { ProfilePanels } from '../panels/drawer/tabs.ts';
import { type PageSlug, routeAt } from './routes.ts';

/** An edge of the browser window. */
export type Side = 'left' | 'right';

/** What simulation and app shell may do on a page. Spec §2. */
interface PageRules {
  /** The simulation's rules. */
  readonly rules: Omit<RouteRules, 'path'>;
  readonly profilePanels: ProfilePanels;
  /** Whether notices wait for the next page. B-NOTE-02. */
  readonly areNoticesHeld: boolean;
  /** The edges at which no water stands. B-OVL-15. */
  readonly dryEdges: readonly Side[];
}

type Rules = Omit<RouteRules, 'path'>;
/** No eggs, glitches or remarks on pages that state facts, take payment, or are about stillness. */
const bare: Rules = { eggs: 'none', glitches: false, narrative: false };
const unremarked: Partial<Rules> = { narrative: false };

/** The kind of ambient glitch of each page; `slices` for a page without an entry. */
const glitches: Partial<Record<PageSlug, GlitchKind | false>> = {
  // The archive has its own timer (useBeats.ts). R-ARC-08.
  routemap: false,
  // Pages with damaged records or about them.
  home: 'tear',
  transmissions: 'tear',
  'signal-intercept': 'tear',
  'd5u-internal': 'blocks',
  'data-corruption': 'blocks',
  fragments: 'blocks',
  'ai-prison': 'blocks',
  'routemap-test': 'blocks',
  'dead-end': 'blocks',
  // Pages about time.
  temporal: 'hold',
  echoes: 'hold',
  observatory: 'hold',
  environment: 'hold',
  'cosmic-awareness': 'hold',
  'conscious-thinking': 'hold',
  atmosphere: 'hold',
  'ascii-void': 'hold',
  // Pages about weights, training and the model in service.
  'digital-empathy': 'bits',
  'empathy-emergence': 'bits',
  consciousness: 'bits',
  // Pages about two viewers of the same thing.
  about: 'split',
  kitchen: 'split',
  visitors: 'split',
  vega: 'split',
  empathy: 'split',
  'reflection-chamber': 'split',
  'blinking-eyes': 'split',
  watcher: 'split',
};

/**
 * Exceptions from the default: eggs drift, glitches of the page's kind appear, remarks are shown. Spec §2, R-RT-06,
 * R-UI-06.
 */
const exceptions: Partial<Record<PageSlug, Partial<Rules>>> = {
  collaborate: { eggs: 'emergent' },
  privacy: bare,
  transcript: bare,
  void: bare,
  'surveillance-truth': bare,
  purification: bare,
  checkout: bare,
  'payment-success': bare,
  'not-found': bare,
  'data-corruption': unremarked,
  'blinking-eyes': unremarked,
  'ascii-void': unremarked,
  'signal-intercept': unremarked,
};

/** Pages without the analysis and the recommendations, at every phase. R-RT-07. */
const withoutPanels: readonly PageSlug[] = ['data-corruption', 'blinking-eyes', 'ascii-void', 'signal-intercept'];
/**
 * Pages about a person's suffering or about a decision on it, and the plain pages. B-CASE-02, B-EGG-01. No egg drifts
 * there, no glitch appears, and no panel opens by itself; panels opened by the reader are shown. /collaborate has the
 * eggs of R-RT-06.
 */
const undisturbed: readonly PageSlug[] = [
  'human-cost',
  'judgment',
  'collaborate',
  'system-exit',
  'privacy',
  'transcript',
];

/** On the front page and where the reader is asked to keep still, panels of the profile wait for the next page. */
const withLaterPanels: readonly PageSlug[] = ['home', 'void'];

/** The page on which a person speaks for herself: a notice would be an interruption. B-NOTE-02. */
const withoutNotices: readonly PageSlug[] = ['human-cost'];

const profilePanelsOn = (slug: PageSlug): ProfilePanels => {
  if (withoutPanels.includes(slug)) return 'none';
  if (withLaterPanels.includes(slug)) return 'later';
  return undisturbed.includes(slug) ? 'asked' : 'shown';
};

/**
 * The edges of a page at which no water stands, because the page draws or writes there: shifted rows of the archive,
 * charts that go on beyond the window, the film, a letter's margins, and the walls of a cell. B-OVL-15.
 */
const dryEdges: Partial<Record<PageSlug, readonly Side[]>> = {
  routemap: ['right'],
  observatory: ['right'],
  vega: ['right'],
  behavioral: ['left', 'right'],
  'digital-empathy': ['left', 'right'],
  'ai-prison': ['left', 'right'],
};

/** The rules of the page of a path. */
export const rulesAt = (path: string): PageRules => {
  const { slug } = routeAt(path);
  return {
    rules: {
      eggs: undisturbed.includes(slug) ? 'none' : 'drift',
      glitches: undisturbed.includes(slug) ? false : (glitches[slug] ?? 'slices'),
      narrative: true,
      ...exceptions[slug],
    },
    profilePanels: profilePanelsOn(slug),
    areNoticesHeld: withoutNotices.includes(slug),
    dryEdges: dryEdges[slug] ?? [],
  };
};

/**
 * Whether an effect may disturb the shown page. The archive has no ambient glitches, because its own timer starts its
 * glitches. `path`: its path, null before the first page.
 */
export const isDisturbable = (path: string | null): boolean =>
  path !== null && (rulesAt(path).rules.glitches !== false || routeAt(path).slug === 'routemap');
