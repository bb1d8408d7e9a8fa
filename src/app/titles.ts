/** Titles that are not derived from the slug. */
const titles: Readonly<Record<string, string>> = {
  home: 'D5U',
  about: 'Notice of sitting',
  'survival-analysis': 'Survival Analysis',
  'experience-d5u': 'Experience D5U',
  routemap: 'D5U Archive Index',
  transcript: 'What you have read',
  checkout: 'The empty seat',
  'payment-success': 'The seat',
  'not-found': 'Nonexistence',
};

const inWords = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** The short name of a page; its document title begins with this name. */
export const nameOf = (slug: string): string => titles[slug] ?? inWords(slug);

/** The document title of a page. */
export const titleOf = (slug: string): string =>
  slug === 'home' ? nameOf(slug) : `${nameOf(slug)} · registry of unfiled cases`;
