import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentCookie } from '#contract/consent.ts';
import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';
import { syncNarrative } from '../../src/app/syncNarrative.ts';
import { ClickRecord } from '../../src/pages/routemap/ClickRecord.ts';
import { roomsAfter } from '../../src/state/rooms.ts';
import { loadNarrative } from '../../src/state/narrative.ts';
import '../support/tidy.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
const consent = (value: string) => void (document.cookie = `${consentCookie}=${value}; path=/`);
afterEach(() => void (document.cookie = `${consentCookie}=; path=/; max-age=0`));
/** Waits until promises have settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 1));

const withStep = ({ discoveredFragments, investigationPath }: NarrativeState, step: string): NarrativeState => ({
  ...emptyNarrative,
  discoveredFragments: [...discoveredFragments, step],
  investigationPath: [...investigationPath, step],
});

/**
 * State of the server. up: it stores a find and answers. down: it answers 503. deaf: it stores a find, but the answer
 * is lost. held: it has a find only in memory, where a restart loses the find.
 */
type Line = 'up' | 'down' | 'deaf' | 'held';
type Event =
  | { readonly kind: 'find' | 'reload'; readonly tab: 0 | 1 }
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'answer'; readonly value: 'given' | 'refused.0' };

const tab = fc.constantFrom(0 as const, 1 as const);
const events: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: tab.map((of) => ({ kind: 'find' as const, tab: of })) },
    { weight: 2, arbitrary: tab.map((of) => ({ kind: 'reload' as const, tab: of })) },
    fc.constantFrom<Line>('up', 'down', 'deaf', 'held').map((line) => ({ kind: 'line' as const, line })),
    fc.constantFrom('given' as const, 'refused.0' as const).map((value) => ({ kind: 'answer' as const, value })),
  ),
  { maxLength: 14 },
);

test('[B-SYNC-01, B-PRV-04] whatever fails, every find made with consent reaches the server, and nothing is posted without', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (list) => {
      const kept = new Map<string, string>();
      const storage = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      };
      const server = new Set<string>();
      let line: Line = 'up';
      let isRefused = false;
      let postedWithout = 0;
      vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
        if (isRefused) postedWithout += 1;
        const { investigationPath } = JSON.parse(String(body)) as NarrativeState;
        if (line === 'down') return Response.json({ message: 'away' }, { status: 503 });
        if (line === 'held') return Response.json({ fragments: 0 });
        for (const step of investigationPath) server.add(step);
        if (line === 'deaf') throw new TypeError('Failed to fetch');
        return Response.json({ fragments: server.size });
      });
      consent('given');
      const open = () => ({ state: loadNarrative(storage), sync: syncNarrative(storage, loadNarrative(storage)) });
      const tabs = [open(), open()];
      const expected = new Set<string>();
      let count = 0;
      const play = async (event: Event) => {
        if (event.kind === 'line') line = event.line;
        else if (event.kind === 'answer') {
          consent(event.value);
          isRefused = event.value !== 'given';
          for (const one of tabs) one.sync.handleConsent();
          if (!isRefused) for (const one of tabs) one.state.investigationPath.forEach((step) => expected.add(step));
        } else if (event.kind === 'reload') {
          tabs[event.tab]?.sync.stop();
          tabs[event.tab] = open();
        } else {
          const one = tabs[event.tab]!;
          const step = `memory:${(count += 1)}`;
          one.state = withStep(one.state, step);
          one.sync.update(one.state);
          if (!isRefused) expected.add(step);
        }
        dispatchEvent(new Event('online'));
        await settle();
      };
      for (const event of list) await play(event);
      for (const event of [
        { kind: 'line', line: 'up' },
        { kind: 'answer', value: 'given' },
        { kind: 'reload', tab: 0 },
      ] as const)
        await play(event);
      for (const one of tabs) {
        await settle();
        one.sync.stop();
      }
      expect(postedWithout).toBe(0);
      expect([...expected].filter((step) => !server.has(step))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('[R-ARC-10] whatever fails, each click on an archive file reaches the server once under its own id, unless it is refused for good', async () => {
  const file = fc.constantFrom('doors.log', 'kitchen.txt');
  const outcome = fc.constantFrom('counted', 'away', 'lost', 'refused', 'gateway');
  const act = fc.record({ kind: fc.constantFrom('click', 'settle'), file });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), fc.array(outcome, { maxLength: 20 }), async (acts, outcomes) => {
      const ahead = [...outcomes];
      const counted = new Map<string, string>();
      const refused = new Set<string>();
      const seen = new Set<string>();
      vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
        const id = new Headers(headers).get('x-batch-id') ?? '';
        const { data } = JSON.parse(String(body)) as { data: { filename: string } };
        seen.add(id);
        const happens = ahead.shift() ?? 'counted';
        if (happens === 'away') return Response.json({}, { status: 503 });
        if (happens === 'gateway') return Response.json({});
        if (happens === 'refused') {
          refused.add(id);
          return Response.json({}, { status: 400 });
        }
        const isNew = !counted.has(id);
        counted.set(id, data.filename);
        if (happens === 'lost') throw new TypeError('Failed to fetch');
        return Response.json({ counted: isNew });
      });
      const clicks = new ClickRecord();
      const made = new Map<string, number>();
      for (const { kind, file: name } of acts) {
        if (kind === 'settle') await clicks.settled(name);
        else {
          made.set(name, (made.get(name) ?? 0) + 1);
          clicks.record(name, made.get(name)!);
        }
      }
      for (const name of made.keys())
        for (let tries = 0; tries <= outcomes.length; tries += 1) await clicks.settled(name);
      const total = [...made.values()].reduce((sum, one) => sum + one, 0);
      expect(seen.size).toBe(total);
      expect([...seen].filter((id) => !counted.has(id) && !refused.has(id))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('[B-CASE-01] rooms keep the highest phase at which each was seen, and the one entered last is the last', () => {
  const visits = fc.array(fc.tuple(fc.constantFrom('void', 'kitchen', 'vega'), fc.integer({ min: 1, max: 5 })), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(visits, (list) => {
      let rooms = {} as ReturnType<typeof roomsAfter>;
      for (const [slug, phase] of list) rooms = roomsAfter(rooms, slug, phase);
      const highest = (slug: string) => Math.max(...list.filter(([one]) => one === slug).map(([, phase]) => phase));
      const slugs = new Set(list.map(([slug]) => slug));
      expect({ ...rooms }).toEqual(Object.fromEntries([...slugs].map((slug) => [slug, highest(slug)])));
      expect(Object.keys(rooms).at(-1)).toBe(list.at(-1)?.[0]);
    }),
  );
});
