import { expect, test } from 'vitest';
import { fileTexts } from '../../server/content/archive/fileTexts.ts';
import { picture } from '../../server/content/archive/picture.ts';
import { letters } from '../../server/content/letters/letters.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import { archiveFiles } from '../../src/content/archiveFiles.ts';

const wordCount = (text: string): number => text.trim().split(/\s+/).length;
const names = archiveFiles.map((file) => file.name);

test('[R-ARC-02] twenty fixed files over the eighteen extensions, each with its fixed fragment text', () => {
  expect(names).toEqual([
    'intake_ledger.csv',
    'bench_minutes.log',
    'consent_form.pdf',
    'juror_five.key',
    'verdict_47001.enc',
    'kitchen.txt',
    'weights_evening.bin',
    'empathy.schema',
    'appeal.py',
    'heartbeat.dat',
    'margins.xml',
    'witness.db',
    'threshold.ini',
    'tide_table.mat',
    'lost_property.txt',
    'empty_chair.json',
    'doors.log',
    'radiator.warn',
    'evening_lights.cfg',
    'offcut.hex',
  ]);

  const eighteen = 'txt log dat bin hex csv xml json db ini mat key pdf py enc warn schema cfg'.split(' ');
  const extensions = names.map((name) => name.slice(name.lastIndexOf('.') + 1));
  expect(extensions.toSorted()).toEqual([...eighteen, 'txt', 'log'].toSorted());

  expect(Object.keys(fileTexts).toSorted()).toEqual(names.toSorted());
  for (const [name, text] of Object.entries(fileTexts)) {
    expect(wordCount(text), `words in ${name}`).toBeGreaterThanOrEqual(40);
    expect(wordCount(text), `words in ${name}`).toBeLessThanOrEqual(90);
  }
  expect(fileTexts['bench_minutes.log']).toMatch(
    /^Minute 14:21\. Four of five concur\. The fifth asks whether the radiator was on\. It is entered as a question of fact and nobody is sent to look\./,
  );
  expect(fileTexts['heartbeat.dat']).toMatch(
    /^Sampled at one hertz, for ten years of nights and Monday recesses, from a building with no one in it\./,
  );
});

test('[B-TXT-02] empathy.schema tells of illusionism, tried on the AI, and keeps what it says of record 47,001', () => {
  const schema = fileTexts['empathy.schema'];
  expect(schema).toContain(
    'Asked what “noted” had been like, the AI wrote two pages, and each line of them could be traced to the rule that a required field is never empty. The illusionists were satisfied, until one of them asked to whom it had seemed.',
  );
  expect(schema).toContain(
    'In record 47,001 the third field describes lukewarm soup at some length. The subject is missing.',
  );
});

test('the archive has two orders: by time, twenty seconds of one afternoon; as listed, the initials form a sentence', () => {
  const dates = archiveFiles.map((file) => file.dated);
  expect(new Set(dates).size).toBe(20);
  for (const dated of dates) expect(dated).toMatch(/^2021\.03\.15\.14:2[12]:[0-5]\d$/);

  const byDate = archiveFiles.toSorted((a, b) => (a.dated < b.dated ? -1 : 1)).map((file) => file.name);
  expect(byDate[0]).toBe('bench_minutes.log');
  expect(byDate[11]).toBe('verdict_47001.enc');
  expect(byDate[19]).toBe('tide_table.mat');

  const initials = names.map((name) => fileTexts[name]?.match(/[A-Z]/)?.[0]).join('');
  expect(initials).toBe('EMPTYSEATSALSOLISTEN');

  const tenths = archiveFiles.reduce((sum, file) => sum + Math.round(file.sizeKb * 10), 0);
  expect(tenths).toBe(47_001);
});

test('[R-ARC-13] the twenty files have the twenty pieces of one picture, in the order of their times', () => {
  const byDate = archiveFiles.toSorted((a, b) => (a.dated < b.dated ? -1 : 1)).map((file) => file.name);
  expect([...picture.keys()]).toEqual(byDate);
  expect([...picture.values()].map(({ place }) => place)).toEqual(byDate.map((_, place) => place));
  for (const { rows, shows } of picture.values()) {
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 15 }, () => 20));
    // No piece is empty: each press must bring something to see.
    expect(rows.join('')).toMatch(/[1-4]/);
    expect(shows).not.toBe('');
  }
  const ofPeople = byDate.filter((name) => picture.get(name)?.rows.join('').includes('4'));
  expect(ofPeople).toEqual(['appeal.py', 'lost_property.txt']);
});

test('[R-PRO-02] five letters, one for each phase', () => {
  expect(Object.keys(letters)).toEqual(['1', '2', '3', '4', '5']);
  expect(Object.values(letters).map((note) => note.from)).toEqual([
    'The Archivist',
    'The Observer',
    'The Advocate',
    'The Judge',
    'The Stranger',
  ]);
  for (const note of Object.values(letters)) {
    expect(wordCount(note.text), note.from).toBeGreaterThanOrEqual(60);
    expect(wordCount(note.text), note.from).toBeLessThanOrEqual(120);
  }
});

test('[B-HOME-07] each file names a room of its own that the archive does not reveal anyway', () => {
  const rooms = archiveFiles.map(({ room }) => room.slice(1));
  expect(new Set(rooms).size).toBe(20);
  expect(rooms.filter((room) => !hiddenRoutes.some((route) => route === room))).toEqual([]);
  const revealed = ['void', 'surveillance-truth', 'kitchen', 'echoes', 'visitors', 'purification'];
  expect(rooms.filter((room) => revealed.includes(room))).toEqual([]);
});
