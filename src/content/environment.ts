/** Texts beside the measurements of /environment. */
export const environmentTexts = {
  readings: 'Readings',
  hour: 'hour',
  light: 'light',
  window: 'window',
  /** `open`: share of the drawn window that the blind leaves open, 0 to 1. */
  blind: (open: number) =>
    open >= 1 ? 'blind up' : open <= 0 ? 'blind down' : `blind, ${Math.round(open * 100)}% open`,
  version: { day: 'day version', twilight: 'twilight version', night: 'night version' },
  yours: 'all three as your device has them',
  follow: 'back to what your device says',
} as const;
