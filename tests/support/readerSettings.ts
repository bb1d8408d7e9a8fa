import type { Page } from 'playwright-core';

/** WCAG 1.4.12, Text Spacing, as a style sheet. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** The page's text alone at 200 %, as a style sheet. */
export const doubledText = 'html { font-size: 212.5% !important }';

/** Sets the browser's font size, px, for the page and for later pages in its tab. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/**
 * The faults of a page's text in one window. Each entry names a text. Equal entries in two results mean the same text.
 */
export interface TextFaults {
  /** How much the page is wider than the window, px. */
  readonly overPx: number;
  /** Texts beyond an edge of the window, and texts that an element clips. */
  readonly lost: readonly string[];
  /** Pairs of overlapping texts. */
  readonly overlapping: readonly string[];
}

/**
 * Measures each text of the page as drawn, line by line. Left out: hidden texts, drawings (svg, `aria-hidden`), the
 * inspector, and texts that scroll in their own box. The search for overlaps also leaves out the letters of one word,
 * and fixed or sticky texts, because the page scrolls under them.
 */
export const textFaults = (page: Page): Promise<TextFaults> =>
  page.evaluate(() => {
    const leftOut = 'aside[aria-label="Inspector"], .visually-hidden, .skip-link, script, style, noscript, option, svg';
    const lost = new Set<string>();
    const overlapping = new Set<string>();
    interface Line {
      readonly node: Node;
      readonly element: Element;
      readonly label: string;
      readonly [side: string]: unknown;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest(leftOut) !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const isDrawn = element.closest('[aria-hidden="true"]') !== null;
      const clips: DOMRect[] = [];
      let isInLayer = false;
      let isInScroller = false;
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
        const { position, overflowX, overflowY } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowX + overflowY)) isInScroller = true;
        if (/hidden|clip/.test(overflowX + overflowY)) clips.push(one.getBoundingClientRect());
        if (position === 'fixed' || position === 'sticky') isInLayer = true;
      }
      // A box of up to two pixels is visually hidden.
      if (clips.some(({ width }) => width <= 2)) continue;
      const label = `${element.tagName.toLowerCase()} “${text.slice(0, 40)}”`;
      // The line box begins about a fifth of the font size above the glyphs.
      const air = Number.parseFloat(getComputedStyle(element).fontSize) * 0.22;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2 || isInScroller || isDrawn) continue;
        const isOut = right > innerWidth + 1 || left < -1;
        const isCut = clips.some(
          (clip) =>
            right > clip.right + 2 ||
            left < clip.left - 2 ||
            bottom - air > clip.bottom + 2 ||
            top + air < clip.top - 2,
        );
        if (isOut || isCut) lost.add(label);
        if (isInLayer) continue;
        const inkTop = top + air + scrollY;
        lines.push({
          node,
          element,
          label,
          left: left + 2,
          right: right - 2,
          top: inkTop,
          bottom: bottom - air + scrollY,
        });
      }
    }
    lines.sort((a, b) => a.top - b.top);
    lines.forEach((one, index) => {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next]!;
        if (other.top >= one.bottom - 2) break;
        const isBeside = one.left >= other.right || other.left >= one.right;
        const isSameWord = one.node === other.node || one.element.parentElement === other.element.parentElement;
        if (!isBeside && !isSameWord) overlapping.add([one.label, other.label].toSorted().join(' and '));
      }
    });
    return {
      overPx: document.documentElement.scrollWidth - innerWidth,
      lost: [...lost],
      overlapping: [...overlapping],
    };
  });

/** Faults of a printed page: texts with a contrast below 7:1 to white, and fixed elements. */
export const printFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const ratioOf = (colour: string, opacity: number): number => {
      probe.globalAlpha = 1;
      probe.fillStyle = 'white';
      probe.fillRect(0, 0, 1, 1);
      probe.globalAlpha = opacity;
      probe.fillStyle = colour;
      probe.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...probe.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('aside[aria-label="Inspector"]') !== null || !element.checkVisibility()) continue;
      const name = `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 30) ?? ''}”`;
      const { position, color, fill } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (position === 'fixed' && width > 2 && height > 2) faults.add(`${name} is fixed`);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
      if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let opacity = 1;
      for (let one: Element | null = element; one !== null; one = one.parentElement)
        opacity *= Number.parseFloat(getComputedStyle(one).opacity);
      const ratio = ratioOf(element instanceof SVGElement ? fill : color, opacity);
      if (ratio < 7) faults.add(`${name} has ${ratio.toFixed(1)}:1`);
    }
    return [...faults];
  });

