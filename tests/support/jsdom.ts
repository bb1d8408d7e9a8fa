import { vi } from 'vitest';

/** jsdom has no canvas and logs an error at every call. With this mock a call returns null without a log line. */
export const withoutCanvas = () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

/** A ResizeObserver that never reports: jsdom has no layout. */
export class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
