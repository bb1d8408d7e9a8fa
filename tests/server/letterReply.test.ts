import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VisitorTables } from '#contract/api/visitorExport.ts';
import { consentIn } from '#contract/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { letters } from '../../server/content/letters/letters.ts';
import { objections, replies } from '../../server/content/letters/replies.ts';
import { judgesLines } from '#contract/objection.ts';
import { acts, replyIds } from '../../server/profile/acts.ts';
import { openApp, readTo, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const answering = [1, 2, 3, 5] as const;
const actOf = { 1: 'reply_archivist', 2: 'reply_observer', 3: 'reply_advocate', 5: 'reply_stranger' } as const;
const wordsOf = (text: string) => text.split(/\s+/).length;
const send = (reader: TestReader, letter: number, reply: string) =>
  reader.post(apiPaths.letterReply, { letter, reply });
const letterOf = async (reader: TestReader, phase: number) =>
  (await reader.profile()).personalizedNotes.find((note) => note.phase === phase);
const keptActs = async (reader: TestReader) => {
  const { tables } = (await reader.get(apiPaths.export)).json<{ tables: Pick<VisitorTables, 'acts'> }>();
  return Object.fromEntries(tables.acts.map(({ act, value }) => [act, value]));
};

describe('[B-LET-01] replies to the letters', () => {
  it('have the lengths of the style guide, and an answer of their own', () => {
    const all = answering.flatMap((letter) => replyIds.map((id) => replies[letter][id]));
    expect(all.filter(({ text }) => text.length > 60).map(({ text }) => text)).toEqual([]);
    expect(all.map(({ answer }) => wordsOf(answer)).filter((words) => words < 20 || words > 50)).toEqual([]);
    expect(new Set(all.flatMap(({ text, answer }) => [text, answer])).size).toBe(24);
  });

  it('[R-PRO-02] letters have 60 to 120 words', () => {
    const lengths = Object.values(letters).map(({ text }) => wordsOf(text));
    expect(lengths.filter((words) => words < 60 || words > 120)).toEqual([]);
  });

  it.each(answering.flatMap((letter) => replyIds.map((id) => [letter, id] as const)))(
    'letter %i: the reply “%s” is answered and kept, in the profile and among the acts',
    async (letter, id) => {
      const reader = test.reader();
      await readTo(test, reader, letter);
      expect(await letterOf(reader, letter)).toEqual({
        phase: letter,
        ...letters[letter],
        replies: replyIds.map((reply) => ({ id: reply, text: replies[letter][reply].text })),
        answers: [],
      });
      const { answer } = replies[letter][id];
      const reply = await send(reader, letter, id);
      expect([reply.statusCode, reply.json()]).toEqual([200, { reply: id, answer }]);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect((await letterOf(reader, letter))?.answers).toEqual([{ id, answer }]);
      expect(await keptActs(reader)).toEqual({ [actOf[letter]]: id });
      expect(acts[actOf[letter]]?.values).toContain(id);
    },
  );

  it('the first reply stands: a second one, also at the same time, gets its answer', async () => {
    const reader = test.reader();
    await readTo(test, reader, 1);
    const both = await Promise.all(['second', 'third'].map(async (id) => (await send(reader, 1, id)).json<object>()));
    const kept = both[0];
    expect(both[1]).toEqual(kept);
    expect((await send(reader, 1, 'first')).json()).toEqual(kept);
    expect((await letterOf(reader, 1))?.answers).toHaveLength(1);
    expect((await letterOf(test.reader(), 1))?.answers).toBeUndefined();
  });

  it.each([1, 2, 3, 4, 5] as const)('letter %i takes a reply from its phase on, and not before', async (letter) => {
    const reader = test.reader();
    if (letter > 1) await readTo(test, reader, letter - 1);
    else await reader.profile();
    const id = letter === 4 ? 'nine' : 'first';
    const early = await send(reader, letter, id);
    expect([early.statusCode, early.json()]).toEqual([403, { message: 'That letter has not come yet.' }]);
    await readTo(test, reader, letter);
    expect((await send(reader, letter, id)).statusCode).toBe(200);
  });
});

describe('[B-LET-02] the Judge’s letter', () => {
  it('has eleven lines, each with an answer of 20 to 45 words', () => {
    expect(letters[4].text.split('\n').map((line) => line.split('.')[0])).toEqual(
      judgesLines.map((_, index) => `${index + 1}`),
    );
    expect(Object.keys(objections)).toEqual([...judgesLines]);
    const lengths = Object.values(objections).map(wordsOf);
    expect(lengths.filter((words) => words < 20 || words > 45)).toEqual([]);
  });

  it('hears an objection to each line, and keeps all of them', async () => {
    const reader = test.reader();
    await readTo(test, reader, 4);
    for (const id of judgesLines.toReversed()) {
      expect((await send(reader, 4, id)).json()).toEqual({ reply: id, answer: objections[id] });
    }
    expect((await send(reader, 4, 'nine')).json()).toEqual({ reply: 'nine', answer: objections.nine });
    const letter = await letterOf(reader, 4);
    expect(letter?.answers).toEqual(judgesLines.map((id) => ({ id, answer: objections[id] })));
    expect(letter?.replies?.map(({ text }, index) => `${index + 1}. ${text}`).join('\n')).toBe(letters[4].text);
    expect(await keptActs(reader)).toEqual(Object.fromEntries(judgesLines.map((id) => [`line_${id}`, 'objected'])));
  });
});

it.each([
  [{}, 'letter is missing.'],
  [{ letter: 1 }, 'reply is missing.'],
  [{ letter: 0, reply: 'first' }, 'letter must be at least 1.'],
  [{ letter: 6, reply: 'first' }, 'letter must be at most 5.'],
  [{ letter: 1, reply: 'nine' }, 'That letter has no such line.'],
  [{ letter: 4, reply: 'first' }, 'That letter has no such line.'],
  [{ letter: 4, reply: 'twelve' }, 'That letter has no such line.'],
  [{ letter: 1, reply: 'first', text: 'x' }, 'text is not known here.'],
])('[B-LET-01] refuses %j with 400', async (body, message) => {
  const reply = await test.reader().post(apiPaths.letterReply, body);
  expect([reply.statusCode, reply.json()]).toEqual([400, { message }]);
});

it('[B-LET-01, B-PRV-04] a reader without a record gets the answer, and nothing is stored', async () => {
  let cookie = '';
  const post = async (url: string, payload: object) => {
    const reply = await test.app.inject({ method: 'POST', url, payload, headers: cookie === '' ? {} : { cookie } });
    for (const { name, value } of reply.cookies)
      if (name.startsWith('d5u-r')) cookie = `${name}=${encodeURIComponent(value)}`;
    return reply;
  };
  await post(apiPaths.consent, { answer: 'no' });
  expect((await post(apiPaths.letterReply, { letter: 1, reply: 'first' })).statusCode).toBe(403);
  await post(apiPaths.consent, { answer: 'no', phase: 1 });
  expect(consentIn(cookie)).toBeDefined();
  const answers = await Promise.all(
    ['first', 'third'].map(async (reply) => (await post(apiPaths.letterReply, { letter: 1, reply })).json<object>()),
  );
  expect(answers).toEqual([
    { reply: 'first', answer: replies[1].first.answer },
    { reply: 'third', answer: replies[1].third.answer },
  ]);
  const profile = (await test.app.inject({ url: apiPaths.profile, headers: { cookie } })).json<Profile>();
  expect(profile.personalizedNotes[0]?.answers).toEqual([]);
  expect(await test.sql('select * from acts')).toEqual([]);
});
