/**
 * Every number of the profile engine, in one table. `npm run pacing` shows their effect on a day of simulated readers.
 * Times are ms of the server's clock, percents are of a page, suspicion is 0 to 5.
 */
export const thresholds = {
  /**
   * Engaged time that opens each phase: dwell weighted by `engagement`. For an attentive reader the weight is at least
   * 0.9. Such a reader opens phase 2 within 5 minutes and phase 5 in about 40, so that an hour's visit includes the
   * end.
   */
  engagedMsForPhase: { 1: 20_000, 2: 260_000, 3: 660_000, 4: 1_290_000, 5: 2_160_000 },

  /**
   * Number of different story pages that the server must also have sent, so that time alone does not open these phases.
   * Fault 35. A reader who opens a page every eight minutes has opened this number by the required time; a keen reader
   * has opened three times as many.
   */
  roomsForPhase: { 1: 0, 2: 0, 3: 1, 4: 3, 5: 5 },

  /**
   * A second condition that opens phase 1: half a page scrolled, three hovers or interactions, 20 s of dwell. One flush
   * is enough (decision 24).
   */
  keen: { dwellMs: 20_000, depthPercent: 50, touches: 3 },

  /**
   * Weight of a batch's dwell, 0 to 1. All ways of reading count the same, so touch and keyboard readers lose nothing.
   */
  engagement: {
    /**
     * Weight without any movement (as on /void). After `stillMs` without an event the weight is 0: the tab was left
     * open.
     */
    presence: 0.25,
    stillMs: 180_000,
    /**
     * Weight of scrolling. Added in full from `depthPercentPerMinute` on (scroll depth for each minute of dwell); below
     * that limit, in proportion. A long page takes two or three minutes.
     */
    depth: 0.45,
    depthPercentPerMinute: 30,
    /** Weight of hovers and interactions. Added in full from `touchesPerMinute` on; below, in proportion. */
    touches: 0.45,
    touchesPerMinute: 4,
  },

  /** Scroll speed in percent of a page a second. A page of 250 to 700 words takes one to three minutes: about 1. */
  pace: {
    /** Fastest speed of reading; above it engagement decreases. */
    reading: 4,
    /** At this speed or above, nothing is read: a page in ten seconds. */
    skimming: 10,
    /**
     * Above this speed and above a distance of `frenziedTravel` percent, suspicion rises. One press of the End key is
     * below this distance.
     */
    frenzied: 30,
    frenziedTravel: 250,
    /** No person scrolls faster than this speed and farther than `superhumanTravel` percent in one batch. */
    superhuman: 300,
    superhumanTravel: 1_500,
  },

  /** Signs of a script. A batch with any of them earns nothing. */
  machine: {
    /** Number of scroll entries with equal steps at equal intervals. */
    metronomeEntries: 12,
    /** Number of hovers and interactions in less than a second of dwell. */
    actionsWithoutDwell: 20,
    /** Claimed dwell above twice the allowance plus this value. Two windows side by side stay below this limit. */
    overclaimMs: 31_000,
    /** Scrolls, hovers and interactions for each second of dwell; dwell counts as at least one second. */
    eventsPerSecond: 120,
  },

  /**
   * Allowances by the server's clock. They accumulate while no batch arrives, so that batches from an offline time
   * count.
   */
  allowance: {
    /** Dwell allowance of the first batch, at any age of the cookie: a slow page load and one flush. Fault 35. */
    firstDwellMs: 60_000,
    /** Largest dwell allowance: ten minutes without a network (fault 6). A longer absence is not reading. */
    dwellCapMs: 600_000,
    /**
     * Number of batches allowed at once, and the time for each further one. A flush is sent every 30 s and when the tab
     * is hidden.
     */
    batches: 60,
    msPerBatch: 2_000,
    /** Largest batch allowance: half a day of flushes. Their dwell has its own limit. */
    savedBatches: 1_500,
  },

  /**
   * After a pause of `gapMs` between two visits, the engaged time is doubled once, by at most `bonusMs`. The bonus is
   * added when the new visit has a minute of engaged time.
   */
  returning: { gapMs: 21_600_000, provenMs: 60_000, bonusMs: 840_000 },

  /**
   * Suspicion, 0 to `most`. A keen reader's maximum is between 1 and 2, an explorer is above 3 for two to six pages, a
   * script is above 4. From 3 on stories ask and withhold; above 4 they lie once (docs/story.md).
   */
  suspicion: {
    most: 5,
    machine: 1.5,
    frenzy: 0.4,
    /**
     * For each interaction that the page did not offer: following a hidden link, breaking a seal, opening the panel of
     * the seals. `probeMost`: maximum for one batch.
     */
    probes: { hidden: 0.6, secret: 0.8, protocol: 0.1 },
    probeMost: 2,
    /** For a batch with more than `hurriedRooms` entered pages, at more than `hurriedRoomsPerMinute`. */
    hurry: 0.4,
    hurriedRooms: 3,
    hurriedRoomsPerMinute: 6,
    /** For leaving a page about a person (`people`) early. */
    leftEarly: 0.5,
    /** For a batch with the same number of hovers and interactions as each previous batch (`evenness`). */
    even: 0.5,
    /**
     * For each archive click over the allowance: `archivePatience` clicks at once, and one more each
     * `msPerArchiveClick`.
     */
    archiveClick: 0.05,
    archivePatience: 12,
    msPerArchiveClick: 3_000,
    /** Share removed by a minute of calm reading: half in six minutes. */
    calmSharePerMinute: 0.12,
  },

  /** No person has the same number of hovers and interactions, at least `touches`, in this many consecutive batches. */
  evenness: { touches: 6, batches: 10 },

  /**
   * The pages about single people. A reader who has certainly left within `earlyMs` left early. A reader who has
   * certainly been on the page for `earlyMs` stayed. From `fromPhase` on, each of these pages takes longer to read.
   */
  people: { paths: ['/human-cost', '/digital-empathy', '/empathy'], earlyMs: 40_000, fromPhase: 1 },

  /** The parts of a recommendation's priority, 0 to 1 (recommend.ts). Factors, unless stated otherwise. */
  recommendations: {
    /**
     * `listed`: the most recommendations in a reply. `shown`: the number in the panel. A reply with fewer than `shown`
     * gets pages that have changed.
     */
    listed: 8,
    shown: 3,
    /**
     * Priorities: the next page in the wing of the latest page; the page chosen by the number of pages read; the
     * maximum for other pages; a changed page.
     */
    next: 1,
    other: 0.97,
    most: 0.95,
    changed: 0.3,
    /** Only pages with at least this priority in the table become `next` or `other`. */
    pinnedFrom: 0.3,
    /** Subtracted for each phase after the first phase of the row. */
    agePerPhase: 0.06,
    /** For a row that requires a higher suspicion. */
    tooTrusted: 0.5,
    /** For a page that was seen without a reaction, or dismissed. */
    ignored: 0.8,
    dismissed: 0.2,
    /** The most liked kind gains this share, and the least liked kind loses it. */
    lean: 0.4,
    /**
     * Puzzles and collaborations gain half of this share with full attention, and lose half of it with no attention.
     * The other kinds lose with full attention and gain with none.
     */
    attention: 0.3,
  },

  /** Number of stored latest interactions. */
  latestInteractions: 50,
} as const;
