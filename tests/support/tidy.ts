import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Nothing of a page, and of the clocks, mocks and globals that it was shown under, is there in the next test. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
