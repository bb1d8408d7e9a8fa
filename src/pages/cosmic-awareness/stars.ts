import { randomAt } from '../../ui/random.ts';
import type { Surface } from '../../ui/useCanvas.ts';

/** Maximum number of stars, and area of the sky for each star, square px. */
const mostStars = 900;
const pxPerStar = 1500;
/** Distance that a star of depth 1 moves between two sentences, CSS px. */
const legPx = 620;
/** Vertical movement of a star as a share of its horizontal movement. */
const slope = 0.38;

/**
 * Below this size a star is drawn as a filled square, which looks the same: a stroke with round ends costs the GPU
 * several times as much.
 */
const dotPx = 2;

/** The magnitudes: share of all stars, width in CSS px, and opacity. Stars of one magnitude are drawn in one stroke. */
const magnitudes = [
  { share: 0.56, width: 0.9, light: 0.42 },
  { share: 0.3, width: 1.2, light: 0.7 },
  { share: 0.11, width: 1.8, light: 0.9 },
  { share: 0.03, width: 2.8, light: 1 },
].map((magnitude, row) => ({
  ...magnitude,
  // The same stars each time; most of them have a small depth.
  stars: Array.from({ length: Math.round(mostStars * magnitude.share) }, (_, at) => ({
    x: randomAt(row, at, 0),
    y: randomAt(row, at, 1),
    depth: 0.05 + 0.95 * randomAt(row, at, 2) ** 3,
  })),
}));

/**
 * Draws the sky at the position `at`, in sentences, with `speed`, in sentences a second. At high speed stars become
 * lines.
 */
export function drawStars({ context, width, height }: Surface, at: number, speed: number): void {
  const count = Math.min(mostStars, (width * height) / pxPerStar);
  const longest = Math.min(70, Math.abs(speed) * legPx * 0.14) * Math.sign(speed);
  context.clearRect(0, 0, width, height);
  context.fillStyle = context.strokeStyle = getComputedStyle(context.canvas).color;
  context.lineCap = 'round';
  for (const { share, width: lineWidth, light, stars } of magnitudes) {
    context.globalAlpha = light;
    context.lineWidth = lineWidth;
    context.beginPath();
    for (const { x, y, depth } of stars.slice(0, Math.round(count * share))) {
      const away = at * legPx * depth;
      const px = (((x * width - away) % width) + width) % width;
      const py = (((y * height - away * slope) % height) + height) % height;
      if (lineWidth < dotPx && Math.abs(longest * depth) < dotPx) {
        context.fillRect(px - lineWidth / 2, py - lineWidth / 2, lineWidth, lineWidth);
        continue;
      }
      context.moveTo(px, py);
      context.lineTo(px + longest * depth + 0.01, py + longest * depth * slope);
    }
    context.stroke();
  }
}
