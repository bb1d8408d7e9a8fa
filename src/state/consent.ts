import { atom } from 'jotai';
import { type ConsentMark, isKept, openConsent } from '#contract/consent.ts';
import { readConsent } from '../telemetry/consent.ts';

/** Whether a record is kept, as this tab shows it; the prerendered pages know only the first value. B-PRV-04. */
export const consentAtom = atom<ConsentMark>(openConsent);
consentAtom.onMount = (set) => set(readConsent());

/** True where a record is kept. */
export const isRecordKeptAtom = atom((get) => isKept(get(consentAtom)));
