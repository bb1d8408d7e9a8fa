/** Every URL path of the API, once, by name. Source: spec §7, and the calls that we added. */
export const apiPaths = {
  visitor: '/api/visitor',
  track: '/api/visitor/track',
  profile: '/api/visitor/profile',
  narrativeState: '/api/visitor/narrative-state',
  remarks: '/api/visitor/remarks',
  thoughts: '/api/visitor/thoughts',
  recommendations: '/api/visitor/recommendations',
  personalizationFeedback: '/api/visitor/personalization-feedback',
  protocol: '/api/visitor/protocol',
  ending: '/api/visitor/ending',
  letterReply: '/api/visitor/letter-reply',
  say: '/api/visitor/say',
  export: '/api/visitor/export',
  transcript: '/api/visitor/transcript',
  consent: '/api/visitor/consent',
  recovery: '/api/visitor/recovery',
  census: '/api/visitors/census',
  homepageMessage: '/api/homepage/message',
  story: '/api/story',
  archive: '/api/archive',
  fragmentTotals: '/api/fragments',
  judgment: '/api/judgment',
  influenceTerms: '/api/influence/terms',
  influenceCheckout: '/api/influence/checkout',
  influenceOrders: '/api/influence/orders',
  settings: '/api/settings',
  privacy: '/api/privacy',
  health: '/healthz',
  ready: '/readyz',
} as const;

/** The page of the demo payment. Its two forms post to paths below it. */
export const demoPaymentPath = '/payments/demo';

/** The path for Stripe's signed notices. */
export const stripeNoticePath = '/payments/stripe/notices';

/**
 * Request header with the id of a batch (`<page load>-<number>`) or of a click. The spec's body has no field for it
 * (decision 10).
 */
export const batchIdHeader = 'x-batch-id';

/** Request header of a prefetched story. The server answers it, but does not count it as read. */
export const aheadHeader = 'x-ahead';

/**
 * Request header of a story: minutes by which the reader's clock is ahead of UTC. It is not stored.
 * contract/calendar.ts
 */
export const offsetHeader = 'x-utc-offset';
