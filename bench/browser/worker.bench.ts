/** How long does a call to the built worker take, by records in the call? Also: throughput and messages. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as ComlinkModule from 'comlink';
import type { Page } from 'playwright-core';
import { emptyNarrative } from '#contract/narrative.ts';
import type { SimulationApi, SimulationChanges, SimulationOptions } from '#contract/simulation.ts';
import { recordKinds, recordStride } from '#contract/telemetry.ts';
import type { BenchOptions, Budget, Figure } from '../Figure.ts';
import { median } from '../median.ts';
import { openPage } from './harness/openPage.ts';
import { withSite } from './harness/withSite.ts';

/**
 * `records`: number of records in a call. `calls`: number of calls that are timed together, since the page's clock has
 * steps of 0.1 ms.
 */
const cases = [
  { records: 1, calls: 50 },
  { records: 100, calls: 50 },
  { records: 10_000, calls: 5 },
];
/**
 * Measured blocks of calls in each repetition. Two more blocks before them are not counted: their code is still
 * interpreted.
 */
const blocks = 7;
const uncountedBlocks = 2;

/** A file of the site that runs no script. Its page has the site's origin, so the bench can start the worker there. */
const emptyPath = '/robots.txt';
const comlinkFile = fileURLToPath(import.meta.resolve('comlink/dist/umd/comlink.min.js'));

const startedAtMs = 1_763_629_200_000;
const options: SimulationOptions = {
  seed: 1,
  sessionId: 'bench-0123456789',
  hour: 12,
  speed: 1,
  startedAtMs,
  narrative: emptyNarrative,
  protocolDigests: { salt: '', digests: [] },
};
const kinds = [recordKinds.scroll, recordKinds.scroll, recordKinds.hover, recordKinds.interaction];

interface Plan {
  readonly script: string;
  readonly options: SimulationOptions;
  readonly kinds: readonly number[];
  readonly textless: number;
  readonly stride: number;
  readonly records: number;
  readonly calls: number;
  readonly blocks: number;
}

/** One block of calls; times in milliseconds. */
interface Block {
  /** The mean time of an empty call: nothing but Comlink and two messages. */
  readonly emptyMs: number;
  /**
   * Mean time of a call from posting to answer, with the calls that close due batches. Each call waits for the
   * answer to the previous call.
   */
  readonly tripMs: number;
  /** Records in a second when calls are posted without waiting for answers. */
  readonly recordsPerSecond: number;
  /** Mean number of messages of a call, in both directions, with the messages that close batches. */
  readonly messages: number;
}

/** Runs in the page: starts the worker, sends it records as the wiring does, and closes each batch that is due. */
const drive = async (plan: Plan): Promise<Block[]> => {
  const { Comlink } = globalThis as unknown as { Comlink: typeof ComlinkModule };
  const worker = new Worker(plan.script, { type: 'module' });
  let messages = 0;
  const post = worker.postMessage.bind(worker);
  worker.postMessage = (message: unknown, transfer: never) => {
    messages += 1;
    post(message, transfer);
  };
  worker.addEventListener('message', () => (messages += 1));
  const api = Comlink.wrap<SimulationApi>(worker);
  await api.start(plan.options);

  const { kinds, textless, stride, calls } = plan;
  const records = new Float64Array(plan.records * stride);
  for (let index = 0; index < plan.records; index += 1) {
    const kind = kinds[index % kinds.length]!;
    records.set([kind, plan.options.startedAtMs + index, index % 100, kind === textless ? -1 : 0], index * stride);
  }
  const texts = ['docket 31,207'];
  let through = 0;
  let seconds = 0;
  let closed = -1;
  const close = async (changes: SimulationChanges, atMs: number): Promise<void> => {
    for (const { flush } of changes) {
      if (flush === undefined || flush.sequence <= closed) continue;
      closed = flush.sequence;
      await close(
        await api.send([{ kind: 'batch-closed', sequence: flush.sequence, through: flush.end.through }], atMs),
        atMs,
      );
    }
  };
  /** Sends the records of one second, as a page does. */
  const call = async (): Promise<void> => {
    through += plan.records;
    seconds += 1;
    const atMs = plan.options.startedAtMs + seconds * 1000;
    await close(await api.send([{ kind: 'telemetry', batch: { records, texts, through } }], atMs), atMs);
  };
  const timed = async (run: () => Promise<unknown>): Promise<number> => {
    const beganAt = performance.now();
    await run();
    return performance.now() - beganAt;
  };
  const inTurn = (run: () => Promise<unknown>) => async () => {
    for (let index = 0; index < calls; index += 1) await run();
  };
  const found: Block[] = [];
  for (let block = 0; block < plan.blocks; block += 1) {
    const emptyMs = (await timed(inTurn(() => api.measure(null)))) / calls;
    messages = 0;
    const tripMs = (await timed(inTurn(call))) / calls;
    const messagesOfCall = messages / calls;
    const allMs = await timed(() => Promise.all(Array.from({ length: calls }, call)));
    const recordsPerSecond = (calls * plan.records * 1000) / allMs;
    found.push({ emptyMs, tripMs, recordsPerSecond, messages: messagesOfCall });
  }
  await api.stop();
  worker.terminate();
  return found;
};

export const measure = ({ repetitions }: BenchOptions): Promise<readonly Figure[]> =>
  withSite(async ({ server, browser }) => {
    const [script] = globSync('assets/simulation-worker-*.js', { cwd: 'dist/site' });
    if (script === undefined) throw new Error('The build has no worker.');
    const { page, close } = await openPage(browser);
    await page.addInitScript({ path: comlinkFile });
    await page.goto(server.url + emptyPath);
    const figures: Figure[] = [];
    for (const { records, calls } of cases)
      figures.push(...figuresOf(records, await blocksOf(page, `/${script}`, records, calls, repetitions)));
    await close();
    return figures;
  });

/** The counted blocks. Each repetition starts a new worker. */
async function blocksOf(
  page: Page,
  script: string,
  records: number,
  calls: number,
  repetitions: number,
): Promise<readonly Block[]> {
  const plan: Plan = {
    script,
    options,
    kinds,
    textless: recordKinds.scroll,
    stride: recordStride,
    records,
    calls,
    blocks: uncountedBlocks + blocks,
  };
  const found: Block[] = [];
  for (let round = 0; round < repetitions; round += 1)
    found.push(...(await page.evaluate(drive, plan)).slice(uncountedBlocks));
  return found;
}

const tripBudgets: Readonly<Record<number, Budget>> = {
  100: { of: 'value', most: 8, reason: 'a real reader causes a hundred records a second: half a frame' },
  10_000: { of: 'value', most: 200, reason: 'a load that no reader reaches leaves four fifths of the second' },
};

function figuresOf(records: number, found: readonly Block[]): Figure[] {
  const of = (key: keyof Block): number => median(found.map((block) => block[key]));
  const name = records === 1 ? '1 record' : `${records} records`;
  const budget = tripBudgets[records];
  return [
    {
      name: `${name}, round trip`,
      value: of('tripMs'),
      unit: 'ms',
      reference: { name: 'empty call', value: of('emptyMs') },
      ...(budget !== undefined && { budget }),
    },
    { name: `${name}, throughput`, value: of('recordsPerSecond'), unit: 'records/s' },
    { name: `${name}, messages of a call`, value: of('messages'), unit: '' },
  ];
}
