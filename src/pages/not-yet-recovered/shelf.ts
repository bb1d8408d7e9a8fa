import { hiddenRoutes } from '#contract/routes.ts';

/** One spine on the shelf, in the drawing's units; the shelf is its zero line and heights go up. */
export interface Spine {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** A raised band, where the name has more than one word. */
  readonly bands: boolean;
}

/** Every hidden sheet as a spine: as tall as its name is long, and as thick as its letters make it. */
export const spines: readonly Spine[] = hiddenRoutes.reduce<Spine[]>((shelf, slug) => {
  const last = shelf.at(-1);
  const weight = Array.from(slug).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return [
    ...shelf,
    {
      x: last === undefined ? 0 : last.x + last.width,
      width: 27 + (weight % 7) * 5,
      height: 96 + slug.length * 9,
      bands: slug.includes('-'),
    },
  ];
}, []);

/** The place of an address on the shelf, from 0; -1 if it has none. */
export const placeOf = (path: string): number =>
  hiddenRoutes.findIndex((slug) => slug === path.replace(/^\/+|\/+$/g, ''));
