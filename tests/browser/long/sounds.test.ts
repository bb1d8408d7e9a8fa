import { expect, test } from 'vitest';
import { sharedBrowser } from '../../support/shared.ts';
import { soundScript } from '../../support/soundScript.ts';

const browser = await sharedBrowser();
const page = await (await browser.newContext()).newPage();
await page.addScriptTag({ content: await soundScript() });

/** −6 dBFS. */
const sixBelow = 0.5012;
/**
 * Highest peak of one sound. With `mostVoices` sounds of this peak and the loudest held sound, the output stays below
 * 0.5.
 */
const voicePeak = 0.14;
const lowest = { stability: 0.2, awareness: 0 };
const highest = { stability: 1, awareness: 1 };
const figures = [2, 1, 1, 1, 4, 4];

test('[B-SND-05] each sound is loud enough, keeps below its peak, and is exactly silent before and after', async () => {
  const measured = await page.evaluate(
    async ({ figures, lowest, highest }) => {
      const { endOf, isHeld, loudnessOf, peakOf, render, sounds, spanOf } = window.sound;
      return Promise.all(
        sounds.map(async (sound) => {
          const looks = await Promise.all(
            [lowest, highest].map(async (look) => {
              const played = { sound, figures, at: 0.5, ...look };
              const end = endOf(played);
              const rendered = await render([played], isHeld(sound) ? 3 : end + 0.5);
              return { end, peak: peakOf(rendered), loudness: loudnessOf(rendered), span: spanOf(rendered) };
            }),
          );
          return { sound, isHeld: isHeld(sound), looks };
        }),
      );
    },
    { figures, lowest, highest },
  );
  expect(measured.length).toBeGreaterThan(30);
  for (const { sound, isHeld, looks } of measured)
    for (const { end, peak, loudness, span } of looks) {
      expect(peak, sound).toBeLessThanOrEqual(voicePeak);
      expect(loudness, sound).toBeGreaterThan(-48);
      expect(loudness, sound).toBeLessThan(-22);
      expect(span?.[0], sound).toBeGreaterThanOrEqual(0.5);
      expect(span?.[0], sound).toBeLessThan(0.52);
      expect(end === Infinity, sound).toBe(isHeld);
      // A held sound has no end, so its end is Infinity.
      expect(span?.[1], sound).toBeLessThan(end);
    }
}, 60_000);

test('[B-SND-05] the fork is at 440 Hz, whatever awareness and stability are', async () => {
  const pitches = await page.evaluate(
    (looks) =>
      Promise.all(
        looks.map(async (look) => {
          const { pitchOf, render } = window.sound;
          const [left] = await render([{ sound: 'fork', ...look }], 2);
          return pitchOf(left!, 380, 500, 0.1, 1.9);
        }),
      ),
    [lowest, highest],
  );
  for (const pitch of pitches) expect(Math.abs(pitch - 440)).toBeLessThanOrEqual(1);
});

test('[B-SND-05] the same seed gives the same samples, another seed others', async () => {
  const digests = await page.evaluate(async () => {
    const { digestOf, isExact, render, sounds } = window.sound;
    const digest = async (sound: (typeof sounds)[number], seed: number) =>
      digestOf(await render([{ sound, seed, stability: 0.6 }], 1));
    const chosen = sounds.filter((sound) => !isExact(sound));
    return Promise.all(
      chosen.map(async (sound) => ({
        sound,
        first: await digest(sound, 11),
        again: await digest(sound, 11),
        other: await digest(sound, 12),
      })),
    );
  });
  for (const { sound, first, again, other } of digests) {
    expect(again, sound).toBe(first);
    expect(other, sound).not.toBe(first);
  }
}, 60_000);

test('[B-SND-04] the knocks can be counted: as many as the figures say, with a longer rest after each pair', async () => {
  const onsets = await page.evaluate(async (figures) => {
    const { endOf, onsetsOf, render } = window.sound;
    const played = { sound: 'knocks', figures, at: 0.2, stability: 0.2 } as const;
    const [left] = await render([played], endOf(played) + 0.2);
    return onsetsOf(left!);
  }, figures);
  const groups: number[][] = [[]];
  const rests: number[] = [];
  for (const [index, onset] of onsets.entries()) {
    const rest = onset - (onsets[index - 1] ?? onset);
    if (rest > 0.4) {
      rests.push(rest);
      groups.push([]);
    }
    groups.at(-1)?.push(onset);
  }
  expect(groups.map(({ length }) => length)).toEqual(figures);
  expect(rests.map((rest) => (rest > 0.85 ? 'pair' : 'half'))).toEqual(['half', 'pair', 'half', 'pair', 'half']);
});

