import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryPage } from '#contract/api/story.ts';
import type { Transcript } from '#contract/api/transcript.ts';
import type { VisitorExport } from '#contract/api/visitorExport.ts';
import { apiPaths } from '#contract/paths.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import type { Phase } from '#contract/visitor.ts';
import { fileTexts } from '../../../server/content/archive/fileTexts.ts';
import { letters } from '../../../server/content/letters/letters.ts';
import { replies } from '../../../server/content/letters/replies.ts';
import { protocols } from '../../../server/content/protocols/protocols.ts';
import { keenBatch, openApp, type TestApp, type TestReader } from '../../support/app.ts';

const phases: readonly Phase[] = [0, 1, 2, 3, 4, 5];
const minute = 60_000;
let test: TestApp;
/** The phase with which every stored record is read. */
let phase: Phase;

async function open(env: Readonly<Record<string, string>> = {}): Promise<void> {
  test = await openApp(env);
  const { read } = test.storage.visitors;
  vi.spyOn(test.storage.visitors, 'read').mockImplementation(async (id) => {
    const record = await read(id);
    return record === null ? null : { ...record, phase };
  });
}

beforeEach(async () => {
  phase = 0;
  await open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await test.close();
});

const transcriptOf = async (reader: TestReader, query = '') =>
  (await reader.get(`${apiPaths.transcript}${query}`)).json<Transcript>();
const exportOf = async (reader: TestReader) => (await reader.get(apiPaths.export)).json<VisitorExport>();
const pageOf = async (reader: TestReader, slug: string, path = '', headers = {}) =>
  (await reader.get(`${apiPaths.story}/${slug}${path === '' ? '' : `?path=${path}`}`, headers)).json<StoryPage>();
const textsOf = (page: StoryPage | undefined) => page?.blocks.map(({ text }) => text) ?? [];
const linesOn = ({ pages }: Transcript, slug: string) =>
  pages.find((page) => page.slug === slug)?.lines.map(({ text }) => text);
const newOn = ({ blocks }: StoryPage) => blocks.flatMap(({ text, isNew }) => (isNew === true ? [text] : []));

/** A visitor with a record. */
async function begun(): Promise<TestReader> {
  const reader = test.reader();
  await reader.begin();
  return reader;
}

