import type { SoundName } from '../content/sounds.ts';
import {
  apart,
  bar,
  clay,
  click,
  glass,
  hum,
  knocks,
  lampOut,
  mostCounted,
  plain,
  prong,
  spoken,
  throat,
  thump,
  times,
  voices,
  wire,
} from './parts.ts';
import type { Part, Recipe } from './synth.ts';

/** Every sound of the site. B-SND-01, B-SND-05. */
export const recipes: Readonly<Record<SoundName, Recipe>> = {
  carrier: {
    gain: 0.7,
    parts: [{ hz: 600, body: plain, attackMs: 120, decayMs: 0, level: 0.1 }],
    isHeld: true,
    isExact: true,
  },
  pips: {
    gain: 0.8,
    parts: times(6, (index) => ({
      atMs: index * 1000,
      hz: 1000,
      body: plain,
      attackMs: 3,
      holdMs: index === 5 ? 500 : 100,
      decayMs: 20,
      level: 0.1,
    })),
    isExact: true,
  },
  murmur: {
    parts: times(26, (index) => ({
      atMs: index * 210 + (index % 5) * 40,
      hz: 98 + ((index * 7) % 5) * 9,
      body: throat,
      attackMs: 40,
      holdMs: 60,
      decayMs: 70,
      level: index % 7 === 6 ? 0.01 : 0.11,
    })),
  },
  knocks: { gain: 2.1, parts: (figures) => knocks(figures.length > 0 ? figures : [1]), isExact: true },
  spoon: {
    gain: 1.35,
    parts: [{ hz: 1480, body: glass, attackMs: 1, decayMs: 1500, level: 0.16 }, click(0, 5200, 0.05)],
  },
  fork: { gain: 1.1, parts: [{ hz: 440, body: prong, attackMs: 6, decayMs: 3200, level: 0.15 }], isExact: true },
  lever: {
    gain: 1.55,
    parts: [...times(6, (index) => click(index * 46, 3400 - index * 260, 0.12)), thump(290, 150, 0.14), hum(200, 350)],
  },
  slice: {
    gain: 2,
    parts: [
      { hz: 240, toHz: 760, body: bar, decayMs: 260, level: 0.1 },
      click(0, 1800, 0.12, 30),
      thump(110, 170, 0.12),
      click(150, 2300, 0.07, 40),
      click(205, 2600, 0.04, 40),
    ],
  },
  crackle: {
    gain: 2.2,
    parts: times(14, (index) => click(index * index * 7 + index * 23, 4200 + ((index * 5) % 4) * 700, 0.14, 9)),
  },
  mug: {
    gain: 1.3,
    parts: [
      { hz: 780, body: clay, attackMs: 1, decayMs: 140, level: 0.12 },
      thump(0, 138, 0.1),
      { atMs: 52, hz: 792, body: clay, attackMs: 1, decayMs: 110, level: 0.06 },
    ],
  },
  drawer: {
    gain: 1.4,
    parts: [
      { noiseHz: 340, q: 2, attackMs: 8, decayMs: 90, level: 0.16 },
      { atMs: 190, noiseHz: 420, toHz: 1100, q: 1.6, attackMs: 60, holdMs: 160, decayMs: 140, level: 0.17 },
      thump(590, 112, 0.14),
      click(600, 1500, 0.07, 60),
    ],
  },
  radiator: {
    gain: 2.2,
    parts: times(7, (index) => ({
      atMs: index * 260 + index * index * 46,
      hz: 1900 + ((index * 3) % 4) * 60,
      body: bar,
      attackMs: 1,
      decayMs: 80,
      level: 0.1,
    })),
  },
  chair: {
    gain: 1.7,
    parts: [
      { noiseHz: 280, toHz: 520, q: 3, attackMs: 40, holdMs: 240, decayMs: 120, level: 0.18 },
      { hz: 190, toHz: 262, body: throat, attackMs: 80, holdMs: 160, decayMs: 140, level: 0.05 },
      thump(480, 96, 0.12),
    ],
  },
  lampOut: { gain: 1.7, parts: lampOut(0, 100) },
  lampStays: { gain: 2.3, parts: [click(0, 2600, 0.14), thump(2, 210, 0.07), hum(700, 900)] },
  door: {
    gain: 1.3,
    parts: [
      { noiseHz: 520, toHz: 210, q: 1.4, attackMs: 260, holdMs: 320, decayMs: 260, level: 0.14 },
      thump(880, 78, 0.17),
      click(905, 1300, 0.1, 36),
    ],
  },
  paper: {
    gain: 3,
    parts: [click(0, 5200, 0.1, 40), { atMs: 30, noiseHz: 3800, q: 0.8, attackMs: 20, decayMs: 90, level: 0.06 }],
  },
  opened: {
    gain: 2.2,
    parts: [
      { noiseHz: 3200, toHz: 6200, q: 0.9, attackMs: 60, holdMs: 80, decayMs: 160, level: 0.1 },
      click(260, 4600, 0.12, 30),
      { atMs: 330, noiseHz: 4400, q: 0.8, attackMs: 40, decayMs: 260, level: 0.07 },
    ],
  },
  notch: { gain: 2.1, parts: [click(0, 2100, 0.14), { hz: 430, body: bar, attackMs: 1, decayMs: 70, level: 0.09 }] },
  cord: {
    gain: 1.6,
    parts: [
      { noiseHz: 700, toHz: 1500, q: 6, attackMs: 90, holdMs: 190, decayMs: 60, level: 0.18 },
      { hz: 88, toHz: 132, body: throat, attackMs: 90, holdMs: 140, decayMs: 90, level: 0.06 },
      thump(360, 84, 0.13),
    ],
  },
  bolt: {
    gain: 1.8,
    parts: [
      { noiseHz: 1700, toHz: 2300, q: 3, attackMs: 20, holdMs: 110, decayMs: 40, level: 0.14 },
      { atMs: 180, hz: 320, body: bar, attackMs: 1, decayMs: 240, level: 0.14 },
    ],
  },
  air: { gain: 2, parts: [{ noiseHz: 480, toHz: 820, q: 0.7, attackMs: 420, holdMs: 200, decayMs: 800, level: 0.14 }] },
  weight: {
    gain: 1.15,
    parts: [
      { hz: 1130, body: bar, attackMs: 1, decayMs: 520, level: 0.09 },
      thump(0, 124, 0.1),
      { atMs: 340, hz: 610, body: bar, attackMs: 4, decayMs: 260, level: 0.05 },
    ],
  },
  second: {
    gain: 2.1,
    parts: [click(0, 2900, 0.12), { hz: 1650, body: clay, attackMs: 1, decayMs: 40, level: 0.1 }],
    isExact: true,
  },
  pencil: {
    gain: 1.4,
    parts: [{ noiseHz: 2500, toHz: 3300, q: 1.1, attackMs: 30, holdMs: 240, decayMs: 70, level: 0.13 }],
  },
  water: {
    gain: 1.6,
    parts: [
      { noiseHz: 260, q: 0.8, attackMs: 700, decayMs: 0, level: 0.1, swellHz: 0.17 },
      { noiseHz: 900, q: 1.2, attackMs: 900, decayMs: 0, level: 0.05, swellHz: 0.29 },
    ],
    isHeld: true,
  },
  tick: {
    gain: 2.3,
    gapsPerSecond: 70,
    parts: [
      click(0, 3000, 0.13, 10),
      { atMs: 8, noiseHz: 1900, q: 0.9, attackMs: 1, holdMs: 60, decayMs: 90, level: 0.09 },
      { atMs: 70, hz: 2730, body: clay, attackMs: 1, decayMs: 30, level: 0.05 },
    ],
  },
  // Sounds of the reading effects. Their figures: the number of pieces, threads or lit words (`settling` ignores it),
  // and the time from one to the next, ms.
  pieces: {
    gain: 3,
    parts: ([count = 1, stepMs]) =>
      times(Math.min(count, mostCounted), (index) => click(index * apart(stepMs), 4400 + (index % 2) * 900, 0.12, 9)),
    isExact: true,
  },
  threads: {
    gain: 0.9,
    parts: ([count = 1, stepMs]) =>
      times(Math.min(count, 3), (index) => ({
        atMs: index * apart(stepMs),
        hz: 196 * (1 + index / 4),
        toHz: 262 * (1 + index / 4),
        body: wire,
        attackMs: 24,
        decayMs: 620,
        level: 0.065,
      })),
  },
  settling: {
    gain: 1.5,
    parts: ([, stepMs]) => [
      ...[523, 587, 440].map((hz, index): Part => ({
        atMs: index * apart(stepMs),
        hz,
        body: clay,
        attackMs: 1,
        decayMs: index === 2 ? 320 : 60,
        level: index === 2 ? 0.065 : 0.045,
      })),
      ...times(3, (index) => click(index * apart(stepMs), 2300, 0.04)),
    ],
  },
  surprise: {
    gain: 1.2,
    parts: ([count = 1, stepMs]) => [
      { noiseHz: 900, toHz: 2300, q: 2.5, attackMs: 120, holdMs: 420, decayMs: 260, level: 0.06 },
      ...times(Math.min(count, 4), (index): Part => ({
        atMs: 520 + index * apart(stepMs),
        hz: 1245,
        body: glass,
        attackMs: 1,
        decayMs: 700,
        level: 0.035,
      })),
    ],
  },
  sweep: {
    gain: 2,
    parts: [
      { noiseHz: 420, toHz: 2600, q: 7, attackMs: 200, holdMs: 900, decayMs: 380, level: 0.16 },
      { hz: 210, toHz: 840, body: plain, attackMs: 200, holdMs: 900, decayMs: 380, level: 0.04 },
    ],
    isCrossing: true,
  },
  chord: {
    gain: 1.8,
    parts: [1, 3 / 2, 2, 9 / 4, 8 / 3].map((interval, index) => ({
      atMs: index * 260,
      hz: 73.4 * interval,
      body: throat,
      attackMs: 320,
      holdMs: 900 - index * 120,
      decayMs: 1400,
      level: 0.035,
    })),
  },
  seal: {
    gain: 1.75,
    parts: [
      click(0, 2400, 0.17, 26),
      click(34, 3600, 0.1, 40),
      { atMs: 60, hz: 260, body: clay, attackMs: 1, decayMs: 160, level: 0.1 },
      { atMs: 240, noiseHz: 900, q: 1.2, attackMs: 30, decayMs: 260, level: 0.1 },
      thump(420, 92, 0.12),
    ],
  },
  lampsOut: { gain: 1.7, parts: [100, 98, 101, 97, 100].flatMap((hz, index) => lampOut(index * 810, hz)) },
  envelope: {
    gain: 1.6,
    parts: [
      { noiseHz: 2600, toHz: 3900, q: 0.9, attackMs: 60, holdMs: 120, decayMs: 140, level: 0.13 },
      click(330, 1700, 0.1, 40),
    ],
  },
  archivist: { gain: 1.4, parts: voices.archivist },
  observer: { gain: 1.4, parts: voices.observer },
  advocate: { gain: 1.4, parts: voices.advocate },
  judge: { gain: 1.4, parts: voices.judge },
  stranger: { gain: 1.4, parts: voices.stranger },
  together: { gain: 1.6, parts: [146.8, 220, 174.6, 110, 73.4].flatMap((hz) => spoken(hz, [1, 9 / 8, 1], 420, 0.032)) },
};
