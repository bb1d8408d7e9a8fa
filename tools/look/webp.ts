/**
 * A picture that replaces one part of the animation. `image` is a still WebP file; `x` and `y` are even. All in pixels.
 */
export interface WebpFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly image: Buffer;
}

/** A 24-bit number, lowest byte first. */
const three = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);

/** A RIFF chunk: its name, its length, and its bytes, padded to an even length. */
function chunk(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), length, body, Buffer.alloc(body.length % 2)]);
}

/** The image chunk (VP8 or VP8L) of a still file. */
function pictureOf(file: Buffer): Buffer {
  for (let at = 12; at < file.length;) {
    const end = at + 8 + file.readUInt32LE(at + 4);
    const even = end + (end % 2);
    if (/^VP8[ L]$/.test(file.toString('latin1', at, at + 4))) return file.subarray(at, even);
    at = even;
  }
  throw new Error('This is no still WebP picture.');
}

/** Joins still pictures into one animation, without encoding them again. `plays`: number of plays, 0 for endless. */
export function animatedWebp(
  frames: readonly WebpFrame[],
  { width, height, plays }: { readonly width: number; readonly height: number; readonly plays: number },
): Buffer {
  const isAnimation = 0b10;
  const replaces = 0b10;
  const head = chunk('VP8X', Buffer.from([isAnimation, 0, 0, 0]), three(width - 1), three(height - 1));
  const loop = chunk('ANIM', Buffer.alloc(4), Buffer.from([plays & 255, plays >> 8]));
  const all = frames.map((frame) =>
    chunk(
      'ANMF',
      three(frame.x / 2),
      three(frame.y / 2),
      three(frame.width - 1),
      three(frame.height - 1),
      three(frame.durationMs),
      Buffer.from([replaces]),
      pictureOf(frame.image),
    ),
  );
  return chunk('RIFF', Buffer.from('WEBP', 'latin1'), head, loop, ...all);
}