describe('GET /api/visitor/transcript', () => {
  it('[B-PLAIN-01] before anything was read nothing is in it, and no cache keeps it', async () => {
    const reply = await test.reader().get(apiPaths.transcript);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      phase: 0,
      isKept: false,
      pages: [],
      letters: [],
      files: [],
      protocols: [],
      exhibits: [],
    });
  });

  it('[B-PLAIN-01] it has the pages that were opened, at each phase as they stand then, and of no other page a line', async () => {
    const reader = await begun();
    const opened = ['oblique', 'kitchen', 'void'];
    for (const slug of opened) await pageOf(reader, slug);
    const seen = new Map<Phase, Transcript>();
    for (phase of phases) seen.set(phase, await transcriptOf(reader));
    for (phase of phases) {
      const now = seen.get(phase)!;
      expect(now.pages.map(({ slug }) => slug)).toEqual(hiddenRoutes.filter((slug) => opened.includes(slug)));
      for (const slug of opened) {
        const shown = await pageOf(reader, slug, '', { 'x-ahead': '1' });
        expect(linesOn(now, slug), `${slug} at ${phase}`).toEqual([...new Set(textsOf(shown))]);
      }
      expect(now.letters.map((letter) => letter.phase)).toEqual(phases.filter((one) => one > 0 && one <= phase));
    }
    // At each phase this page has lines that it does not have at the phase below.
    for (const at of phases.slice(1)) {
      const below = new Set(linesOn(seen.get((at - 1) as Phase)!, 'oblique'));
      const added = linesOn(seen.get(at)!, 'oblique')!.filter((line) => !below.has(line));
      expect(added.length, `phase ${at}`).toBeGreaterThan(0);
    }
  });

  it('[B-PLAIN-01] of what choices show it has the choices that were taken, also of two ways through a page', async () => {
    phase = 3;
    const reader = await begun();
    const start = await pageOf(reader, 'kitchen');
    const [one, other, third] = start.choices;
    const first = await pageOf(reader, 'kitchen', String(one!.index));
    expect(linesOn(await transcriptOf(reader), 'kitchen')).toEqual([...new Set(textsOf(first))]);
    const second = await pageOf(reader, 'kitchen', String(other!.index));
    const ahead = await pageOf(reader, 'kitchen', String(third!.index), { 'x-ahead': '1' });
    const lines = linesOn(await transcriptOf(reader), 'kitchen')!;
    const expected = new Set([...textsOf(first), ...textsOf(second)]);
    expect(new Set(lines)).toEqual(expected);
    // A page that was only fetched ahead was not read.
    const unread = textsOf(ahead).filter((text) => !expected.has(text));
    expect(unread.length).toBeGreaterThan(0);
    for (const text of unread) expect(lines).not.toContain(text);
    const { paths } = (await exportOf(reader)).tables.story_visits[0]!;
    expect(paths).toEqual([String(one!.index), String(other!.index)]);
  });

  it('[B-PLAIN-01] a choice that a story no longer offers ends its path there', async () => {
    phase = 3;
    const reader = await begun();
    const start = await pageOf(reader, 'kitchen');
    await pageOf(reader, 'kitchen', String(start.choices[0]!.index));
    // At phase 0 the kitchen is closed.
    phase = 0;
    const closed = await pageOf(reader, 'kitchen', '', { 'x-ahead': '1' });
    expect(closed.choices).toEqual([]);
    expect(linesOn(await transcriptOf(reader), 'kitchen')).toEqual([...new Set(textsOf(closed))]);
  });

  it('[B-PLAIN-01] a letter has its reply and the answer; a file comes with the third click, a clause with its word', async () => {
    phase = 2;
    const reader = await begun();
    const [sealed] = protocols;
    const click = (filename: string) =>
      reader.post(apiPaths.track, { eventType: 'phantom_link_access', data: { filename, attempts: 1 } });
    const file = 'kitchen.txt';
    for (const _ of [1, 2]) await click(file);
    expect(await transcriptOf(reader)).toMatchObject({ files: [], protocols: [], letters: [{ answers: [] }, {}] });
    await click(file);
    await reader.post(apiPaths.protocol, { word: sealed!.word });
    await reader.post(apiPaths.letterReply, { letter: 1, reply: 'second' });
    await reader.post(apiPaths.narrativeState, {
      discoveredFragments: ['egg:coat-button', 'egg:no-such-egg'],
      investigationPath: [],
    });
    const now = await transcriptOf(reader);
    expect(now.files).toEqual([{ filename: file, fragment: fileTexts[file] }]);
    expect(now.protocols).toEqual([{ word: sealed!.word, title: sealed!.title, text: sealed!.text }]);
    expect(now.letters.map(({ text }) => text)).toEqual([letters[1].text, letters[2].text]);
    expect(now.letters[0]!.answers).toEqual([{ id: 'second', answer: replies[1].second.answer }]);
    expect(now.exhibits).toEqual(['coat-button']);
    expect(JSON.stringify(now)).not.toContain(letters[3].text.slice(0, 40));
  });

  it('[B-PLAIN-01] asking for it counts no page as read, and stores no act', async () => {
    phase = 3;
    const reader = await begun();
    await pageOf(reader, 'kitchen', '0');
    const before = (await exportOf(reader)).tables;
    test.pass(40 * minute);
    await transcriptOf(reader);
    const after = (await exportOf(reader)).tables;
    expect([after.story_visits, after.acts]).toEqual([before.story_visits, before.acts]);
  });

  it('[B-PLAIN-01, B-DEV-01] a previewed phase is shown only where the inspector is allowed', async () => {
    const reader = await begun();
    await pageOf(reader, 'kitchen');
    const own = await transcriptOf(reader);
    expect(await transcriptOf(reader, '?phase=5')).toEqual(own);
    await test.close();
    await open({ INSPECTOR: '1' });
    const allowed = await begun();
    await pageOf(allowed, 'kitchen');
    const previewed = await transcriptOf(allowed, '?phase=5');
    expect(previewed.phase).toBe(5);
    expect(previewed.letters.map((letter) => letter.phase)).toEqual([1, 2, 3, 4, 5]);
    expect(previewed.pages.map(({ slug }) => slug)).toEqual(['kitchen']);
    expect((await allowed.get(`${apiPaths.transcript}?did=no_act:done`)).statusCode).toBe(400);
  });

  it('[B-PLAIN-01, B-PRV-04] without a record it has the letters of the phases that were opened, and no page', async () => {
    const { headers: answered } = await test.app.inject({
      method: 'POST',
      url: apiPaths.consent,
      payload: { answer: 'no', phase: 1 },
    });
    const cookie = String(answered['set-cookie']).split(';')[0]!;
    await test.app.inject({ url: `${apiPaths.story}/kitchen`, headers: { cookie } });
    const now = (await test.app.inject({ url: apiPaths.transcript, headers: { cookie } })).json<Transcript>();
    expect(now).toMatchObject({ isKept: false, pages: [], files: [] });
    expect(now.letters.map((letter) => letter.phase)).toEqual([1]);
  });
});

