import { existsSync, readFileSync } from 'node:fs';
import { type Container, parse, type Rule } from 'postcss';
import { bandOf } from '../../src/pages/environment/surroundings.ts';

/**
 * A background of a page (the value of `background`), the text colour of the tab bar on it (`--strip-ink`), and its
 * condition: null for always, a media query, or hours of the day. The last background whose condition holds is used.
 */
export type Ground = readonly [background: string, ink: string, when: string | readonly number[] | null];

/** The selector with which a page sets its background. Captures the class of the page, or of a time of day. */
const groundRule = /^:global\(body\):has\(\.([a-z]+)\)$/;
const bands: ReadonlySet<string> = new Set(['day', 'twilight', 'night']);

/** The background of a page that is not in the list (public/coming-ground.js). */
const usual: Ground = ['var(--slate)', 'var(--dim-on-slate)', null];
/** The background in base.css, for a page that sets none. */
const paper: Ground = ['var(--paper)', 'var(--dim-on-paper)', null];

/** A value in which each custom property of the same rule is replaced by its value. Properties of tokens.css stay. */
function filled(value: string, own: ReadonlyMap<string, string>): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => own.get(name) ?? whole);
  return next === value ? value : filled(next, own);
}

const hoursOf = (band: string): readonly number[] =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => bandOf(hour) === band);

/**
 * The backgrounds that the stylesheet of a page sets on the body, in order. `breakpoints`: the media query of each name
 * (`--phone`). Rules in other media queries are ignored. B-LOAD-06.
 */
export function groundsIn(sheet: string, breakpoints: ReadonlyMap<string, string>): Ground[] {
  const found: Ground[] = [];
  const read = (rule: Rule, media: string | null): void => {
    const classes = rule.selectors.flatMap((selector) => groundRule.exec(selector)?.[1] ?? []);
    if (classes.length === 0) return;
    const own = new Map<string, string>();
    rule.walkDecls((declared) => void own.set(declared.prop, declared.value));
    const background = own.get('background');
    const ink = own.get('--strip-ink');
    if (background === undefined && ink === undefined) return;
    const [ground, ownInk] = [found.at(-1) ?? paper, ink ?? found.at(-1)?.[1] ?? paper[1]];
    const band = classes.find((name) => bands.has(name));
    found.push([
      background === undefined ? ground[0] : filled(background, own),
      filled(ownInk, own),
      band === undefined ? media : hoursOf(band),
    ]);
  };
  const walk = (rules: Container, media: string | null): void => {
    for (const node of rules.nodes ?? []) {
      if (node.type === 'rule') read(node, media);
      if (node.type !== 'atrule' || node.name !== 'media') continue;
      const query = breakpoints.get(/^\((--[a-z]+)\)$/.exec(node.params)?.[1] ?? '');
      if (query !== undefined) walk(node, query);
    }
  };
  walk(parse(sheet), null);
  return found.length === 0 ? [paper] : found;
}

const breakpoints = (): ReadonlyMap<string, string> =>
  new Map(
    Array.from(
      readFileSync('src/ui/breakpoints.css', 'utf8').matchAll(/@custom-media (--[a-z]+) (.+);/g),
      ([, name = '', query = '']) => [name, query] as const,
    ),
  );

/** The backgrounds of a page. Reads its stylesheet below src/. B-LOAD-06. */
function groundsOfPage(slug: string): readonly Ground[] {
  const file = `src/pages/${slug}/style.module.css`;
  return existsSync(file) ? groundsIn(readFileSync(file, 'utf8'), breakpoints()) : [paper];
}

/** The backgrounds of pages by slug, without the pages that have the usual one. B-LOAD-06. */
export function groundsOf(slugs: readonly string[]): Record<string, readonly Ground[]> {
  const grounds = slugs.map((slug) => [slug, groundsOfPage(slug)] as const);
  return Object.fromEntries(grounds.filter(([, own]) => JSON.stringify(own) !== JSON.stringify([usual])));
}
