import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import * as fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ArchiveFragmentSchema } from '#contract/api/archive.ts';
import { CensusSchema } from '#contract/api/census.ts';
import { ConsentReplySchema } from '#contract/api/consent.ts';
import { FragmentTotalsSchema } from '#contract/api/fragmentTotals.ts';
import { HomepageMessageReplySchema } from '#contract/api/homepage.ts';
import { CheckoutReplySchema, OrderReplySchema, TermsSchema } from '#contract/api/influence.ts';
import { JudgmentReplySchema } from '#contract/api/judgment.ts';
import { PrivacyFactsSchema } from '#contract/api/privacy.ts';
import { ClaimReplySchema, RecoveryPreviewSchema, RecoveryReplySchema } from '#contract/api/recovery.ts';
import { RemarksSchema } from '#contract/api/remarks.ts';
import { SayReplySchema } from '#contract/api/say.ts';
import { PublicSettingsSchema } from '#contract/api/settings.ts';
import { StoryPageSchema } from '#contract/api/story.ts';
import { TranscriptSchema } from '#contract/api/transcript.ts';
import { EarnedThoughtsSchema } from '#contract/api/thoughts.ts';
import {
  EndingReplySchema,
  LetterReplyReplySchema,
  NarrativeStateReplySchema,
  ProtocolReplySchema,
  RecommendationsReplySchema,
  TrackReplySchema,
} from '#contract/api/visitor.ts';
import { ErasedSchema, VisitorExportSchema } from '#contract/api/visitorExport.ts';
import { conformsTo } from '#contract/conformsTo.ts';
import { emptyNarrative } from '#contract/narrative.ts';
import type { StoredSchema } from '#contract/stored.ts';
import { ProfileSchema } from '#contract/visitor.ts';
import { recordArchiveClick } from '../../src/api/archive.ts';
import { fetchFragment, fragmentShape } from '../../src/api/archiveText.ts';
import { consentShape, useConsentAnswer } from '../../src/api/consent.ts';
import { endingShape, keepEndingWord, sayEndingWord } from '../../src/api/ending.ts';
import {
  checkoutShape,
  orderShape,
  submitInfluence,
  termsShape,
  useInfluenceOrder,
  useInfluenceTerms,
} from '../../src/api/influence.ts';
import { judgmentShape, useJudgment } from '../../src/api/judgment.ts';
import { answerLetter, replyShape } from '../../src/api/letterReply.ts';
import { fragmentsShape, postNarrativeState } from '../../src/api/narrative.ts';
import { profileShape, readProfile } from '../../src/api/profile.ts';
import { confirmWord, protocolShape } from '../../src/api/protocol.ts';
import {
  claimRecovery,
  claimShape,
  previewRecovery,
  previewShape,
  recoveryShape,
  useRecovery,
} from '../../src/api/recovery.ts';
import { sayShape, sayWords } from '../../src/api/say.ts';
import { preloadSettings, settingsShape } from '../../src/api/settings.ts';
import { sendBatch } from '../../src/api/flush/sendBatch.ts';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { trackShape } from '../../src/api/track.ts';
import { censusShape, useCensus } from '../../src/api/useCensus.ts';
import { thoughtsShape, useEarnedThoughts } from '../../src/api/useEarnedThoughts.ts';
import { totalsShape, useFragmentTotals } from '../../src/api/useFragmentTotals.ts';
import { messageShape, useInfluence } from '../../src/api/useInfluence.ts';
import { privacyShape, usePrivacyFacts } from '../../src/api/usePrivacyFacts.ts';
import { recommendationsShape, useRecommendations } from '../../src/api/useRecommendations.ts';
import { remarksShape, useRemarks } from '../../src/api/useRemarks.ts';
import { storyShape, useStory } from '../../src/api/useStory.ts';
import { transcriptShape, useTranscript } from '../../src/api/useTranscript.ts';
import { erasedShape, eraseVisitor, exportShape, useVisitorExport } from '../../src/api/visitorData.ts';
import { type HttpListener, json, listen } from '../support/http.ts';
import '../support/tidy.ts';

