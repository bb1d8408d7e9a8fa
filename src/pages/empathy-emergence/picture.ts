import type { Surface } from '../../ui/useCanvas.ts';
import type { Culture } from './culture.ts';
import { isIn, size } from './lattice.ts';

/**
 * How a cell is drawn: whether it keeps or gives, and whether it has just turned. Radii are shares of a cell's width.
 */
const looks = {
  keeps: { radius: 0.13, ink: 'outlineColor', isOpen: false },
  gives: { radius: 0.46, ink: 'color', isOpen: false },
  'turned to keep': { radius: 0.24, ink: 'outlineColor', isOpen: true },
  'turned to give': { radius: 0.46, ink: 'borderTopColor', isOpen: false },
} as const;

const lookOf = ({ field, before }: Culture, place: number): keyof typeof looks => {
  const gives = field[place] === 1;
  if (field[place] !== before[place]) return gives ? 'turned to give' : 'turned to keep';
  return gives ? 'gives' : 'keeps';
};

/** A moment between two states of the dish; `part` is 0 at the first and 1 at the second. */
interface Moment {
  readonly from: Culture;
  readonly to: Culture;
  readonly part: number;
}

/** Draws each cell of the dish as a dot, in the colours of the canvas in the stylesheet. */
export function drawDish({ context, width, scale }: Surface, { from, to, part }: Moment): void {
  const cell = width / size;
  const inks = getComputedStyle(context.canvas);
  context.clearRect(0, 0, width, width);
  context.lineWidth = Math.max(1 / scale, cell * 0.07);
  for (const [look, { ink, isOpen, radius }] of Object.entries(looks)) {
    context.fillStyle = context.strokeStyle = inks[ink];
    context.beginPath();
    for (let place = 0; place < size * size; place++) {
      const [x, y] = [place % size, Math.floor(place / size)];
      if (!isIn(x, y) || lookOf(to, place) !== look) continue;
      const start = looks[lookOf(from, place)].radius;
      const drawn = cell * (start + (radius - start) * part);
      context.moveTo((x + 0.5) * cell + drawn, (y + 0.5) * cell);
      context.arc((x + 0.5) * cell, (y + 0.5) * cell, drawn, 0, Math.PI * 2);
    }
    if (isOpen) context.stroke();
    else context.fill();
  }
}
