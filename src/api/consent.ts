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
 * Sends answers about keeping a record, and returns the state of the last answer. Then reads the profile again and
 * passes the new consent to `onAnswered`. B-PRV-04.
 */
export function useConsentAnswer(onAnswered: (mark: ConsentMark) => void): Answer {
  const [state, setState] = useState<Answer['state']>('waiting');
  const send = async (body: ConsentBody) => {
    setState('sending');
    try {
      await postJson(apiPaths.consent, body, consentShape);
      await refreshProfile();
      onAnswered(readConsent());
      setState('waiting');
    } catch {
      setState('failed');
    }
  };
  return { state, send: (body) => void send(body) };
}
