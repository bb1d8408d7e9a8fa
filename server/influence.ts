import { once } from 'node:events';
import { request } from 'node:http';
import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type Decision, influenceActions, type OperatorView } from '#contract/api/operator.ts';
import { operatorSocket } from './operator.ts';
import { readSettings } from './settings.ts';

/**
 * The operator's command for influence messages, over the socket of the running server in DATA_DIR. docs/operations.md.
 * - `npm run influence -- list`
 * - `approve`, `refuse` or `remove`, with the number of an order
 * - `refuse --all-of`, for every waiting message of one reader
 */
const usage = `npm run influence -- list [--skip NUMBER]
npm run influence -- approve|refuse|remove ORDER [--by NAME]
npm run influence -- refuse --all-of ORDER [--by NAME]`;

interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Sends one request to the running server. Throws when no server runs. */
async function ask(method: 'GET' | 'POST', path: string, body?: Partial<Decision>): Promise<Reply> {
  const { DATA_DIR } = readSettings(process.env);
  const headers = { 'content-type': 'application/json' };
  const sent = request({ socketPath: operatorSocket(DATA_DIR), path, method, headers });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function print({ orders, log }: OperatorView): void {
  if (orders.length === 0) say('No order has been paid.');
  for (const { order, state, designation, message, paidAt } of orders) {
    say(`${order}  ${state.padEnd(9)}  ${timeOf(paidAt)}  ${designation.toUpperCase()}: ${message}`);
  }
  for (const { at, action, operator, order } of log) say(`${timeOf(at)}  ${operator}  ${action}  ${order}`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string' }, skip: { type: 'string' }, 'all-of': { type: 'string' } },
});
const [action = '', order] = positionals;
const decision = influenceActions.find((one) => one === action);
const allOf = action === 'refuse' ? values['all-of'] : undefined;
const operator = values.by ?? userInfo().username;

/** Sends a decision and prints the result. */
async function tell(path: string, body: Partial<Decision>): Promise<void> {
  const { status, body: answer } = await ask('POST', path, body);
  say((JSON.parse(answer) as { message: string }).message);
  if (status !== 200) process.exitCode = 1;
}

// A process that reads the output, such as `head`, closes the pipe early.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
try {
  if (action === 'list') {
    const { status, body } = await ask('GET', `/influence?skip=${encodeURIComponent(values.skip ?? '0')}`);
    if (status !== 200) throw new Error(body);
    print(JSON.parse(body) as OperatorView);
  } else if (allOf !== undefined) {
    await tell('/influence/refusals', { order: allOf, operator });
  } else if (decision !== undefined && order !== undefined) {
    await tell('/influence', { action: decision, order, operator });
  } else {
    say(usage);
    process.exitCode = 1;
  }
} catch (error) {
  const isAbsent = ['ENOENT', 'ECONNREFUSED'].includes((error as { code?: string }).code ?? '');
  const absent = 'No server runs on this DATA_DIR. Start one, or set DATA_DIR to the folder of the running one.';
  process.stderr.write(`${isAbsent ? absent : (error as Error).message}\n`);
  process.exitCode = 1;
}
