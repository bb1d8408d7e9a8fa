import { consentCookie, consentIn, type ConsentMark, isKept, openConsent } from '#contract/consent.ts';

/** The current consent, from the cookie that all tabs share. Never throws. */
export function readConsent(): ConsentMark {
  try {
    return consentIn(document.cookie);
  } catch {
    // Cookies are denied, so no cookie contains an answer.
    return openConsent;
  }
}

/**
 * True where a record of the reading is kept: only then is any part of the record posted, or stored on this device.
 * B-PRV-04. False without cookies: the server then keeps no record, and an answer could not be read.
 */
export const isRecordKept = (): boolean => navigator.cookieEnabled && isKept(readConsent());

/**
 * Writes the browser's Global Privacy Control into the cookie, for a browser that reports it only to the page. Call
 * `noteSignal` before anything else reads the consent.
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
