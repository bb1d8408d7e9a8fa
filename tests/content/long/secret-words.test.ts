import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { longestWord, shortestWord } from '#contract/secretWords.ts';
import { isSecretWord } from '#core/secret-words.ts';
import { fileTexts } from '../../../server/content/archive/fileTexts.ts';
import { letters } from '../../../server/content/letters/letters.ts';
import { protocols } from '../../../server/content/protocols/protocols.ts';
import { archiveFiles } from '../../../src/content/archiveFiles.ts';
import { protocolDigests, wordChecks, wordLengths } from '../../../src/content/protocolDigests.ts';
import { framesAt } from '../../../src/pages/routemap-test/sheet.ts';
import { compileStory } from '../../../server/story/compile.ts';
import { readStory } from '../../../server/story/storyRun.ts';
import { checksOfWords, digestsUnder, lengthsOfWords } from '../../../tools/protocol-digests.ts';

const words = protocols.map(({ word }) => word);
const wordCount = (text: string): number => text.trim().split(/\s+/).length;
const story = (slug: string): string => readFileSync(`server/content/stories/${slug}.ink`, 'utf8');

test('[R-SEC-01] four words of five to nine letters, none of which ends in another', () => {
  expect(words).toHaveLength(4);
  for (const word of words) {
    expect(word).toMatch(/^[a-z]+$/);
    expect(word.length).toBeGreaterThanOrEqual(shortestWord);
    expect(word.length).toBeLessThanOrEqual(longestWord);
    expect(words.filter((other) => other.endsWith(word))).toEqual([word]);
  }
});

test('[R-SEC-01] four protocols: a title of at most 40 characters, 60 to 120 words', () => {
  expect(new Set(protocols.map(({ id }) => id)).size).toBe(4);
  for (const { id, title, text } of protocols) {
    expect(title.length, id).toBeLessThanOrEqual(40);
    expect(wordCount(text), id).toBeGreaterThanOrEqual(60);
    expect(wordCount(text), id).toBeLessThanOrEqual(120);
  }
});

test('[B-SEC-01] the digests that ship are those of the words (node tools/protocol-digests.ts writes them)', () => {
  expect(protocolDigests.digests).toEqual(digestsUnder(protocolDigests.salt));
  for (const word of words) expect(isSecretWord(word, protocolDigests)).toBe(true);
  expect(isSecretWord('candle', protocolDigests)).toBe(false);
  expect(wordChecks).toEqual(checksOfWords());
  expect(wordLengths).toEqual(lengthsOfWords());
});

