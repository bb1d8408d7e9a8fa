/** The typefaces of the site, named as in the stylesheets. */
export const faces = {
  said: '"Redaction", Georgia, serif',
  said10: '"Redaction 10", "Redaction", Georgia, serif',
  said20: '"Redaction 20", "Redaction", Georgia, serif',
  said35: '"Redaction 35", "Redaction", Georgia, serif',
  counted: '"Commit Mono", ui-monospace, monospace',
} as const;

/** The named typefaces, in the format of `document.fonts.load`. */
export const fontsOf = (...names: readonly (keyof typeof faces)[]): string[] =>
  names.map((name) => `40px ${faces[name]}`);

/** The colour in a custom property of the page: `colourOf('--paper')`. */
export const colourOf = (property: string): string => getComputedStyle(document.body).getPropertyValue(property).trim();

/** The date in the time zone of this device: "22 November 2026". */
export const dayOf = (epochMs: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(epochMs);

/** Typeface, size and layout of a text. `leading` is the line height as a factor of the size. */
export interface Setting {
  readonly face: string;
  readonly size: number;
  readonly leading: number;
  readonly width: number;
  readonly isItalic?: boolean;
  /** Space between letters, em. */
  readonly tracking?: number;
}

/** Sets the font and letter spacing of the pen. */
export function takeUp(pen: CanvasRenderingContext2D, { face, size, isItalic = false, tracking = 0 }: Setting): void {
  pen.font = `${isItalic ? 'italic ' : ''}${size}px ${face}`;
  pen.letterSpacing = `${(tracking * size).toFixed(2)}px`;
  pen.textBaseline = 'alphabetic';
}

/** The words of a text. A word that is too long for a line is broken into shorter parts. */
function wordsOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const words: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    let part = '';
    for (const letter of word) {
      if (part !== '' && pen.measureText(part + letter).width > width) {
        words.push(part);
        part = '';
      }
      part += letter;
    }
    words.push(part);
  }
  return words;
}

/**
 * Breaks a text into lines of lengths as equal as possible, including the last line. A browser would instead fill one
 * line after another.
 */
export function linesOf(pen: CanvasRenderingContext2D, text: string, setting: Setting): string[] {
  takeUp(pen, setting);
  const { width } = setting;
  const words = wordsOf(pen, text, width);
  const [space, widths] = [pen.measureText(' ').width, words.map((word) => pen.measureText(word).width)];
  /** For each word: the smallest badness of all lines from this word on, and the end of the first of these lines. */
  const best = words.map(() => ({ badness: Infinity, end: 0 }));
  best.push({ badness: 0, end: words.length });
  for (let from = words.length - 1; from >= 0; from -= 1) {
    let line = -space;
    for (let end = from + 1; end <= words.length; end += 1) {
      line += space + (widths[end - 1] ?? 0);
      if (line > width + 0.5 && end > from + 1) break;
      // In prose (more than 12 words) the last line may be shorter. In a title it should be as long as the others.
      const spare = (width - line) / width;
      const isShortEnd = end === words.length && words.length > 12;
      const badness = isShortEnd ? Math.max(0, 2 * spare - 1) ** 2 : spare ** 2;
      const all = badness + (best[end]?.badness ?? Infinity);
      if (all < (best[from]?.badness ?? Infinity)) best[from] = { badness: all, end };
    }
  }
  const lines: string[] = [];
  for (let from = 0; from < words.length;) {
    const { end } = best[from] ?? { end: words.length };
    lines.push(words.slice(from, end).join(' '));
    from = end;
  }
  return lines;
}

/** The height of a text with this number of lines. */
export const heightOf = (lines: number, { size, leading }: Setting): number => lines * size * leading;

/** The largest size, between `least` and `most`, at which the text is at most `height` high. */
export function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  setting: Omit<Setting, 'size'>,
  { most, least, height }: { readonly most: number; readonly least: number; readonly height: number },
): Setting {
  for (let size = most; size > least; size -= 1) {
    const tried = { ...setting, size };
    if (heightOf(linesOf(pen, text, tried).length, tried) <= height) return tried;
  }
  return { ...setting, size: least };
}

/**
 * Writes a text below `y`, with its left edge at `x`. Opening quotation marks are outside that edge. Returns the y
 * position below the text. The fill style of the pen is the colour.
 */
export function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, setting: Setting): number {
  const lines = linesOf(pen, text, setting);
  const { size, leading } = setting;
  lines.forEach((line, index) => {
    const hangs = /^[“‘]/.test(line) ? pen.measureText(line.charAt(0)).width : 0;
    pen.fillText(line, x - hangs, y + (index + 0.5) * size * leading + size * 0.32);
  });
  return y + heightOf(lines.length, setting);
}

/** Draws a straight line. */
export function rule(
  pen: CanvasRenderingContext2D,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
}
