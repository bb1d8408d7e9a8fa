import { vi } from 'vitest';

/** jsdom has no canvas, and says so on the console at every question; a page stands without one. */
export const withoutCanvas = () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

/** jsdom has no layout: nothing changes its size. */
export class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
