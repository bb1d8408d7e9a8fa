import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/**
 * Draws the site's seal (public/seal.svg) as pictures for programs without SVG: `node tools/icons.ts`. Writes
 * public/favicon.ico, public/apple-touch-icon.png, the icons of public/site.webmanifest, and for link previews
 * public/preview.png.
 */

/**
 * The seal on a grid of 32 by 32: a dark square from 4 to 28, and on it the figure from row 8 to 23, as spans of
 * columns.
 */
const isInk = (x: number, y: number): boolean => x >= 4 && x < 28 && y >= 4 && y < 28;
const figure: readonly (readonly [fromRow: number, toRow: number, from: number, to: number])[] = [
  [8, 12, 12, 22],
  [12, 15, 12, 16],
  [15, 17, 12, 20],
  [17, 21, 18, 22],
  [21, 22, 12, 22],
  [22, 24, 12, 20],
];
const isFigure = (x: number, y: number): boolean =>
  figure.some(([fromRow, toRow, from, to]) => y >= fromRow && y < toRow && x >= from && x < to);

/** The colours of paper and seal, RGB. */
const palette = Buffer.from([0xf4, 0xf3, 0xee, 0x14, 0x14, 0x14]);

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG of two colours. The seal is a square of `size` px in its middle. The rest has the colour of paper. */
function png(width: number, height: number, size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel: an index into the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  const onGrid = (place: number, all: number) => ((place + 0.5 - (all - size) / 2) / size) * 32;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [onGrid(x, width), onGrid(y, height)];
      rows[y * (width + 1) + x + 1] = isInk(column, row) && !isFigure(column, row) ? 1 : 0;
    }
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An icon file with one PNG in it. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size, 0, 0], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

writeFileSync('public/favicon.ico', ico(png(32, 32, 32), 32));
writeFileSync('public/apple-touch-icon.png', png(180, 180, 180));
writeFileSync('public/preview.png', png(1200, 630, 480));
// A maskable icon may be cut to a circle of four fifths of its width.
writeFileSync('public/icon-192.png', png(192, 192, 192));
writeFileSync('public/icon-512.png', png(512, 512, 512));
writeFileSync('public/icon-maskable.png', png(512, 512, 336));
