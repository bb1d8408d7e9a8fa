import type { AnalyticsTarget } from '#contract/api/settings.ts';
import { isRecordKept } from '../device/consent.ts';

/** The links whose clicks are reported: their attribute, and the event's name. Spec §1, R-RT-08, R-LAND-05. */
const reportedClicks = [
  { attribute: 'data-cta', name: 'call-to-action' },
  { attribute: 'data-secret-link', name: 'secret-link' },
] as const;

export interface Analytics {
  /**
   * Reports one page view. Call `view` once for each change of route, with the path only: the query contains the
   * visitor's choices.
   */
  view(path: string): void;
  stop(): void;
}

const noAnalytics: Analytics = { view: () => undefined, stop: () => undefined };

/** True if the browser sends Global Privacy Control or Do Not Track. B-PRV-02. */
function isRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Reports page views and two kinds of click to a service with Plausible's events API (plausible.io/docs/events-api).
 * R-RT-09. Sends nothing if `target` resolves to null or the browser refuses. Events from before `target` resolves are
 * sent after it has resolved, in order. Failures are ignored.
 */
export function startAnalytics(target: Promise<AnalyticsTarget | null>): Analytics {
  if (isRefused()) return noAnalytics;

  const report = (name: string, path: string, props?: Readonly<Record<string, string>>) => {
    // Where no record of the visitor is kept, no other service counts the visitor either. B-PRV-04.
    if (!isRecordKept()) return;
    const event = { name, url: location.origin + path, referrer: document.referrer || null, props };
    void target.then((known) => (known === null ? undefined : post(known, event)));
  };
  // Listens in the capture phase, before a handler can stop the event or change the page.
  const onClick = ({ target: clicked }: Event) => {
    if (!(clicked instanceof Element)) return;
    for (const { attribute, name } of reportedClicks) {
      const value = clicked.closest(`[${attribute}]`)?.getAttribute(attribute);
      if (value != null) report(name, location.pathname, { target: value });
    }
  };
  document.addEventListener('click', onClick, true);
  return {
    view: (path) => report('pageview', path),
    stop: () => document.removeEventListener('click', onClick, true),
  };
}

/**
 * Sends an event as Plausible's own script does: text/plain needs no CORS preflight, and a keepalive request continues
 * after the page is left. No cookies are sent.
 */
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
    // The request was blocked, or the service is down.
  }
}
