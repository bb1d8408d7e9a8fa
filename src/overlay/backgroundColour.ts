import { parseColour, type Rgb } from '../ui/colour.ts';

const paper: Rgb = [0.957, 0.953, 0.933];

/** The page's own content, without the parts above it, such as panels. */
export const pageElement = (): Element =>
  document.querySelector('#page main') ?? document.querySelector('#page') ?? document.body;

/** The colour behind an element's text: its own background, or the nearest ancestor's; else paper. */
export function backgroundColourOf(element: Element | null): Rgb {
  for (let at = element; at !== null; at = at.parentElement) {
    const colour = parseColour(getComputedStyle(at).backgroundColor);
    if (colour !== null) return colour;
  }
  return paper;
}