/** The sentences of 24 characters or more in a selection of all of `main`, each with its number of occurrences. */
export const selectedSentences = (page: Page): Promise<readonly (readonly [sentence: string, count: number])[]> =>
  page.evaluate(() => {
    const selection = getSelection()!;
    selection.selectAllChildren(document.querySelector('main') ?? document.body);
    const counts = new Map<string, number>();
    for (const part of selection.toString().split(/\n+|(?<=[.?”])\s+/)) {
      const sentence = part.replace(/\s+/g, ' ').trim();
      if (sentence.length >= 24) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
    selection.removeAllRanges();
    return [...counts];
  });

/**
 * The shapes of drawings (svg) that are lost in forced colours, in a light or a dark system. A shape is lost if its
 * contrast with the background falls below 1.2:1 or below 3:1. Left out are shapes with a gradient or a pattern, and
 * shapes that a style sheet no longer displays. Restores the page's own colours. B-SET-03.
 */
export async function lostShapes(page: Page): Promise<string[]> {
  const lost: string[] = [];
  for (const least of [1.2, 3]) {
    const seen = await page.evaluateHandle(shapesSeen, { least, known: null });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const still = await page.evaluateHandle(shapesSeen, { least, known: seen });
      const missing = await page.evaluate(
        ([before, after]) =>
          before
            // `checkVisibility` returns true for a shape in a group with `display: none`.
            .filter((shape) => !after.includes(shape) && shape.getClientRects().length > 0)
            .map((shape) => `${shape.ownerSVGElement?.getAttribute('class')} ${shape.outerHTML.slice(0, 100)}`),
        [seen, still] as const,
      );
      lost.push(...missing.map((shape) => `${colorScheme}, ${least}:1: ${shape}`));
    }
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
  }
  return lost;
}

interface Question {
  /** Least contrast of a fill or a line with the background. */
  readonly least: number;
  /** The shapes to examine; null for all of the page's drawings. */
  readonly known: readonly SVGElement[] | null;
}

/** Runs in a page. Returns the examined shapes with a contrast of at least `least`. */
function shapesSeen({ least, known }: Question): SVGElement[] {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  /** Paints a colour over the present colour of `probe`. Returns the luminance of the result. */
  const paint = (colour: string, opacity = 1): number => {
    probe.globalAlpha = opacity;
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...probe.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const sheet = document.body.appendChild(document.createElement('i'));
  sheet.style.cssText = 'color: Canvas; forced-color-adjust: none';
  const canvas = getComputedStyle(sheet).color;
  sheet.remove();
  const all = document.querySelectorAll<SVGElement>(
    'svg :is(path, line, polyline, polygon, circle, ellipse, rect, text)',
  );
  return [...(known ?? all)].filter((shape) => {
    if (shape.closest('defs, clipPath, mask, pattern, symbol') !== null) return false;
    if (!shape.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const around: Element[] = [];
    for (let one: Element | null = shape; one !== null; one = one.parentElement) around.unshift(one);
    const opacity = around.reduce((product, one) => product * Number.parseFloat(getComputedStyle(one).opacity), 1);
    const style = getComputedStyle(shape);
    const paints = [
      { colour: style.fill, own: style.fillOpacity, isDrawn: shape.localName !== 'line' },
      { colour: style.stroke, own: style.strokeOpacity, isDrawn: Number.parseFloat(style.strokeWidth) > 0 },
    ];
    return paints.some(({ colour, own, isDrawn }) => {
      if (!isDrawn || colour === 'none' || colour.startsWith('url')) return false;
      const ground = around.reduce((_, one) => paint(getComputedStyle(one).backgroundColor), paint(canvas));
      const drawn = paint(colour, opacity * Number.parseFloat(own));
      return (Math.max(ground, drawn) + 0.05) / (Math.min(ground, drawn) + 0.05) >= least;
    });
  });
}
