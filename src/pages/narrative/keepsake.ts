import { colourOf, dayOf, faces, fontsOf, linesOf, rule, type Setting, write } from '../../ui/keepsake/lettering.ts';
import { type Painting, pictureSize } from '../../ui/keepsake/picture.ts';
import type { Entry } from '../../state/casebookEntries.ts';

const { width, height } = pictureSize;
const [left, column, right] = [70, 330, 1130];
const head = 300;

/** An entry with its mark in the book. */
export interface KeptEntry extends Entry {
  readonly mark: 'ruled' | 'stet' | undefined;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * The open leaf of the casebook as a ledger sheet. Entries are struck through as in the book. `leaf` is the text of its
 * page number.
 */
export const paintLeaf = (title: string, entries: readonly KeptEntry[], leaf: string, atMs: number): Painting => ({
  fonts: fontsOf('said', 'counted'),
  paint(pen) {
    const [buff, ink, dim, oxide] = ['--buff', '--ink', '--dim-here', '--oxide'].map(colourOf);
    pen.fillStyle = buff ?? '';
    pen.fillRect(0, 0, width, height);
    const { setting, line } = settingFor(pen, entries);
    drawRuling(pen, line, ink ?? '', oxide ?? '');

    pen.fillStyle = ink ?? '';
    write(pen, title, left - 4, 70, { face: faces.said, size: 76, leading: 0.98, width: 1060, tracking: -0.022 });
    const counted = { face: faces.counted, size: 21, leading: line / 21, width: 300 };
    let y = head;
    let shownDay = '';
    for (const { at, text, mark } of entries) {
      pen.fillStyle = dim ?? '';
      const dated = at === null ? 'undated' : day.format(at);
      if (dated !== shownDay) write(pen, dated, left, y, counted);
      shownDay = dated;
      if (at !== null) write(pen, time.format(at), left + 140, y, counted);
      if (mark === 'stet') {
        pen.fillStyle = oxide ?? '';
        write(pen, 'stet', right - 50, y, counted);
      }
      pen.fillStyle = (mark === 'ruled' ? dim : ink) ?? '';
      const from = y;
      y = write(pen, text, column + 30, y, setting);
      if (mark !== undefined) ruleThrough(pen, text, from, setting, mark === 'ruled');
    }
    pen.fillStyle = dim ?? '';
    write(pen, leaf, left, height - 98, { ...counted, leading: 1.2 });
    pen.textAlign = 'right';
    write(pen, dayOf(atMs), right, height - 98, { ...counted, leading: 1.2 });
    pen.textAlign = 'left';
  },
});

/**
 * The largest type size at which all entries fit, and its line height, px. Each line of text is on a ruled line of the
 * paper.
 */
function settingFor(pen: CanvasRenderingContext2D, entries: readonly Entry[]): { setting: Setting; line: number } {
  const room = height - head - 150;
  for (let size = 38; ; size -= 1) {
    const line = Math.round(size * 1.62);
    const setting = { face: faces.said, size, leading: line / size, width: right - column - 100 };
    const lines = entries.reduce((sum, { text }) => sum + linesOf(pen, text, setting).length, 0);
    if (lines * line <= room || size <= 18) return { setting, line };
  }
}

/**
 * Draws ruled lines over the whole sheet, and four red lines: two vertical lines before the entries, one horizontal
 * line above the entries and one below them.
 */
function drawRuling(pen: CanvasRenderingContext2D, line: number, ink: string, oxide: string): void {
  pen.strokeStyle = ink;
  pen.globalAlpha = 0.17;
  pen.lineWidth = 1.5;
  for (let y = head + line * 0.86; y < height - 110; y += line) rule(pen, [0, y], [width, y]);
  pen.globalAlpha = 1;
  pen.strokeStyle = oxide;
  for (const x of [column, column + 8]) rule(pen, [x, 236], [x, height - 118]);
  pen.lineWidth = 2.5;
  rule(pen, [0, 236], [width, 236]);
  rule(pen, [0, height - 118], [width, height - 118]);
}

/** Strikes an entry through. For an entry with the mark `stet`, draws a dotted line below the text instead. */
function ruleThrough(
  pen: CanvasRenderingContext2D,
  text: string,
  top: number,
  setting: Setting,
  isRuled: boolean,
): void {
  const step = setting.size * setting.leading;
  pen.strokeStyle = pen.fillStyle;
  pen.lineWidth = 2.5;
  if (!isRuled) pen.setLineDash([2, 8]);
  linesOf(pen, text, setting).forEach((line, index) => {
    const y = top + (index + (isRuled ? 0.53 : 0.84)) * step;
    rule(pen, [column + 26, y], [column + 34 + pen.measureText(line).width, y]);
  });
  pen.setLineDash([]);
}
