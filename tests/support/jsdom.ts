import { vi } from 'vitest';

/** jsdom has no canvas: each call of `getContext` logs an error. With this mock it returns null and logs nothing. */
export const withoutCanvas = () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

/** A ResizeObserver that never reports: jsdom has no layout. */
export class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
