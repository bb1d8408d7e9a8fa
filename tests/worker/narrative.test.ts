import { beforeEach, describe, expect, test } from 'vitest';
import { emptyNarrative } from '#contract/narrative.ts';
import { replayLog } from '#core/replay.ts';
import { profileOf, startAt } from '../core/build.ts';
import { begin, beginFrom, fakeTime } from './simulation.ts';

beforeEach(() => void fakeTime());

const note = (phase: number) => ({ phase, from: `agent ${phase}`, text: `Letter ${phase}.` });

test('[R-PRO-02] a phase above the last recorded one is recorded as a transition with its letter, once', async () => {
  const simulation = await begin();
  const profile = profileOf({ phaseUnlocked: 1, personalizedNotes: [note(1)] });
  await simulation.send({ kind: 'profile', atMs: Date.now(), profile });
  const { narrative } = simulation.view;
  expect(narrative.phaseTransitions).toEqual([{ phase: 1, timestamp: startAt }]);
  expect(narrative.personalizedNotes).toEqual([note(1)]);
  await simulation.pass(60_000);
  await simulation.send({ kind: 'profile', atMs: Date.now(), profile });
  await simulation.send({ kind: 'profile', atMs: Date.now(), profile: profileOf({ phaseUnlocked: 0 }) });
  expect(simulation.view.narrative).toEqual(narrative);
});

test('[letters are dated by simulation time] a phase and a suspicion event have the time of the wall clock, even after the page was hidden', async () => {
  const simulation = await begin({ keepsLog: true });
  await simulation.api.pause(Date.now());
  await simulation.pass(600_000);
  await simulation.api.resume(Date.now());
  const atMs = startAt + 3_600_000;
  await simulation.send({ kind: 'profile', atMs, profile: profileOf({ phaseUnlocked: 1, suspicionLevel: 2 }) });
  const { narrative } = simulation.view;
  expect(narrative.phaseTransitions).toEqual([{ phase: 1, timestamp: atMs }]);
  expect(narrative.suspicionEvents).toEqual([{ event: 'suspicion at 2', timestamp: atMs }]);
  expect((await simulation.state()).nowMs).toBe(startAt);
  // The date is part of the input, so a replay gives the same date.
  expect(replayLog(await simulation.api.exportLog())).toBe(await simulation.api.snapshot());
});

test('[R-PRO-02] a jump over phases is one transition to the last of them, with the letters of all of them', async () => {
  const simulation = await begin();
  await simulation.send({
    kind: 'profile',
    atMs: Date.now(),
    profile: profileOf({ phaseUnlocked: 2, personalizedNotes: [note(1), note(2)] }),
  });
  await simulation.pass(1000);
  const notes = [1, 2, 3, 4, 5].map(note);
  await simulation.send({
    kind: 'profile',
    atMs: Date.now(),
    profile: profileOf({ phaseUnlocked: 5, personalizedNotes: notes }),
  });
  expect(simulation.view.narrative.phaseTransitions).toEqual([
    { phase: 2, timestamp: startAt },
    { phase: 5, timestamp: startAt + 1000 },
  ]);
  expect(simulation.view.narrative.personalizedNotes).toEqual(notes);
});

test('[R-PRO-02] transitions of an earlier visit count, and a letter of a phase not reached is not taken', async () => {
  const narrative = { ...emptyNarrative, phaseTransitions: [{ phase: 3, timestamp: startAt - 1 }] };
  const simulation = await begin({ narrative });
  await simulation.send({
    kind: 'profile',
    atMs: Date.now(),
    profile: profileOf({ phaseUnlocked: 3, personalizedNotes: [note(4)] }),
  });
  expect(simulation.view.narrative).toEqual(narrative);
});

