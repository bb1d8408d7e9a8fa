import { expect, test, vi } from 'vitest';
import { ClickRecord } from '../../src/pages/routemap/ClickRecord.ts';
import '../support/tidy.ts';

/** Lets promises settle. */
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
