import type { XStatic } from 'typebox/schema';

/**
 * JSON Schemas of the values that the browser stores on the device. They are plain objects: TypeBox derives their types
 * at compile time. The browser checks stored values, and answers (src/api/shapes.ts), with `conformsTo`. So the
 * bundle contains neither TypeBox's builders nor TypeBox's checker (11 kB and 10 kB gzip).
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
      /** Schema of the properties that `properties` does not name. Without this schema they may have any value. */
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

/** The visitor's choice of effects; null before a choice. B-A11Y-03. */
export const effectsChoiceSchema = {
  anyOf: [{ enum: ['full', 'calm', 'off'] }, { type: 'null' }],
} as const satisfies StoredSchema;
/** full: everything; calm: grades and fades instead of displacement; off: nothing moves. */
export type EffectsMode = NonNullable<XStatic<typeof effectsChoiceSchema>>;

/** The visitor's choice of sound. B-SND-02. */
export const soundChoiceSchema = {
  type: 'object',
  required: ['isOn', 'volume'],
  properties: { isOn: { type: 'boolean' }, volume: number },
} as const satisfies StoredSchema;
/** `volume`: percent, 0 to 100. */
export type SoundChoice = XStatic<typeof soundChoiceSchema>;
