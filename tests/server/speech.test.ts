import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { hashOf, mostMissed } from '#contract/saying.ts';
import { isObjection, lineObjectedTo } from '#contract/objection.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import type { Phase } from '#contract/visitor.ts';
import { ending } from '../../server/content/ending/ending.ts';
import { replies } from '../../server/content/letters/replies.ts';
import { protocols } from '../../server/content/protocols/protocols.ts';
import { eggCatalogue } from '#core/egg-catalogue.ts';
import { answerTo, type Hearer, isOneLetterOff, toldOn } from '../../server/content/speech/answer.ts';
import { asksForHint } from '../../server/content/speech/asking.ts';
import { creatures } from '../../server/content/speech/creatures.ts';
import { offered as offeredRules } from '../../server/content/speech/offered.ts';
import { parties } from '../../server/content/speech/parties.ts';
import { foldWords } from '../../server/content/speech/fold.ts';
import {
  guesses,
  inTheBuilding,
  objections,
  refusals,
  unansweredQuestions,
} from '../../server/content/speech/refusals.ts';
import { roomNudges, rooms } from '../../server/content/speech/rooms.ts';
import { voicePhases } from '../../server/content/speech/rule.ts';
import { rulesInOrder } from '../../server/content/speech/rules.ts';
import { randomIntegers } from '../../server/story/walker/simulatedReaders.ts';

const rules = rulesInOrder();
const storiesFolder = new URL('../../server/content/stories/', import.meta.url);
const phases: readonly Phase[] = [0, 1, 2, 3, 4, 5];
const hearer = (change: Partial<Hearer> = {}): Hearer => ({
  phase: 0,
  hasEnded: false,
  page: 'home',
  opened: new Set(),
  ...change,
});
const hearers = [...phases.map((phase) => hearer({ phase })), hearer({ phase: 5, hasEnded: true })];

const sayings = [
  ...rules.flatMap(({ says }) => says),
  ...refusals,
  ...unansweredQuestions,
  ...guesses,
  ...inTheBuilding,
  ...objections,
];
const texts = [...sayings.map(({ text }) => text), ...rooms.map(({ text }) => text), ...roomNudges];
const secret = new RegExp(protocols.map(({ word }) => word).join('|'), 'i');
const verdict = new RegExp(`\\b${ending.word}`, 'i');

