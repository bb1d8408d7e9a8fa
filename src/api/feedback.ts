import type { PersonalizationFeedback } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { effectivenessOf } from '#contract/effectiveness.ts';
import type { ScoredRecommendation } from '#contract/recommendation.ts';
import { isRecordKept } from '../device/consent.ts';
import { post } from './fetcher.ts';

/** The feedback on a recommendation, ready to send. `dwellMs`: the recommendation's time in view. R-REC-07. */
export const feedbackOn = (
  { url, estimatedEngagement, adaptiveMetadata }: ScoredRecommendation,
  userResponse: string,
  dwellMs: number,
): PersonalizationFeedback => ({
  contentId: url,
  userResponse,
  effectiveness: effectivenessOf(userResponse),
  dwellTime: dwellMs,
  personalityProfile: {
    engagementLevel: estimatedEngagement,
    preferredComplexity: adaptiveMetadata.complexityLevel,
  },
});

/** Sends feedback, where a record is kept. A failure is logged only (spec §8). Never throws. R-REC-07. */
export async function postFeedback(feedback: PersonalizationFeedback): Promise<void> {
  if (!isRecordKept()) return;
  try {
    await post(apiPaths.personalizationFeedback, feedback);
  } catch (error) {
    console.error('Could not send the feedback on a recommendation.', error);
  }
}
