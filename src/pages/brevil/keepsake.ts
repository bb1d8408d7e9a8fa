import { colourOf, dayOf, faces, fitted, fontsOf, heightOf, linesOf, write } from '../../ui/keepsake/lettering.ts';
import { type Painting, pictureSize } from '../../ui/keepsake/picture.ts';
import { randomAt } from '../../ui/random.ts';
import type { Doneness } from './brief.ts';

const { width, height } = pictureSize;
/** Edges of the slice of toast in the picture, px. Below `bottom` the slice is inside the toaster and not visible. */
const slice = { left: 170, right: 1030, top: 240, bottom: 1330, crust: 30 } as const;

/** Colours of bread, crust and letters, and font and maximum size of the letters, by doneness. */
const looks = {
  light: {
    crumb: '#f1e6cd',
    rim: '#d9b675',
    crust: '#a66a2c',
    letters: ['#8a4f1c', '#6b3a12'],
    face: faces.said,
    most: 150,
  },
  usual: {
    crumb: '#e0b36b',
    rim: '#bd7c34',
    crust: '#6d3b14',
    letters: ['#3d1d09', '#241003'],
    face: faces.said10,
    most: 92,
  },
  smoke: {
    crumb: '#1f1714',
    rim: '#120d0b',
    crust: '#3b2417',
    letters: ['#ffb27a', '#d9602c'],
    face: faces.said35,
    most: 92,
  },
} as const;

/** The picture of one answer on a slice of toast in the slot. `atMs`: the time of saving, which gives the date. */
export const paintToast = (question: string, answer: string, doneness: Doneness, atMs: number): Painting => ({
  fonts: fontsOf('said', 'said10', 'said35', 'counted'),
  paint(pen) {
    const look = looks[doneness];
    const [slate, ash, dim, element] = ['--slate', '--ash', '--dim-on-slate', '--element'].map(colourOf);
    pen.fillStyle = slate ?? '';
    pen.fillRect(0, 0, width, height);

    pen.fillStyle = ash ?? '';
    write(pen, question, 170, 84, { face: faces.said, size: 50, leading: 1.1, width: 860, isItalic: true });

    pen.save();
    pen.beginPath();
    pen.rect(0, 0, width, slice.bottom);
    pen.clip();
    glow(pen, element ?? '');
    bake(pen, look, answer);
    brown(pen, look, answer);
    pen.restore();
    drawCase(pen, dim ?? '', element ?? '', dayOf(atMs));
  },
});

/** The outline of the slice, `by` pixels inside its edge. */
function outline(by: number): Path2D {
  const [left, right, top] = [slice.left + by, slice.right - by, slice.top + by];
  const [ear, waist] = [120 - by * 0.6, 34];
  const path = new Path2D();
  path.moveTo(left + waist, height);
  path.lineTo(left + waist, top + 330);
  path.bezierCurveTo(left + waist, top + 270, left, top + 250, left, top + ear + 40);
  path.bezierCurveTo(left, top + 20, left + 60, top, left + 190, top);
  path.lineTo(right - 190, top);
  path.bezierCurveTo(right - 60, top, right, top + 20, right, top + ear + 40);
  path.bezierCurveTo(right, top + 250, right - waist, top + 270, right - waist, top + 330);
  path.lineTo(right - waist, height);
  path.closePath();
  return path;
}

/** Draws the light of the wires behind the slice. */
function glow(pen: CanvasRenderingContext2D, element: string): void {
  const light = pen.createRadialGradient(600, 1400, 60, 600, 1400, 760);
  light.addColorStop(0, element);
  light.addColorStop(1, 'transparent');
  pen.globalAlpha = 0.42;
  pen.fillStyle = light;
  pen.fillRect(0, 600, width, 800);
  pen.globalAlpha = 1;
}

/**
 * Draws crust and crumb. The holes depend only on the answer's length, so that the same answer gives the same slice.
 */
function bake(pen: CanvasRenderingContext2D, look: (typeof looks)[Doneness], answer: string): void {
  pen.fillStyle = look.crust;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no array
  pen.fill(outline(0));
  const inside = outline(slice.crust);
  pen.save();
  pen.clip(inside);
  const crumb = pen.createRadialGradient(600, 820, 180, 600, 820, 700);
  crumb.addColorStop(0, look.crumb);
  crumb.addColorStop(0.55, look.crumb);
  crumb.addColorStop(1, look.rim);
  pen.fillStyle = crumb;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = look.rim;
  for (let hole = 0; hole < 900; hole += 1) {
    const [x, y] = [randomAt(answer.length, hole, 0) * width, randomAt(answer.length, hole, 1) * height];
    const size = 1 + randomAt(answer.length, hole, 2) ** 4 * 8;
    pen.globalAlpha = 0.25 + 0.3 * randomAt(answer.length, hole, 3);
    pen.beginPath();
    pen.ellipse(x, y, size * 1.5, size, randomAt(answer.length, hole, 4) * 3, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}

/** Writes the answer on the slice, darker towards the bottom. */
function brown(pen: CanvasRenderingContext2D, look: (typeof looks)[Doneness], answer: string): void {
  const room = { left: slice.left + 118, width: slice.right - slice.left - 236, top: slice.top + 110, height: 900 };
  const setting = { face: look.face, leading: 1.2, width: room.width, tracking: -0.005 };
  const fit = fitted(pen, answer, setting, { most: look.most, least: 28, height: room.height });
  const free = room.height - heightOf(linesOf(pen, answer, fit).length, fit);
  const ink = pen.createLinearGradient(0, room.top, 0, room.top + room.height);
  ink.addColorStop(0, look.letters[0]);
  ink.addColorStop(1, look.letters[1]);
  pen.fillStyle = ink;
  // An answer of one line is centred on its slice.
  const isOneLine = linesOf(pen, answer, fit).length === 1;
  const left = isOneLine
    ? 600 - pen.measureText(answer).width / 2 + pen.measureText(answer.charAt(0)).width
    : room.left;
  write(pen, answer, left, room.top + Math.max(0, free * 0.42), fit);
}

/** Draws the top of the case in outline, with its name and the date. */
function drawCase(pen: CanvasRenderingContext2D, dim: string, element: string, day: string): void {
  pen.lineWidth = 3;
  pen.strokeStyle = element;
  pen.beginPath();
  pen.moveTo(110, slice.bottom);
  pen.lineTo(1090, slice.bottom);
  pen.stroke();
  pen.strokeStyle = dim;
  pen.lineWidth = 2;
  pen.stroke(new Path2D('M40 1500V1380Q40 1330 90 1330H110M1090 1330H1110Q1160 1330 1160 1380V1500'));
  pen.fillStyle = dim;
  const plate = { face: faces.counted, size: 24, leading: 1, width: 500 };
  write(pen, 'BREVIL', 110, 1404, { ...plate, tracking: 0.55 });
  pen.textAlign = 'right';
  write(pen, day, 1090, 1404, plate);
  pen.textAlign = 'left';
}
