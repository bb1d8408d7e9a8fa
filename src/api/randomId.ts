/**
 * Returns 32 hexadecimal digits of 128 random bits: a unique name for a session or request. Does not use
 * `crypto.randomUUID`, which exists only in secure contexts, and so not over plain http from another machine.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
