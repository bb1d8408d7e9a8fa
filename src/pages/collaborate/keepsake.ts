import {
  colourOf,
  dayOf,
  faces,
  fontsOf,
  heightOf,
  linesOf,
  rule,
  type Setting,
  write,
} from '../../ui/keepsake/lettering.ts';
import { type Painting, pictureSize } from '../../ui/keepsake/picture.ts';
import { type DraftLine, partAt } from './draft.ts';

const { width, height } = pictureSize;
const margin = 110;
const joining: Setting = { face: faces.said, size: 34, leading: 1.25, width: 980 };
const clause: Setting = { face: faces.said, size: 62, leading: 1.12, width: 900, isItalic: true, tracking: -0.01 };

/** The picture of the verdict. If `left` is not null, all words except that one are struck out. */
export const paintVerdict = (
  title: string,
  lines: readonly DraftLine[],
  left: string | null,
  atMs: number,
): Painting => ({
  fonts: [...fontsOf('said', 'counted'), `italic 40px ${faces.said}`],
  paint(pen) {
    const [paper, ink, dim, ours] = ['--paper', '--ink', '--dim-on-paper', '--pen'].map(colourOf);
    pen.fillStyle = paper ?? '';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = dim ?? '';
    const counted = { face: faces.counted, size: 24, leading: 1.4, width: 900 };
    write(pen, title, margin, 92, counted);

    const least = lines.reduce((sum, line) => sum + heightIn(pen, line, clause, left), 0);
    const scale = Math.min(1, (height - 400 - (left === null ? 0 : 120)) / least);
    const [small, large] = [joining, clause].map((each) => ({ ...each, size: each.size * scale })) as [
      Setting,
      Setting,
    ];
    const used = lines.reduce((sum, line) => sum + heightIn(pen, line, large, left), 0);
    // The remaining height is divided between the lines.
    const gap = Math.min(46, (height - 330 - used) / lines.length);
    let y = 190;
    for (const { before, after, written } of lines) {
      const [joined, word, behind] = partAt(before, left ?? '');
      pen.fillStyle = dim ?? '';
      y = write(pen, joined, margin, y, small);
      if (left !== null) strike(pen, joined, margin, y, small);
      if (word !== '') {
        pen.fillStyle = ink ?? '';
        y = write(pen, word, margin - 14, y - 10, { ...small, size: 260, leading: 0.95, tracking: -0.03 });
        pen.fillStyle = dim ?? '';
        if (behind !== '') y = write(pen, behind, margin, y, small);
      }
      pen.fillStyle = (left === null ? ours : dim) ?? '';
      const text = `${written?.text ?? ''}${after}`;
      const from = y;
      y = write(pen, text, margin + 56, y, large);
      if (left !== null) strike(pen, text, margin + 56, y, large);
      pen.strokeStyle = ink ?? '';
      pen.globalAlpha = 0.22;
      pen.lineWidth = 1.5;
      for (let at = from + large.size * large.leading; at <= y + 1; at += large.size * large.leading) {
        rule(pen, [margin, at + 4], [width - margin, at + 4]);
      }
      pen.globalAlpha = 1;
      y += gap;
    }
    pen.fillStyle = dim ?? '';
    write(pen, dayOf(atMs), margin, height - 112, counted);
  },
});

/** The height that a line of the draft takes; `left` makes the line with that word higher. */
function heightIn(
  pen: CanvasRenderingContext2D,
  { before, after, written }: DraftLine,
  large: Setting,
  left: string | null,
): number {
  const small = { ...joining, size: (joining.size * large.size) / clause.size };
  const parts = heightOf(linesOf(pen, before, small).length, small);
  const clauses = heightOf(linesOf(pen, `${written?.text ?? ''}${after}`, large).length, large);
  return parts + clauses + (left !== null && partAt(before, left)[1] !== '' ? 247 : 0);
}

/** Strikes out a text that was just written and ended at `bottom`. */
function strike(pen: CanvasRenderingContext2D, text: string, x: number, bottom: number, setting: Setting): void {
  const lines = linesOf(pen, text, setting);
  const step = setting.size * setting.leading;
  pen.strokeStyle = pen.fillStyle;
  pen.lineWidth = 2.5;
  lines.forEach((line, index) => {
    const y = bottom - (lines.length - index - 0.5) * step + setting.size * 0.06;
    rule(pen, [x - 4, y], [x + pen.measureText(line).width + 4, y]);
  });
}
