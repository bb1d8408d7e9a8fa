import type { AnalyticsTarget } from '#contract/api/settings.ts';

/** The links whose clicks are told of, by the attribute that marks them, and the event's name. Spec §1, R-RT-08, R-LAND-05. */
const toldClicks = [
  { attribute: 'data-cta', name: 'call-to-action' },
  { attribute: 'data-secret-link', name: 'secret-link' },
] as const;

export interface Analytics {
  /** Tells of one page view. Call it once a change of route, with the path alone: a query holds a reader's choices. */
  view(path: string): void;
  stop(): void;
}

const silence: Analytics = { view: () => undefined, stop: () => undefined };

/** True where the browser says that its user does not want to be counted. B-PRV-02. */
function isRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Tells a service with Plausible's events API (plausible.io/docs/events-api) of page views and of two kinds of click.
 * Where `target` answers null, or the browser refuses, nothing leaves the page. What happens before `target` answers
 * is told of afterwards, in order. Failures are silent: nobody reads worse because nobody counted. R-RT-09.
 */
export function startAnalytics(target: Promise<AnalyticsTarget | null>): Analytics {
  if (isRefused()) return silence;

  const tell = (name: string, path: string, props?: Readonly<Record<string, string>>) => {
    const event = { name, url: location.origin + path, referrer: document.referrer || null, props };
    void target.then((known) => (known === null ? undefined : post(known, event)));
  };
  // Caught on its way down, before a handler can stop it or the page has moved on.
  const onClick = ({ target: clicked }: Event) => {
    if (!(clicked instanceof Element)) return;
    for (const { attribute, name } of toldClicks) {
      const value = clicked.closest(`[${attribute}]`)?.getAttribute(attribute);
      if (value != null) tell(name, location.pathname, { target: value });
    }
  };
  document.addEventListener('click', onClick, true);
  return {
    view: (path) => tell('pageview', path),
    stop: () => document.removeEventListener('click', onClick, true),
  };
}

/** As Plausible's own script does: text/plain needs no preflight, keepalive outlives the page. No cookies go along. */
async function post({ domain, host }: AnalyticsTarget, event: object): Promise<void> {
  try {
    await fetch(`${host}/api/event`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ domain, ...event }),
      keepalive: true,
      credentials: 'omit',
    });
  } catch {
    // A blocker, a dead service: none of the reader's business.
  }
}
