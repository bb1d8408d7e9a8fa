import { useState } from 'react';
import type { ConsentBody } from '#contract/api/consent.ts';
import type { ConsentMark } from '#contract/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import { readConsent } from '../device/consent.ts';
import { postJson } from './fetcher.ts';
import { refreshProfile } from './profile.ts';
import { record, text } from './shapes.ts';

export const consentShape = record({ consent: text });

export interface Answer {
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly send: (body: ConsentBody) => void;
}

/**
 * Sends answers about keeping a record, and returns the state of the last answer. Passes the new consent to
 * `onAnswered` at once, so that a refusal also deletes what is on this device if the tab is closed soon after. Then
 * reads the profile again. B-PRV-04, B-OFF-04.
 */
export function useConsentAnswer(onAnswered: (mark: ConsentMark) => void): Answer {
  const [state, setState] = useState<Answer['state']>('waiting');
  const send = async (body: ConsentBody) => {
    setState('sending');
    try {
      await postJson(apiPaths.consent, body, consentShape);
      onAnswered(readConsent());
      await refreshProfile();
      setState('waiting');
    } catch {
      setState('failed');
    }
  };
  return { state, send: (body) => void send(body) };
}