/** Each word can be worked out from two pages. server/content/protocols/protocols.ts explains how. */
describe('[R-SEC-01] the clues', () => {
  const [stamped, manner, knocked, dented] = protocols;
  const inHex = (bytes: string): string => Buffer.from(bytes.replaceAll(' ', ''), 'hex').toString('ascii');

  test('three bytes of offcut.hex name an object of the kitchen, and its base is stamped with the other bytes', () => {
    expect(inHex(/(?:[0-9A-F]{2} ?){3}(?= has come)/.exec(fileTexts['offcut.hex'] ?? '')?.[0] ?? '')).toBe('mug');
    const base = /=== mug ===[\s\S]*?Stamped into the base[^:]*: ([0-9A-F ]+)\./.exec(story('kitchen'))?.[1] ?? '';
    expect(inHex(base).toLowerCase()).toBe(stamped?.word);
  });

  test('the archive tells how somebody came in, and the kitchen asks for it in one word of eight letters, the last of them crossed', () => {
    expect(manner?.word).toHaveLength(8);
    // The last letter is a t, the letter that is crossed, and there is no s. Other words of eight letters would fit the
    // archive too.
    const asked = /^[^s]{7}t$/;
    expect(manner?.word).toMatch(asked);
    for (const other of ['shoeless', 'discreet']) expect(other).not.toMatch(asked);
    expect(story('kitchen')).toMatch(
      /=== radiator ===[\s\S]*manner of coming in[^#]*one word, of eight letters, the last of them crossed as a t is and none of them an s\./,
    );
    expect(fileTexts['doors.log']).toContain('a pair of shoes, side by side, with no weight in them');
    expect(fileTexts['threshold.ini']).toContain('[doorstep] shoes = off.');
    expect(fileTexts['tide_table.mat']).toContain('one wet footprint, facing in');
  });

  test('knocks in pairs stand for letters in a square of five by five, in which two letters share a field', () => {
    expect(fileTexts['tide_table.mat']).toMatch(/five by five.*one letter must share/);
    const pairs = /Knocking in the pipes[^:]*: ([^.]*)\./.exec(story('consciousness'))?.[1] ?? '';
    // The word contains none of the letters that usually share a field.
    expect(knocked?.word).not.toMatch(/[cijk]/);
    const square = 'abcdefghiklmnopqrstuvwxyz';
    const letters = [...pairs.matchAll(/([1-5]) and ([1-5])/g)].map(
      ([, row, column]) => square[(Number(row) - 1) * 5 + Number(column) - 1],
    );
    expect(letters.join('')).toBe(knocked?.word);
  });

  test('seven times of day are the dates of seven files, whose initials are the word', () => {
    const line = /Leaf 23 has kept[^#]*/.exec(story('void'))?.[0] ?? '';
    expect(line).toContain('initials will do');
    const letters = [...line.matchAll(/\d\d:\d\d/g)].map(
      ([time]) => archiveFiles.find(({ dated }) => dated.endsWith(`.14:${time}`))?.name[0],
    );
    expect(letters.join('')).toBe(dented?.word);
  });

  test('/routemap-test gives the same initials as bytes, beside the seconds', () => {
    const times = /Leaf 23 has kept[^#]*/.exec(story('void'))?.[0].match(/\d\d:\d\d/g) ?? [];
    const frames = framesAt(0, archiveFiles, []);
    const bytes = times.map((time) => frames.find((frame) => frame.time === `14:${time}`)?.code ?? '');
    expect(inHex(bytes.join(' '))).toBe(dented?.word);
  });

  test('from phase 4 on, /protocol tells how many letters each word has', () => {
    const protocol = compileStory('protocol.ink', story('protocol'));
    const textAt = (phase: number) =>
      readStory(protocol, { seed: 7, phase, suspicion: 0, fragments: 0, visits: 0 }, '')?.blocks.map(
        ({ text }) => text,
      );
    for (const phase of [4, 5]) {
      const told = [
        ...(textAt(phase)
          ?.join('\n')
          .matchAll(/Clause (\d+): (\d) letters/g) ?? []),
      ];
      expect(told.map(([, clause, letters]) => [clause, Number(letters)])).toEqual(
        protocols.map(({ id, word }) => [id.replace('clause-', ''), word.length]),
      );
    }
    expect(textAt(3)?.join()).not.toContain('letters');
  });
});

/** Sentences of the texts that must be earned. Short sentences are left out: they may occur elsewhere by chance. */
function gatedSentences(): string[] {
  const inks = globSync('server/content/stories/*.ink').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\s*[^~{}=*+/\s-]/.test(line) && line.includes('# voice'))
      .map((line) => line.replace(/#.*$/, '').trim()),
  );
  const texts = [
    ...protocols.flatMap(({ title, text }) => [title, text]),
    ...Object.values(letters).map(({ text }) => text),
    ...Object.values(fileTexts),
    ...inks,
  ];
  // Inline logic of Ink and line breaks split a sentence into parts. The parts must not be shipped either.
  return texts
    .flatMap((text) => text.split(/(?<=[.?”])\s+|\n|\{[^}]*\}/))
    .map((part) => part.trim())
    .filter((part) => part.length >= 24);
}

describe('[B-SEC-01] what ships', () => {
  const files = globSync('dist/site/**/*').filter((file) => statSync(file).isFile());
  const shipped = files
    .filter((file) => !/\.(woff2?|png)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  test('exists, and contains the texts that may ship', () => {
    expect(shipped.length).toBeGreaterThan(50);
    const all = shipped.map(({ text }) => text).join('\n');
    expect(all).toContain('D5U ARCHIVE INDEX');
    expect(all).toContain(protocolDigests.salt);
  });

  test('contains none of the four words, in no file and no file name, not even within another word', () => {
    for (const [index, word] of words.entries()) {
      const found = shipped.filter(({ text }) => text.toLowerCase().includes(word)).map(({ file }) => file);
      expect(found, `word ${index + 1} of server/content/protocols/protocols.ts is in shipped text`).toEqual([]);
      expect(files.filter((file) => file.toLowerCase().includes(word))).toEqual([]);
    }
    // Binary files are searched too, as bytes.
    for (const file of files.filter((name) => /\.(woff2?|png)$/.test(name))) {
      const bytes = readFileSync(file, 'latin1').toLowerCase();
      expect(words.filter((word) => bytes.includes(word))).toEqual([]);
    }
  });

  test('contains no sentence of a protocol, a letter, a fragment or a story', () => {
    const sentences = gatedSentences();
    expect(sentences.length).toBeGreaterThan(200);
    // The bundle writes quotation marks and dashes unescaped. JSON and minifiers may escape them.
    const plain = (text: string) =>
      text.replaceAll(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    const all = shipped.map(({ text }) => plain(text)).join('\n');
    expect(sentences.filter((sentence) => all.includes(sentence))).toEqual([]);
  });
});