const shapes: readonly (readonly [string, StoredSchema, TSchema])[] = [
  ['archive fragment', fragmentShape, ArchiveFragmentSchema],
  ['census', censusShape, CensusSchema],
  ['claim', claimShape, ClaimReplySchema],
  ['checkout', checkoutShape, CheckoutReplySchema],
  ['consent', consentShape, ConsentReplySchema],
  ['ending', endingShape, EndingReplySchema],
  ['erased', erasedShape, ErasedSchema],
  ['export', exportShape, VisitorExportSchema],
  ['fragments', fragmentsShape, NarrativeStateReplySchema],
  ['judgment', judgmentShape, JudgmentReplySchema],
  ['message', messageShape, HomepageMessageReplySchema],
  ['order', orderShape, OrderReplySchema],
  ['preview', previewShape, RecoveryPreviewSchema],
  ['privacy', privacyShape, PrivacyFactsSchema],
  ['profile', profileShape, ProfileSchema],
  ['protocol', protocolShape, ProtocolReplySchema],
  ['recommendations', recommendationsShape, RecommendationsReplySchema],
  ['recovery', recoveryShape, RecoveryReplySchema],
  ['remarks', remarksShape, RemarksSchema],
  ['reply to a letter', replyShape, LetterReplyReplySchema],
  ['saying', sayShape, SayReplySchema],
  ['settings', settingsShape, PublicSettingsSchema],
  ['story', storyShape, StoryPageSchema],
  ['terms', termsShape, TermsSchema],
  ['thoughts', thoughtsShape, EarnedThoughtsSchema],
  ['totals', totalsShape, FragmentTotalsSchema],
  ['tracking', trackShape, TrackReplySchema],
  ['transcript', transcriptShape, TranscriptSchema],
];

interface AnySchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly AnySchema[];
  readonly items?: AnySchema | readonly AnySchema[];
  readonly properties?: Readonly<Record<string, AnySchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, AnySchema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Any answer that a schema of the contract allows, without regard to the patterns of texts. */
function answersOf(schema: AnySchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(answersOf));
  const { minimum: min = -1000, maximum: max = 1000 } = schema;
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'string':
      return fc.string({ maxLength: 8 });
    case 'array': {
      if (Array.isArray(schema.items)) return fc.tuple(...(schema.items as AnySchema[]).map(answersOf));
      const { minItems: minLength = 0, maxItems = 3 } = schema;
      return fc.array(answersOf((schema.items ?? {}) as AnySchema), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxItems, 6)),
      });
    }
    case 'object': {
      const [values] = Object.values(schema.patternProperties ?? {});
      if (values !== undefined) return fc.dictionary(fc.string({ maxLength: 8 }), answersOf(values));
      const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, answersOf(one)]);
      const requiredKeys = [...(schema.required ?? [])];
      return fc.record(Object.fromEntries(properties) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
    }
    default:
      throw new Error(`No answers for ${JSON.stringify(schema)}.`);
  }
}

describe('[B-CALL-02] the shape of an answer', () => {
  test.each(shapes)('%s: whatever the contract allows is used', (_, shape, schema) => {
    const answers = fc.sample(answersOf(schema as AnySchema), { numRuns: 40 });
    const refused = answers.filter((answer) => !conformsTo(shape, JSON.parse(JSON.stringify(answer))));
    expect(refused).toEqual([]);
  });

  test.each(shapes)('%s: what is no answer of this call is not used', (_, shape, schema) => {
    const foreign: unknown[] = [[{}], 'text', 7, true, { ok: true, message: 'A gateway.' }, {}, [], null];
    const wrong = foreign.filter((answer) => !Check(schema, answer));
    expect(wrong.length).toBeGreaterThan(4);
    expect(wrong.filter((answer) => conformsTo(shape, answer))).toEqual([]);
  });

  test('a property that is missing or of another kind is noticed wherever a page goes into it', () => {
    const profile = { ...(fc.sample(answersOf(ProfileSchema as AnySchema), { numRuns: 1, seed: 1 })[0] as object) };
    expect(conformsTo(profileShape, { ...profile, protocols: {} })).toBe(false);
    expect(conformsTo(profileShape, { ...profile, personalizedNotes: [{ phase: 1 }] })).toBe(false);
    expect(conformsTo(profileShape, { ...profile, behaviorProfile: {} })).toBe(false);
  });
});

