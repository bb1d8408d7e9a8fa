import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ClickRecord } from '../../src/pages/routemap/ClickRecord.ts';
import '../support/tidy.ts';

/** Waits until promises have settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A server that answers only on request: `answer` answers the oldest call with a status. */
function slowServer() {
  const waiting: ((response: Response) => void)[] = [];
  const sent: { readonly attempts: number; readonly id: string | null }[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (_path: string, { body, headers }: RequestInit) => {
    const { data } = JSON.parse(String(body)) as { data: { attempts: number } };
    sent.push({ attempts: data.attempts, id: new Headers(headers).get('x-batch-id') });
    return new Promise<Response>((resolve) => waiting.push(resolve));
  });
  const answer = async (status = 200) => {
    waiting.shift()?.(Response.json({ counted: status === 200 }, { status }));
    await settle();
  };
  return { sent, answer };
}

test('[R-ARC-04] a click that comes while earlier ones are in flight is waited for too', async () => {
  const { answer } = slowServer();
  const clicks = new ClickRecord();
  const done: string[] = [];
  clicks.record('doors.log', 1);
  const settled = clicks.settled('doors.log').then(() => done.push('settled'));
  clicks.record('doors.log', 2);
  await answer();
  done.push('the second answered');
  await answer();
  await settled;
  expect(done).toEqual(['the second answered', 'settled']);
});

test('[R-ARC-04] if such a click fails, it alone is sent again the next time', async () => {
  const { sent, answer } = slowServer();
  const clicks = new ClickRecord();
  clicks.record('doors.log', 1);
  const settled = clicks.settled('doors.log');
  clicks.record('doors.log', 2);
  await answer();
  await answer(503);
  await settled;
  expect(sent.map(({ attempts }) => attempts)).toEqual([1, 2]);
  const again = clicks.settled('doors.log');
  await settle();
  await answer();
  await again;
  await clicks.settled('doors.log');
  expect(sent.map(({ attempts }) => attempts)).toEqual([1, 2, 2]);
  expect(sent[2]?.id).toBe(sent[1]?.id);
});

test('[R-ARC-10] a click that the server has refused for good is not sent again', async () => {
  const { sent, answer } = slowServer();
  const clicks = new ClickRecord();
  clicks.record('doors.log', 1);
  await answer(400);
  await clicks.settled('doors.log');
  expect(sent).toHaveLength(1);
});

/** A reader's acts and the server's answers in any order: a click, a wait for the text of a file, an answer. */
const doings = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('click' as const), file: fc.constantFrom('doors.log', 'kitchen.txt') }),
    fc.record({ kind: fc.constant('settle' as const), file: fc.constantFrom('doors.log', 'kitchen.txt') }),
    fc.record({ kind: fc.constant('answer' as const), status: fc.constantFrom(200, 400, 429, 503) }),
  ),
  { maxLength: 20 },
);

test('[R-ARC-04, R-ARC-10] in any order each click is sent under one name until it is counted or refused for good, and never after', async () => {
  await fc.assert(
    fc.asyncProperty(doings, async (list) => {
      const { sent, answer } = slowServer();
      const clicks = new ClickRecord();
      const answers: number[] = [];
      const give = async (status: number) => {
        if (answers.length === sent.length) return;
        answers.push(status);
        await answer(status);
      };
      let made = 0;
      for (const one of list) {
        if (one.kind === 'click') clicks.record(one.file, (made += 1));
        else if (one.kind === 'settle') void clicks.settled(one.file);
        else await give(one.status);
      }
      for (let round = 0; round < 2; round += 1) {
        const settled = Promise.all(['doors.log', 'kitchen.txt'].map((file) => clicks.settled(file)));
        while (answers.length < sent.length) await give(200);
        await settled;
      }
      // Every request has been answered, so nothing is sent again.
      const { length } = sent;
      await Promise.all(['doors.log', 'kitchen.txt'].map((file) => clicks.settled(file)));
      expect(sent).toHaveLength(length);
      for (let attempts = 1; attempts <= made; attempts += 1) {
        const tries = sent.flatMap((one, index) =>
          one.attempts === attempts ? [{ ...one, status: answers[index] }] : [],
        );
        expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
        expect([200, 400]).toContain(tries.at(-1)?.status);
        expect(tries.slice(0, -1).filter(({ status }) => status === 200 || status === 400)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});
