import { parseColour, type Rgb } from '../ui/colour.ts';

const ink: Rgb = [0.078, 0.078, 0.078];

/** The colour of an element's text; `ink` if it cannot be parsed. */
export const inkColourOf = (element: Element): Rgb => parseColour(getComputedStyle(element).color) ?? ink;
