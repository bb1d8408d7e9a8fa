import { stepTexts, stepVerbs } from '../../content/panels.ts';

/** A path as readers know it: `/kitchen`; the landing page by its name. */
const pathText = (path: string): string => (path === '/' || path === '/home' ? stepTexts.landingPage : path);

/**
 * An entry of the interaction sequence (`kind:name`, or `kind:page:name`) as text for its reader: "came to /kitchen",
 * "pressed “Back to D5U”", "examined the chipped mug". Never throws.
 */
export function stepText(entry: string): string {
  const colon = entry.indexOf(':');
  if (colon < 0) return entry;
  const kind = entry.slice(0, colon);
  const name = entry.slice(colon + 1);
  const target = name.slice(name.lastIndexOf(':') + 1);
  const path = target.startsWith('/') ? target : `/${target}`;
  if (kind === 'view') return `${stepTexts.view} ${pathText(path)}`;
  if (kind === 'follow' || kind === 'link' || kind === 'cta') return `${stepTexts.follow} ${pathText(path)}`;
  if (kind === 'hidden') return `${stepTexts.hidden} ${pathText(path)}`;
  if (kind === 'click') return `${stepTexts.click} “${name}”`;
  if (kind === 'egg') return `${stepTexts.egg} ${name}`;
  if (kind === 'secret') return stepTexts.secret;
  if (kind === 'dismiss') return `${stepTexts.dismiss} ${pathText(path)}`;
  // A name with a dot is a file's, and is kept as it is.
  const words = name.includes('.') ? name : name.replaceAll(/[-:]/g, ' ');
  const [verb, article] = stepVerbs[kind] ?? [];
  if (verb === undefined) return `${stepTexts.click} “${words}”`;
  return article === undefined || words.startsWith(`${article} `) ? `${verb} ${words}` : `${verb} ${article} ${words}`;
}
