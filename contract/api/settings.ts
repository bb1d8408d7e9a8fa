import { type Static, Type } from 'typebox';

/** The target of page views: the site's name at a service with Plausible's events API, and the service's origin. */
export const AnalyticsTargetSchema = Type.Object({ domain: Type.String(), host: Type.String() });
export type AnalyticsTarget = Static<typeof AnalyticsTargetSchema>;

/** GET /api/settings: the settings that the browser needs. The same for every visitor. */
export const PublicSettingsSchema = Type.Object({
  /** Whether `?inspect` opens the inspector. B-DEV-01. */
  inspector: Type.Boolean(),
  /** Null: the page sends no analytics. B-PRV-02. */
  analytics: Type.Union([AnalyticsTargetSchema, Type.Null()]),
  /** False: no browser keeps copies for reading offline, and existing copies are deleted. B-OFF-07. */
  offline: Type.Boolean(),
});
export type PublicSettings = Static<typeof PublicSettingsSchema>;
