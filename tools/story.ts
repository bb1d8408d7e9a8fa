import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hiddenRoutes, publicRoutes } from '../contract/routes.ts';
import { recommendationTable } from '../server/profile/recommendationTable.ts';
import { storiesFolder } from '../server/story/library.ts';
import { duplicateFragments, lengthIssues, wayOnIssues } from '../server/story/walker.ts';
import { archiveLinks, firstFileLinks, type PageLink, paymentLink, staticLinks, thoughtLinks } from './story/links.ts';
import { deadLinks, shortestPaths, unreachablePages } from './story/paths.ts';
import { pathTable, ticTable, wordTable } from './story/report.ts';
import { ticIssues, ticsOf } from './story/tics.ts';
import { laterWordIssues } from './story/laterWords.ts';
import { walkAll } from './story/walkAll.ts';

/**
 * The automatic reader: `npm run story`, or `npm run story -- kitchen void` for some pages. Prints the issues for a
 * writer to correct, and exits with 1 when there are any. docs/story.md describes the checks. B-AUT-02.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const started = performance.now();
const all = readdirSync(storiesFolder)
  .filter((file) => file.endsWith('.ink'))
  .map((file) => ({ file, text: readFileSync(join(storiesFolder, file), 'utf8') }));
const chosen = all.filter(({ file }) => positionals.length === 0 || positionals.includes(file.replace('.ink', '')));

const pathOf = (slug: string): string => (slug === 'home' ? '/' : `/${slug}`);
const pages = [...publicRoutes, ...hiddenRoutes].map(pathOf);
const walks = await walkAll(chosen);
const storyLinks = walks.flatMap(({ slug, links }): PageLink[] =>
  Array.from(links, ([to, phase]) => ({ from: pathOf(slug), to, condition: phase === 0 ? '' : `phase ${phase}` })),
);
const links = [...staticLinks, ...thoughtLinks, paymentLink, ...archiveLinks(), ...storyLinks, ...firstFileLinks];
/** Pages whose component contains a link. */
const linkedSlugs = staticLinks.map(({ from }) => from.slice(1));
const recommended = recommendationTable.map(({ url }) => url);
const recommendationLinks = recommended.map((to) => ({ from: 'a recommendation', to, condition: '' }));

const paths = shortestPaths('/', links);
// Unreachable pages are only known with the links of all stories.
const unreachable = positionals.length === 0 ? unreachablePages(paths, pages) : [];

const issues = [
  ...[
    ...walks.flatMap((walk) => walk.issues),
    ...duplicateFragments(all),
    ...lengthIssues(walks),
    ...wayOnIssues(walks, linkedSlugs),
  ].map(({ kind, message }) => `${kind}: ${message}`),
  ...deadLinks([...links, ...recommendationLinks], pages).map(
    ({ from, to }) => `dead link: ${from} links to ${to}, which is no page of this site`,
  ),
  ...unreachable.map((page) => `unreached: no link and no reveal leads to ${page} at any phase`),
];

const tics = chosen.map(({ file, text }) => ticsOf(file.replace('.ink', ''), text));
if (positionals.length === 0) issues.push(...ticIssues(tics), ...laterWordIssues(walks));

console.log(wordTable(walks).join('\n'));
console.log(`\n${ticTable(tics).join('\n')}`);
if (positionals.length === 0) {
  console.log(`\n${pathTable(pages, paths, recommended).join('\n')}`);
}
console.log(`\n${issues.length === 0 ? 'No issues.' : issues.join('\n')}`);
console.error(`${walks.length} stories read in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
process.exitCode = issues.length === 0 ? 0 : 1;
