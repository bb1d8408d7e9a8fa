import { isIP } from 'node:net';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { PrivacyFacts } from '#contract/api/privacy.ts';
import type { StripeOptions } from './payments/stripe.ts';
import { termDays } from './storage/terms.ts';

const SettingsSchema = Type.Object({
  /** 0: the system chooses a port. */
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000 }),
  /** A container sets 0.0.0.0. */
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  DATA_DIR: Type.String({ minLength: 1, default: './data' }),
  /** A PostgreSQL database for several processes. Empty: SQLite in DATA_DIR. */
  DATABASE_URL: Type.String({ default: '' }),
  /**
   * The keys, newest first, separated by commas. Older keys still verify cookies. Empty: a key is created in DATA_DIR.
   */
  VISITOR_SECRET: Type.String({ pattern: '^$|^[^,]{32,}(,[^,]{32,})*$', default: '' }),
  /** Logs go to stderr; stdout has only the address. */
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'warn' }),
  /** Address ranges of the reverse proxies. Not a hop count, which would trust clients that bypass the proxy. */
  TRUST_PROXY: Type.String({ default: '' }),
  /** The accepted host names, separated by commas. Empty: any name. */
  SITE_HOSTS: Type.String({
    pattern: '^([a-z0-9.-]+|\\[[0-9a-f:]+\\])?(,([a-z0-9.-]+|\\[[0-9a-f:]+\\]))*$',
    default: '',
  }),
  /** API calls a minute for one visitor at one address; off for load tests. */
  RATE_LIMIT: Type.String({ pattern: '^(off|[1-9]\\d{0,6})$', default: '600' }),
  /** The port of /metrics at HOST. Visitors must not be able to reach it. */
  METRICS_PORT: Type.String({ pattern: '^(off|[1-9]\\d{0,4})$', default: 'off' }),
  /** A visitor's rows are deleted after this time without a write. 400 days are the lifetime of the cookie. */
  RETENTION_DAYS: Type.String({ pattern: '^[1-9]\\d{0,3}$', default: '400' }),
  /** Whether every visitor is asked before a record of their reading is kept. */
  CONSENT: Type.Enum(['off', 'ask'], { default: 'off' }),
  /** The visitors' contact for questions about their data: a mail address, or the https address of a page. */
  CONTACT: Type.String({
    pattern: '^$|^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$|^https://[^\\s<>"]+$',
    maxLength: 200,
    default: '',
  }),
  /** Whether browsers keep copies of the pages read, to open them without a connection. */
  OFFLINE: Type.Enum(['on', 'off'], { default: 'on' }),
  /** In production 1 is rejected as a mistake; `public` enables the inspector there. */
  INSPECTOR: Type.Enum(['0', '1', 'public'], { default: '0' }),
  /** The payment provider. Required in production. */
  PAYMENTS: Type.Enum(['demo', 'stripe'], { default: 'demo' }),
  /** This setting and the next two are required by PAYMENTS=stripe. */
  STRIPE_SECRET_KEY: Type.String({ pattern: '^((sk|rk)_.+)?$', default: '' }),
  STRIPE_WEBHOOK_SECRET: Type.String({ pattern: '^(whsec_.+)?$', default: '' }),
  /** The origin of this site, for Stripe's return links. */
  SITE_URL: Type.String({ default: '' }),
  /** The origin of Stripe's API; tests use another one. */
  STRIPE_API_HOST: Type.String({ default: 'https://api.stripe.com' }),
  /** Whether a paid influence message is shown at once. In production and with Stripe the default is `held`. */
  INFLUENCE_APPROVAL: Type.Enum(['at-once', 'held'], { default: 'at-once' }),
  /**
   * The site's name at the analytics service. ANALYTICS_DOMAIN and ANALYTICS_HOST require each other. Without both, no
   * analytics are sent.
   */
  ANALYTICS_DOMAIN: Type.String({ pattern: '^([a-z0-9]([a-z0-9.-]*[a-z0-9])?)?$', maxLength: 253, default: '' }),
  /** The origin of a service with Plausible's events API. */
  ANALYTICS_HOST: Type.String({ default: '' }),
});
export type Settings = Static<typeof SettingsSchema>;

