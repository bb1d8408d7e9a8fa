import { captions, type SoundName } from '../../src/content/sounds.ts';
import { recipes } from '../../src/sound/recipes.ts';
import { createOutput, mostVoices, startVoice, type VoiceOptions } from '../../src/sound/synth.ts';

export { mostVoices };
export const sounds = Object.keys(captions) as SoundName[];
export const isHeld = (sound: SoundName): boolean => recipes[sound].isHeld === true;
export const isExact = (sound: SoundName): boolean => recipes[sound].isExact === true;

/** A sound in a mix, with its start time. */
interface Played extends Partial<VoiceOptions> {
  readonly sound: SoundName;
}

const sampleRate = 44_100;

/** The left and the right channel of `seconds` with these sounds, at full volume, from the site's own output. */
export async function render(played: readonly Played[], seconds: number): Promise<Float32Array[]> {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * sampleRate), sampleRate);
  const output = createOutput(context);
  for (const { sound, ...options } of played)
    startVoice(output, recipes[sound], { at: 0, seed: 7, awareness: 1, stability: 1, ...options });
  const rendered = await context.startRendering();
  return [rendered.getChannelData(0), rendered.getChannelData(1)];
}

/** Time at which the sound is over, s; Infinity for a held sound. */
export function endOf(played: Played): number {
  const context = new OfflineAudioContext(2, 1, sampleRate);
  const { sound, ...options } = played;
  const voice = startVoice(createOutput(context), recipes[sound], {
    at: 0,
    seed: 7,
    awareness: 1,
    stability: 1,
    ...options,
  });
  return voice.endsAt;
}

/** The greatest distance of a sample from 0, over all channels. */
export const peakOf = (channels: readonly Float32Array[]): number =>
  channels.reduce((most, channel) => channel.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), most), 0);

/** The loudest tenth of a second, dBFS (root mean square over the channels). */
export function loudnessOf(channels: readonly Float32Array[]): number {
  const width = sampleRate / 10;
  let most = 0;
  for (let from = 0; from + width <= (channels[0]?.length ?? 0); from += width / 2) {
    let sum = 0;
    for (const channel of channels) for (let at = from; at < from + width; at++) sum += (channel[at] ?? 0) ** 2;
    most = Math.max(most, sum / (width * channels.length));
  }
  return 10 * Math.log10(most);
}

/** The times of the first and the last sample that is not exactly 0, s; null for silence. */
export function spanOf(channels: readonly Float32Array[]): readonly [first: number, last: number] | null {
  let [first, last] = [Infinity, -1];
  for (const channel of channels) {
    const from = channel.findIndex((sample) => sample !== 0);
    if (from < 0) continue;
    first = Math.min(first, from);
    last = Math.max(
      last,
      channel.findLastIndex((sample) => sample !== 0),
    );
  }
  return last < 0 ? null : [first / sampleRate, last / sampleRate];
}

/** Power at a frequency between two times, by Goertzel's algorithm with a Hann window. */
export function powerAt(channel: Float32Array, hz: number, from: number, to: number): number {
  const [start, end] = [Math.floor(from * sampleRate), Math.floor(to * sampleRate)];
  const turn = 2 * Math.cos((2 * Math.PI * hz) / sampleRate);
  let [before, last] = [0, 0];
  for (let at = start; at < end; at++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (at - start)) / (end - start));
    const next = (channel[at] ?? 0) * window + turn * last - before;
    before = last;
    last = next;
  }
  return before ** 2 + last ** 2 - turn * before * last;
}

/** The strongest frequency between two bounds, Hz, to one decimal place. */
export function pitchOf(channel: Float32Array, least: number, most: number, from: number, to: number): number {
  let best = { hz: least, power: -1 };
  const look = (low: number, high: number, step: number) => {
    for (let hz = low; hz <= high; hz += step) {
      const power = powerAt(channel, hz, from, to);
      if (power > best.power) best = { hz, power };
    }
  };
  look(least, most, 1);
  look(best.hz - 1, best.hz + 1, 0.1);
  return best.hz;
}

/**
 * Start times of separate sounds, s. A sound starts where a hundredth of a second is at least four times as loud as the
 * one before.
 */
export function onsetsOf(channel: Float32Array): number[] {
  const width = sampleRate / 100;
  const levels: number[] = [];
  for (let from = 0; from + width <= channel.length; from += width) {
    let sum = 0;
    for (let at = from; at < from + width; at++) sum += (channel[at] ?? 0) ** 2;
    levels.push(Math.sqrt(sum / width));
  }
  const loudest = Math.max(...levels);
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > loudest * 0.15 && level > before * 4 ? [index / 100] : [];
  });
}

/** A hash of the exact samples. */
export function digestOf(channels: readonly Float32Array[]): number {
  let digest = 0x811c9dc5;
  for (const channel of channels)
    for (const word of new Uint32Array(channel.buffer, channel.byteOffset, channel.length))
      digest = Math.imul(digest ^ word, 0x01000193);
  return digest >>> 0;
}
