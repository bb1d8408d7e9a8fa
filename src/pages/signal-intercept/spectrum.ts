import { randomAt } from '../../ui/random.ts';
import { bandFrom, bandTo, type Station } from './band.ts';

/** Number of columns across the band, 1.5 per tenth of a kilohertz. More columns could not be told apart. */
export const columns = 300;

/** The column of a frequency in tenths of a kilohertz, with its fraction. */
export const columnOf = (at: number): number => ((at - bandFrom) / (bandTo - bandFrom)) * (columns - 1);

/**
 * A bitmap of a mug (6D 75 67 in ASCII), which appears near the upper end of the band every `figureEvery` rows. Radio
 * operators used to send such pictures.
 */
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

/**
 * Loudness of a station in a row, 0 to 1. A carrier is constant, pips are six pulses and a faint seventh, a voice
 * varies in syllables.
 */
function loudness({ kind, at }: Station, row: number): number {
  if (kind === 'carrier') return 1;
  if (kind === 'pips') {
    const beat = ((row % 120) + 120) % 120;
    return beat < 60 && beat % 10 < 3 ? 0.85 : beat >= 84 && beat < 87 ? 0.35 : 0.08;
  }
  const phrase = randomAt(at, Math.floor(row / 23)) > 0.25 ? 1 : 0.15;
  return phrase * (0.25 + 0.75 * randomAt(at, Math.floor(row / 3)));
}

/**
 * Writes one row of the band. `level` is the signal of each column, 0 to 1; `share` is the part of the signal that is a
 * voice, 0 to 1. Both arrays have `columns` entries.
 */
export function sweep(stations: readonly Station[], row: number, level: Float32Array, share: Float32Array): void {
  for (let column = 0; column < columns; column++) {
    const grain = randomAt(column, row);
    const drift = randomAt(Math.floor(column / 9), Math.floor(row / 40));
    level[column] = 0.05 + 0.16 * grain * grain + 0.06 * drift + 0.34 * figureAt(column, row);
    share[column] = 0;
  }
  for (const station of stations) {
    const centre = columnOf(station.at);
    const loud = loudness(station, row);
    const width = station.kind === 'voice' ? 7 : 2;
    for (let column = Math.ceil(centre - width); column <= centre + width; column++) {
      const off = Math.abs(column - centre) / width;
      // A voice is strongest beside its centre frequency; a tone is strongest at its centre frequency.
      const shape = station.kind === 'voice' ? Math.max(0.25, 1 - Math.abs(off - 0.45) * 1.9) : (1 - off) ** 2;
      const texture = station.kind === 'voice' ? 0.4 + 0.6 * randomAt(column, Math.floor(row / 2)) : 1;
      const added = loud * shape * texture * (station.kind === 'voice' ? 0.72 : 0.9);
      level[column] = Math.min(1, (level[column] ?? 0) + Math.max(0, added));
      if (station.kind === 'voice') share[column] = Math.min(1, Math.max(share[column] ?? 0, added * 1.6));
    }
  }
}
