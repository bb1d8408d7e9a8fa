import { bandFrom, bandTo, type Station } from './band.ts';

/** Columns across the band: two to a tenth of a kilohertz would be more than an eye can part, so one and a bit. */
export const columns = 300;

/** Where a frequency stands among the columns, with its fraction. */
export const columnOf = (at: number): number => ((at - bandFrom) / (bandTo - bandFrom)) * (columns - 1);

/** Noise without state: the same place and time give the same value, 0 to 1. */
function noise(x: number, y: number): number {
  let h = Math.imul(x + 0x9e37, 0x85ebca6b) ^ Math.imul(y + 0x7f4a, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3ce5);
  return ((h ^ (h >>> 13)) >>> 0) / 4_294_967_296;
}

/** 6D 75 67. Once in a while it goes by at the top of the band, as operators used to send pictures. */
const figure = [
  '111111111100000',
  '100000000111110',
  '101000000100011',
  '100000000100001',
  '100000000100001',
  '100000000100011',
  '100000000111110',
  '100000000100000',
  '100000000100000',
  '111111111100000',
];
const figureEvery = 260;
const figureColumn = 279;

const figureAt = (column: number, row: number): number => {
  const y = figure.length * 3 - 1 - (((row % figureEvery) + figureEvery) % figureEvery);
  const x = column - figureColumn;
  return figure[Math.floor(y / 3)]?.[x] === '1' ? 1 : 0;
};

/** What a station puts out at a time, 0 to 1: a carrier always, pips six and a seventh, a voice in syllables. */
function loudness({ kind, at }: Station, row: number): number {
  if (kind === 'carrier') return 1;
  if (kind === 'pips') {
    const beat = ((row % 120) + 120) % 120;
    return beat < 60 && beat % 10 < 3 ? 0.85 : beat >= 84 && beat < 87 ? 0.35 : 0.08;
  }
  const phrase = noise(at, Math.floor(row / 23)) > 0.25 ? 1 : 0.15;
  return phrase * (0.25 + 0.75 * noise(at, Math.floor(row / 3)));
}

/** One line of the band: `level` 0 to 1 a column, `share` how much of it is somebody. Both of length `columns`. */
export function sweep(stations: readonly Station[], row: number, level: Float32Array, share: Float32Array): void {
  for (let column = 0; column < columns; column++) {
    const grain = noise(column, row);
    const drift = noise(Math.floor(column / 9), Math.floor(row / 40));
    level[column] = 0.05 + 0.16 * grain * grain + 0.06 * drift + 0.34 * figureAt(column, row);
    share[column] = 0;
  }
  for (const station of stations) {
    const centre = columnOf(station.at);
    const loud = loudness(station, row);
    const width = station.kind === 'voice' ? 7 : 2;
    for (let column = Math.ceil(centre - width); column <= centre + width; column++) {
      const off = Math.abs(column - centre) / width;
      // A voice lies to both sides of a middle that is nearly empty; a tone is all middle.
      const shape = station.kind === 'voice' ? Math.max(0.25, 1 - Math.abs(off - 0.45) * 1.9) : (1 - off) ** 2;
      const texture = station.kind === 'voice' ? 0.4 + 0.6 * noise(column, Math.floor(row / 2)) : 1;
      const added = loud * shape * texture * (station.kind === 'voice' ? 0.72 : 0.9);
      level[column] = Math.min(1, (level[column] ?? 0) + Math.max(0, added));
      if (station.kind === 'voice') share[column] = Math.min(1, Math.max(share[column] ?? 0, added * 1.6));
    }
  }
}
