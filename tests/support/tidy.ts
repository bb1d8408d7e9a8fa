import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** After each test, removes the page and resets the clocks, mocks and globals. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
