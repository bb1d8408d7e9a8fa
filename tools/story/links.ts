import { doors } from '../../src/content/thoughts/doors.ts';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import { revealedBy } from '../../src/pages/routemap/logic.ts';

/** A link from one page to another, and the condition under which it is shown. */
export interface PageLink {
  readonly from: string;
  readonly to: string;
  /** The condition as printed after the page: "phase 3", "7 files". Empty for a permanent link. */
  readonly condition: string;
}

const linksFrom = (from: string, ...paths: readonly string[]): PageLink[] =>
  paths.map((to) => ({ from, to, condition: '' }));

/** Links in the components of src/. They change rarely; tests/story/paths.test.ts checks that each exists. */
export const staticLinks: readonly PageLink[] = [
  ...linksFrom(
    '/',
    '/about',
    '/routemap',
    '/survival-analysis',
    '/conscious-thinking',
    '/experience-d5u',
    '/blinking-eyes',
    '/privacy',
  ),
  ...linksFrom(
    '/about',
    '/',
    '/conscious-thinking',
    '/experience-d5u',
    '/survival-analysis',
    '/routemap',
    '/blinking-eyes',
  ),
  ...linksFrom('/survival-analysis', '/about', '/ai-prison'),
  ...linksFrom('/conscious-thinking', '/', '/routemap', '/about'),
  ...linksFrom('/experience-d5u', '/about'),
  ...linksFrom('/routemap', '/', '/survival-analysis', '/conscious-thinking', '/checkout'),
  ...linksFrom('/checkout', '/privacy'),
  ...linksFrom('/surveillance-truth', '/privacy'),
  ...linksFrom('/privacy', '/surveillance-truth', '/transcript'),
  ...linksFrom('/payment-success', '/routemap', '/judgment', '/checkout'),
];

/** The links of the thoughts, each with its first phase. */
export const thoughtLinks: readonly PageLink[] = Object.values(doors)
  .flat()
  .map(({ to, from }) => ({ from: '/experience-d5u', to, condition: from === 0 ? '' : `phase ${from}` }));

/** The page after a payment. */
export const paymentLink: PageLink = { from: '/checkout', to: '/payment-success', condition: '$13' };

/** Links from /routemap to the pages of archive files. The first file that a reader recovers opens its page. */
export const firstFileLinks: readonly PageLink[] = archiveFiles.map(({ room }) => ({
  from: '/routemap',
  to: room,
  condition: '1 file',
}));

/** The links revealed by the archive, each with the number of recovered files that it needs. R-ARC-09. */
export function archiveLinks(): PageLink[] {
  const from = '/routemap';
  const first = (reveals: (revealed: ReturnType<typeof revealedBy>) => boolean): number | null => {
    const counts = Array.from({ length: archiveFiles.length + 1 }, (_, count) => count);
    return counts.find((count) => reveals(revealedBy(count))) ?? null;
  };
  const revealed = (files: number | null, ...paths: readonly string[]): PageLink[] =>
    files === null ? [] : paths.map((to) => ({ from, to, condition: `${files} files` }));
  return [
    ...revealed(
      first(({ void: isOpen }) => isOpen),
      '/void',
    ),
    ...revealed(
      first(({ surveillance }) => surveillance),
      '/surveillance-truth',
      '/kitchen',
      '/echoes',
      '/visitors',
    ),
    ...revealed(
      first(({ purification }) => purification),
      '/purification',
    ),
  ];
}
