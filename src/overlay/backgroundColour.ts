import { backgroundBehind, parseColour, type Rgb } from '../ui/colour.ts';

const paper: Rgb = [0.957, 0.953, 0.933];

/** The element with the page's own content, without elements above it such as panels. */
export const pageElement = (): Element =>
  document.querySelector('#page main') ?? document.querySelector('#page') ?? document.body;

/**
 * The colour behind an element's text: its own background or that of its nearest ancestor; `paper` if none has a
 * background.
 */
export const backgroundColourOf = (element: Element | null): Rgb => parseColour(backgroundBehind(element)) ?? paper;
