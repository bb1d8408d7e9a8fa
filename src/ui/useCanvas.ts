import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useResize } from './useResize.ts';

/** The canvas area on which a picture is drawn. */
export interface Surface {
  /** The drawing context, scaled so that one unit is one CSS px. */
  readonly context: CanvasRenderingContext2D;
  /** Size of the canvas in CSS px. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the canvas for each CSS px. */
  readonly scale: number;
}

interface Canvas {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Draws again at once. */
  readonly redraw: () => void;
}

/** The resolution of the screen, but at most two pixels for each CSS px: a finer canvas makes no visible difference. */
const screenScale = (): number => Math.min(2, devicePixelRatio);

/**
 * A 2D canvas of the size of its element. `draw` is called on mount, on `redraw`, and when the size changes; `draw`
 * must clear the canvas itself. `scale`: resolution of a coarse picture, where 0.2 is one pixel to 5 CSS px. `isOnCpu`:
 * for a small picture that is drawn often, because such a picture costs twice as much on a software GPU. Without a 2D
 * context nothing is drawn.
 */
export function useCanvas(
  draw: (surface: Surface) => void,
  { scale, isOnCpu = false }: { readonly scale?: number; readonly isOnCpu?: boolean } = {},
): Canvas {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawOn = useEffectEvent(() => {
    const element = canvas.current;
    const context = element?.getContext('2d', { willReadFrequently: isOnCpu });
    // jsdom returns undefined.
    if (!element || !context) return;
    const pixels = scale ?? screenScale();
    const { clientWidth: width, clientHeight: height } = element;
    const [columns, rows] = [Math.max(1, Math.ceil(width * pixels)), Math.max(1, Math.ceil(height * pixels))];
    // Setting the size clears the canvas, even if the size does not change.
    if (element.width !== columns) element.width = columns;
    if (element.height !== rows) element.height = rows;
    context.setTransform(pixels, 0, 0, pixels, 0, 0);
    draw({ context, width, height, scale: pixels });
  });
  const again = useRef(() => undefined as void);
  useEffect(() => {
    again.current = () => drawOn();
    drawOn();
  }, []);
  useResize(canvas, () => again.current());
  return { canvas, redraw: useCallback(() => again.current(), []) };
}
