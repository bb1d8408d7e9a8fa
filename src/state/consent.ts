import { atom } from 'jotai';
import { type ConsentMark, consentValue, isKept, openConsent } from '#contract/consent.ts';
import { readConsent } from '../device/consent.ts';

/** Whether a record is kept, as this tab shows it. The prerendered pages have only the initial value. B-PRV-04. */
export const consentAtom = atom<ConsentMark>(openConsent);
consentAtom.onMount = (set) => {
  const read = () => {
    const now = readConsent();
    set((shown) => (consentValue(shown) === consentValue(now) ? shown : now));
  };
  read();
  // The reader may have answered in another tab.
  document.addEventListener('visibilitychange', read);
  addEventListener('pageshow', read);
  return () => {
    document.removeEventListener('visibilitychange', read);
    removeEventListener('pageshow', read);
  };
};

/** True where a record is kept. */
export const isRecordKeptAtom = atom((get) => isKept(get(consentAtom)));
