import type { Page } from 'playwright-core';

/** The difference between two pictures of the same size. */
export interface PictureChange {
  /** Share of the pixels that differ. */
  readonly share: number;
  /** The bounding box of the different pixels: left, top, right, bottom, in pixels; null if no pixel differs. */
  readonly box: readonly [number, number, number, number] | null;
}

/**
 * Compares two PNG or JPEG files of the same size. `least`: smallest difference of a channel, of 255, for a pixel to
 * count as different. JPEG compression alone causes differences up to about 20. `bench`: an empty page that decodes the
 * files.
 */
export const changeOf = (bench: Page, pictures: readonly [Buffer, Buffer], least: number): Promise<PictureChange> =>
  bench.evaluate(
    async ([files, least]) => {
      const [first, second] = await Promise.all(
        files.map(async (file) => {
          const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes]));
          const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          pen.drawImage(picture, 0, 0);
          return pen.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      const [one, other, { width }] = [first!.data, second!.data, first!];
      let count = 0;
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      for (let at = 0; at < one.length; at += 4) {
        if (![0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) >= least)) continue;
        count += 1;
        const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x + 1);
        bottom = Math.max(bottom, y + 1);
      }
      return { share: count / (one.length / 4), box: count === 0 ? null : ([left, top, right, bottom] as const) };
    },
    [pictures.map((picture) => picture.toString('base64')), least] as const,
  );
