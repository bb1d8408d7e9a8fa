import { patiencesMs, type Rest, type Step, type Tracing } from './tracing.ts';

const pens = patiencesMs.map((_, pen) => pen);
/** Maximum reach of a pen as a share of the half width, so that it stays off the edge of the sheet. */
const margin = 0.94;

/** Position of a pen on a sheet of half width `half`. The five pens are 72° apart. */
function pointAt({ radians, reach }: Step, pen: number, half: number): readonly [x: number, y: number] {
  const angle = radians + (pen / pens.length) * 2 * Math.PI;
  const far = (reach[pen] ?? 0) * half * margin;
  return [half + Math.sin(angle) * far, half - Math.cos(angle) * far];
}

/**
 * Radius of the rings of a rest, as a share of the half width. The area of a ring grows with the duration of the rest.
 */
const ringOf = ({ forMs }: Rest): number => 0.006 + Math.min(0.04, Math.sqrt(forMs) * 0.00034);

/** Adds steps and rests to the drawing, from the indices `from` on, on a sheet `width` units wide. */
export function drawOn(
  context: CanvasRenderingContext2D,
  width: number,
  { steps, rests }: Tracing,
  from: { readonly steps: number; readonly rests: number },
): void {
  const half = width / 2;
  // Never thinner than 0.8 device px.
  context.lineWidth = Math.max((0.8 * width) / context.canvas.width, half * 0.0031);
  context.lineJoin = 'round';
  for (const pen of pens) {
    context.beginPath();
    for (const step of steps.slice(Math.max(0, from.steps - 1))) context.lineTo(...pointAt(step, pen, half));
    context.stroke();
    for (const rest of rests.slice(from.rests)) {
      context.beginPath();
      context.arc(...pointAt(rest, pen, half), ringOf(rest) * half, 0, Math.PI * 2);
      context.stroke();
    }
  }
}

/** Draws a blank sheet: the pin, and the pens at their starting points. */
export function drawPin(context: CanvasRenderingContext2D, width: number): void {
  const half = width / 2;
  const waiting = { radians: 0, reach: pens.map(() => 0.55) };
  context.beginPath();
  context.arc(half, half, half * 0.007, 0, Math.PI * 2);
  for (const pen of pens) {
    const [x, y] = pointAt(waiting, pen, half);
    context.moveTo(x + half * 0.011, y);
    context.arc(x, y, half * 0.011, 0, Math.PI * 2);
  }
  context.fill();
}

const side = 1000;
const inFile = (step: Step, pen: number): string =>
  pointAt(step, pen, side / 2)
    .map((at) => at.toFixed(1))
    .join(' ');

/** The sheet as a file to save: an SVG of 1000 by 1000 with its description. `words` must have no markup. */
export function toSvg({ steps, rests }: Tracing, words: string): string {
  const rings = rests.flatMap((rest) =>
    pens.map((pen) => {
      const [x, y] = inFile(rest, pen).split(' ');
      return `<circle cx="${x}" cy="${y}" r="${((ringOf(rest) * side) / 2).toFixed(1)}"/>`;
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img">`,
    `<title>What the pushing draws</title><desc>${words}</desc>`,
    `<rect width="${side}" height="${side}" fill="#f4f3ee"/>`,
    `<g fill="none" stroke="#141414" stroke-width="1.5" stroke-linejoin="round">`,
    ...pens.map((pen) => `<polyline points="${steps.map((step) => inFile(step, pen)).join(' ')}"/>`),
    ...rings,
    '</g></svg>',
  ].join('\n');
}
