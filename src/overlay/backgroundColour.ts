import { backgroundBehind, parseColour, type Rgb } from '../ui/colour.ts';

const paper: Rgb = [0.957, 0.953, 0.933];

/**
 * The colour behind an element's text: its own background or that of its nearest ancestor; `paper` if none has a
 * background.
 */
export const backgroundColourOf = (element: Element | null): Rgb => parseColour(backgroundBehind(element)) ?? paper;