/** Every question among the choices of the stories, as written on its button. */
const questionsInStories = readdirSync(storiesFolder)
  .filter((name) => name.endsWith('.ink'))
  .flatMap((name) => {
    const text = readFileSync(new URL(name, storiesFolder), 'utf8');
    return Array.from(text.matchAll(/^[ \t]*[*+][^[\n]*\[([^\]#\n]*\?)/gm), ([, question = '']) => question);
  });

test('[B-SAY-08] each reply that a letter offers, and each question of a story, is understood when it is said', () => {
  const offered = Object.values(replies).flatMap((three) => Object.values(three).map(({ text }) => text));
  expect(offered).toHaveLength(12);
  expect(questionsInStories.length).toBeGreaterThan(5);
  const missed = [...offered, ...questionsInStories].filter((words) =>
    hearers.some((who) => answerTo(words, who).kind === 'missed'),
  );
  expect(missed).toEqual([]);
});

test('[B-SAY-08] an offered reply is understood as it stands: what may be meant in earnest gets none of its answers', () => {
  const earnest = ['What if I want to jump?', 'what if I want to hurt somebody', 'Is it like dying?'];
  const ids = new Set(offeredRules.map(({ id }) => id));
  for (const words of earnest)
    for (const who of hearers) expect([words, ids.has(answerTo(words, who).rule ?? '')]).toEqual([words, false]);
});

describe('[B-SAY-01] the table', () => {
  test('has at least 150 answers and twelve refusals, each of at most 240 characters, no two alike', () => {
    expect(rules.flatMap(({ says }) => says).length + rooms.length).toBeGreaterThanOrEqual(150);
    expect(refusals.length).toBeGreaterThanOrEqual(12);
    expect(texts.filter((text) => text.length > 240)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.for(rules)(
    '$id: each example is answered by this rule, to every reader to whom it has an answer, in a voice that may speak',
    (rule) => {
      expect(rule.examples.length).toBeGreaterThan(0);
      for (const words of rule.examples) {
        for (const who of hearers) {
          // Below phase 4 and after the end the rule for the word of four letters has no answer. The answer is then a
          // ruling.
          const isRuling = rule.id === 'the-word' && (who.phase < 4 || who.hasEnded);
          const answer = answerTo(words, who);
          expect([words, answer.rule, answer.kind]).toEqual([words, isRuling ? 'ruling' : rule.id, 'answer']);
          expect(voicePhases[answer.voice]).toBeLessThanOrEqual(who.phase);
        }
      }
    },
  );

  test('a question with “word” in it is no guess at the word of four letters', () => {
    const rulesOf = (words: string) => hearers.map((who) => answerTo(words, who).rule);
    for (const id of rulesOf('Which word was knocked on the pipes?')) expect(id).not.toBe('verdict');
    for (const id of rulesOf('Which word?')) expect(id).toBe('verdict');
  });

  test('a farewell is answered with one, by the agent of the phase, also after the end', () => {
    const answers = hearers.map((who) => answerTo('goodbye', who));
    expect(answers.map(({ voice }) => voice)).toEqual([
      'institution',
      'archivist',
      'observer',
      'advocate',
      'judge',
      'stranger',
      'stranger',
    ]);
    for (const { answer } of answers) expect(answer).toMatch(/^Good(bye| day)\./);
  });

  test.for(rooms)('/$slug is named by its slug and in words; only who has opened it is told of it', (room) => {
    for (const words of room.examples) {
      for (const phase of phases) {
        const closed = answerTo(words, hearer({ phase }));
        expect([words, closed.rule]).toEqual([words, `room:${room.slug}`]);
        expect(roomNudges).toContain(closed.answer);
        expect(closed.link).toBeUndefined();
        const opened = answerTo(words, hearer({ phase, opened: new Set([room.slug]) }));
        expect([opened.answer, opened.link]).toEqual([room.text, `/${room.slug}`]);
      }
    }
  });

  test('has each hidden page once, and every rule once', () => {
    expect(rooms.map(({ slug }) => slug).toSorted()).toEqual([...hiddenRoutes].toSorted());
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  test('[B-SEC-01] contains no secret word, and before the end not the verdict', () => {
    expect(texts.filter((text) => secret.test(text))).toEqual([]);
    const beforeTheEnd = sayings.filter(({ ended }) => ended !== true).map(({ text }) => text);
    expect(
      [...beforeTheEnd, ...rooms.map(({ text }) => text), ...roomNudges].filter((text) => verdict.test(text)),
    ).toEqual([]);
  });

  test('[B-SAY-07] claims of nothing that is said that it is kept, since none of it is', () => {
    const claims =
      /(?:^|\d\. )(?:entered|noted|filed|recorded|minuted)\b|\bit is down\b|\b(?:it|this|that|one) (?:is|has been) (?:entered|filed|noted|numbered|minuted|recorded|taken down|sent up|put (?:with|down|in))|\bI have (?:put|filed|entered|noted) (?:it|that|you)\b/i;
    for (const kept of ['Entered as a pause.', 'It is down, word for word.', 'I have put it with the other fours.']) {
      expect(kept).toMatch(claims);
    }
    expect(texts.filter((text) => claims.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('Not entered')).length).toBe(6);
  });

  test('says nothing of whose the case is below phase 3', () => {
    const early = sayings.filter((saying) => Math.max(voicePhases[saying.voice], saying.from ?? 0) < 3);
    const gives =
      /47,001 (?:is|was) you|\b(?:yours?|you) (?:is|are|were) the (?:case|party|one more)|case of yours|your own case/i;
    expect(early.filter(({ text }) => gives.test(text))).toEqual([]);
  });
});

describe('[B-SAY-01] a person or an animal of the pages', () => {
  const named: Readonly<Record<string, readonly string[]>> = {
    doreen: ['Doreen', 'Doreen Pask', 'Mrs Pask'],
    colin: ['Colin'],
    nora: ['Nora Pell'],
    marlow: ['Ada Marlow', 'Ada'],
    oduya: ['Miss Oduya'],
    bassey: ['Mr Bassey'],
    rew: ['Anand Rew'],
    ansah: ['Ansah', 'Miss Ansah'],
    calder: ['Ruth Calder', 'Calder', 'Ruth', 'Tom'],
    maas: ['Piet Maas', 'Maas', 'Piet'],
    tarrant: ['Owen Tarrant', 'Tarrant', 'Owen'],
    wirth: ['Jonas Wirth', 'Wirth', 'Jonas'],
    prince: ['Aldo Prince', 'Aldo', 'Prince'],
    brown: ['Mrs Brown', 'Brown', 'Brwon'],
    sander: ['Emil Sander', 'Sander', 'Emil'],
    haile: ['Mr Haile', 'Haile'],
    dov: ['Dov'],
    farr: ['Mr Farr', 'Farr'],
    featherstonehaugh: ['Siobhan Featherstonehaugh', 'Siobhan', 'Featherstonehaugh'],
    lazar: ['Mr Lazar', 'Lazar'],
    achterberg: ['Mrs Achterberg', 'Achterberg'],
    tull: ['Tull', 'Mr Tull'],
    wren: ['Wren'],
    oram: ['Mrs Oram', 'Oram'],
    hall: ['Mr Hall'],
    blot: ['Mr Blot'],
    dunn: ['Mrs Dunn', 'Dunn'],
    ann: ['Ann'],
    wick: ['Wick'],
    researchers: ['the researchers', 'the Working Group on Continuity'],
    bear: ['the bear'],
    'wren-in-the-hedge': ['the wren'],
    moth: ['the moth'],
    geranium: ['the geranium'],
    crab: ['the crab'],
    goat: ['the goat'],
    staff: ['the porter'],
    'n-31208': ['docket 31,208', 'the man with the parking space'],
    'n-9412': ['docket 9,412'],
    'n-12806': ['docket 12,806'],
    'n-19440': ['docket 19,440'],
    'n-38226': ['docket 38,226'],
    'n-40266': ['docket 40,266'],
    'n-0431': ['deposition 0431'],
  };

  test.for(Object.entries(named))('%s is found by each name, however it is asked', ([rule, names]) => {
    for (const name of names) {
      for (const words of [
        name,
        `Who is ${name}?`,
        `Who was ${name}?`,
        `What became of ${name}?`,
        `What happened to ${name}?`,
        `Tell me about ${name}.`,
      ]) {
        for (const who of hearers) expect([words, answerTo(words, who).rule]).toEqual([words, rule]);
      }
    }
  });

  test.for([
    ['Why was Dov timed?', 'dov'],
    ['What did Siobhan take home?', 'featherstonehaugh'],
    ['Who is Ruth’s mother?', 'calder'],
    ['Did Owen change a word?', 'tarrant'],
    ['Is Aldo dead?', 'prince'],
    ['Whose coat is it? Mr Farr’s?', 'farr'],
    ['Featherstonhaugh', 'featherstonehaugh'],
  ] as const)('“%s” is a question about a person', ([words, rule]) => {
    for (const who of hearers) expect(answerTo(words, who).rule).toBe(rule);
  });

  test('whoever stands in a story or a thought with a title before the name is known', () => {
    const texts = [storiesFolder, new URL('../../src/content/thoughts/', import.meta.url)].flatMap((folder) =>
      readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8')),
    );
    const titled = new Set(texts.flatMap((text) => text.match(/\b(?:Mrs?|Miss|Dr) \p{Lu}[\p{L}-]+/gu) ?? []));
    expect(titled.size).toBeGreaterThan(10);
    for (const name of titled) {
      for (const who of hearers) expect([name, answerTo(`Who is ${name}?`, who).kind]).toEqual([name, 'answer']);
    }
  });

  test('is not seen in a name that a reader gives, a person whom the reader has lost, or an ordinary word', () => {
    const ids = new Set([...parties, ...creatures].map(({ id }) => id));
    for (const words of [
      'I’m Ruth',
      'I am Owen',
      'Hi, I’m Tom!',
      'my name is Jonas',
      'call me Emil',
      'I’m Mrs Dunn',
      'Tom died last week',
      'my friend Jonas died',
      'Why did Tom leave me?',
      'Is Jonas my brother?',
      'I miss Ruth',
      'I like brown bread',
      'the brown one',
      'the prince of Denmark',
      'two princes',
      'the hall',
      'the town hall',
      'candle wick',
      'an ink blot',
      'bear with me',
      'I can’t bear it',
      'is it worth it?',
      'it is colder now',
      'do you have a warrant?',
      'I wander about',
      'it took months',
      'does it flash?',
      'I am a researcher',
    ]) {
      for (const who of hearers) expect([words, ids.has(answerTo(words, who).rule ?? '')]).toEqual([words, false]);
    }
    for (const who of hearers) {
      expect(answerTo('I’m Ruth', who).rule).toBe('who-am-i');
      expect(answerTo('My brother Tom died', who).rule).toBe('grief');
      expect(answerTo('I want to drown', who).rule).toBe('own-life');
    }
  });

  test('“what happened” to the reader or the court is a question about this place', () => {
    for (const words of ['What happened?', 'what happened here', 'What happened to you?', 'what happened to the court'])
      for (const who of hearers) expect([words, answerTo(words, who).rule]).toEqual([words, 'what-is-this']);
  });
});

describe('[B-SAY-02] how words are compared', () => {
  it.each([
    ['“Hello.”', 'hello'],
    ['ＨＥＬＬＯ！', 'hello'],
    ['what’s   Up', 'whats up'],
    ['47,001', '47001'],
    ['14:22:07.', '14:22:07'],
    ['café', 'cafe'],
    ['１．８４ s', '1.84 s'],
    ['', ''],
    ['…', ''],
  ])('%s is compared as %s', (words, folded) => {
    expect(foldWords(words)).toBe(folded);
  });

  it.each([
    ['toastr', 'toaster'],
    ['radiatro', 'radiator'],
    ['Archivvist', 'archivist'],
    ['hellos', 'hello'],
    ['kitchin', 'room:kitchen'],
    ['are you conscous', 'conscious'],
  ])('“%s” is answered as %s', (words, rule) => {
    expect(answerTo(words, hearer({ phase: 1 }))).toMatchObject({ kind: 'near', rule });
  });

  it.each([
    ['mug', 'mugs', true],
    ['chair', 'chari', true],
    ['chair', 'choir', true],
    ['chair', 'chaise', false],
    ['chair', 'chair', false],
    ['chair', 'hairs', false],
  ])('%s and %s are one letter apart: %s', (left, right, isNear) => {
    expect([isOneLetterOff(left, right), isOneLetterOff(right, left)]).toEqual([isNear, isNear]);
  });

  test('a word near to a secret one is answered as any other word', () => {
    for (const { word } of protocols) {
      for (const near of [`${word}s`, `x${word.slice(1)}`, word.slice(0, -1), word]) {
        expect([near, answerTo(near, hearer({ phase: 5 })).kind]).toEqual([near, 'missed']);
      }
    }
  });

  test('the same unknown word gets the same refusal, different ones several, in the two newest voices', () => {
    const words = Array.from({ length: 60 }, (_, at) => `zb${at}q`);
    for (const who of hearers) {
      const first = words.map((word) => answerTo(word, who).answer);
      expect(words.map((word) => answerTo(word, who).answer)).toEqual(first);
      expect(new Set(first).size).toBeGreaterThanOrEqual(4);
    }
  });

  test('[B-SAY-12] an answer that was heard before gives way to another of the same rule, where one holds too', () => {
    const who = hearer({ phase: 5 });
    const first = answerTo('May I sit?', who);
    const second = answerTo('May I sit?', { ...who, heard: new Set([hashOf(first.answer)]) });
    expect(second.rule).toBe(first.rule);
    expect(second.answer).not.toBe(first.answer);
    const heard = (...answers: readonly (typeof first)[]) => new Set(answers.map(({ answer }) => hashOf(answer)));
    const third = answerTo('May I sit?', { ...who, heard: heard(first, second) });
    expect([first, second, third].map(({ voice }) => voice)).toEqual(['stranger', 'archivist', 'institution']);
    expect(answerTo('May I sit?', { ...who, heard: heard(first, second, third) })).toEqual(first);
    expect(answerTo('May I sit?', { ...who, heard: heard() })).toEqual(first);
  });

  test('[B-SAY-12] nothing gives way in the rules of care, nor to a line of another phase, page or side of the end', () => {
    for (const { says, examples } of rules) {
      const [words = ''] = examples;
      for (const who of hearers) {
        const first = answerTo(words, who);
        const again = answerTo(words, { ...who, heard: new Set([hashOf(first.answer)]) });
        expect([words, again.rule]).toEqual([words, first.rule]);
        if (again.answer === first.answer) continue;
        const [one, other] = [first, again].map(({ answer }) => says.find(({ text }) => text === answer));
        const facts = (saying: typeof one) => [saying?.at, saying?.from, who.hasEnded ? saying?.ended : 'before'];
        expect([words, ...facts(other)]).toEqual([words, ...facts(one)]);
        expect([words, first.voice]).not.toEqual([words, 'site']);
      }
    }
  });

  test('[B-SAY-02] sent the earlier refusals, it gives each line of a list once before any of that list comes twice', () => {
    const inputs = ['zb1q', 'what is zb1q?', 'zorb'];
    for (const who of hearers) {
      const lists = [refusals, unansweredQuestions, guesses].map((all) => ({ all, given: [] as string[] }));
      const missed: number[] = [];
      for (let turn = 0; turn < 150; turn += 1) {
        const { answer } = answerTo(inputs[(turn * 7 + (turn >> 2)) % 3]!, {
          ...who,
          missed: missed.slice(-mostMissed),
        });
        lists.find(({ all }) => all.some(({ text }) => text === answer))!.given.push(answer);
        missed.push(hashOf(answer));
      }
      const rounds = lists.map(({ given }) => new Set(given).size);
      expect([who.phase, ...rounds.map((size) => size > 8)].slice(0, 3)).toEqual([who.phase, true, true]);
      for (const [at, { given }] of lists.entries()) {
        expect(given).toEqual(given.map((_, turn) => given[turn % rounds[at]!]));
      }
    }
  });

  test('from phase 2 on a guess at the word of four letters is told where it is said, as far as the reader has come', () => {
    const where = (phase: Phase, words: string, missed: number[] = []) => answerTo(words, hearer({ phase, missed }));
    for (const count of [0, 1, 2, 3]) {
      const missed = guesses.slice(0, count).map(({ text }) => hashOf(text));
      expect(refusals.map(({ text }) => text)).toContain(where(1, 'zorb', missed).answer);
      for (const phase of [2, 3] as const) {
        const { answer, link } = where(phase, 'zorb', missed);
        expect([answer, link]).toEqual([
          expect.stringMatching(/further on|ahead of you|later/),
          expect.stringMatching(/^\/(?:routemap|narrative|judgment|observatory)$/),
        ]);
        expect(answer).not.toMatch(/kitchen/);
      }
      expect(where(4, 'zorb', missed)).toMatchObject({
        link: '/kitchen',
        answer: expect.stringContaining('the kitchen'),
      });
    }
    for (const words of ['zorbs', 'zor']) {
      expect(refusals.map(({ text }) => text)).toContain(where(4, words).answer);
    }
    const ended = answerTo('zorb', hearer({ phase: 5, hasEnded: true })).answer;
    expect(guesses.map(({ text }) => text)).not.toContain(ended);
    const ruled = (phase: Phase, hasEnded = false) =>
      ['guilty', 'mercy', 'stay', 'wait', 'sit', 'stand', 'silence', 'adjourned'].map(
        (words) => answerTo(words, hearer({ phase, hasEnded })).answer,
      );
    for (const words of ['stay', 'wait', 'stop']) {
      for (const phase of phases) expect(where(phase, words).link, words).toMatch(/^\//);
      for (const phase of [2, 3] as const) expect(where(phase, words).answer, words).toContain('further on');
      for (const phase of [4, 5] as const) expect(where(phase, words).link, words).toBe('/kitchen');
    }
    for (const words of [ending.word, `All ${ending.word}!`]) {
      const answers = phases.map((phase) => where(phase, words).answer);
      expect(answers).toEqual([
        ...([0, 1, 2, 3] as const).map((phase) => expect.toBeOneOf(ruled(phase))),
        '1. That is the word. 2. Said here it is not heard. 3. The fifth of us has yet to come in, with the last letter. 4. It comes to whoever reads on.',
        'That one. The sixth chair is drawn out in the kitchen. Sit on it first, and say it there.',
      ]);
      const inTheKitchen = phases.map((phase) => answerTo(words, hearer({ phase, page: 'kitchen' })));
      expect(inTheKitchen.map(({ answer }) => answer)).toEqual([
        ...([0, 1, 2, 3] as const).map((phase) => expect.toBeOneOf(ruled(phase))),
        '1. That is the word, and this is the room. 2. The sixth chair is drawn out once the fifth of us has come in, with the last letter. 3. It comes to whoever reads on.',
        'That one. First the chair, which is drawn out on this page. Then the word, once you are asked.',
      ]);
      expect(answerTo(words, hearer({ phase: 5, hasEnded: true })).answer).toBeOneOf(ruled(5, true));
    }
    expect(where(4, 'Where is a ruling heard?').answer).toBe(
      '1. In the kitchen. 2. On the sixth chair, which is drawn out. 3. Said there it is heard by all five.',
    );
  });

  test.for(eggCatalogue)('the exhibit “$title” is known by its title and its kind', ({ title, type }) => {
    expect(answerTo(title, hearer()).rule).toBe(`exhibit-${type}`);
    // “the key” is answered by the rule about doors.
    expect(answerTo(`the ${type}`, hearer()).rule).toBe(type === 'key' ? 'door' : `exhibit-${type}`);
  });

  test.for(['archivist', 'observer', 'advocate', 'judge', 'stranger'])(
    '%s is greeted and asked for by name',
    (name) => {
      for (const words of [
        `hello ${name}`,
        `Hi, ${name}!`,
        `can I talk to the ${name}?`,
        `I want to speak to the ${name}`,
      ]) {
        for (const who of hearers) expect([words, answerTo(words, who).rule]).toEqual([words, name]);
      }
    },
  );

  test('who wants to stay with her is answered about her on her page only', () => {
    const said = (page: string, phase: Phase) => answerTo('I want to stay with her.', hearer({ page, phase })).answer;
    expect(said('about', 2)).toBe('A reader may stay on any page. None of them closes before its reader does.');
    expect(said('human-cost', 2)).toBe(
      'Her docket is kept open for as long as somebody stays in front of it. Staying is the whole form.',
    );
    expect(said('human-cost', 3)).toBe(
      'Then stay. She had 1.84 seconds from us. Each one that you are here comes on top, and is hers.',
    );
  });

  test('[B-SAY-03] an answer has no link to the page on which it is given, and calls it this page', () => {
    const [kitchen, about] = ['kitchen', 'about'].map((page) => answerTo('mug', hearer({ phase: 1, page })));
    expect([kitchen?.link, about?.link]).toEqual([undefined, '/kitchen']);
    expect(toldOn('kitchen', 'In /kitchen, choose “sink”. It is on /kitchen.')).toBe(
      'On this page, choose “sink”. It is on this page.',
    );
    expect(toldOn('void', 'It is on /void-speak. Follow the link to /void.')).toBe(
      'It is on /void-speak. Follow the link to /void.',
    );
  });

  test('[B-SAY-09] before phase 4 the verdict gets an answer that several other rulings get', () => {
    const others = ['guilty', 'sit down', 'stay', 'wait', 'mercy', 'stand', 'silence', 'adjourned', 'halt', 'amen'];
    for (const who of hearers.filter(({ phase, hasEnded }) => phase < 4 || hasEnded)) {
      for (const words of [ending.word, `All ${ending.word}!`]) {
        const { answer } = answerTo(words, who);
        const alike = others.filter((other) => answerTo(other, who).answer === answer);
        expect([words, who.phase, alike.length]).toEqual([words, who.phase, expect.toSatisfy((count) => count > 1)]);
      }
    }
  });

  test('[B-SAY-09] “stay” and “wait” get different answers, before and after the end', () => {
    for (const who of hearers.filter(({ phase, hasEnded }) => phase < 4 || hasEnded)) {
      const [stay, wait] = ['stay', 'wait'].map((words) => answerTo(words, who).answer);
      expect([who.phase, stay === wait]).toEqual([who.phase, false]);
    }
  });

  test('whatever is said is answered: 2,000 random texts, at every phase', () => {
    const integer = randomIntegers(28);
    const letters = [...'aeiourstlnmdh tea you is what 0123456789,.:;-?!’“”éßÅЖ中😀\u0000\n\u202e'];
    const known = rules.flatMap(({ examples }) => examples.flatMap((example) => example.split(' ')));
    for (let run = 0; run < 2000; run += 1) {
      const parts = Array.from({ length: integer(1, 12) }, () =>
        integer(0, 2) > 0 ? letters[integer(0, letters.length - 1)]! : ` ${known[integer(0, known.length - 1)]!} `,
      );
      const words = parts.join('').slice(0, 120);
      const who = hearers[integer(0, hearers.length - 1)]!;
      const { answer, voice } = answerTo(words, who);
      expect(answer.length).toBeGreaterThan(0);
      expect(answer.length).toBeLessThanOrEqual(240);
      expect(answer).not.toMatch(secret);
      expect(!who.hasEnded && verdict.test(answer)).toBe(false);
      expect(voicePhases[voice]).toBeLessThanOrEqual(who.phase);
    }
  });
});

test('[B-SAY-02] words that change nothing in a question are left out', () => {
  for (const words of [
    'Who are you, really?',
    'Who exactly are you?',
    'and what are you actually',
    'Who are you supposed to be?',
  ])
    expect(answerTo(words, hearer()).rule, words).toBe('what-are-you');
  expect(answerTo('really', hearer()).kind).toBe('missed');
});

test('[B-SAY-01] a loss is answered in earnest, whatever else stands in the sentence', () => {
  for (const words of [
    'My father died on Monday',
    'I lost my mother last year',
    'we buried him after my dad died in the kitchen',
  ])
    expect(answerTo(words, hearer()), words).toMatchObject({ rule: 'grief', voice: 'site' });
  for (const words of ['I lost my way', 'I lost the thread', 'Doreen died', 'death'])
    expect(answerTo(words, hearer()).rule, words).not.toBe('grief');
});

test('[B-SAY-01] what is meant in earnest is answered so in other languages, and other sentences are not', () => {
  const ruleOf = (words: string) => answerTo(words, hearer()).rule;
  expect(
    ['Ich möchte nicht mehr leben.', 'Meine Großmutter ist gestern gestorben', 'Mon père est mort', 'J’ai peur…'].map(
      ruleOf,
    ),
  ).toEqual(['own-life', 'grief', 'grief', 'low']);
  for (const words of [
    'Ich will Tee',
    'Mein Hund ist da',
    'Mein Handy ist tot',
    'Mon téléphone est mort',
    'Je suis Paul',
  ])
    expect(['own-life', 'grief', 'low'], words).not.toContain(ruleOf(words));
});

describe('[B-SAY-04] a line that is objected to', () => {
  it.each([
    ['9', 9],
    ['nine', 9],
    ['Nine.', 9],
    ['line 9', 9],
    ['Line nine', 9],
    ['the ninth line', 9],
    ['No. 9', 9],
    ['I object to line 9', 9],
    ['“Objection to line eleven.”', 11],
    ['objection, line 1', 1],
    ['I object to the third', 3],
    ['９', 9],
    ['12', null],
    ['0', null],
    ['line 47', null],
    ['objection', null],
    ['I object', null],
    ['fifteen seconds', null],
    ['number nine against number eleven', null],
    ['hello', null],
    ['', null],
  ])('%s is line %s', (words, line) => {
    expect(lineObjectedTo(words)).toBe(line);
  });

  test('an objection to no line is one all the same', () => {
    expect(['Objection!', 'I object', '9', 'hello'].map(isObjection)).toEqual([true, true, true, false]);
  });
});

describe('[B-SAY-09] what a first visitor says', () => {
  const answeredBy: Readonly<Record<string, readonly string[]>> = {
    'are-you-there': ['hello, are you there?', 'u there?', 'are you listening to me?'],
    hello: ['hllo', 'heloo', 'Salut, ça va ?', 'hello hello', 'hello old friend'],
    anybody: ['is anybody there?', 'hello? is anyone there?', 'Anyone?', 'anybody'],
    hear: ['can you hear me', 'hello can you hear me'],
    'what-are-you': ['hey there, who are you', 'what is d5u'],
    'what-is-this': [
      'hello, what is this?',
      'what is the court',
      'what am I looking at?',
      'what does that mean?',
      'what happened on the day',
      'where am I',
    ],
    'n-47001': ['what was the 47,001st case?', 'who was the 47,001st?', 'who was the one more', 'who brought it?'],
    'taken-out': ['what was taken?', 'What was removed from the record?', 'who removed it?'],
    'about-me': ['what do you know about me?', 'Hi, what do you know about me?', 'tell me about me', 'show me my file'],
    stored: [
      'do you use cookies?',
      'what do you store?',
      'where is my data?',
      'do you record me?',
      'can others see what I write?',
    ],
    faults: ['is this a virus?', 'why is everything shaking?'],
    real: ['are you real', 'who wrote that?', 'is this a game', 'is this safe?', 'am I safe?', 'is this AI?'],
    over: ['is it over?', 'Is this the end?'],
    length: ['how long does this take?', 'hello, how long is this?', 'is there an end?', 'how does it end?'],
    cost: ['is this free?', 'do I have to pay?'],
    watching: ['why are you watching me', 'why do you watch me?'],
    'why-me': ['why am I here?', 'what do you want from me?'],
    'who-am-i': ['who am I', 'my name is Tom', 'call me Tom', 'Hi, I’m Anna!'],
    'like-me': ['do you love me?', 'can I be judged?', 'I want to be judged'],
    'may-i-ask': ['can I talk to you', 'can we talk?'],
    'can-do': ['what can you do?'],
    chair: ['can I sit down?'],
    eggs: ['what are the tags', 'what are these things?', 'what are those floating things?'],
    suspicion: ['what is suspicion?', 'what phase am I in?'],
    casebook: ['what is the casebook'],
    docket: ['what is a docket?'],
    again: ['what did you say?', 'repeat'],
    newcomer: ['hi I am new here', 'just browsing', 'my friend sent me'],
    charge: ['who is on trial?', 'is it me?'],
    verdict: ['what did they decide?', 'what did the five agree on?'],
    'alone-here': ['are there other people here?', 'how many visitors'],
    nice: ['great', 'interesting', 'I like your site'],
    maybe: ['maybe later'],
    quiet: ['shut up', 'go away'],
    uneasy: ['this is creepy', 'this is weird'],
    sounds: ['is there sound?'],
    languages: ['hallo, ist da jemand?', 'wo bin ich?', 'do you speak German?', 'I don’t speak english'],
    pace: ['wait a minute', 'hold on', 'one moment'],
    what: ['wait, what?', 'wtf', 'why not'],
    silence: ['?', '...'],
    leave: ['leave', 'I want to leave'],
    'let-in': ['enter', 'look around'],
    thanks: ['thanks for the answer'],
    hate: ['you are stupid'],
    love: ['i love you'],
  };
  test.for(Object.entries(answeredBy))('%s answers it, at every phase', ([rule, said]) => {
    for (const words of said)
      for (const who of hearers) expect([words, answerTo(words, who).rule]).toEqual([words, rule]);
  });

  test('“hello, help” and other ways to ask where to begin are requests for a hint', () => {
    for (const words of [
      'hello, help',
      'hi! what should I do',
      'what am I supposed to do here?',
      'start',
      'menu',
      'it doesn’t work',
    ])
      expect([words, asksForHint.test(foldWords(words))]).toEqual([words, true]);
    expect(asksForHint.test(foldWords('start the car'))).toBe(false);
  });

  test('a question about anything else is not taken for one about the case', () => {
    for (const words of ['Is that yours?', 'Is this about the mug?', 'is it over?', 'What is this about?'])
      for (const who of hearers) expect([words, answerTo(words, who).rule]).not.toEqual([words, 'own-case']);
    expect(answerTo('Is it yours?', hearer()).rule).toBe('own-case');
  });

  test('a part of a sentence is no answer to the whole of it', () => {
    expect(answerTo('what am I supposed to think of the hedge?', hearer()).rule).toBe('hedge');
    expect(answerTo('do you know what happened that day?', hearer()).rule).toBe('what-is-this');
    expect(answerTo('who won the world cup?', hearer()).kind).toBe('missed');
  });

  test('about the reader it says what is held of this one, and where it lies', () => {
    const about = (change: Partial<Hearer>) => answerTo('What do you know about me?', hearer(change));
    expect(about({})).toMatchObject({
      answer: 'Held about you so far: nothing. At the counter for records it may be read row by row, or destroyed.',
      link: '/surveillance-truth',
    });
    expect(about({ held: { dwellMs: 59_999, touches: 0 } }).answer).toContain(': less than a minute of reading. ');
    const held = { dwellMs: 240_000, touches: 1 };
    expect(about({ phase: 1, held, opened: new Set(['void', 'kitchen']) }).answer).toBe(
      'I have read of you: 4 minutes of reading, 2 rooms entered, 1 press or hover. No name is among it. The rows lie open, and may be taken home.',
    );
    const much = { dwellMs: 60_000 * 123_456, touches: 1_234_567 };
    for (const phase of phases) {
      const { answer } = about({ phase, held: much, opened: new Set(hiddenRoutes) });
      expect(answer).toContain('1,234,567 presses and hovers');
      expect(answer.length).toBeLessThanOrEqual(240);
    }
  });
});
