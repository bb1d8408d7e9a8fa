import { type Static, Type } from 'typebox';

/** Where page views are told of: the site's name at a service with Plausible's events API, and the service's origin. */
export const AnalyticsTargetSchema = Type.Object({ domain: Type.String(), host: Type.String() });
export type AnalyticsTarget = Static<typeof AnalyticsTargetSchema>;

/** GET /api/settings: what the operator's settings let the browser do. The same for every visitor. */
export const PublicSettingsSchema = Type.Object({
  /** Whether `?inspect` opens the inspector here. B-DEV-01. */
  inspector: Type.Boolean(),
  /** Null: nothing leaves the page. B-PRV-02. */
  analytics: Type.Union([AnalyticsTargetSchema, Type.Null()]),
});
export type PublicSettings = Static<typeof PublicSettingsSchema>;
