import type { SWRConfiguration } from 'swr';
import { isFinal } from './fetcher.ts';

/**
 * For what is asked for every `everyMs`: a failure does not end the asking, as it would by itself, since SWR's polling
 * waits while an error stands. Nothing is asked while nobody looks, nor after a refusal that is final.
 */
export const askAgainEvery = (everyMs: number): SWRConfiguration => ({
  shouldRetryOnError: (error) => !isFinal(error),
  onErrorRetry: (_error, _key, { isVisible }, revalidate, options) => {
    const ask = () => {
      if (isVisible()) void revalidate(options);
      else setTimeout(ask, everyMs);
    };
    setTimeout(ask, everyMs);
  },
});
