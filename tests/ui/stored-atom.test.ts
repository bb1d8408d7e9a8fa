import { createStore } from 'jotai';
import { Check } from 'typebox/value';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { consentCookie } from '#contract/consent.ts';
import { conformsTo } from '#contract/conformsTo.ts';
import * as stored from '#contract/stored.ts';
import type { StoredSchema } from '#contract/stored.ts';
import * as cardPositions from '../../src/state/cardPositions.ts';
import * as casebook from '../../src/state/casebook.ts';
import * as draftOfVerdict from '../../src/state/draft.ts';
import * as exchanges from '../../src/state/exchanges.ts';
import * as influenceDraft from '../../src/state/influenceDraft.ts';
import * as keptDetours from '../../src/state/keptDetours.ts';
import * as keptRests from '../../src/state/keptRests.ts';
import * as lettersOpened from '../../src/state/lettersOpened.ts';
import * as protocols from '../../src/state/protocols.ts';
import * as question from '../../src/state/question.ts';
import * as readings from '../../src/state/readings.ts';
import * as rooms from '../../src/state/rooms.ts';
import * as shownThoughts from '../../src/state/shownThoughts.ts';
import { storedAtom } from '../../src/state/storedAtom.ts';
import '../support/tidy.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const narrative = {
  discoveredFragments: ['memory:mug'],
  investigationPath: ['memory:mug'],
  collaborationHistory: [],
  suspicionEvents: [{ event: 'suspicion at 1', timestamp: 1 }],
  phaseTransitions: [{ phase: 1, timestamp: 2 }],
  personalizedNotes: [{ phase: 1, from: 'the Archivist', text: 'Something was removed.' }],
};

/** Valid and invalid values that a storage may contain. */
const values: readonly unknown[] = [
  null,
  7,
  1.5,
  'full',
  'open',
  'loud',
  [],
  {},
  narrative,
  { ...narrative, more: true },
  { ...narrative, investigationPath: undefined },
  { ...narrative, discoveredFragments: [7] },
  { ...narrative, phaseTransitions: [{ phase: 1 }] },
  { ...narrative, suspicionEvents: [null] },
  { ...narrative, personalizedNotes: {} },
  { marks: {}, leaf: 0 },
  { marks: { one: 'ruled', two: 'stet' }, leaf: 3 },
  { marks: { one: 'kept' }, leaf: 0 },
  { marks: [], leaf: 0 },
  { marks: {}, leaf: 0.5 },
  { 'memory:mug': { x: 0.5, y: 12 } },
  { 'memory:mug': { x: 0.5 } },
  { 'memory:mug': { x: '0.5', y: 12 } },
  { 'memory:mug': null },
  { designation: 'the night clerk', message: '' },
  { designation: 'the night clerk' },
  { homeReadAt: null, home: 0, notice: 1 },
  { homeReadAt: 1.5, home: null, notice: null },
  { homeReadAt: 1, home: 0.5, notice: null },
  { text: 'Why?', askedAt: 1 },
  { text: 'Why?', askedAt: '1' },
  { text: 'Why?' },
  [{ word: 'spoon', ms: 1200 }],
  [{ word: 'spoon' }],
  { isOn: true, volume: 60 },
  { isOn: 'yes', volume: 60 },
  { isOn: true },
];
const modules = [
  stored,
  cardPositions,
  casebook,
  draftOfVerdict,
  exchanges,
  influenceDraft,
  keptDetours,
  keptRests,
  lettersOpened,
  protocols,
  question,
  readings,
  rooms,
  shownThoughts,
];
const schemas = modules
  .flatMap((module) => Object.entries(module as Record<string, unknown>))
  .filter((entry): entry is [string, StoredSchema] => entry[0].endsWith('Schema'));

test.each(schemas)('[R-PRO-05] %s: the check agrees with TypeBox, and accepts some of the values', (_, schema) => {
  const judged = values.map((value) => conformsTo(schema, value));
  expect(judged).toEqual(values.map((value) => Check(schema, value)));
  expect(new Set(judged).size).toBe(2);
});

const draft = { designation: 'the night clerk', message: 'Leave the lamp on.' };
const empty = { designation: '', message: '' };
const draftAtom = () => storedAtom('d5u-draft', influenceDraft.influenceDraftSchema, empty, { getOnInit: true });

test('[R-PRO-05] a stored value is read at once and stored when it changes; an invalid one counts as none', () => {
  localStorage.setItem('d5u-draft', JSON.stringify(draft));
  const store = createStore();
  const atom = draftAtom();
  expect(store.get(atom)).toEqual(draft);
  store.set(atom, { ...draft, message: '' });
  expect(JSON.parse(localStorage.getItem('d5u-draft') ?? '')).toEqual({ ...draft, message: '' });
  for (const text of ['{"designation":7}', '{"designation"', '[]', 'null']) {
    localStorage.setItem('d5u-draft', text);
    expect(createStore().get(draftAtom()), text).toEqual(empty);
  }
});

test('[R-PRO-05] fault 22: a storage that throws causes a warning, and the value lasts as long as the page', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = createStore();
  const atom = storedAtom('d5u-draft', influenceDraft.influenceDraftSchema, empty, {
    storage: denied,
    getOnInit: true,
  });
  expect(store.get(atom)).toEqual(empty);
  store.set(atom, draft);
  expect(store.get(atom)).toEqual(draft);
  expect(warned).toHaveBeenCalled();
});

test('[B-PRV-04] without a record a value lasts as long as the page; after a yes the next one is stored', () => {
  const answer = (value: string) => void (document.cookie = `${consentCookie}=${value}; path=/`);
  onTestFinished(() => void (document.cookie = `${consentCookie}=; path=/; max-age=0`));
  localStorage.setItem('d5u-draft', JSON.stringify(draft));
  const store = createStore();
  const atom = draftAtom();
  const later = { ...draft, message: 'Leave it off.' };
  const last = { ...draft, message: 'Leave it.' };
  answer('asked');
  store.set(atom, later);
  expect(store.get(atom)).toEqual(later);
  expect(localStorage.getItem('d5u-draft')).toBe(JSON.stringify(draft));
  answer('given');
  // A new subscription gets the value that was set last, and not the value on the device.
  const unmount = store.sub(atom, () => {});
  expect(store.get(atom)).toEqual(later);
  store.set(atom, last);
  expect(localStorage.getItem('d5u-draft')).toBe(JSON.stringify(last));
  unmount();
  store.sub(atom, () => {});
  expect(store.get(atom)).toEqual(last);
});
