/** Each sound in words, as the list of the last sounds shows it. B-SND-01. */
export const captions = {
  // Sounds of single pages.
  carrier: 'one tone, without an end',
  pips: 'six pips, the sixth long',
  murmur: 'somebody speaking, too low to be understood',
  knocks: 'knocking in the pipes',
  spoon: 'a teaspoon on a jam jar',
  fork: 'a tuning fork, 440 hertz',
  lever: 'a lever is pressed down, and catches',
  slice: 'a spring, and a slice comes up',
  crackle: 'a burnt crust, crackling',
  mug: 'a mug is put down on wood',
  drawer: 'a drawer sticks, then opens',
  radiator: 'a radiator ticks, each time later',
  chair: 'a chair is drawn back',
  lampOut: 'a switch, and a hum stops',
  lampStays: 'a switch, and the hum goes on',
  door: 'a door closes slowly',
  paper: 'paper, pressed with a finger',
  opened: 'a sheet comes loose and is unfolded',
  notch: 'a lever moves by one notch',
  cord: 'a cord tightens, and holds',
  bolt: 'a bolt slides',
  air: 'air, through a grating',
  weight: 'a weight is put into a pan',
  second: 'a clock, one second',
  pencil: 'a pencil, one stroke',
  water: 'water, close by',
  // Sounds of every page.
  tick: 'a tick, as at a scratch on a record',
  pieces: 'fine ticks, one for each piece of a line',
  threads: 'strings drawn tight, from word to word',
  settling: 'two types set and taken out, and the third stays',
  surprise: 'a finger along the lines, and a glass that rings',
  sweep: 'a sweep, left, then right',
  chord: 'a low chord, held',
  seal: 'wax cracks, and a cord falls',
  lampsOut: 'five lamps go out, one after another',
  envelope: 'an envelope is pushed under a door',
  archivist: 'a low voice, even: the Archivist',
  observer: 'the same voice, higher and quick: the Observer',
  advocate: 'the same voice, warmer: the Advocate',
  judge: 'the same voice, slow: the Judge',
  stranger: 'the same voice, far down: the Stranger',
  together: 'the same voice, five times at once',
} as const;

export type SoundName = keyof typeof captions;

/**
 * The sounds of each cause, in the order in which they play. A page or a panel reports a cause by its name. `choice:x`
 * is the story choice whose `object` is `x`. A `*` at the beginning or the end of a name stands for any text.
 */
type Causes = Readonly<Record<string, readonly SoundName[]>>;

/** The pages with sounds of their own, by slug. B-SND-03. */
export const rooms: Readonly<Record<string, Causes>> = {
  'signal-intercept': { carrier: ['carrier'], pips: ['pips'], voice: ['murmur'] },
  consciousness: { 'choice:log-001': ['knocks'] },
  'empathy-emergence': { bell: ['spoon'] },
  empathy: { 'choice:*': ['fork'] },
  brevil: { lever: ['lever'], '*-smoke': ['slice', 'crackle'], 'choice:*': ['slice'] },
  kitchen: {
    'choice:mug': ['mug'],
    'choice:drawer': ['drawer'],
    'choice:radiator': ['radiator'],
    'choice:toaster': ['lever', 'slice'],
    'choice:seat': ['chair'],
    'choice:word': ['lampsOut'],
  },
  'system-exit': { 'choice:kitchen': ['lampStays'], 'choice:door': ['door'], 'choice:*': ['lampOut'] },
  routemap: { file: ['paper'], recovered: ['opened'] },
  'routemap-test': { lever: ['notch'] },
  protocol: { pull: ['cord'] },
  'ai-prison': { 'choice:slip-*': ['paper'], 'choice:*': ['bolt'] },
  atmosphere: { lever: ['air'] },
  judgment: { vote: ['weight'] },
  temporal: { 'choice:*': ['second'] },
  'dead-end': { 'choice:*': ['pencil'] },
  anchor: { held: ['water'] },
};