test('[R-PRO-03] suspicion above 0 is logged, and again once the last event is 5 minutes old', async () => {
  const simulation = await begin();
  const suspect = (suspicionLevel: number) =>
    simulation.send({ kind: 'profile', atMs: Date.now(), profile: profileOf({ suspicionLevel }) });
  const logged = () => simulation.view.narrative.suspicionEvents;
  await suspect(0);
  expect(logged()).toEqual([]);
  await suspect(0.1);
  expect(logged()).toEqual([{ event: 'suspicion at 0.1', timestamp: startAt }]);
  await simulation.pass(299_000);
  await suspect(2);
  expect(logged()).toHaveLength(1);
  await simulation.pass(1000);
  await suspect(2);
  expect(logged()[1]).toEqual({ event: 'suspicion at 2', timestamp: startAt + 300_000 });
});

test('[R-PRO-03] an event dated in the future, by a wrong clock, does not suppress new events', async () => {
  const suspicionEvents = [{ event: 'suspicion at 1', timestamp: startAt + 86_400_000 }];
  const simulation = await begin({ narrative: { ...emptyNarrative, suspicionEvents } });
  await simulation.send({ kind: 'profile', atMs: Date.now(), profile: profileOf({ suspicionLevel: 1 }) });
  expect(simulation.view.narrative.suspicionEvents).toHaveLength(2);
});

test('[R-PRO-04] each fragment is kept once, the path keeps the order of discovery, malformed fragments are ignored', async () => {
  const simulation = await begin();
  for (const fragment of ['page:void', 'page:void', 'file:intake_ledger.csv', 'no form', 'page:void']) {
    await simulation.send({ kind: 'fragment-found', fragment });
  }
  expect(simulation.view.narrative.discoveredFragments).toEqual(['page:void', 'file:intake_ledger.csv']);
  expect(simulation.view.narrative.investigationPath).toEqual(['page:void', 'file:intake_ledger.csv', 'page:void']);
});

test('[R-PRO-04] entries of the collaboration history are kept in order, the same twice in a row only once', async () => {
  const simulation = await begin();
  const record = (entry: string) => simulation.send({ kind: 'collaboration-recorded', entry });
  for (const clause of ['heard for: as long as it took', 'shall rise: first', 'shall rise: first', ''])
    await record(clause);
  expect(simulation.view.narrative.collaborationHistory).toEqual([
    'heard for: as long as it took',
    'shall rise: first',
  ]);
  await record('heard for: as long as it took');
  await record('a'.repeat(161));
  expect(simulation.view.narrative.collaborationHistory).toHaveLength(3);
  // After two hundred more entries, none of the first three is left.
  for (let index = 0; index < 200; index += 1) await record(`clause ${index}`);
  const history = simulation.view.narrative.collaborationHistory;
  expect([history.length, history[0], history.at(-1)]).toEqual([200, 'clause 0', 'clause 199']);
});

test('[R-UI-06] disturbances come where the route allows them, tens of seconds to minutes apart, more often at a higher phase', async () => {
  const gaps = async (phase: number, suspicion: number) => {
    const simulation = await beginFrom(() => ({
      route: { path: '/', eggs: 'none', glitches: 'tear', narrative: false },
    }));
    const profile = profileOf({ phaseUnlocked: phase, suspicionLevel: suspicion });
    await simulation.send({ kind: 'profile', atMs: Date.now(), profile });
    const times: number[] = [];
    simulation.onChange(({ disturbance }) => {
      if (!disturbance) return;
      times.push(Date.now());
      if (disturbance.kind !== 'glitch') return;
      expect(disturbance.durationMs).toBeGreaterThanOrEqual(120);
      expect(disturbance.durationMs).toBeLessThanOrEqual(240);
    });
    for (let second = 0; second < 4000; second += 1) await simulation.pass(1000);
    return times.slice(1).map((time, index) => time - (times[index] ?? 0));
  };
  const calm = await gaps(0, 0);
  expect(Math.min(...calm)).toBeGreaterThanOrEqual(29_000);
  expect(Math.max(...calm)).toBeLessThanOrEqual(46_000);
  expect(new Set(calm).size).toBeGreaterThan(10);
  const late = await gaps(5, 5);
  expect(Math.min(...late)).toBeGreaterThanOrEqual(19_000);
  expect(Math.max(...late)).toBeLessThanOrEqual(31_000);
  expect(late.length).toBeGreaterThan(1.4 * calm.length);

  const quiet = await begin();
  await quiet.send({
    kind: 'route',
    rules: { path: '/data-corruption', eggs: 'none', glitches: false, narrative: false },
  });
  await quiet.pass(3_600_000);
  expect(quiet.view.disturbance).toBeNull();
});