test('[B-SND-07] a reading is counted: a tick for each piece, a string for each thread, a bell for each lit word', async () => {
  const counted = await page.evaluate(async () => {
    const { endOf, onsetsOf, powerAt, render } = window.sound;
    const rendered = async (sound: 'pieces' | 'threads' | 'surprise', figures: readonly number[]) => {
      const played = { sound, figures, at: 0.2 } as const;
      const [left] = await render([played], endOf(played) + 0.2);
      return left!;
    };
    const ticks = await Promise.all(
      [1, 14, 40, 41].map(async (count) => onsetsOf(await rendered('pieces', [count, 60]))),
    );
    const strings = await Promise.all(
      [1, 3, 4].map(async (count) => onsetsOf(await rendered('threads', [count, 600]))),
    );
    const bells = await Promise.all(
      [0, 1].map(async (count) => powerAt(await rendered('surprise', [count, 140]), 1245, 0.95, 1.35)),
    );
    return { ticks: ticks.map(({ length }) => length), strings: strings.map(({ length }) => length), bells };
  });
  expect(counted.ticks).toEqual([1, 14, 40, 40]);
  expect(counted.strings).toEqual([1, 3, 3]);
  expect(counted.bells[1]! / counted.bells[0]!).toBeGreaterThan(10);
});

test('[B-SND-04] the five voices are one: the same partials, at five pitches', async () => {
  const pitches = { archivist: 146.8, observer: 220, advocate: 174.6, judge: 110, stranger: 73.4 } as const;
  const heard = await page.evaluate(
    (pitches) =>
      Promise.all(
        (Object.keys(pitches) as (keyof typeof pitches)[]).map(async (sound) => {
          const { endOf, pitchOf, powerAt, render } = window.sound;
          const [left] = await render([{ sound }], endOf({ sound }));
          const note =
            endOf({ sound }) / (sound === 'observer' ? 5 : sound === 'archivist' || sound === 'advocate' ? 4 : 3);
          const base = pitches[sound];
          const span = [note * 0.1, note * 0.6] as const;
          const power = (partial: number) => powerAt(left!, base * partial, ...span);
          const below = (partial: number) => 10 * Math.log10(power(1) / power(partial));
          return { pitch: pitchOf(left!, base * 0.8, base * 1.2, ...span), base, partials: [below(2), below(3)] };
        }),
      ),
    pitches,
  );
  const [first] = heard;
  for (const { pitch, base, partials } of heard) {
    expect(Math.abs(pitch / base - 1)).toBeLessThan(0.03);
    for (const [index, partial] of partials.entries())
      expect(Math.abs(partial - (first?.partials[index] ?? 0))).toBeLessThan(2);
  }
});

test('[B-SND-01] awareness adds partials, low stability detunes and interrupts', async () => {
  const { high, low, steady, unsteady, smooth, rough } = await page.evaluate(async () => {
    const { powerAt, render } = window.sound;
    // Power at the highest partial of glass.
    const power = async (awareness: number) => {
      const [left] = await render([{ sound: 'spoon', awareness }], 0.4);
      return powerAt(left!, 1480 * 6.63, 0, 0.3);
    };
    /** Number of gaps in which a sound is silent for at least this number of samples. */
    const gapsOf = async (sound: 'stranger' | 'tick', stability: number, least: number, seconds: number) => {
      const [left] = await render([{ sound, stability }], seconds);
      let [gaps, run] = [0, 0];
      for (const sample of left!) {
        run = sample === 0 ? run + 1 : 0;
        if (run === least) gaps += 1;
      }
      return gaps;
    };
    return {
      high: await power(1),
      low: await power(0),
      steady: await gapsOf('stranger', 1, 441, 2),
      unsteady: await gapsOf('stranger', 0.2, 441, 2),
      smooth: await gapsOf('tick', 1, 20, 0.15),
      rough: await gapsOf('tick', 0.2, 20, 0.15),
    };
  });
  expect(high / low).toBeGreaterThan(100);
  expect(steady).toBe(0);
  expect(unsteady).toBeGreaterThan(2);
  expect(smooth).toBe(0);
  expect(rough).toBeGreaterThan(5);
});

test('[B-SND-05] the worst mix stays below −6 dBFS without the guard, and any number of sounds with it', async () => {
  const { bound, worst, all, played } = await page.evaluate(async (figures) => {
    const { isHeld, mostVoices, peakOf, render, sounds } = window.sound;
    const peaks = await Promise.all(
      sounds.map(async (sound) => ({ sound, peak: peakOf(await render([{ sound, figures }], 1)) })),
    );
    const loudest = peaks.toSorted((a, b) => b.peak - a.peak);
    const held = loudest.find(({ sound }) => isHeld(sound))!;
    const mix = [...loudest.filter(({ sound }) => !isHeld(sound)).slice(0, mostVoices), held].map(({ sound }) => sound);
    const samples = (names: readonly (typeof sounds)[number][]) =>
      render(
        names.map((sound) => ({ sound, figures, at: 0 })),
        2,
      );
    return {
      bound: mix.reduce((sum, sound) => sum + (peaks.find((one) => one.sound === sound)?.peak ?? 1), 0),
      played: mix.length,
      worst: peakOf(await samples(mix)),
      all: peakOf(await samples([...sounds, ...sounds, ...sounds])),
    };
  }, figures);
  expect(played).toBe(4);
  // The guard limits the output at 0.5. Below 0.5 it changes nothing.
  expect(bound).toBeLessThan(0.5);
  expect(worst).toBeLessThanOrEqual(bound);
  expect(worst).toBeGreaterThan(0.1);
  expect(all).toBeGreaterThan(0.45);
  expect(all).toBeLessThanOrEqual(sixBelow);
}, 60_000);