describe('[B-CALL-02] a gateway answers 200 {} to every call', () => {
  let server: HttpListener;
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server = await listen((_, response) => json(response, {}));
  });
  afterEach(() => server.close());

  const key = 'a'.repeat(64);
  test.each<[string, () => Promise<unknown>]>([
    ['profile', () => readProfile('/api/visitor/profile')],
    ['archive', () => fetchFragment('doors.log')],
    ['narrative state', () => postNarrativeState(emptyNarrative)],
    ['letter', () => answerLetter(1, 'one')],
    ['protocol', () => confirmWord('nothing')],
    ['saying', () => sayWords('hello', '/', { hint: null, missed: [], heard: [] })],
    ['ending', () => sayEndingWord('nothing')],
    ['kept word', () => keepEndingWord()],
    ['recovery preview', () => previewRecovery(key)],
    ['recovery claim', () => claimRecovery({ key, own: 'merge' })],
    ['erasure', () => eraseVisitor()],
  ])('%s: the call fails', async (_, call) => {
    await expect(call()).rejects.toThrow('This is no answer of the server.');
  });

  test('calls that never throw say that they have failed', async () => {
    const batch = { id: 'session-0123456789-1', sequence: 1, body: '{}' };
    expect(await sendBatch(batch)).toEqual({ kind: 'kept', retryAfterMs: null });
    expect(await recordArchiveClick({ id: 'a', filename: 'doors.log', attempts: 1 })).toBe(false);
    expect(await submitInfluence({ designation: 'a', message: 'b' })).toEqual({ kind: 'unanswered' });
    expect(await preloadSettings()).toEqual({ inspector: true, analytics: null, offline: null });
  });

  const hooks: readonly (readonly [string, () => unknown, unknown])[] = [
    ['influence message', () => useInfluence().message, null],
    ['terms', () => useInfluenceTerms().data, undefined],
    ['order', () => useInfluenceOrder('one').data, undefined],
    ['recommendations', () => useRecommendations(2, '/'), undefined],
    ['privacy', () => usePrivacyFacts(), undefined],
    ['remarks', () => useRemarks({ phase: 1, suspicion: 0, ended: false, preview: null }), []],
    ['judgment', () => useJudgment().standing, undefined],
    ['census', () => useCensus(false).data, undefined],
    ['recovery', () => useRecovery().madeAt, undefined],
    ['totals', () => useFragmentTotals(), undefined],
    ['export', () => useVisitorExport().data, undefined],
    ['story', () => useStory('kitchen', '', 1, null).page, undefined],
    ['transcript', () => useTranscript(1, null).transcript, undefined],
  ];
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(SWRConfig, { value: { ...swrDefaults, provider: () => new Map() } }, children);

  test.each(hooks)('%s: it counts as not answered', async (_, hook, nothing) => {
    const { result } = renderHook(hook, { wrapper });
    await waitFor(() => expect(server.received).toHaveLength(1));
    // Gives the hook time to read the answer.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(result.current).toEqual(nothing);
  });

  test('thoughts, of which there may be none, are none', async () => {
    server.answer = (_, response) => json(response, { any: 'text' });
    const { result } = renderHook(() => useEarnedThoughts({ phase: 3, ended: false, preview: null }), { wrapper });
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(result.current).toEqual({});
  });

  test('the answer to the question of consent has failed, and can be given again', async () => {
    const answered = vi.fn();
    const { result } = renderHook(() => useConsentAnswer(answered));
    result.current.send({ answer: 'yes' });
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(answered).not.toHaveBeenCalled();
  });
});
