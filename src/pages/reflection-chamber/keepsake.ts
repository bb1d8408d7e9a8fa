import { colourOf, dayOf, faces, fitted, fontsOf, heightOf, linesOf, write } from '../../ui/keepsake/lettering.ts';
import { type Painting, pictureSize } from '../../ui/keepsake/picture.ts';

const { width, height } = pictureSize;
/** Horizontal position of the edge between the paper and the glass. */
const edge = 330;

/**
 * The portrait on the glass, with the title on the paper beside it and the title's reflection. `atMs`: the time of
 * saving.
 */
export const paintPortrait = (title: string, portrait: string, atMs: number): Painting => ({
  fonts: fontsOf('said', 'said20', 'counted'),
  paint(pen) {
    const [paper, ink, glass] = [colourOf('--paper'), colourOf('--ink'), colourOf('--glass')];
    pen.fillStyle = paper;
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = glass;
    pen.fillRect(edge, 0, width - edge, height);
    wearCorner(pen, ink);
    // The bevel of the glass.
    pen.fillStyle = paper;
    pen.globalAlpha = 0.5;
    pen.fillRect(edge, 0, 12, height);
    pen.globalAlpha = 1;

    const heading = { face: faces.said, size: 47, leading: 0.98, width: edge - 70, tracking: -0.02 };
    const top = height - 88 - heightOf(linesOf(pen, title, heading).length, heading);
    pen.fillStyle = ink;
    write(pen, title, 56, top, heading);
    pen.save();
    pen.translate(2 * edge, 0);
    pen.scale(-1, 1);
    pen.globalAlpha = 0.34;
    write(pen, title, 56, top, { ...heading, face: faces.said20 });
    pen.restore();

    const measure = { face: faces.said, leading: 1.24, width: width - edge - 190, tracking: -0.004 };
    write(pen, portrait, edge + 96, 84, fitted(pen, portrait, measure, { most: 74, least: 24, height: top - 150 }));
    pen.fillStyle = colourOf('--dim-on-paper');
    write(pen, dayOf(atMs), 56, 80, { face: faces.counted, size: 21, leading: 1.4, width: edge - 80 });
  },
});

/** The worn corner of the glass: dots that get darker towards the corner. */
function wearCorner(pen: CanvasRenderingContext2D, ink: string): void {
  const [reachX, reachY, step] = [560, 640, 11];
  pen.fillStyle = ink;
  for (let y = height - reachY; y < height; y += step) {
    for (let x = width - reachX; x < width; x += step) {
      const far = Math.hypot((width - x) / reachX, (height - y) / reachY);
      if (far >= 1) continue;
      pen.globalAlpha = 0.5 * (1 - far);
      pen.beginPath();
      pen.arc(x, y, 1.7, 0, 2 * Math.PI);
      pen.fill();
    }
  }
  pen.globalAlpha = 1;
}
