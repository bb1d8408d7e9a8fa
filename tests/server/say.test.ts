import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { hashOf } from '#contract/saying.ts';
import type { SayReply } from '#contract/api/say.ts';
import { protocols } from '../../server/content/protocols/protocols.ts';
import { refusals } from '../../server/content/speech/refusals.ts';
import { hintExamples } from '../../server/content/speech/asking.ts';
import { openApp, readTo, type TestApp, type TestReader } from '../support/app.ts';
import { startServer } from '../support/server.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const say = async (reader: TestReader, words: string, more: object = {}): Promise<SayReply> => {
  const reply = await reader.post(apiPaths.say, { words, page: '/', ...more });
  expect([words, reply.statusCode]).toEqual([words, 200]);
  return reply.json<SayReply>();
};

describe('POST /api/visitor/say', () => {
  it('[B-SAY-01] answers by the phase of the reader, which the server decides, and forbids caching', async () => {
    const reader = test.reader();
    expect(await say(reader, 'Hello.')).toEqual({
      kind: 'answer',
      voice: 'institution',
      from: 'The institution',
      answer:
        'Good day. This counter is open, and what is said at it is answered. You may ask what this place is, or for help.',
    });
    await readTo(test, reader, 1);
    expect((await say(reader, 'ｈｅｌｌｏ')).from).toBe('The Archivist');
    const reply = await reader.post(apiPaths.say, { words: 'hello', page: '/kitchen' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('[B-SAY-01] stores nothing of what is said: a new reader stays without a record', async () => {
    const reader = test.reader();
    for (const words of ['hello', 'xyzzy', 'help', 'candle']) await say(reader, words);
    expect(await test.sql('select count(*) as count from visitors')).toEqual([{ count: expect.anything() }]);
    const [{ count } = { count: -1 }] = (await test.sql('select count(*) as count from visitors')) as {
      count: number;
    }[];
    expect(Number(count)).toBe(0);
  });

  it('[B-SAY-09] tells a reader what is held of them: nothing at first, then their own reading', async () => {
    const reader = test.reader();
    expect((await say(reader, 'what do you know about me?')).answer).toMatch(/^Held about you so far: nothing\./);
    await readTo(test, reader, 1);
    const reply = await say(reader, 'what do you know about me?');
    expect(reply.answer).toBe(
      'I have read of you: less than a minute of reading, 3 presses and hovers. No name is among it. The rows lie open, and may be taken home.',
    );
    await reader.get(`${apiPaths.story}/kitchen`);
    expect((await say(reader, 'what do you know about me?')).answer).toContain(', 1 room entered, ');
    expect(reply.link).toBe('/surveillance-truth');
  });

  it('[B-SAY-12] an answer that the page has shown gives way to another; at most 24 hashes are taken', async () => {
    const reader = test.reader();
    await readTo(test, reader, 1);
    const first = await say(reader, 'chair');
    const second = await say(reader, 'chair', { heard: [hashOf(first.answer)] });
    expect([first.from, second.from]).toEqual(['The Archivist', 'The institution']);
    expect(await say(reader, 'chair', { heard: Array(24).fill(7) })).toEqual(first);
    const tooMany = await reader.post(apiPaths.say, { words: 'chair', page: '/', heard: Array(25).fill(7) });
    expect(tooMany.statusCode).toBe(400);
  });

  it('[B-SAY-01] a room is told of from the first visit on; before that there is only a nudge', async () => {
    const reader = test.reader();
    await readTo(test, reader, 1);
    const before = await say(reader, 'kitchen');
    expect(before.link).toBeUndefined();
    await reader.get(`${apiPaths.story}/kitchen`);
    expect(await say(reader, 'kitchen')).toMatchObject({
      answer: 'Put together from 1,900 statements. The light has been on since before the building.',
      link: '/kitchen',
    });
  });

  it('[B-SAY-03] a word of a page that the reader has opened is placed, and one of another page is not', async () => {
    const reader = test.reader();
    await readTo(test, reader, 1);
    expect((await say(reader, 'depositions')).kind).toBe('missed');
    await reader.get(`${apiPaths.story}/kitchen`);
    expect(await say(reader, '“Depositions.”')).toMatchObject({ kind: 'near', link: '/kitchen' });
    const here = await say(reader, 'depositions', { page: '/kitchen' });
    expect([here.kind, here.link, here.answer]).toEqual(['near', undefined, expect.stringContaining('on this page')]);
    expect((await say(reader, 'plankton')).kind).toBe('missed');
    const heard: number[] = [];
    for (let at = 0; at < 3; at += 1) heard.push(hashOf((await say(reader, 'depositions', { heard })).answer));
    expect(new Set(heard).size).toBe(2);
    expect(heard[2]).toBe(heard[0]);
  });

  it('[R-SEC-01] the four words are left to the page, and nothing near to one is said to be', async () => {
    const reader = test.reader();
    for (const { word } of protocols) {
      expect(await say(reader, word)).toEqual({ kind: 'seal', voice: 'site', from: 'This site', answer: '' });
      expect(await say(reader, `x${word}`)).toMatchObject({ kind: 'missed' });
    }
    expect((await reader.profile()).protocols).toEqual([]);
  });

  it('[B-SAY-04] an objection names its line from phase 4 on, when the letter is there', async () => {
    const reader = test.reader();
    expect((await say(reader, 'I object')).answer).toBe(
      'An objection is entered against a numbered line. No paper with numbered lines has been sent to you yet.',
    );
    await readTo(test, reader, 3);
    expect((await say(reader, 'I object to line 9')).kind).not.toBe('objection');
    await readTo(test, reader, 4);
    for (const words of ['9', 'nine', 'line 9', 'objection to line 9', 'I object to the ninth line']) {
      expect(await say(reader, words)).toMatchObject({ kind: 'objection', line: 9, from: 'The Judge' });
    }
    expect(await say(reader, 'I object')).toMatchObject({
      kind: 'answer',
      answer: '1. Allowed. 2. Open my letter. 3. Press the line that you mean.',
    });
  });

  it('[B-SAY-02] the same unknown word gets the same refusal', async () => {
    const reader = test.reader();
    const [first, again] = [await say(reader, 'plugh'), await say(reader, ' PLUGH. ')];
    expect(first).toMatchObject({ kind: 'missed' });
    expect(refusals.map(({ text }) => text)).toContain(first.answer);
    expect(again).toEqual(first);
  });

  it('[B-SAY-02] sent the earlier refusals, it repeats no refusal and no line for questions', async () => {
    const reader = test.reader();
    const answers: string[] = [];
    for (let at = 0; at < 16; at += 1) {
      const missed = answers.map((answer) => hashOf(answer));
      answers.push((await say(reader, at % 2 === 0 ? 'plugh' : 'what is plugh?', { missed })).answer);
    }
    expect(new Set(answers).size).toBe(16);
  });

  it('[B-SAY-05] a hint about the page on which the reader stands says so, and leads nowhere', async () => {
    const reader = test.reader();
    const hint = { target: 'phase:1', step: 1 };
    expect(await say(reader, 'help', { hint, page: '/about' })).toMatchObject({
      answer: 'Any page will do. /about is one, and has a good deal on it.',
    });
    expect((await say(reader, 'help', { hint, page: '/about' })).link).toBeUndefined();
    expect((await say(reader, 'help', { hint })).link).toBe('/about');
  });

  it('[B-SAY-05] every way to ask for help gets a hint', async () => {
    const reader = test.reader();
    for (const words of hintExamples) {
      expect(await say(reader, words)).toMatchObject({ kind: 'hint', hint: { target: 'phase:1', step: 1 } });
    }
  });

  it.each([
    [{}, 'words is missing.'],
    [{ words: '', page: '/' }, 'words must not be empty.'],
    [{ words: 'x'.repeat(121), page: '/' }, 'words must be at most 120 characters long.'],
    [{ words: 'hello', page: 'about' }, 'page must match ^/[a-z0-9-]*$.'],
    [{ words: 'hello', page: '/', phase: 5 }, 'phase is not known here.'],
    [{ words: 'hello', page: '/', hint: { target: 'phase:1', step: 4 } }, 'hint.step must be at most 3.'],
    [{ words: 'hello', page: '/', missed: [-1] }, 'missed[0] must be at least 0.'],
    [
      { words: 'hello', page: '/', missed: Array.from({ length: 65 }, () => 1) },
      'missed must have at most 64 entries.',
    ],
  ])('[B-SAY-01] refuses %j with 400', async (body, message) => {
    const reply = await test.reader().post(apiPaths.say, body);
    expect([reply.statusCode, reply.json()]).toEqual([400, { message }]);
  });

  it('[B-SAY-01] answers 300 random texts over the wire', async () => {
    const reader = test.reader();
    await readTo(test, reader, 2);
    for (let at = 0; at < 300; at += 1) {
      const words = Array.from({ length: (at % 20) + 1 }, (_, place) =>
        String.fromCodePoint(32 + ((at * 7919 + place * 104_729) % 0x2ff)),
      ).join('');
      const { answer } = await say(reader, words);
      expect(answer.length).toBeGreaterThan(0);
    }
  });
});

it('[B-SAY-01] the log has none of what is said, answered or refused', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'debug' } });
  let log = '';
  server.process.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  for (const body of [
    { words: 'my hamster Wellington', page: '/' },
    { words: 'my hamster Wellington', page: 'Wellington' },
    { words: `Wellington ${'x'.repeat(130)}`, page: '/' },
  ]) {
    const headers = { 'content-type': 'application/json' };
    await fetch(server.url + apiPaths.say, { method: 'POST', headers, body: JSON.stringify(body) });
  }
  await server.kill('SIGTERM');
  expect(log).toContain(apiPaths.say);
  expect(log).not.toContain('Wellington');
});
