import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { keenBatch, openApp, type TestApp } from '../../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const behaviour = (change: object = {}) => ({ behaviorData: { ...keenBatch(test.now()), ...change } });

describe('POST /api/visitor/track', () => {
  it('[R-BEH-01] accepts exactly the payload of the specification', async () => {
    const reply = await test.reader().post(apiPaths.track, {
      behaviorData: {
        scrollPatterns: [{ percent: 12.5, timestamp: test.now() - 900 }],
        hoverTargets: ['the second drawer'],
        dwellTime: 4200,
        interactionSequence: ['click:Experience D5U'],
        lastInteraction: test.now() - 300,
        timestamp: test.now(),
      },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ counted: true });
  });

  const scroll = (percent: unknown) => ({ percent, timestamp: 1 });
  const refused: readonly (readonly [object, string])[] = [
    [
      { scrollPatterns: [scroll(1), scroll(2), scroll(3), scroll(100.1)] },
      'behaviorData.scrollPatterns[3].percent must be at most 100.',
    ],
    [{ scrollPatterns: [scroll(-0.1)] }, 'behaviorData.scrollPatterns[0].percent must be at least 0.'],
    [{ scrollPatterns: [scroll('12')] }, 'behaviorData.scrollPatterns[0].percent must be a number.'],
    [{ scrollPatterns: [{ percent: 1 }] }, 'behaviorData.scrollPatterns[0].timestamp is missing.'],
    [{ scrollPatterns: [{ ...scroll(1), x: 1 }] }, 'behaviorData.scrollPatterns[0].x is not known here.'],
    [
      { scrollPatterns: Array.from({ length: 1001 }, () => scroll(1)) },
      'behaviorData.scrollPatterns must have at most 1000 entries.',
    ],
    [{ scrollPatterns: 'all of it' }, 'behaviorData.scrollPatterns must be a list.'],
    [{ hoverTargets: ['a'.repeat(51)] }, 'behaviorData.hoverTargets[0] must be at most 50 characters long.'],
    [
      { hoverTargets: Array.from({ length: 101 }, () => 'a') },
      'behaviorData.hoverTargets must have at most 100 entries.',
    ],
    [{ hoverTargets: [null] }, 'behaviorData.hoverTargets[0] must be a text.'],
    [{ dwellTime: -1 }, 'behaviorData.dwellTime must be at least 0.'],
    [{ dwellTime: 86_400_001 }, 'behaviorData.dwellTime must be at most 86400000.'],
    [{ dwellTime: '30000' }, 'behaviorData.dwellTime must be a number.'],
    [
      { interactionSequence: ['a'.repeat(81)] },
      'behaviorData.interactionSequence[0] must be at most 80 characters long.',
    ],
    [
      { interactionSequence: Array.from({ length: 201 }, () => 'a') },
      'behaviorData.interactionSequence must have at most 200 entries.',
    ],
    [{ lastInteraction: -1 }, 'behaviorData.lastInteraction must be at least 0.'],
    [{ timestamp: 9e15 }, 'behaviorData.timestamp must be at most 8640000000000000.'],
    [{ timestamp: undefined }, 'behaviorData.timestamp is missing.'],
    [{ phaseUnlocked: 5 }, 'behaviorData.phaseUnlocked is not known here.'],
  ];
  it.each(refused)('[R-BEH-01] refuses %j', async (change, message) => {
    const reader = test.reader();
    await reader.profile();
    test.pass(30_000);
    const reply = await reader.post(apiPaths.track, behaviour(change));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ message });
    // Nothing of the batch was stored.
    expect(await reader.profile()).toMatchObject({ phaseUnlocked: 0, interactions: 0 });
  });

  it.each([
    [{ hoverTargets: ['a'.repeat(50)] }],
    [{ hoverTargets: Array.from({ length: 100 }, () => 'a') }],
    [{ scrollPatterns: Array.from({ length: 1000 }, () => scroll(100)) }],
    [{ dwellTime: 0 }],
    [{ interactionSequence: Array.from({ length: 200 }, () => 'a'.repeat(80)) }],
  ])('[R-BEH-01] accepts values at the limit: %#', async (change) => {
    expect((await test.reader().post(apiPaths.track, behaviour(change))).statusCode).toBe(200);
  });

  it.each([
    ['null', 400, 'The body must be an object.'],
    ['[]', 400, 'The body must be an object.'],
    ['{}', 400, 'The body must hold behaviorData or eventType.'],
    ['{"behaviorData":', 400, 'The body is not valid JSON.'],
    ['', 400, 'The body must not be empty.'],
    ['{"behaviorData":{"__proto__":{"a":1}}}', 400, 'The body is not valid JSON.'],
    ['{"eventType":"other","data":{"filename":"a","attempts":1}}', 400, 'eventType must be phantom_link_access.'],
    [
      '{"eventType":"phantom_link_access","data":{"filename":"a","attempts":0}}',
      400,
      'data.attempts must be at least 1.',
    ],
    [
      '{"eventType":"phantom_link_access","data":{"filename":"","attempts":1}}',
      400,
      'data.filename must not be empty.',
    ],
    ['{"eventType":"phantom_link_access"}', 400, 'data is missing.'],
    [`{"behaviorData":"${'a'.repeat(65_536)}"}`, 413, 'The body is too large.'],
  ])('[B-SEC-02] refuses malformed body %# with one sentence', async (payload, status, message) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await test.app.inject({ method: 'POST', url: apiPaths.track, payload, headers });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ message });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', undefined])(
    '[B-SEC-02] refuses the content type %s',
    async (type) => {
      const payload = JSON.stringify(behaviour());
      const headers = type === undefined ? {} : { 'content-type': type };
      const reply = await test.app.inject({ method: 'POST', url: apiPaths.track, payload, headers });
      expect(reply.statusCode).toBe(415);
      expect(reply.json()).toEqual({ message: 'The body must be sent as application/json.' });
    },
  );

  it.each([[{ 'x-batch-id': 'no spaces please' }, 'x-batch-id must match ^[A-Za-z0-9._:-]{1,64}$.']])(
    '[R-BEH-02] refuses the headers %j',
    async (headers, message) => {
      const reply = await test.reader().post(apiPaths.track, behaviour(), headers);
      expect([reply.statusCode, reply.json()]).toEqual([400, { message }]);
    },
  );

  it('[R-BEH-02] the profile contains a flush when it is read after it', async () => {
    const reader = test.reader();
    expect((await reader.profile()).phaseUnlocked).toBe(0);
    test.pass(30_000);
    await reader.post(apiPaths.track, behaviour({ interactionSequence: ['click:a', 'key:Tab'] }), {
      'x-batch-id': 'one',
    });
    expect(await reader.profile()).toMatchObject({
      phaseUnlocked: 1,
      interactions: 2,
      behaviorProfile: { interactionSequence: ['click:a', 'key:Tab'] },
    });
  });

  it('[B-STO-01] one batch sent 20 times at once counts once', async () => {
    const reader = test.reader();
    await reader.profile();
    test.pass(30_000);
    const body = behaviour({ interactionSequence: ['click:a'] });
    const headers = { 'x-batch-id': 'session-1' };
    const replies = await Promise.all(Array.from({ length: 20 }, () => reader.post(apiPaths.track, body, headers)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(replies.filter((reply) => reply.json<{ counted: boolean }>().counted)).toHaveLength(1);
    expect((await reader.profile()).interactions).toBe(1);
    const later = await reader.post(apiPaths.track, body, headers);
    expect(later.json()).toEqual({ counted: false });
    expect((await reader.profile()).interactions).toBe(1);
  });

  it('[B-STO-01] the same id from another visitor, and bodies without an id, count', async () => {
    const body = behaviour({ interactionSequence: ['click:a'] });
    for (const reader of [test.reader(), test.reader()]) {
      await reader.profile();
      await reader.post(apiPaths.track, body, { 'x-batch-id': 'shared' });
      await reader.post(apiPaths.track, body);
      await reader.post(apiPaths.track, body);
      expect((await reader.profile()).interactions).toBe(3);
    }
  });
});