test('[R-UI-06] each page that allows it is disturbed within 45 s from phase 0 on, by a reading or a glitch of its kind', async () => {
  const simulation = await begin();
  const seen = new Set<string>();
  for (const glitch of ['hold', 'split', 'slices', 'hold', 'split', 'slices', 'tear', 'bits'] as const) {
    const rules = { path: '/echoes', eggs: 'none', glitches: glitch, narrative: false } as const;
    await simulation.send({ kind: 'route', rules });
    const before = simulation.view.disturbance?.id ?? 0;
    await simulation.pass(46_000);
    const { disturbance } = simulation.view;
    expect(disturbance?.id).toBeGreaterThan(before);
    seen.add(disturbance!.kind);
    expect(disturbance).toMatchObject(disturbance?.kind === 'glitch' ? { glitch } : { kind: 'reading' });
  }
  expect([...seen].sort()).toEqual(['glitch', 'reading']);
});

describe('remarks', () => {
  const page = (narrative: boolean) => ({ path: '/kitchen', eggs: 'none', glitches: false, narrative }) as const;
  /** The remarks of some hours, each with the time at which it appeared. */
  const written = async (phase: number, suspicion: number, hours = 3) => {
    const simulation = await beginFrom(() => ({ route: page(true) }));
    await simulation.send({
      kind: 'profile',
      atMs: Date.now(),
      profile: profileOf({ phaseUnlocked: phase, suspicionLevel: suspicion }),
    });
    const lines: { at: number; index: number; durationMs: number }[] = [];
    simulation.onChange(({ narrativeOverlay }) => {
      if (narrativeOverlay) lines.push({ at: Date.now(), ...narrativeOverlay });
    });
    for (let second = 0; second < hours * 3600; second += 1) await simulation.pass(1000);
    await simulation.close();
    return { lines, gaps: lines.slice(1).map(({ at }, index) => at - (lines[index]?.at ?? 0)) };
  };

  test('[R-UI-06, B-CASE-04] come tens of seconds to minutes apart, more often with phase and suspicion, and stay 8 s', async () => {
    const early = await written(1, 0);
    expect(Math.min(...early.gaps)).toBeGreaterThanOrEqual(69_000);
    expect(Math.max(...early.gaps)).toBeLessThanOrEqual(283_000);
    const late = await written(5, 5);
    expect(Math.min(...late.gaps)).toBeGreaterThanOrEqual(29_000);
    expect(Math.max(...late.gaps)).toBeLessThanOrEqual(121_000);
    expect(late.lines.length).toBeGreaterThan(1.8 * early.lines.length);
    expect(new Set(late.gaps).size).toBeGreaterThan(20);
    for (const { durationMs } of [...early.lines, ...late.lines]) expect(durationMs).toBe(8000);
    // All eight remarks appear before one is repeated, and none appears twice in a row.
    expect(new Set(late.lines.slice(0, 8).map(({ index }) => index)).size).toBe(8);
    expect(late.lines.filter(({ index }, at) => index === late.lines[at + 1]?.index)).toEqual([]);
  });

  test('[R-UI-06] do not come before phase 1, nor on a route without remarks', async () => {
    expect((await written(0, 5, 1)).lines).toEqual([]);
    const bare = await begin();
    await bare.send({ kind: 'profile', atMs: Date.now(), profile: profileOf({ phaseUnlocked: 5 }) });
    await bare.send({ kind: 'route', rules: page(false) });
    await bare.pass(3_600_000);
    expect(bare.view.narrativeOverlay).toBeNull();
  });

  test('[R-UI-06] go when the page or the phase changes, and the next remark has a new id', async () => {
    const simulation = await beginFrom(() => ({ route: page(true) }));
    await simulation.send({ kind: 'profile', atMs: Date.now(), profile: profileOf({ phaseUnlocked: 1 }) });
    const next = async () => {
      for (let second = 0; second < 301 && simulation.view.narrativeOverlay === null; second += 1) {
        await simulation.pass(1000);
      }
      return simulation.view.narrativeOverlay?.id;
    };
    expect(await next()).toBe(1);
    await simulation.send({ kind: 'route', rules: { ...page(true), path: '/about' } });
    expect(simulation.view.narrativeOverlay).toBeNull();
    expect(await next()).toBe(2);
    await simulation.send({ kind: 'profile', atMs: Date.now(), profile: profileOf({ phaseUnlocked: 2 }) });
    expect(simulation.view.narrativeOverlay).toBeNull();
  });
});

