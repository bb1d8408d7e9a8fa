import { type Static, Type } from 'typebox';

export const RecommendationTypeSchema = Type.Union([
  Type.Literal('content'),
  Type.Literal('puzzle'),
  Type.Literal('hidden_content'),
  Type.Literal('collaboration'),
]);
export type RecommendationType = Static<typeof RecommendationTypeSchema>;

/** One entry of GET /api/visitor/recommendations. Spec §3, R-REC-01. */
export const RecommendationSchema = Type.Object({
  type: RecommendationTypeSchema,
  title: Type.String(),
  description: Type.String(),
  url: Type.String(),
  /** 0 to 1. Higher values are listed first. */
  priority: Type.Number({ minimum: 0, maximum: 1 }),
});
export type Recommendation = Static<typeof RecommendationSchema>;

export type Complexity = 'basic' | 'intermediate' | 'advanced';

/** A recommendation with the values that the worker derives. Spec §3, R-REC-02. */
export interface ScoredRecommendation extends Recommendation {
  readonly reason: string;
  /** 0 to 1. */
  readonly estimatedEngagement: number;
  readonly adaptiveMetadata: {
    readonly complexityLevel: Complexity;
    /** 0 to 1. */
    readonly cognitiveLoad: number;
    /** Seconds. */
    readonly requiredAttentionSpan: number;
  };
}
