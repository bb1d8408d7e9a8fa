/**
 * Every number of the profile engine, in one table. `npm run pacing` shows what they do to a day of readers.
 * Times are ms of the server's clock, percents are of a page, suspicion is 0 to 5.
 */
export const thresholds = {
  /**
   * Engaged time that opens each phase. Engaged time is dwell weighed by how the reader reads (`engagement`), so a keen
   * reader, who engages at 0.9 and more, opens phase 2 within 5 minutes and phase 5 in about an hour.
   */
  engagedMsForPhase: { 1: 20_000, 2: 260_000, 3: 780_000, 4: 1_680_000, 5: 3_000_000 },

  /** The short way into phase 1: half a page scrolled, three things touched, 20 s stayed. One flush is enough (design.md). */
  keen: { dwellMs: 20_000, depthPercent: 50, touches: 3 },

  /** How one batch's dwell is weighed, 0 to 1. Each way of taking part counts alike, so that touch and keyboard readers lose nothing. */
  engagement: {
    /** Being there, also without moving (as /void asks), until nothing has moved for so long: then the tab was left open. */
    presence: 0.25,
    stillMs: 180_000,
    /** Added in full from this depth a minute of dwell, in proportion below. A long page takes two or three minutes. */
    depth: 0.45,
    depthPercentPerMinute: 30,
    /** Added in full from this many hovers and interactions a minute, in proportion below. */
    touches: 0.45,
    touchesPerMinute: 4,
  },

  /** Scrolling pace in percent of a page a second. 250 to 700 words take one to three minutes: about 1. */
  pace: {
    /** Up to here one can read; from here engagement fades. */
    reading: 4,
    /** From here nothing is read: a page in ten seconds. */
    skimming: 10,
    /** From here it is agitation, if it went on for so many percent: one End key is no frenzy. */
    frenzied: 30,
    frenziedTravel: 250,
    /** No hand does this, for so many percent. */
    superhuman: 300,
    superhumanTravel: 1_500,
  },

  /** Signs of a machine. Any one of them, and the batch earns nothing. */
  machine: {
    /** This many scroll entries with equal steps at equal times; a hand never manages. */
    metronomeEntries: 12,
    /** This many hovers and interactions in less than a second of dwell. */
    actionsWithoutDwell: 20,
    /** Claimed dwell beyond twice what the clock allows and this. Two windows side by side stay below it. */
    overclaimMs: 31_000,
    /** Scrolls, hovers and interactions a second of dwell, of which there is one at the least. */
    eventsPerSecond: 120,
  },

  /** What the server's clock allows. Saved up while nothing arrives, so that an outbox from a tunnel is taken in full. */
  allowance: {
    dwellCapMs: 1_800_000,
    /** Batches at once, and one more each so many ms: a flush comes every 30 s, and one whenever the tab is hidden. */
    batches: 60,
    msPerBatch: 2_000,
    /** The most that are saved up: half a day of flushes. The dwell in them is bounded by its own cap. */
    savedBatches: 1_500,
  },

  /** A night's sleep between two visits doubles what had been read, once and up to the bonus, after a minute of the new visit. */
  returning: { gapMs: 21_600_000, provenMs: 60_000, bonusMs: 1_200_000 },

  suspicion: {
    most: 5,
    machine: 1.5,
    frenzy: 0.4,
    /** For each thing done that the page did not offer, and the most in one batch. */
    probe: 0.3,
    probeMost: 0.9,
    /**
     * Kinds of interaction that the page did not offer: a link that is hard to see was taken, a word has broken a seal, the
     * panel of the seals was opened.
     */
    probeKinds: ['hidden', 'secret', 'protocol'],
    /** For each archive click past the patience of the archive: so many at once, and one more each so many ms. */
    archiveClick: 0.1,
    archivePatience: 12,
    msPerArchiveClick: 3_000,
    /** Taken off by a minute of calm reading. */
    calmPerMinute: 0.25,
  },

  /** Entries of the interaction sequence that are kept, the latest. */
  latestInteractions: 50,
} as const;
