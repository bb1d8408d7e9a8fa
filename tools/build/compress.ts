import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files that are text. Fonts and pictures are compressed already. */
const textFiles = '**/*.{html,js,css,svg,txt}';

const encodings = [
  {
    ending: '.br',
    encode: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', encode: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Writes the Brotli and gzip forms of each text file of a folder, if they are shorter than the file. B-NET-01. */
export async function compressFolder(folder: string): Promise<void> {
  const compressFile = async (file: string): Promise<void> => {
    const bytes = await readFile(file);
    for (const { ending, encode } of encodings) {
      const encoded = await encode(bytes);
      if (encoded.length < bytes.length) await writeFile(file + ending, encoded);
    }
  };
  await Promise.all(globSync(`${folder}/${textFiles}`).map(compressFile));
}
