import { isIP } from 'node:net';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const SettingsSchema = Type.Object({
  /** 0 lets the system choose. */
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000 }),
  /** Containers set 0.0.0.0. */
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  DATA_DIR: Type.String({ minLength: 1, default: './data' }),
  /** Newest first, joined by commas; cookies signed with an older one stay valid. Empty: a key is made and kept in DATA_DIR. */
  VISITOR_SECRET: Type.String({ pattern: '^$|^[^,]{32,}(,[^,]{32,})*$', default: '' }),
  /** Logs go to stderr, so that stdout holds the address and nothing else. */
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'warn' }),
  /** Address ranges of the proxies in front. Never a hop count: a count trusts whoever comes from somewhere else. */
  TRUST_PROXY: Type.String({ default: '' }),
  /** API calls a minute for one visitor at one address; off for load tests. */
  RATE_LIMIT: Type.String({ pattern: '^(off|[1-9]\\d{0,6})$', default: '600' }),
  INSPECTOR: Type.Enum(['0', '1'], { default: '0' }),
  /** Who takes the payment for the seat. Empty: the demonstration, except in production. */
  PAYMENTS: Type.Enum(['', 'demo'], { default: '' }),
  /** The site's name at the analytics service. Both or neither; without them nothing leaves the page. */
  ANALYTICS_DOMAIN: Type.String({ pattern: '^([a-z0-9]([a-z0-9.-]*[a-z0-9])?)?$', maxLength: 253, default: '' }),
  /** Where a service with Plausible's events API listens. */
  ANALYTICS_HOST: Type.String({ default: '' }),
});
export type Settings = Static<typeof SettingsSchema>;

const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, one with the bits of its network, or a range by name. */
function isRange(text: string): boolean {
  if (namedRanges.has(text)) return true;
  const [address = '', bits = '1', ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for an https origin, or an http one of this machine, written without path, query or a name to log in by. */
function isServiceOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && loopbackNames.has(hostname)));
}

/** What each setting takes, as the end of "NAME must be …". */
const meaning: Record<keyof Settings, string> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'an address to listen at',
  DATA_DIR: 'a folder',
  VISITOR_SECRET: 'one or more secrets of 32 or more characters each, joined by commas',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
  TRUST_PROXY: 'address ranges joined by commas, such as 10.0.0.0/8 or loopback, never a number',
  RATE_LIMIT: 'a whole number of calls a minute, or off',
  INSPECTOR: '0 or 1',
  PAYMENTS: 'demo, in which no money moves',
  ANALYTICS_DOMAIN: 'the name of the site at the analytics service, such as d5u.example',
  ANALYTICS_HOST: 'an origin and no more, such as https://plausible.io; http only on this machine',
};

/** A setting that cannot be used; the message is the one line to show. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

function wrong(name: keyof Settings, given: Readonly<Record<string, unknown>>): SettingsError {
  // A secret is never printed, wrong or right.
  const shown = name === 'VISITOR_SECRET' ? '' : `; it is ${JSON.stringify(given[name])}`;
  return new SettingsError(`${name} must be ${meaning[name]}${shown}.`);
}

/** Reads the settings out of an environment; an empty value counts as unset. Throws SettingsError naming the first wrong one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(SettingsSchema.properties)) {
    const value = env[name]?.trim();
    if (value) given[name] = name === 'PORT' && /^\d{1,5}$/.test(value) ? Number(value) : value;
  }
  const settings = Value.Default(SettingsSchema, given);
  if (!Value.Check(SettingsSchema, settings)) {
    throw wrong(Value.Errors(SettingsSchema, settings)[0]?.instancePath.slice(1) as keyof Settings, given);
  }
  const { TRUST_PROXY, ANALYTICS_DOMAIN, ANALYTICS_HOST } = settings;
  if (TRUST_PROXY !== '' && !TRUST_PROXY.split(',').every(isRange)) throw wrong('TRUST_PROXY', given);
  if (ANALYTICS_HOST !== '' && !isServiceOrigin(ANALYTICS_HOST)) throw wrong('ANALYTICS_HOST', given);
  if ((ANALYTICS_DOMAIN === '') !== (ANALYTICS_HOST === '')) {
    throw new SettingsError('ANALYTICS_DOMAIN and ANALYTICS_HOST must be set together.');
  }
  if (env['NODE_ENV'] === 'production' && settings.PAYMENTS === '') {
    throw new SettingsError(`PAYMENTS must be set where NODE_ENV is production. It can be ${meaning.PAYMENTS}.`);
  }
  return settings;
}