const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** True for an IP address, a CIDR range with a prefix of at least 1 bit, or one of the named ranges. */
function isRange(text: string): boolean {
  if (namedRanges.has(text)) return true;
  const [address = '', bits = '1', ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
}

/**
 * Shortest prefixes of the largest private networks, in bits. A range with a shorter prefix contains public addresses,
 * so it is not accepted for proxies.
 */
const fewestBits = { 4: 8, 6: 7 } as const;

/** True for a range with more addresses than any private network. */
function isTooWide(text: string): boolean {
  const [address = '', bits] = text.split('/');
  return bits !== undefined && Number(bits) < fewestBits[isIP(address) as 4 | 6];
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for an https origin, or an http origin on this machine, without path, query or credentials. */
function isServiceOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && loopbackNames.has(hostname)));
}

/** True for the URL of a PostgreSQL database. */
function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1;
}

/** The accepted values of each setting, as the end of "NAME must be …". */
const acceptedValues: Record<keyof Settings, string> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'an address to listen at',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'the URL of a PostgreSQL database, such as postgres://name:password@host:5432/d5u',
  VISITOR_SECRET: 'one or more secrets of 32 or more characters each, joined by commas',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
  TRUST_PROXY: 'address ranges joined by commas, such as 10.0.0.0/8 or loopback, never a number',
  SITE_HOSTS: 'host names in lower case joined by commas, without ports, such as d5u.example',
  RATE_LIMIT: 'a whole number of calls a minute, or off',
  METRICS_PORT: 'a whole number from 1 to 65535 other than PORT, or off',
  RETENTION_DAYS: 'a whole number of days from 1 to 9999',
  CONSENT: 'off, or ask',
  CONTACT: 'a mail address, or the address of a page that begins with https://',
  OFFLINE: 'on or off',
  INSPECTOR: '0 or 1, or public',
  PAYMENTS: 'demo, in which no money moves, or stripe',
  STRIPE_SECRET_KEY: 'a key that begins with sk_ or rk_',
  STRIPE_WEBHOOK_SECRET: 'a secret that begins with whsec_',
  SITE_URL: 'the origin of this site and no more, such as https://d5u.example; http only on this machine',
  STRIPE_API_HOST: 'an origin and no more, such as https://api.stripe.com; http only on this machine',
  INFLUENCE_APPROVAL: 'held or at-once',
  ANALYTICS_DOMAIN: 'the name of the site at the analytics service, such as d5u.example',
  ANALYTICS_HOST: 'an origin and no more, such as https://plausible.io; http only on this machine',
};

/** Every name that the server reads from its environment. */
export const settingNames: readonly string[] = [...Object.keys(acceptedValues), 'NODE_ENV'];

