import { localDate } from '../localTime.ts';

/** Size of every picture, pixels. */
export const pictureSize = { width: 1200, height: 1500 } as const;

/** A picture to be painted. */
export interface Painting {
  /** The fonts that the picture needs, in CSS notation: `40px "Redaction 10"`. They are loaded before it is painted. */
  readonly fonts: readonly string[];
  /** Paints on a canvas of `pictureSize`. */
  readonly paint: (pen: CanvasRenderingContext2D) => void;
}

/**
 * Paints a picture and returns it as a PNG file named "d5u-toast-2026.11.22.png". Null if this browser cannot do that.
 */
export async function pictureOf({ fonts, paint }: Painting, name: string): Promise<File | null> {
  // Without a network, a font may be missing. The next font in the list then replaces it.
  await Promise.all(fonts.map((font) => document.fonts.load(font).catch(() => [])));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, pictureSize);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  paint(pen);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? null : new File([blob], `d5u-${name}-${localDate(Date.now())}.png`, { type: 'image/png' });
}
