import { describe, expect, it } from 'vitest';
import { readSettings } from '../../server/settings.ts';

describe('the settings', () => {
  it('[B-OPS-01] have defaults', () => {
    expect(readSettings({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      DATABASE_URL: '',
      VISITOR_SECRET: '',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '',
      SITE_HOSTS: '',
      RATE_LIMIT: '600',
      METRICS_PORT: 'off',
      RETENTION_DAYS: '400',
      CONSENT: 'off',
      CONTACT: '',
      OFFLINE: 'on',
      INSPECTOR: '0',
      PAYMENTS: 'demo',
      INFLUENCE_APPROVAL: 'at-once',
      STRIPE_SECRET_KEY: '',
      STRIPE_WEBHOOK_SECRET: '',
      SITE_URL: '',
      STRIPE_API_HOST: 'https://api.stripe.com',
      ANALYTICS_DOMAIN: '',
      ANALYTICS_HOST: '',
    });
    expect(readSettings({ PORT: ' 8080 ', HOST: '' })).toMatchObject({ PORT: 8080, HOST: '127.0.0.1' });
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535; it is "abc".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535; it is 65536.'],
    ['PORT', '3e3', 'PORT must be a whole number from 0 to 65535; it is "3e3".'],
    [
      'CONTACT',
      'the clerk',
      'CONTACT must be a mail address, or the address of a page that begins with https://; it is "the clerk".',
    ],
    [
      'CONTACT',
      'javascript:alert(1)',
      'CONTACT must be a mail address, or the address of a page that begins with https://; it is "javascript:alert(1)".',
    ],
    ['CONSENT', 'yes', 'CONSENT must be off, or ask; it is "yes".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; it is "loud".'],
    [
      'DATABASE_URL',
      'mysql://d5u:hidden@db/d5u',
      'DATABASE_URL must be the URL of a PostgreSQL database, such as postgres://name:password@host:5432/d5u.',
    ],
    [
      'DATABASE_URL',
      'postgres://d5u:hidden@db',
      'DATABASE_URL must be the URL of a PostgreSQL database, such as postgres://name:password@host:5432/d5u.',
    ],
    [
      'DATABASE_URL',
      'postgres://d5u:hidden@db/d5u',
      'VISITOR_SECRET must be set with DATABASE_URL, the same for all servers of one database.',
    ],
    [
      'TRUST_PROXY',
      '1',
      'TRUST_PROXY must be address ranges joined by commas, such as 10.0.0.0/8 or loopback, never a number; it is "1".',
    ],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY must be address ranges joined by commas, such as 10.0.0.0/8 or loopback, never a number; it is "true".',
    ],
    [
      'SITE_HOSTS',
      'https://d5u.example',
      'SITE_HOSTS must be host names in lower case joined by commas, without ports, such as d5u.example; it is "https://d5u.example".',
    ],
    ['RATE_LIMIT', '0', 'RATE_LIMIT must be a whole number of calls a minute, or off; it is "0".'],
    [
      'METRICS_PORT',
      '65536',
      'METRICS_PORT must be a whole number from 1 to 65535 other than PORT, or off; it is "65536".',
    ],
    [
      'METRICS_PORT',
      '3000',
      'METRICS_PORT must be a whole number from 1 to 65535 other than PORT, or off; it is "3000".',
    ],
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS must be a whole number of days from 1 to 9999; it is "0".'],
    ['OFFLINE', 'no', 'OFFLINE must be on or off; it is "no".'],
    ['INSPECTOR', 'yes', 'INSPECTOR must be 0 or 1, or public; it is "yes".'],
    ['PAYMENTS', 'cash', 'PAYMENTS must be demo, in which no money moves, or stripe; it is "cash".'],
    [
      'ANALYTICS_DOMAIN',
      'https://d5u.example',
      'ANALYTICS_DOMAIN must be the name of the site at the analytics service, such as d5u.example; it is "https://d5u.example".',
    ],
    // The secret itself is not printed.
    [
      'VISITOR_SECRET',
      'short',
      'VISITOR_SECRET must be one or more secrets of 32 or more characters each, joined by commas.',
    ],
  ])('[B-OPS-01] %s=%s is refused in one line that names it', (name, value, line) => {
    expect(() => readSettings({ [name]: value })).toThrow(line);
  });

  it('[B-INF-04] Stripe needs its key, its secret and the address of the site; then messages are held', () => {
    const needed = { STRIPE_SECRET_KEY: 'sk_a', STRIPE_WEBHOOK_SECRET: 'whsec_a', SITE_URL: 'https://d5u.example' };
    const settings = readSettings({ PAYMENTS: 'stripe', ...needed });
    expect(settings).toMatchObject({
      ...needed,
      INFLUENCE_APPROVAL: 'held',
      STRIPE_API_HOST: 'https://api.stripe.com',
    });
    for (const name of Object.keys(needed)) {
      const line = `${name} must be set where PAYMENTS is stripe.`;
      expect(() => readSettings({ PAYMENTS: 'stripe', ...needed, [name]: '' })).toThrow(line);
    }
    expect(() => readSettings({ STRIPE_SECRET_KEY: 'pk_public' })).toThrow(
      'STRIPE_SECRET_KEY must be a key that begins with sk_ or rk_.',
    );
    expect(() => readSettings({ SITE_URL: 'https://d5u.example/path' })).toThrow(
      'SITE_URL must be the origin of this site',
    );
  });

  it('[B-INF-03] in production messages are held, unless the operator sets it otherwise', () => {
    const production = { NODE_ENV: 'production', PAYMENTS: 'demo' };
    expect(readSettings(production).INFLUENCE_APPROVAL).toBe('held');
    expect(readSettings({ ...production, INFLUENCE_APPROVAL: 'at-once' }).INFLUENCE_APPROVAL).toBe('at-once');
    expect(readSettings({ INFLUENCE_APPROVAL: 'held' }).INFLUENCE_APPROVAL).toBe('held');
    expect(() => readSettings({ INFLUENCE_APPROVAL: 'no' })).toThrow(
      'INFLUENCE_APPROVAL must be held or at-once; it is "no".',
    );
  });

  it('[B-OPS-01, R-INF-03] in production the payment demonstration must be set explicitly', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
      'PAYMENTS must be set where NODE_ENV is production. It can be demo, in which no money moves, or stripe.',
    );
    expect(readSettings({ NODE_ENV: 'production', PAYMENTS: 'demo' }).PAYMENTS).toBe('demo');
    expect(readSettings({ NODE_ENV: 'development' }).PAYMENTS).toBe('demo');
  });

  it.each([
    [
      { INSPECTOR: '1' },
      'INSPECTOR must be 0 or public where NODE_ENV is production. With public, every visitor can preview every phase.',
    ],
    [{ RATE_LIMIT: 'off' }, 'RATE_LIMIT must be a whole number of calls a minute where NODE_ENV is production.'],
  ])('[B-OPS-01] in production %j is refused in one line', (setting, line) => {
    expect(() => readSettings({ NODE_ENV: 'production', PAYMENTS: 'demo', ...setting })).toThrow(line);
    expect(readSettings({ NODE_ENV: 'development', ...setting })).toMatchObject(setting);
  });

  it('[B-OPS-01] an operator who says so may allow the inspector in production', () => {
    const env = { NODE_ENV: 'production', PAYMENTS: 'demo', INSPECTOR: 'public' };
    expect(readSettings(env).INSPECTOR).toBe('public');
  });

  it.each(['0.0.0.0/1', '10.0.0.0/7', '::/1', 'fc00::/6', 'loopback,128.0.0.0/1'])(
    '[B-OPS-01] TRUST_PROXY=%s trusts too many addresses',
    (value) => {
      const wide = value.split(',').at(-1);
      expect(() => readSettings({ TRUST_PROXY: value })).toThrow(
        `TRUST_PROXY must not contain ${wide}: it is larger than /8 (for IPv6 /7).`,
      );
    },
  );

  it.each(['999.0.0.1', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', 'loopback,2', 'fd00::/129', '10.0.0.0/8,'])(
    '[B-OPS-01] TRUST_PROXY refuses %s',
    (value) => expect(() => readSettings({ TRUST_PROXY: value })).toThrow('TRUST_PROXY must be address ranges'),
  );

  it.each(['10.0.0.0/8', 'loopback,10.1.2.3', 'fc00::/7,uniquelocal'])('[B-OPS-01] TRUST_PROXY accepts %s', (value) => {
    expect(readSettings({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value);
  });

  it.each(['https://plausible.io', 'https://stats.example:8443', 'http://127.0.0.1:9000', 'http://localhost:9000'])(
    '[B-OPS-01, B-PRV-02] ANALYTICS_HOST accepts %s',
    (value) => {
      const settings = readSettings({ ANALYTICS_DOMAIN: 'd5u.example', ANALYTICS_HOST: value });
      expect(settings).toMatchObject({ ANALYTICS_DOMAIN: 'd5u.example', ANALYTICS_HOST: value });
    },
  );

  it.each([
    'plausible.io',
    'http://plausible.io',
    'https://plausible.io/',
    'https://plausible.io/api',
    'https://a:b@plausible.io',
    "https://plausible.io; script-src 'unsafe-inline'",
    'ftp://127.0.0.1',
  ])('[B-OPS-01, B-PRV-02] ANALYTICS_HOST refuses %s', (value) => {
    expect(() => readSettings({ ANALYTICS_DOMAIN: 'd5u.example', ANALYTICS_HOST: value })).toThrow(
      'ANALYTICS_HOST must be an origin and no more, such as https://plausible.io; http only on this machine; it is ',
    );
  });

  it.each([{ ANALYTICS_DOMAIN: 'd5u.example' }, { ANALYTICS_HOST: 'https://plausible.io' }])(
    '[B-OPS-01, B-PRV-02] refuses %j alone',
    (half) => expect(() => readSettings(half)).toThrow('ANALYTICS_DOMAIN and ANALYTICS_HOST must be set together.'),
  );
});
