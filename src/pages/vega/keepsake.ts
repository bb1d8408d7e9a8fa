import { card } from '../../content/vega.ts';
import type { Question } from '../../state/question.ts';
import { colourOf, dayOf, faces, fitted, fontsOf, rule, write } from '../../ui/keepsake/lettering.ts';
import { type Painting, pictureSize } from '../../ui/keepsake/picture.ts';
import { flightOf, replyAt } from './flight.ts';
import { figures, gradations, here, net, placeOf, radiusOf, stars, vega } from './sky.ts';

const { width } = pictureSize;
/** The frame of the chart; the card is below it. */
const frame = { left: 60, top: 60, width: width - 120, height: 850 } as const;

/** The chart of the sky with the question's path, and the date of the reply below. `atMs`: the time of saving. */
export const paintReply = ({ text, askedAt }: Question, atMs: number): Painting => ({
  fonts: fontsOf('said', 'counted'),
  paint(pen) {
    const [paper, tide] = [colourOf('--paper'), colourOf('--tide')];
    pen.fillStyle = paper;
    pen.fillRect(0, 0, width, pictureSize.height);
    drawSky(pen, paper, tide, flightOf(askedAt, atMs).share);

    const counted = { face: faces.counted, size: 24, leading: 1.5, width: 900 };
    pen.fillStyle = tide;
    write(pen, card.due, 60, 948, counted);
    const day = fitted(
      pen,
      dayOf(replyAt(askedAt)),
      { face: faces.said, leading: 1, width: 1080, tracking: -0.015 },
      one(112),
    );
    const below = write(pen, dayOf(replyAt(askedAt)), 56, 990, day);
    const room = { most: 54, least: 30, height: 1400 - below - 60 };
    write(pen, `“${text}”`, 60, below + 34, fitted(pen, text, { face: faces.said, leading: 1.24, width: 1080 }, room));
    pen.strokeStyle = tide;
    pen.lineWidth = 1.5;
    rule(pen, [60, 1406], [1140, 1406]);
    write(pen, `${card.asked} ${dayOf(askedAt)}`, 60, 1416, counted);
    pen.textAlign = 'right';
    write(pen, '25.04 light years', 1140, 1416, counted);
    pen.textAlign = 'left';
  },
});

/** Size limits for one line of text of this height, px. */
const one = (size: number) => ({ most: size, least: 40, height: size });

/** Draws the chart as on the page, scaled to fill the frame. The parts outside the frame are cut off. */
function drawSky(pen: CanvasRenderingContext2D, paper: string, tide: string, share: number): void {
  const out = 1 - Math.abs(1 - 2 * share);
  pen.save();
  pen.beginPath();
  pen.rect(frame.left, frame.top, frame.width, frame.height);
  pen.clip();
  pen.translate(frame.left + frame.width * 0.54, frame.top + 395);
  pen.scale(1.46, 1.46);
  pen.strokeStyle = tide;
  pen.fillStyle = tide;
  pen.lineWidth = 0.5;
  pen.globalAlpha = 0.32;
  for (const path of net) pen.stroke(new Path2D(path));
  pen.globalAlpha = 1;
  pen.font = `9px ${faces.counted}`;
  for (const { text, x, y } of gradations) pen.fillText(text, x + 4, y - 4);
  pen.lineWidth = 0.7;
  for (const [from, to] of figures) {
    const [a, b] = [placeOf(from), placeOf(to)];
    rule(pen, [a.x, a.y], [b.x, b.y]);
  }
  for (const star of stars) {
    const { x, y } = placeOf(star);
    disc(pen, x, y, radiusOf(star.magnitude));
    pen.fill();
  }
  pen.lineWidth = 0.9;
  disc(pen, 0, 0, 13);
  pen.stroke();
  pen.stroke(new Path2D('M0 -24V-13M0 24V13M-24 0H-13M24 0H13'));
  pen.font = `19px ${faces.said}`;
  pen.fillText('Vega', 30, 5);
  drawWay(pen, paper, out);
  pen.restore();
  pen.strokeStyle = tide;
  pen.lineWidth = 2;
  pen.strokeRect(frame.left, frame.top, frame.width, frame.height);
}

/** Draws the dotted path from here to Vega, and the position of the question's light on it. */
function drawWay(pen: CanvasRenderingContext2D, paper: string, out: number): void {
  const to = placeOf(vega);
  pen.setLineDash([2, 4]);
  rule(pen, [here.x, here.y], [to.x - 8, to.y + 13]);
  pen.setLineDash([]);
  rule(pen, [here.x - 9, here.y], [here.x + 9, here.y]);
  disc(pen, here.x + (to.x - here.x) * out, here.y + (to.y - here.y) * out, 4.4);
  pen.fillStyle = paper;
  pen.fill();
  pen.lineWidth = 1.6;
  pen.stroke();
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}