describe('lines that are new since the last visit', () => {
  it('[B-PLAIN-02] after a phase the lines that it brought are marked, through a reload, until the next visit', async () => {
    phase = 2;
    const reader = await begun();
    const before = await pageOf(reader, 'oblique');
    expect(newOn(before)).toEqual([]);
    phase = 3;
    test.pass(minute);
    const after = await pageOf(reader, 'oblique');
    const expected = textsOf(after).filter((text) => !textsOf(before).includes(text));
    expect(expected.length).toBeGreaterThan(0);
    expect(newOn(after)).toEqual(expected);
    test.pass(minute);
    expect(newOn(await pageOf(reader, 'oblique'))).toEqual(expected);
    test.pass(28 * minute);
    expect(newOn(await pageOf(reader, 'oblique'))).toEqual(expected);
    test.pass(30 * minute);
    expect(newOn(await pageOf(reader, 'oblique'))).toEqual([]);
  });

  it('[B-PLAIN-02] a page fetched ahead shows the marks and leaves them', async () => {
    phase = 2;
    const reader = await begun();
    await pageOf(reader, 'oblique');
    phase = 3;
    const ahead = newOn(await pageOf(reader, 'oblique', '', { 'x-ahead': '1' }));
    expect(ahead.length).toBeGreaterThan(0);
    expect(newOn(await pageOf(reader, 'oblique'))).toEqual(ahead);
  });

  it('[B-PLAIN-02] an act on another page marks the lines that it changed here; one on the page itself does not', async () => {
    phase = 5;
    const reader = await begun();
    await pageOf(reader, 'awakening');
    test.pass(minute);
    await pageOf(reader, 'kitchen', '6');
    test.pass(minute);
    expect(newOn(await pageOf(reader, 'awakening'))).toEqual([]);
    const { visitor } = await exportOf(reader);
    test.pass(minute);
    await test.storage.acts.save({ id: visitor, firstSeenAt: test.now() }, ['margins=all', 'chair=sat']);
    expect(newOn(await pageOf(reader, 'kitchen'))).toEqual([]);
    test.pass(minute);
    const [line, ...more] = newOn(await pageOf(reader, 'awakening'));
    expect(line).toContain('A rush seat creaks');
    expect(more).toEqual([]);
  });

  it('[B-PLAIN-02] a page that was closed at phase 0, and one whose text is all another, has no marks', async () => {
    const reader = await begun();
    for (const slug of ['oblique', 'empathy']) await pageOf(reader, slug);
    phase = 1;
    expect(newOn(await pageOf(reader, 'oblique'))).toEqual([]);
    phase = 2;
    expect(newOn(await pageOf(reader, 'oblique')).length).toBe(1);
    await pageOf(reader, 'empathy');
    phase = 3;
    expect(newOn(await pageOf(reader, 'empathy'))).toEqual([]);
  });

  it('[B-PLAIN-02, B-DEV-01] a previewed page has no marks', async () => {
    await test.close();
    await open({ INSPECTOR: '1' });
    phase = 2;
    const reader = await begun();
    await pageOf(reader, 'oblique');
    test.pass(minute);
    await reader.post(apiPaths.track, { behaviorData: keenBatch(test.now()) });
    expect(newOn((await reader.get(`${apiPaths.story}/oblique?phase=4`)).json<StoryPage>())).toEqual([]);
  });
});
