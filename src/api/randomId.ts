/**
 * 32 hexadecimal digits, drawn from 128 random bits: a name that no other session or request has. It does without
 * `crypto.randomUUID`, which browsers offer in secure contexts only, and so not over plain http from another machine.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
