import { parseColour, type Rgb } from './palette.ts';

const paper: Rgb = [0.957, 0.953, 0.933];

/** The colour that lies behind an element's words: its own background, or that of the nearest ancestor that has one. */
export function groundOf(element: Element | null): Rgb {
  for (let at = element; at !== null; at = at.parentElement) {
    const colour = parseColour(getComputedStyle(at).backgroundColor);
    if (colour !== null) return colour;
  }
  return paper;
}
