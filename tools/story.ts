import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hiddenRoutes, publicRoutes } from '../contract/routes.ts';
import { suggestions } from '../server/profile/suggestions.ts';
import { storiesFolder } from '../server/story/library.ts';
import { sharedFragments, wrongLengths } from '../server/story/walker.ts';
import { archiveDoors, type Door, payment, plainDoors } from './story/doors.ts';
import { deadDoors, shutIn, waysFrom } from './story/reach.ts';
import { wayTable, wordTable } from './story/report.ts';
import { walkAll } from './story/walkAll.ts';

/**
 * The automatic reader: `npm run story`, or `npm run story -- kitchen void` for some pages only. Ends with 1 when a
 * writer has something to mend. What it does is in docs/story.md. B-AUT-02.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const started = performance.now();
const all = readdirSync(storiesFolder)
  .filter((file) => file.endsWith('.ink'))
  .map((file) => ({ file, text: readFileSync(join(storiesFolder, file), 'utf8') }));
const chosen = all.filter(({ file }) => positionals.length === 0 || positionals.includes(file.replace('.ink', '')));

const pathOf = (slug: string): string => (slug === 'home' ? '/' : `/${slug}`);
const addresses = [...publicRoutes, ...hiddenRoutes].map(pathOf);
const walks = await walkAll(chosen);
const storyDoors = walks.flatMap(({ slug, links }): Door[] =>
  Array.from(links, ([to, phase]) => ({ from: pathOf(slug), to, takes: phase === 0 ? '' : `phase ${phase}` })),
);
const doors = [...plainDoors, payment, ...archiveDoors(), ...storyDoors];
const advised = suggestions.map(({ url }) => url);
const dead = deadDoors([...doors, ...advised.map((to) => ({ from: 'a recommendation', to, takes: '' }))], addresses);

const ways = waysFrom('/', doors);
// Some pages alone are no answer to how one comes to them.
const unreached = positionals.length === 0 ? shutIn(ways, addresses) : [];

const findings = [
  ...[...walks.flatMap((walk) => walk.findings), ...sharedFragments(all), ...wrongLengths(walks)].map(
    ({ kind, says }) => `${kind}: ${says}`,
  ),
  ...dead.map(({ from, to }) => `dead link: ${from} leads to ${to}, which is no page of this site`),
  ...unreached.map((page) => `unreached: no link and no reveal leads to ${page}, however far one has come`),
];

console.log(wordTable(walks).join('\n'));
if (positionals.length === 0) {
  console.log(`\n${wayTable(addresses, ways, advised).join('\n')}`);
}
console.log(`\n${findings.length === 0 ? 'Nothing to mend.' : findings.join('\n')}`);
console.error(`${walks.length} stories read in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
process.exitCode = findings.length === 0 ? 0 : 1;
