import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileStories, compileStory, StoryCompileError } from '../../server/story/compile.ts';
import { openLibrary, storiesFolder } from '../../server/story/library.ts';
import { readStory } from '../../server/story/storyRun.ts';
import { tagsInSource } from '../../server/story/tags.ts';

const errorsOf = (source: string): string[] => {
  try {
    compileStory('cellar.ink', source);
  } catch (error) {
    expect(error).toBeInstanceOf(StoryCompileError);
    return (error as StoryCompileError).message.split('\n');
  }
  return [];
};
const head = '# title: A cellar\n';

describe('[B-AUT-01] a broken story', () => {
  it.each([
    ['a divert to nowhere', `${head}\nOne step down. # voice: archivist\n-> below\n`, 'cellar.ink:4: '],
    [
      'a variable that nobody declared',
      `${head}There are {steps} steps. # voice: archivist\n-> END\n`,
      'cellar.ink:2: ',
    ],
    ['a warning', `${head}=== hall ===\nA hall. # voice: archivist\n`, 'cellar.ink:'],
    ['an unknown tag', `${head}One step. # voise: archivist\n-> END\n`, 'cellar.ink:2: the tag “voise” is unknown'],
    ['an unknown voice', `${head}Step. # voice: butler\n-> END\n`, 'cellar.ink:2: the voice “butler” is none of '],
    [
      'a link to no page',
      `${head}Down. # voice: archivist # link: /cellar\n-> END\n`,
      'cellar.ink:2: the link “/cellar” is no page of this site',
    ],
    ['a tag on a choice', `${head}+ [the lamp # objekt: lamp] -> END\n`, 'cellar.ink:2: the tag “objekt” is unknown'],
    [
      'a fragment without a type',
      `${head}Step. # voice: archivist # fragment: step\n-> END\n`,
      'cellar.ink:2: the fragment “step” is not of the form type:fragmentId',
    ],
    ['no title', 'One step. # voice: archivist\n-> END\n', 'cellar.ink:1: the story has no title'],
  ])('fails with file and line for %s', (_, source, start) => {
    const errors = errorsOf(source);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors[0]?.slice(0, start.length)).toBe(start);
  });

  it('reports the errors of all files of a folder at once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stories-'));
    writeFileSync(join(folder, 'attic.ink'), `${head}Up. # voice: nobody\n-> END\n`);
    writeFileSync(join(folder, 'cellar.ink'), `${head}Down. # voice: archivist\n-> nowhere\n`);
    writeFileSync(join(folder, 'note.txt'), 'not a story');
    expect(() => compileStories(folder)).toThrow(/attic\.ink:2: [\s\S]*cellar\.ink:3: /);
    rmSync(folder, { recursive: true });
  });

  it('reads no tags in comments', () => {
    const source = '// # one: two\nA line. # voice: judge // # three\n/* # four\n# five */\n+ [x # object: mug] -> END';
    expect(tagsInSource(source)).toEqual([
      { tag: 'voice: judge', line: 2 },
      { tag: 'object: mug', line: 5 },
    ]);
  });
});

describe('[B-AUT-01] the library', () => {
  let folder = '';
  const facts = { seed: 1, phase: 1, suspicion: 0, fragments: 0, visits: 0 };
  const firstLine = (library: ReturnType<typeof openLibrary>) => {
    const story = library.find('cellar');
    return story === null ? null : readStory(story, facts, '')?.blocks[0]?.text;
  };
  const save = (line: string, second: number) => {
    const file = join(folder, 'cellar.ink');
    writeFileSync(file, `${head}${line} # voice: archivist # end\n-> END\n`);
    utimesSync(file, second, second);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stories-'));
    save('One step.', 1000);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads a saved story again in development', () => {
    const library = openLibrary(folder, true);
    expect(firstLine(library)).toBe('One step.');
    save('Two steps.', 2000);
    expect(firstLine(library)).toBe('Two steps.');
    save('Two steps. # voice: butler', 3000);
    expect(() => library.find('cellar')).toThrow('cellar.ink:2: the voice “butler”');
    save('Three steps.', 4000);
    expect(firstLine(library)).toBe('Three steps.');
  });

  it('reads a story once in production', () => {
    const library = openLibrary(folder, false);
    save('Two steps.', 2000);
    expect(firstLine(library)).toBe('One step.');
  });

  it('finds no story for a page without one, nor for a path that leaves the folder', () => {
    for (const isWritten of [true, false]) {
      const library = openLibrary(storiesFolder, isWritten);
      expect(library.find('kitchen')?.title).toBe('A kitchen, from 1,900 depositions');
      expect(library.find('about')).toBeNull();
      expect(library.find('../stories/kitchen')).toBeNull();
    }
  });
});
