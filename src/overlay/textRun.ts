import type { TextLine } from './pageLines.ts';

/**
 * A line of text inside an area of the window, and its style. Lengths in CSS pixels from the left and top of the area.
 */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly baseline: number;
  readonly font: string;
  readonly letterSpacing: string;
}

let pen: CanvasRenderingContext2D | null = null;

/** The font of large words that an effect draws. `pixels`: its size, CSS pixels. */
export const displayFont = (pixels: number): string => `${pixels}px Redaction, serif`;

/** The context that measures texts; null if the browser has no 2D canvas. */
export const ruler = (): CanvasRenderingContext2D | null => (pen ??= document.createElement('canvas').getContext('2d'));

/** The line as a canvas draws it. `area`: the area of the window from which positions are measured. */
export function textRunOf({ text, rect, style }: TextLine, area: Pick<DOMRect, 'x' | 'y'>): TextRun {
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const pen = ruler();
  let ascent = rect.height * 0.8;
  if (pen !== null) {
    pen.font = font;
    ascent = pen.measureText(text).fontBoundingBoxAscent;
  }
  const isCapital = style.textTransform === 'uppercase';
  return {
    text: (isCapital ? text.toUpperCase() : text).replace(/\s+/g, ' '),
    left: rect.left - area.x,
    top: rect.top - area.y,
    width: rect.width,
    height: rect.height,
    baseline: rect.top + ascent - area.y,
    font,
    letterSpacing: style.letterSpacing === 'normal' ? '0px' : style.letterSpacing,
  };
}