describe('[B-DEV-01] the inspector’s preview', () => {
  const profile = profileOf({ phaseUnlocked: 1, suspicionLevel: 0, personalizedNotes: [note(1)] });
  const preview = { kind: 'preview', phase: 5, suspicion: 4.5 } as const;

  test('is simulated: remarks come although the visitor is at phase 0, and suspicion makes the pattern chaotic', async () => {
    const simulation = await begin();
    await simulation.send({
      kind: 'route',
      rules: { path: '/', eggs: 'drift', glitches: 'tear', narrative: true },
    });
    await simulation.pass(600_000);
    expect(simulation.view.narrativeOverlay).toBeNull();
    expect(simulation.view.emergencePattern).not.toBe('chaotic');
    await simulation.send(preview);
    expect(simulation.view.emergencePattern).toBe('chaotic');
    await simulation.pass(600_000);
    expect(simulation.view.narrativeOverlay).not.toBeNull();
  });

  test('is not recorded in the narrative state, whether the profile or the preview comes first', async () => {
    for (const inputs of [
      [preview, { kind: 'profile', atMs: startAt, profile }],
      [{ kind: 'profile', atMs: startAt, profile }, preview],
    ] as const) {
      const simulation = await begin();
      for (const input of inputs) await simulation.send(input);
      const { narrative } = simulation.view;
      expect(narrative.phaseTransitions.map(({ phase }) => phase)).toEqual([1]);
      expect([narrative.personalizedNotes, narrative.suspicionEvents]).toEqual([[note(1)], []]);
    }
  });

  test('stops the recording of fragments and collaborations until it ends', async () => {
    const simulation = await begin();
    await simulation.send(preview);
    await simulation.send({ kind: 'fragment-found', fragment: 'memory:mug' });
    await simulation.send({ kind: 'collaboration-recorded', entry: 'One.' });
    expect(simulation.view.narrative).toEqual(emptyNarrative);
    await simulation.send({ kind: 'preview', phase: null, suspicion: null });
    await simulation.send({ kind: 'fragment-found', fragment: 'memory:mug' });
    expect(simulation.view.narrative.discoveredFragments).toEqual(['memory:mug']);
  });
});

test('[B-END-02] the letter of the kept word comes with it, and gives way to the one after the end', async () => {
  const simulation = await begin();
  const kept = { ...note(6), text: 'Kept.', isProvisional: true as const };
  const send = (more: Parameters<typeof profileOf>[0]) =>
    simulation.send({ kind: 'profile', atMs: Date.now(), profile: profileOf({ phaseUnlocked: 5, ...more }) });
  await send({ personalizedNotes: [note(5), kept] });
  expect(simulation.view.narrative.personalizedNotes).toEqual([note(5)]);
  await send({ keptWord: true, personalizedNotes: [note(5), kept] });
  expect(simulation.view.narrative.personalizedNotes).toEqual([note(5), kept]);
  await send({ ended: true, personalizedNotes: [note(5), note(6)] });
  expect(simulation.view.narrative.personalizedNotes).toEqual([note(5), note(6)]);
  // Another tab may still have the letter `kept`.
  await send({ keptWord: true, personalizedNotes: [note(5), kept] });
  expect(simulation.view.narrative.personalizedNotes).toEqual([note(5), note(6)]);
});