describe('suspicion', () => {
  const confides = 'She has numbered them on the back in biro';
  const asks = 'What have you kept a ticket for, and who was going to check?';
  const lies = 'There are 211 of them.';

  it('[B-SUS-01] who presses everything is asked, then lied to, and after calm reading confided in', async () => {
    const reader = test.reader();
    await reader.profile();
    const read = async (minutes: number, ...interactionSequence: string[]) => {
      for (let flush = 0; flush < minutes * 2; flush += 1) {
        test.pass(30_000);
        await reader.post(apiPaths.track, behaviour({ interactionSequence }));
      }
      const { blocks } = (await reader.get(`${apiPaths.story}/human-cost`)).json<{ blocks: { text: string }[] }>();
      const told = blocks.map(({ text }) => text).join(' ');
      return [confides, asks, lies].map((line) => told.includes(line));
    };
    expect(await read(0.5)).toEqual([true, false, false]);
    expect(await read(1, 'secret:seal-1', 'hidden:/void', 'click:a')).toEqual([true, false, false]);
    expect(await read(0.5, 'secret:seal-2', 'hidden:/void', 'click:b', 'protocol:seals')).toEqual([false, true, false]);
    expect(await read(1.5, 'secret:seal-3', 'hidden:/void', 'click:c')).toEqual([false, true, true]);
    expect((await reader.profile()).suspicionLevel).toBeGreaterThan(4);
    expect((await reader.profile()).suspicionSign).toBe('secret');
    expect(await read(8)).toEqual([true, false, false]);
  });

  it('[B-SUS-02] the two batches of one page load tell that a person was left early, those of two do not', async () => {
    const leave = async (first: string, second: string) => {
      const reader = test.reader();
      await reader.profile();
      const send = async (id: string, dwellTime: number, ...interactionSequence: string[]) => {
        test.pass(30_000);
        const batch = behaviour({ dwellTime, interactionSequence });
        await reader.post(apiPaths.track, batch, { 'x-batch-id': id });
      };
      await send('before-0', 30_000);
      await send(first, 25_000, 'view:/human-cost');
      await send(second, 10_000, 'view:/about');
      return (await reader.profile()).suspicionLevel;
    };
    expect(await leave('tab-a-1', 'tab-a-2')).toBe(0.5);
    expect(await leave('tab-a-1', 'tab-b-0')).toBe(0);
  });
});
