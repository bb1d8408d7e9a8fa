import type { XStatic } from 'typebox/schema';

/**
 * JSON Schemas of what the browser stores on the device. They are plain objects: TypeBox reads their types at compile time, and
 * the browser checks stored values against them with `conformsTo`, as it does with answers (src/api/shapes.ts), so that it ships neither TypeBox's builders
 * nor its checker (11 kB and 10 kB gzip).
 */
export type StoredSchema =
  | { readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'null' }
  | { readonly enum: readonly string[] }
  | { readonly anyOf: readonly StoredSchema[] }
  | { readonly type: 'array'; readonly items: StoredSchema }
  | {
      readonly type: 'object';
      readonly required?: readonly string[];
      readonly properties?: Readonly<Record<string, StoredSchema>>;
      /** Of every property that `properties` does not name; without it they may be anything. */
      readonly additionalProperties?: StoredSchema;
    };

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const texts = { type: 'array', items: text } as const;

/** The narrative state, in local storage. Spec §3, R-PRO-05. */
export const narrativeStateSchema = {
  type: 'object',
  required: [
    'discoveredFragments',
    'investigationPath',
    'collaborationHistory',
    'suspicionEvents',
    'phaseTransitions',
    'personalizedNotes',
  ],
  properties: {
    discoveredFragments: texts,
    investigationPath: texts,
    foundAt: { type: 'object', additionalProperties: number },
    foundOn: { type: 'object', additionalProperties: text },
    collaborationHistory: texts,
    suspicionEvents: {
      type: 'array',
      items: {
        type: 'object',
        required: ['event', 'timestamp'],
        properties: { event: text, timestamp: number, sign: text },
      },
    },
    phaseTransitions: {
      type: 'array',
      items: { type: 'object', required: ['phase', 'timestamp'], properties: { phase: number, timestamp: number } },
    },
    personalizedNotes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['phase', 'from', 'text'],
        properties: { phase: number, from: text, text },
      },
    },
  },
} as const satisfies StoredSchema;

/** What the visitor chose for effects; null while they have not. B-A11Y-03. */
export const effectsChoiceSchema = {
  anyOf: [{ enum: ['full', 'calm', 'off'] }, { type: 'null' }],
} as const satisfies StoredSchema;
/** full: everything; calm: grades and fades instead of displacement; off: nothing moves. */
export type EffectsMode = NonNullable<XStatic<typeof effectsChoiceSchema>>;

/** The casebook of /narrative: marks by entry (one that is not here was never touched), and the open leaf, from 0. */
export const casebookSchema = {
  type: 'object',
  required: ['marks', 'leaf'],
  properties: {
    marks: { type: 'object', additionalProperties: { enum: ['ruled', 'stet'] } },
    leaf: { type: 'integer' },
  },
} as const satisfies StoredSchema;

/** The rooms that the visitor has entered: the highest phase at which each was seen, the room entered last at the end. */
export const roomsSchema = {
  type: 'object',
  additionalProperties: { type: 'integer' },
} as const satisfies StoredSchema;

/**
 * What the casebook tells of this device's visits, oldest first: ways back up a page (`from` and `to` in percent, `phase` as it
 * was), and absences. Times are epoch ms.
 */
export const detoursSchema = {
  type: 'array',
  items: {
    anyOf: [
      {
        type: 'object',
        required: ['kind', 'at', 'path', 'from', 'to', 'phase'],
        properties: { kind: { enum: ['back'] }, at: number, path: text, from: number, to: number, phase: number },
      },
      {
        type: 'object',
        required: ['kind', 'at', 'seconds'],
        properties: { kind: { enum: ['away'] }, at: number, seconds: number },
      },
    ],
  },
} as const satisfies StoredSchema;

/** The table of /fragments: positions by fragment, the one moved last at the end. */
export const cardPositionsSchema = {
  type: 'object',
  additionalProperties: { type: 'object', required: ['x', 'y'], properties: { x: number, y: number } },
} as const satisfies StoredSchema;

/** The form of /checkout as far as it is filled in. */
export const influenceDraftSchema = {
  type: 'object',
  required: ['designation', 'message'],
  properties: { designation: text, message: text },
} as const satisfies StoredSchema;

/**
 * What the visitor has read of the front pages: when Home was read to its end (epoch ms; null before), and the versions
 * of Home's first line and of the Notice that were read last (null before the first). `hall`: the answer to an act that was
 * read last on Home. `cameBackAt` and `pickedAt`: when the first line of phase 0 changed before the reader, for coming back up
 * to it and for going on looking at it (epoch ms; absent before).
 */
export const readingsSchema = {
  type: 'object',
  required: ['homeReadAt', 'home', 'notice'],
  properties: {
    homeReadAt: { anyOf: [number, { type: 'null' }] },
    home: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    notice: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    hall: text,
    cameBackAt: number,
    pickedAt: number,
  },
} as const satisfies StoredSchema;
export type Readings = XStatic<typeof readingsSchema>;

/** Hashes of the thoughts of /experience-d5u that were shown. */
export const shownThoughtsSchema = { type: 'array', items: { type: 'integer' } } as const satisfies StoredSchema;

/** The path of the page over which the four clauses lie open side by side in this tab; empty where they are closed. B-SEAL-02. */
export const collationOpenSchema = { type: 'string' } as const satisfies StoredSchema;

/** How many letters had come when they were last looked at. */
export const lettersOpenedSchema = { type: 'integer' } as const satisfies StoredSchema;

/** The choices by which the draft of /collaborate was written, as a story path; "" for none. */
export const draftSchema = text satisfies StoredSchema;

/** The question of /vega, and when it was asked (epoch ms); null before. */
export const questionSchema = {
  anyOf: [{ type: 'object', required: ['text', 'askedAt'], properties: { text, askedAt: number } }, { type: 'null' }],
} as const satisfies StoredSchema;
