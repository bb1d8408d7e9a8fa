import { consentCookie, consentIn, type ConsentMark, isKept, openConsent } from '#contract/consent.ts';

/** The consent that holds at this moment in all tabs, by the cookie. Never throws. */
export function readConsent(): ConsentMark {
  try {
    return consentIn(document.cookie);
  } catch {
    // Cookies are denied, so nothing is stored under any.
    return openConsent;
  }
}

/**
 * True where a record of the reading is kept: only then is anything of it posted, or stored on this device. Without cookies
 * the server keeps none, and an answer could not be seen. B-PRV-04.
 */
export const isRecordKept = (): boolean => navigator.cookieEnabled && isKept(readConsent());

/**
 * Writes the browser's Global Privacy Control into the cookie, for a browser that tells the page alone. Call it before
 * anything else reads the consent.
 */
export function noteSignal(): void {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl !== true || readConsent().consent !== 'open') return;
  try {
    document.cookie = `${consentCookie}=signalled; path=/; SameSite=Lax`;
  } catch {
    // Cookies are denied.
  }
}
