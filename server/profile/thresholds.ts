/**
 * Every number of the profile engine, in one table. `npm run pacing` shows their effect on a day of simulated readers.
 * Times are ms of the server's clock, percents are of a page, suspicion is 0 to 5.
 */
export const thresholds = {
  /**
   * Engaged time that opens each phase. Engaged time is dwell weighted by `engagement`. An attentive reader has 0.9 and
   * more, and opens phase 2 within 5 minutes and phase 5 in about 40, so that a visit of an hour has the end in it.
   */
  engagedMsForPhase: { 1: 20_000, 2: 260_000, 3: 660_000, 4: 1_290_000, 5: 2_160_000 },

  /**
   * Different story pages that the server must have given out as well, so that time alone opens nothing further. A reader who
   * opens one in eight minutes has as many by then, and a keen one three times as many. Fault 35.
   */
  roomsForPhase: { 1: 0, 2: 0, 3: 1, 4: 3, 5: 5 },

  /** The short way to phase 1: half a page scrolled, three hovers or interactions, 20 s of dwell. One flush is enough (design.md). */
  keen: { dwellMs: 20_000, depthPercent: 50, touches: 3 },

  /** Weight of a batch's dwell, 0 to 1. All ways of reading count the same, so touch and keyboard readers lose nothing. */
  engagement: {
    /** Weight without any movement (as /void asks for). After `stillMs` without an event it is 0: the tab was left open. */
    presence: 0.25,
    stillMs: 180_000,
    /** Added in full from this scroll depth a minute of dwell on, in proportion below. A long page takes two or three minutes. */
    depth: 0.45,
    depthPercentPerMinute: 30,
    /** Added in full from this many hovers and interactions a minute on, in proportion below. */
    touches: 0.45,
    touchesPerMinute: 4,
  },

  /** Scroll speed in percent of a page a second. A page of 250 to 700 words takes one to three minutes: about 1. */
  pace: {
    /** Up to this speed one can read; above it engagement decreases. */
    reading: 4,
    /** From this speed on nothing is read: a page in ten seconds. */
    skimming: 10,
    /** From this speed on, for at least this distance in percent, suspicion rises. One press of the End key is below it. */
    frenzied: 30,
    frenziedTravel: 250,
    /** No hand scrolls at this speed for this distance in percent. */
    superhuman: 300,
    superhumanTravel: 1_500,
  },

  /** Signs of a script. A batch with any of them earns nothing. */
  machine: {
    /** Number of scroll entries with equal steps at equal intervals. */
    metronomeEntries: 12,
    /** Number of hovers and interactions in less than a second of dwell. */
    actionsWithoutDwell: 20,
    /** Claimed dwell beyond twice what the clock allows and this. Two windows side by side stay below it. */
    overclaimMs: 31_000,
    /** Scrolls, hovers and interactions for each second of dwell; dwell counts as one second at least. */
    eventsPerSecond: 120,
  },

  /** What the server's clock allows. It accumulates while nothing arrives, so that batches from an offline time count. */
  allowance: {
    /** For the first batch, however old the cookie is: a page that loads slowly, and one flush. Fault 35. */
    firstDwellMs: 60_000,
    /** The most that accumulates: ten minutes without a network (fault 6). Whoever is absent for longer has not read. */
    dwellCapMs: 600_000,
    /** Batches at once, and one more each so many ms: a flush comes every 30 s, and one whenever the tab is hidden. */
    batches: 60,
    msPerBatch: 2_000,
    /** The most that accumulate: half a day of flushes. Their dwell has its own limit. */
    savedBatches: 1_500,
  },

  /** A pause of `gapMs` between two visits doubles the engaged time, once and up to `bonusMs`, after a minute of the new visit. */
  returning: { gapMs: 21_600_000, provenMs: 60_000, bonusMs: 840_000 },

  /**
   * Suspicion, 0 to `most`. A keen reader has their highest between 1 and 2; an explorer is above 3 for two to six pages; a
   * script is above 4. From 3 on stories ask and withhold, above 4 they lie once (docs/story.md).
   */
  suspicion: {
    most: 5,
    machine: 1.5,
    frenzy: 0.4,
    /**
     * For each interaction that the page did not offer, by kind: following a hidden link, breaking a seal, opening the
     * panel of the seals. `probeMost` for one batch.
     */
    probes: { hidden: 0.6, secret: 0.8, protocol: 0.1 },
    probeMost: 2,
    /** For a batch in which more than `hurriedRooms` pages were entered, at more than `hurriedRoomsPerMinute`. */
    hurry: 0.4,
    hurriedRooms: 3,
    hurriedRoomsPerMinute: 6,
    /** For leaving a page about a person (`people`) early. */
    leftEarly: 0.5,
    /** For a batch that has as many hovers and interactions as each of the batches before it (`evenness`). */
    even: 0.5,
    /** For each archive click over the allowance: `archivePatience` clicks at once, and one more each `msPerArchiveClick`. */
    archiveClick: 0.05,
    archivePatience: 12,
    msPerArchiveClick: 3_000,
    /** The share that a minute of calm reading takes away: half of it in six minutes. */
    calmSharePerMinute: 0.12,
  },

  /** No person has the same number of hovers and interactions, and at least `touches` of them, in so many batches in a row. */
  evenness: { touches: 6, batches: 10 },

  /**
   * The pages about single people. Who certainly leaves one within `earlyMs` left it early; who certainly stays that long
   * stayed. From `fromPhase` on, each of them takes longer to read than that.
   */
  people: { paths: ['/human-cost', '/digital-empathy', '/empathy'], earlyMs: 40_000, fromPhase: 1 },

  /** What decides the priority of a recommendation, 0 to 1 (recommend.ts). Factors, unless stated otherwise. */
  recommendations: {
    /** The panel shows `shown` of the `listed`; the worker ranks all. */
    listed: 8,
    shown: 3,
    /** Priorities: the next page in the wing of the page read last; the one that moves on; any other at most; a changed one. */
    next: 1,
    other: 0.97,
    most: 0.95,
    changed: 0.3,
    /** Only pages with at least this priority in the table become `next` or `other`. */
    pinnedFrom: 0.3,
    /** Taken off for each phase that has passed since the row's own. */
    agePerPhase: 0.06,
    /** For a row whose suspicion is not reached. */
    tooTrusted: 0.5,
    /** A page that was seen and passed by, or put away. */
    ignored: 0.8,
    dismissed: 0.2,
    /** The kind that a reader likes most gains this share, and the one they like least loses it. */
    lean: 0.4,
    /** Puzzles and collaborations gain half of this share with full attention, and lose it with none; the others the reverse. */
    attention: 0.3,
  },

  /** The number of latest interactions that are stored. */
  latestInteractions: 50,
} as const;
