import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Transcript } from '../../contract/api/transcript.ts';
import { transcriptTexts as texts } from '../../src/content/transcriptTexts.ts';
import TranscriptPage from '../../src/pages/transcript/index.tsx';
import { plainText } from '../../src/pages/transcript/plainText.ts';
import { roomsAtom } from '../../src/state/rooms.ts';
import { showPage } from '../support/showPage.tsx';

const empty: Transcript = { phase: 0, isKept: true, pages: [], letters: [], files: [], protocols: [], exhibits: [] };
let answer: () => Promise<Response>;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'd5u-reading=; max-age=0';
  vi.restoreAllMocks();
});

const send = (transcript: Partial<Transcript>) => {
  answer = async () => Response.json({ ...empty, ...transcript });
};

test('[B-LET-03] the paths in letters and answers are links, and a covered word is read aloud as one', async () => {
  const replies = [{ id: 'first', text: 'A reply.' }];
  const answers = [{ id: 'first', answer: 'It is in /kitchen.' }];
  send({
    phase: 1,
    letters: [{ phase: 1, from: 'The Archivist', text: 'See /routemap. It is ████.', replies, answers }],
  });
  showPage(TranscriptPage);
  const letter = within(await screen.findByRole('article', { name: texts.from('The Archivist') }));
  expect(letter.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/routemap', '/kitchen']);
  expect(letter.getByText('████').getAttribute('aria-hidden')).toBe('true');
});

test('[B-PLAIN-01] every part stands under its heading, and the contents lead to each entry', async () => {
  send({
    phase: 4,
    pages: [
      {
        slug: 'oblique',
        title: 'From one side',
        lines: [
          { kind: 'heading', text: 'The van' },
          { kind: 'quote', text: 'L24 “He poured the tea.”', voice: 'archivist' },
          { kind: 'margin', text: 'It was ⟦getting dark⟧.' },
        ],
      },
    ],
    letters: [
      {
        phase: 1,
        from: 'The Archivist',
        text: 'One.\n\nTwo.',
        replies: [
          { id: 'first', text: 'A reply.' },
          { id: 'second', text: 'Another.' },
          { id: 'third', text: 'A third.' },
        ],
        answers: [{ id: 'second', answer: 'An answer.' }],
      },
      {
        phase: 4,
        from: 'The Judge',
        text: '1. First.\n2. Second.',
        replies: [
          { id: 'one', text: 'First.' },
          { id: 'two', text: 'Second.' },
        ],
        answers: [{ id: 'two', answer: 'Sustained.' }],
      },
    ],
    files: [{ filename: 'kitchen.txt', fragment: 'Sink.\nWindow.' }],
    protocols: [{ word: 'word', title: 'Clause 4', text: 'There shall be one room.' }],
    exhibits: ['coat-button'],
  });
  showPage(TranscriptPage, { path: '/transcript', phase: null });
  const page = await screen.findByRole('article', { name: /From one side/ });
  expect(within(page).getByRole('heading', { level: 4, name: 'The van' })).not.toBeNull();
  within(page).getByText('“He poured the tea.”');
  within(page).getByText('It was getting dark.');
  expect(within(page).getByRole('link', { name: 'Open the page From one side' }).getAttribute('href')).toBe('/oblique');
  screen.getByText('You sent back: Another.');
  screen.getByText('An answer.');
  screen.getByText('You objected to line 2.');
  screen.getByText('Sustained.');
  screen.getByText('coat button');
  const contents = screen.getByRole('navigation', { name: texts.contents });
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!.slice(1));
  expect(targets).toEqual([
    'pages',
    'page-oblique',
    'letters',
    'letter-1',
    'letter-4',
    'files',
    'file-kitchen.txt',
    'clauses',
    'clause-word',
    'exhibits',
  ]);
  for (const id of targets) expect(document.getElementById(id), id).not.toBeNull();
  expect(asked.every((address) => address === '/api/visitor/transcript')).toBe(true);
});

test('[B-PLAIN-01] before anything was read it says so', async () => {
  send({});
  showPage(TranscriptPage, { path: '/transcript', phase: null });
  await screen.findByText(texts.empty);
  expect(screen.queryByRole('heading', { name: texts.pages })).toBeNull();
});

test('[B-PLAIN-01, B-PRV-04] without a record it says which pages were opened on this visit', async () => {
  send({ isKept: false });
  document.cookie = 'd5u-reading=refused.1';
  const { store } = showPage(TranscriptPage, { path: '/transcript', phase: null });
  await screen.findByText(texts.withoutRooms);
  act(() => store.set(roomsAtom, { kitchen: 1 }));
  await screen.findByText(texts.withoutRecord);
  expect(screen.getByRole('link', { name: '/kitchen' }).getAttribute('href')).toBe('/kitchen');
});

test('[B-TRN-02] paths and file names are not translated', async () => {
  send({
    pages: [{ slug: 'oblique', title: 'From one side', lines: [{ kind: 'heading', text: 'The van' }] }],
    files: [{ filename: 'kitchen.txt', fragment: 'Sink.' }],
  });
  showPage(TranscriptPage, { path: '/transcript', phase: null });
  await screen.findByRole('heading', { name: 'kitchen.txt' });
  const names = screen.getAllByText(/^(\/[a-z-]*|kitchen\.txt)$/);
  expect(names.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['/', '/about', '/oblique', 'kitchen.txt']),
  );
  for (const name of names) expect(name.closest('[translate="no"]'), name.outerHTML).not.toBeNull();
  expect(screen.getByRole('link', { name: texts.files }).closest('[translate="no"]')).toBeNull();
  expect(screen.getByRole('link', { name: 'From one side' }).closest('[translate="no"]')).toBeNull();
});

test('[B-TRN-02, B-PRV-04] without a record the paths of this visit are not translated', async () => {
  send({ isKept: false });
  document.cookie = 'd5u-reading=refused.1';
  const { store } = showPage(TranscriptPage, { path: '/transcript', phase: null });
  act(() => store.set(roomsAtom, { kitchen: 1 }));
  const link = await screen.findByRole('link', { name: '/kitchen' });
  expect(link.closest('[translate="no"]')).not.toBeNull();
});

test('[B-PLAIN-01, B-CALL-02] a failure is said and can be tried again; without a connection it says that', async () => {
  answer = async () => new Response('{}', { status: 503 });
  showPage(TranscriptPage, { path: '/transcript', phase: null });
  await screen.findByText(texts.failed);
  answer = async () => Promise.reject(new TypeError('Failed to fetch'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.click(screen.getByRole('button', { name: texts.again }));
  await screen.findByText(texts.offline);
  send({});
  fireEvent.click(screen.getByRole('button', { name: texts.again }));
  await screen.findByText(texts.empty);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[B-PLAIN-01] a line loses the marks of its own page and no word', () => {
  expect(plainText('d5u-internal', 'They have ⟦no hands⟧, and ███(a).')).toBe('They have no hands, and ███(a).');
  expect(plainText('oblique', 'R44 It was nice.')).toBe('It was nice.');
  expect(plainText('kitchen', 'R44 stays.')).toBe('R44 stays.');
});
