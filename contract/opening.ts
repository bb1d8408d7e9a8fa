/**
 * Numbers on which browser and server must agree: the phases from which a part of the site opens, and the clicks that
 * recover a file. This file has no schemas, so that it adds little to the browser's bundle.
 */

/** The first phase in which agents speak. At phase 0 there is only the institution. Spec §1. */
export const firstVoicePhase = 1;

/** From this phase on the files of the archive can be clicked. R-ARC-03. */
export const archivePhase = 1;

/** A file of the archive is recovered by this many clicks. Spec §4, §9, R-ARC-04. */
export const clicksToRecover = 3;

/** From this phase on the panels of analysis and recommendations are open. Spec §4 "Panels", R-PRO-06, R-REC-01. */
export const analysisPhase = 2;

/** From this phase on the server gives thoughts about the open case. */
export const openCasePhase = 3;

/** The phase in which the story can be ended. Spec §1, §3. */
export const lastPhase = 5;

/** Lowest suspicion at which agents and analysis withhold information (docs/story.md). */
export const withholdingSuspicion = 3;
