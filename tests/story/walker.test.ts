import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { hiddenRoutes } from '../../contract/routes.ts';
import {
  sharedFragments,
  type Source,
  type Walk,
  walkStory,
  wordsIn,
  wrongLengths,
} from '../../server/story/walker.ts';
import type { Bounds } from '../../server/story/walker/play.ts';

const bounds: Bounds = { pages: 8, steps: 8, readings: 50, choices: 4 };

const head = '# title: A cellar\nVAR phase = 0\nVAR suspicion = 0.0\nVAR visits = 0\n';
const cellar = (body: string): Source => ({ file: 'cellar.ink', text: head + body });
const walked = (body: string) => walkStory(cellar(body), bounds);
const said = (body: string): string[] => walked(body).findings.map(({ kind, says }) => `${kind}: ${says}`);
const end = 'Out. # voice: institution # end\n-> END\n';

describe('[B-AUT-02] the automatic reader', () => {
  it('has nothing to say about a sound story, whatever glue, values and alternatives it is made of', () => {
    expect(
      said(`VAR last = ""
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

  it('reports a dead end, with the way to it, and takes one with an end for meant', () => {
    const dead = (tag: string) =>
      `{ phase < 4: -> out }\nFour steps. # voice: judge${tag}\n-> END\n=== out ===\n${end}`;
    expect(said(dead(''))).toEqual([
      'dead end: cellar.ink: nothing to choose and no end after “Four steps.” (phase 4, suspicion 0, at once)',
    ]);
    expect(said(dead(' # end'))).toEqual([]);
  });

  it('reports a line that nobody can reach, a choice that nobody is offered, and a fragment that nobody finds', () => {
    expect(
      said(`{ phase > 5:
    A sixth voice. # voice: stranger # fragment: tide:sixth
}
One step. # voice: institution
+ [down] -> out
+ { suspicion > 5 } [further down] -> out
=== out ===
${end}`),
    ).toEqual([
      'unreachable: cellar.ink:6: nobody can come to “A sixth voice.”',
      'unreachable: cellar.ink:10: nobody can come to the choice “further down”',
      'unfindable: cellar.ink:6: nobody can find “tide:sixth”',
    ]);
  });

  it('reaches what only the fifth phase, a return, the last suspicion, or a third choice brings', () => {
    const told = (condition: string) => `{ ${condition}:\n    Said. # voice: institution\n}\n${end}`;
    for (const condition of ['phase >= 5', 'visits > 1', 'suspicion >= 4.5']) expect(said(told(condition))).toEqual([]);
    expect(
      said(
        `-> hub\n=== hub ===\nA hub. # voice: institution\n{ hub > 3: -> out }\n+ [on] -> on\n=== on ===\n-> hub\n=== out ===\n${end}`,
      ),
    ).toEqual([]);
  });

  it('reports a link to no page, a tag that means nothing, and a story that breaks while it is read', () => {
    expect(said(`Down. # voice: institution # link: /cellar\n${end}`)).toEqual([
      expect.stringMatching(/^fault: cellar\.ink:5: the link “\/cellar” is no page of this site$/),
    ]);
    expect(said(`Down. # voice: butler\n${end}`)).toEqual([expect.stringMatching(/^fault: cellar\.ink:5: the voice/)]);
    expect(said(`VAR where = 0\n{ phase >= 2: -> where }\n${end}`)).toContainEqual(
      expect.stringMatching(/^error: cellar\.ink: .*\(phase 2, suspicion 0, at once\)$/s),
    );
  });

  it('reports a fragment found twice in one reading or on two pages', () => {
    const jam = 'Jam. # voice: institution # fragment: body:jam\n';
    expect(said(`${jam}More jam. # voice: institution # fragment: body:jam\n${end}`)).toEqual([
      'duplicate: cellar.ink:6: the fragment “body:jam” is found in line 5 already',
    ]);
    const attic: Source = { file: 'attic.ink', text: head + jam + end };
    expect(sharedFragments([cellar(jam + end)])).toEqual([]);
    expect(sharedFragments([cellar(jam + end), attic])).toEqual([
      { kind: 'duplicate', says: 'attic.ink:5: the fragment “body:jam” is found in cellar.ink already' },
    ]);
  });

  it('counts the words of each layer, and apart from them what only the suspected are told', () => {
    const { layers, withheld } = walked(`Two words. # voice: institution
{ phase >= 2:
    Three more words. # voice: observer
}
{ suspicion >= 3:
    Why? # voice: observer
}
Out. # voice: institution # end
-> END
`);
    expect(layers).toEqual([3, 0, 3, 0, 0, 0]);
    expect(withheld).toBe(1);
  });

  it('wants 250 to 700 words a page, with what is only withheld among them', () => {
    const page = (...layers: number[]): Walk => ({
      slug: 'cellar',
      findings: [],
      layers,
      withheld: 50,
      links: new Map(),
    });
    expect(wordsIn(page(100, 60, 40))).toBe(250);
    expect(wrongLengths([page(100, 60, 40), page(600, 50)])).toEqual([]);
    expect(wrongLengths([page(100, 60, 39), page(600, 51), { ...page(), withheld: 0 }])).toEqual([
      { kind: 'length', says: 'cellar.ink: 249 words in all, where a page has 250 to 700' },
      { kind: 'length', says: 'cellar.ink: 701 words in all, where a page has 250 to 700' },
    ]);
  });

  it('walks the same way twice', () => {
    const shuffled = `{shuffle:\n- One. # voice: institution\n- Two. # voice: institution\n}\n+ [a] -> out\n=== out ===\n${end}`;
    expect(walked(shuffled)).toEqual(walked(shuffled));
  });

  it('finds nothing to mend on the whole site, and a way to each hidden page by links and reveals alone', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/story.ts']).catch((failed) => failed);
    expect(stdout).toContain('Nothing to mend.');
    for (const slug of hiddenRoutes)
      expect(stdout).toMatch(new RegExp(`^/${slug} +/ > (?:.* > )?/${slug}(?: \\(|$)`, 'm'));
    // A minute or so of one core, shared among all there are; a busy machine takes its time.
  }, 600_000);
});