/** The sounds of causes that any page may have. B-SND-04. */
export const everywhere: Causes = {
  glitch: ['tick'],
  scan: ['sweep'],
  'reading:pieces': ['pieces'],
  'reading:threads': ['threads'],
  'reading:settling': ['settling'],
  'reading:surprise': ['surprise'],
  phase: ['chord'],
  seal: ['seal'],
  lamps: ['lampsOut'],
  'voice:1': ['archivist'],
  'voice:2': ['observer'],
  'voice:3': ['advocate'],
  'voice:4': ['judge'],
  'voice:5': ['stranger'],
  'voice:*': ['together'],
  'letter:1': ['envelope', 'archivist'],
  'letter:2': ['envelope', 'observer'],
  'letter:3': ['envelope', 'advocate'],
  'letter:4': ['envelope', 'judge'],
  'letter:5': ['envelope', 'stranger'],
  'letter:*': ['envelope', 'together'],
};

/**
 * Pages without sounds: a person speaks there, facts are stated, or stillness is the subject. B-SND-03.
 */
export const quietRooms: readonly string[] = [
  'human-cost',
  'void',
  'privacy',
  'transcript',
  'surveillance-truth',
  'checkout',
  'payment-success',
  'purification',
];

const fits = (pattern: string, cause: string): boolean =>
  pattern.endsWith('*')
    ? cause.startsWith(pattern.slice(0, -1))
    : pattern.startsWith('*')
      ? cause.endsWith(pattern.slice(1))
      : pattern === cause;

const slugOf = (path: string): string => path.replaceAll(/^\/|\/+$/g, '');

/**
 * The sounds of a cause on a page; empty if there are none. The page's own sounds take precedence over the sounds in
 * `everywhere`.
 */
export function soundsOf(path: string, cause: string): readonly SoundName[] {
  const slug = slugOf(path);
  if (quietRooms.includes(slug)) return [];
  const causes = [...Object.entries(rooms[slug] ?? {}), ...Object.entries(everywhere)];
  return causes.find(([pattern]) => fits(pattern, cause))?.[1] ?? [];
}

/** own: the page has sounds of its own; shared: only the sounds in `everywhere`; none: nothing sounds. */
export function soundsOfPage(path: string): 'own' | 'shared' | 'none' {
  const slug = slugOf(path);
  if (quietRooms.includes(slug)) return 'none';
  return slug in rooms ? 'own' : 'shared';
}

/** The digits of pairs such as "2 and 1, 1 and 1", if a text has at least three pairs in a row; else an empty list. */
export function pairsIn(text: string): readonly number[] {
  const run = /(?:\d and \d(?:, )?){3,}/.exec(text)?.[0] ?? '';
  return Array.from(run.matchAll(/\d/g), ([digit]) => Number(digit));
}

/** Maximum length of the quotation in a caption, characters. */
const longestQuote = 48;

const quoted = (words: string): string => {
  const whole = words.replaceAll(/\s+/g, ' ').trim();
  return `“${whole.length > longestQuote ? `${whole.slice(0, longestQuote).replace(/\s+\S*$/, '')} …` : whole}”`;
};

/**
 * The caption of a sound. The caption of knocks states their numbers, as the text of the page does. `words`: words of
 * the page that a reading effect shows; the caption quotes the beginning.
 */
export function captionOf(sound: SoundName, figures: readonly number[] = [], words = ''): string {
  if (words !== '') return `${captions[sound]}: ${quoted(words)}`;
  if (sound !== 'knocks' || figures.length === 0) return captions[sound];
  const pairs = figures.flatMap((first, at) => (at % 2 === 0 ? [`${first} and ${figures[at + 1] ?? 0}`] : []));
  return `${captions.knocks}: ${pairs.join(', ')}`;
}

/** Texts of the sound switch. */
export const soundTexts = {
  opener: 'sound',
  isOn: 'sound, on',
  isOff: 'sound, off',
  on: 'on',
  off: 'off',
  volume: 'volume',
  percent: (volume: number) => `${volume} percent`,
  page: {
    own: 'This page has sounds.',
    shared: 'This page is silent.',
    none: 'This page is silent.',
  },
  shared: 'Voices, seals and slips of the page can be heard on it all the same.',
  unfetched: 'The sounds are made on this device. While they are off, nothing of them is fetched.',
  latest: 'last sounds',
  nothing: 'Nothing yet.',
  times: (count: number) => `, ${count} times`,
} as const;