/** An invalid setting. The message is the line to print. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const secretSettings: ReadonlySet<keyof Settings> = new Set([
  'VISITOR_SECRET',
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

function invalidSetting(name: keyof Settings, given: Readonly<Record<string, unknown>>): SettingsError {
  // A secret is never printed, valid or not. The URL of a database contains a password.
  const shown = secretSettings.has(name) ? '' : `; it is ${JSON.stringify(given[name])}`;
  return new SettingsError(`${name} must be ${acceptedValues[name]}${shown}.`);
}

/**
 * Reads the settings from an environment. An empty value counts as unset. Throws SettingsError for the first invalid
 * value.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(SettingsSchema.properties)) {
    const value = env[name]?.trim();
    if (value) given[name] = name === 'PORT' && /^\d{1,5}$/.test(value) ? Number(value) : value;
  }
  if (env['NODE_ENV'] === 'production') given['INFLUENCE_APPROVAL'] ??= 'held';
  if (given['PAYMENTS'] === 'stripe') given['INFLUENCE_APPROVAL'] ??= 'held';
  // Value.Default writes the defaults into its argument.
  const settings = Value.Default(SettingsSchema, { ...given });
  if (!Value.Check(SettingsSchema, settings)) {
    throw invalidSetting(Value.Errors(SettingsSchema, settings)[0]?.instancePath.slice(1) as keyof Settings, given);
  }
  const { METRICS_PORT, TRUST_PROXY, ANALYTICS_DOMAIN, ANALYTICS_HOST, DATABASE_URL, VISITOR_SECRET } = settings;
  if (DATABASE_URL !== '' && !isDatabaseUrl(DATABASE_URL)) throw invalidSetting('DATABASE_URL', given);
  if (DATABASE_URL !== '' && VISITOR_SECRET === '') {
    throw new SettingsError('VISITOR_SECRET must be set with DATABASE_URL, the same for all servers of one database.');
  }
  if (METRICS_PORT !== 'off' && (Number(METRICS_PORT) > 65_535 || Number(METRICS_PORT) === settings.PORT)) {
    throw invalidSetting('METRICS_PORT', given);
  }
  if (TRUST_PROXY !== '' && !TRUST_PROXY.split(',').every(isRange)) throw invalidSetting('TRUST_PROXY', given);
  const wide = TRUST_PROXY.split(',').find(isTooWide);
  if (wide !== undefined) {
    throw new SettingsError(`TRUST_PROXY must not contain ${wide}: it is larger than /8 (for IPv6 /7).`);
  }
  if (ANALYTICS_HOST !== '' && !isServiceOrigin(ANALYTICS_HOST)) throw invalidSetting('ANALYTICS_HOST', given);
  if ((ANALYTICS_DOMAIN === '') !== (ANALYTICS_HOST === '')) {
    throw new SettingsError('ANALYTICS_DOMAIN and ANALYTICS_HOST must be set together.');
  }
  for (const name of ['SITE_URL', 'STRIPE_API_HOST'] as const) {
    if (settings[name] !== '' && !isServiceOrigin(settings[name])) throw invalidSetting(name, given);
  }
  const missing = (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SITE_URL'] as const).find(
    (name) => settings[name] === '',
  );
  if (settings.PAYMENTS === 'stripe' && missing !== undefined) {
    throw new SettingsError(`${missing} must be set where PAYMENTS is stripe.`);
  }
  if (env['NODE_ENV'] === 'production' && given['PAYMENTS'] === undefined) {
    throw new SettingsError(`PAYMENTS must be set where NODE_ENV is production. It can be ${acceptedValues.PAYMENTS}.`);
  }
  if (env['NODE_ENV'] === 'production') checkForProduction(settings);
  return settings;
}

/** Throws SettingsError for a setting that is for development and tests only. */
function checkForProduction({ INSPECTOR, RATE_LIMIT }: Settings): void {
  if (INSPECTOR === '1') {
    throw new SettingsError(
      'INSPECTOR must be 0 or public where NODE_ENV is production. With public, every visitor can preview every phase.',
    );
  }
  if (RATE_LIMIT === 'off') {
    throw new SettingsError('RATE_LIMIT must be a whole number of calls a minute where NODE_ENV is production.');
  }
}

/** The settings of the Stripe gateway; null for the demonstration. */
export function stripeSettings(settings: Settings): StripeOptions | null {
  if (settings.PAYMENTS !== 'stripe') return null;
  return {
    secretKey: settings.STRIPE_SECRET_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    apiOrigin: settings.STRIPE_API_HOST,
    siteOrigin: settings.SITE_URL,
  };
}

/** The facts on the privacy page: the retention times of this server, and the recipients of data. B-PRV-05. */
export const privacyFacts = (settings: Settings): PrivacyFacts => ({
  days: { ...termDays, record: Number(settings.RETENTION_DAYS) },
  asks: settings.CONSENT === 'ask',
  payments: settings.PAYMENTS,
  analyticsHost: settings.ANALYTICS_HOST === '' ? null : new URL(settings.ANALYTICS_HOST).host,
  contact: settings.CONTACT === '' ? null : settings.CONTACT,
});
