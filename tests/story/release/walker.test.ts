import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { hiddenRoutes } from '../../../contract/routes.ts';
import {
  duplicateFragments,
  type StorySource,
  type StoryWalk,
  walkStory,
  totalWords,
  lengthIssues,
  wayOnIssues,
} from '../../../server/story/walker.ts';
import type { WalkLimits } from '../../../server/story/walker/play.ts';

const limits: WalkLimits = { pages: 8, steps: 8, randomRuns: 50, choices: 4 };

const head = '# title: A cellar\nVAR phase = 0\nVAR suspicion = 0.0\nVAR visits = 0\n';
const cellar = (body: string): StorySource => ({ file: 'cellar.ink', text: head + body });
const walked = (body: string) => walkStory(cellar(body), limits);
const issuesIn = (body: string): string[] => walked(body).issues.map(({ kind, message }) => `${kind}: ${message}`);
const end = 'Out. # voice: institution # end\n-> END\n';

describe('[B-AUT-02] the automatic reader', () => {
  it('reports nothing about a correct story with glue, values and alternatives', () => {
    expect(
      issuesIn(`VAR last = ""
{ phase >= 3:
    Deep. # voice: advocate
}
You have {visits > 0:been here|come}, <>
and are in. # voice: archivist
-> shelf
=== shelf ===
{ last == "jam":The jam again.} {Once|Twice|Often}. # voice: archivist
+ [the jam # object: jam] -> jam
+ {phase >= 1} [the door # object: door] -> out
* -> out
=== jam ===
~ last = "jam"
{ suspicion >= 3:
    Jam? # voice: archivist # fragment: body:jam
- else:
    Jam. # voice: archivist # fragment: body:jam
}
{ jam > 2: -> out }
-> shelf
=== out ===
${end}`),
    ).toEqual([]);
  });

  it('reports where no trusted reader is shown a link, at a phase or after the end, unless the page has one of its own', () => {
    const way = (body: string, linked: readonly string[] = []) =>
      wayOnIssues([walked(body)], linked).map(({ kind, message }) => `${kind}: ${message}`);
    const linking = (condition: string) => `{ ${condition}:\n    On. # voice: institution # link: /kitchen\n}\n${end}`;
    expect(way(linking('phase >= 0'))).toEqual([]);
    expect(way(linking('phase == 1 || phase > 2'))).toEqual(['no way on: cellar.ink: no link at phase 0, at phase 2']);
    expect(way(linking('suspicion >= 3 || phase > 0'))).toEqual(['no way on: cellar.ink: no link at phase 0']);
    expect(way(`VAR ended = 0\n${linking('ended == 0')}`)).toEqual(['no way on: cellar.ink: no link after the end']);
    expect(way(end, ['cellar'])).toEqual([]);
  });

  it('reports a dead end with its path, and accepts one that is tagged as an end', () => {
    const dead = (tag: string) =>
      `{ phase < 4: -> out }\nFour steps. # voice: judge${tag}\n-> END\n=== out ===\n${end}`;
    expect(issuesIn(dead(''))).toEqual([
      'dead end: cellar.ink: no choice and no end after “Four steps.” (phase 4, suspicion 0, at the start)',
    ]);
    expect(issuesIn(dead(' # end'))).toEqual([]);
  });

  it('reports lines, choices and fragments that no reader can reach', () => {
    expect(
      issuesIn(`{ phase > 5:
    A sixth voice. # voice: stranger # fragment: tide:sixth
}
One step. # voice: institution
+ [down] -> out
+ { suspicion > 5 } [further down] -> out
=== out ===
${end}`),
    ).toEqual([
      'unreachable: cellar.ink:6: no reader reached “A sixth voice.”',
      'unreachable: cellar.ink:10: no reader reached the choice “further down”',
      'unfindable: cellar.ink:6: no reader found “tide:sixth”',
    ]);
  });

  it('reaches lines that need phase 5, an earlier visit, suspicion 4.5 or a third choice', () => {
    const told = (condition: string) => `{ ${condition}:\n    Said. # voice: institution\n}\n${end}`;
    for (const condition of ['phase >= 5', 'visits > 1', 'suspicion >= 4.5'])
      expect(issuesIn(told(condition))).toEqual([]);
    expect(
      issuesIn(
        `-> hub\n=== hub ===\nA hub. # voice: institution\n{ hub > 3: -> out }\n+ [on] -> on\n=== on ===\n-> hub\n=== out ===\n${end}`,
      ),
    ).toEqual([]);
  });

  it('reports a link to a page that does not exist, an unknown tag value, and a runtime error', () => {
    expect(issuesIn(`Down. # voice: institution # link: /cellar\n${end}`)).toEqual([
      expect.stringMatching(/^compile error: cellar\.ink:5: the link “\/cellar” is no page of this site$/),
    ]);
    expect(issuesIn(`Down. # voice: butler\n${end}`)).toEqual([
      expect.stringMatching(/^compile error: cellar\.ink:5: the voice/),
    ]);
    expect(issuesIn(`VAR where = 0\n{ phase >= 2: -> where }\n${end}`)).toContainEqual(
      expect.stringMatching(/^runtime error: cellar\.ink: .*\(phase 2, suspicion 0, at the start\)$/s),
    );
  });

  it('reports a fragment found twice in one reading or on two pages', () => {
    const jam = 'Jam. # voice: institution # fragment: body:jam\n';
    expect(issuesIn(`${jam}More jam. # voice: institution # fragment: body:jam\n${end}`)).toEqual([
      'duplicate: cellar.ink:6: the fragment “body:jam” is already in line 5',
    ]);
    const attic: StorySource = { file: 'attic.ink', text: head + jam + end };
    expect(duplicateFragments([cellar(jam + end)])).toEqual([]);
    expect(duplicateFragments([cellar(jam + end), attic])).toEqual([
      { kind: 'duplicate', message: 'attic.ink:5: the fragment “body:jam” is already in cellar.ink' },
    ]);
  });

  it('counts the words of each phase, and separately those that only high suspicion shows', () => {
    const { wordsByPhase, withheldWords } = walked(`Two words. # voice: institution
{ phase >= 2:
    Three more words. # voice: observer
}
{ suspicion >= 3:
    Why? # voice: observer
}
Out. # voice: institution # end
-> END
`);
    expect(wordsByPhase).toEqual([3, 0, 3, 0, 0, 0]);
    expect(withheldWords).toBe(1);
  });

  it('demands 250 to 1,300 words a page, including those that only high suspicion shows', () => {
    const page = (...wordsByPhase: number[]): StoryWalk => ({
      slug: 'cellar',
      issues: [],
      wordsByPhase,
      withheldWords: 50,
      links: new Map(),
      linkPhases: new Set(),
    });
    expect(totalWords(page(100, 60, 40))).toBe(250);
    expect(lengthIssues([page(100, 60, 40), page(1200, 50)])).toEqual([]);
    expect(lengthIssues([page(100, 60, 39), page(1200, 51), { ...page(), withheldWords: 0 }])).toEqual([
      { kind: 'length', message: 'cellar.ink: 249 words in all; a page has 250 to 1300' },
      { kind: 'length', message: 'cellar.ink: 1301 words in all; a page has 250 to 1300' },
    ]);
  });

  it('gives the same result twice', () => {
    const shuffled = `{shuffle:\n- One. # voice: institution\n- Two. # voice: institution\n}\n+ [a] -> out\n=== out ===\n${end}`;
    expect(walked(shuffled)).toEqual(walked(shuffled));
  });

  it('finds no issue on the whole site, and a path of links and reveals to each hidden page', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/story.ts']).catch((failed) => failed);
    expect(stdout).toContain('No issues.');
    for (const slug of hiddenRoutes)
      expect(stdout).toMatch(new RegExp(`^/${slug} +/ > (?:.* > )?/${slug}(?: \\(|$)`, 'm'));
    // The walker needs about one minute of processor time, divided among all cores; more on a busy machine.
  }, 600_000);
});
