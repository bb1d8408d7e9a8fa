/** The limits on a page's network and CPU. */
export interface Conditions {
  readonly name: string;
  /** Limits in bytes per second, and the latency of each request; null for a network that is not throttled. */
  readonly network: { readonly download: number; readonly upload: number; readonly latencyMs: number } | null;
  readonly cpuSlowdown: number;
}

export const unthrottled: Conditions = { name: 'unthrottled', network: null, cpuSlowdown: 1 };
export const slowCpu: Conditions = { name: 'CPU 4 times slower', network: null, cpuSlowdown: 4 };
/** The figures of Chromium's "Slow 4G". */
export const slow4g: Conditions = {
  name: 'Slow 4G',
  network: { download: 1_600_000 / 8, upload: 750_000 / 8, latencyMs: 150 },
  cpuSlowdown: 4,
};
