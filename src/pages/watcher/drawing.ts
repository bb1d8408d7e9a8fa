import { positionAt, type Replay } from './replay.ts';

/** The colours of one drawing. */
export interface ReplayColours {
  readonly ink: string;
  readonly faint: string;
}

/** The outline of the pointer's arrow from its tip, CSS px. */
const arrow: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, 16.5],
  [4.3, 12.7],
  [7.4, 19.6],
  [10.1, 18.4],
  [7, 11.6],
  [12.6, 11.6],
];

/** Size of the frame that replaces the arrow at a position of the focus, CSS px. */
const frame = { width: 26, height: 16 } as const;
/** The radius of a fingertip, CSS px. */
const fingertipPx = 11;

/**
 * Draws a replay after `elapsedMs`: the path so far, a ring for each rest, and the pointer at the end of the path. The
 * pointer is an arrow, a fingertip after a touch, or a frame for the focus. Sizes in CSS px.
 */
export function drawReplay(
  context: CanvasRenderingContext2D,
  replay: Replay,
  elapsedMs: number,
  { width, height }: { readonly width: number; readonly height: number },
  { ink, faint }: ReplayColours,
): void {
  const now = positionAt(replay, elapsedMs);
  context.clearRect(0, 0, width, height);
  if (now === null) return;
  const { steps } = replay;
  context.lineWidth = 1;
  context.lineJoin = 'round';

  context.strokeStyle = ink;
  context.beginPath();
  for (const { x, y } of steps.slice(0, now.passed + 1)) context.lineTo(x * width, y * height);
  context.lineTo(now.x * width, now.y * height);
  context.stroke();

  context.strokeStyle = faint;
  steps.slice(0, now.passed + 1).forEach((step, index) => {
    const next = steps[index + 1];
    if (next === undefined) return;
    const forMs = Math.min(next.atMs, elapsedMs) - step.atMs;
    if (forMs < 300) return;
    // The ring's area is proportional to the time.
    context.beginPath();
    context.arc(step.x * width, step.y * height, Math.sqrt(forMs) * 1.1, 0, Math.PI * 2);
    context.stroke();
  });

  if (steps[now.passed]?.by === 'focus') {
    context.lineWidth = 2;
    context.strokeStyle = ink;
    context.strokeRect(now.x * width - frame.width / 2, now.y * height - frame.height / 2, frame.width, frame.height);
    return;
  }
  context.fillStyle = ink;
  context.beginPath();
  if (steps[Math.max(0, now.passed)]?.by === 'finger')
    context.arc(now.x * width, now.y * height, fingertipPx, 0, Math.PI * 2);
  else for (const [x, y] of arrow) context.lineTo(now.x * width + x, now.y * height + y);
  context.fill();
}
