import { vi } from 'vitest';

/** Longest wait for a condition, ms. The libraries' default is one second, and a busy machine may need longer. */
export const patientMs = 30_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = patientMs) => waitFor(callback, options);
