import { vi } from 'vitest';

/** jsdom has no canvas and logs that at every call; this makes it answer null silently. */
export const withoutCanvas = () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

/** A ResizeObserver that never reports: jsdom has no layout. */
export class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
