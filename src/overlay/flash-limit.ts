import { mix, type Rgb } from '../ui/colour.ts';

/**
 * Limits the flashes of all effects together. B-A11Y-02. WCAG 2.3.1, shortened:
 * - a general flash is a pair of opposing changes in relative luminance of 10 % or more where the darker image is below
 *   0.80
 * - a red flash is a pair of opposing changes that involves a saturated red
 * - no more than three flashes in any one second, if they cover more than a quarter of a 341 by 256 px rectangle
 *   anywhere on the screen
 *
 * This limit is stricter (decision 8): it permits two flashes in a second, counts flashes of any size, and permits no
 * saturated red.
 *
 * An effect appears and disappears: one pair of changes. Before drawing, it makes one request for each such pair. The
 * request states the worst case: the whole area of the effect, and the two colours with the largest contrast.
 */
export interface FlashRequest {
  /** CSS pixels of the window. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** A pixel of the area changes from the colour `from` to the colour `to`, and back. */
  readonly from: Rgb;
  readonly to: Rgb;
  /**
   * Start, ms on the clock of the frames. After `durationMs`, every pixel has the colour again that it had at the
   * start.
   */
  readonly startAt: number;
  readonly durationMs: number;
  /** The longest acceptable delay, ms. If a longer delay is needed, the effect is dimmed or refused instead. */
  readonly maxDelayMs: number;
}

export interface FlashDecision {
  /** granted: draw as requested. delayed: start at `startAt`. dimmed: draw with `gain`. refused: draw nothing. */
  readonly kind: 'granted' | 'delayed' | 'dimmed' | 'refused';
  readonly startAt: number;
  /** Highest opacity of the effect, 0 to 1. */
  readonly gain: number;
}

export interface FlashLimit {
  ask(request: FlashRequest): FlashDecision;
}

/** WCAG 2.3.1: a pair of changes whose darker image has at least this relative luminance does not count. */
const darkestThatCounts = 0.8;
/** Size of the rectangle of WCAG 2.3.1, CSS pixels: a 10 degree field of view on a 1024 by 768 screen. */
export const windowWidth = 341;
export const windowHeight = 256;
const flashesPerSecond = 2;
const secondMs = 1000;
/**
 * Smallest change of relative luminance that counts as a flash, and largest change by dimmed effects. It is a little
 * below WCAG's 0.1, because colours are rounded to 8 bits.
 */
const dimmedChange = 0.085;

/** Relative luminance, 0 to 1, of WCAG 2. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Smallest relative luminance of a light background. */
const lightFrom = 0.35;

/** Whether a colour is a light background. */
export const isLight = (background: Rgb): boolean => luminance(background) >= lightFrom;

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2.3.1: R / (R + G + B) of 0.8 or more, in linear light. */
export function isSaturatedRed([red, green, blue]: Rgb): boolean {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  return r > 0 && r / (r + g + b) >= 0.8;
}

const change = (from: Rgb, to: Rgb): number => Math.abs(luminance(from) - luminance(to));

/**
 * The highest opacity at which painting either colour over the other changes luminance by at most `most`. Both
 * directions are checked, because an effect also paints the background over the text. The same opacity darkens a light
 * colour more than it lightens a dark colour.
 */
function gainFor(from: Rgb, to: Rgb, most: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    const worst = Math.max(change(from, mix(from, to, middle)), change(to, mix(to, from, middle)));
    if (worst <= most) low = middle;
    else high = middle;
  }
  return low;
}

interface GrantedFlash {
  readonly area: FlashRequest['area'];
  readonly startAt: number;
  readonly endAt: number;
  /** Largest change of luminance. */
  readonly change: number;
}

/** True if there is a 341 by 256 rectangle that touches both areas. */
const shareAWindow = (a: FlashRequest['area'], b: FlashRequest['area']): boolean =>
  a.x - (b.x + b.width) < windowWidth &&
  b.x - (a.x + a.width) < windowWidth &&
  a.y - (b.y + b.height) < windowHeight &&
  b.y - (a.y + a.height) < windowHeight;

/**
 * Creates a flash limit without any granted flash. It has no clock: each request contains its time. The times need not
 * be in ascending order, because a delayed effect starts in the future. Never throws.
 *
 * Comparing flashes in pairs is enough: of three flashes in one second and one rectangle, any two are in reach of each
 * other. So the request for the third flash finds the other two.
 */
export function createFlashLimit(): FlashLimit {
  let flashes: GrantedFlash[] = [];
  let faint: GrantedFlash[] = [];

  const inReach = (
    granted: readonly GrantedFlash[],
    area: FlashRequest['area'],
    from: number,
    to: number,
  ): GrantedFlash[] =>
    granted.filter((each) => each.endAt > from && each.startAt < to && shareAWindow(each.area, area));

  const isFree = (area: FlashRequest['area'], startAt: number, endAt: number): boolean =>
    inReach(flashes, area, startAt - secondMs, endAt + secondMs).length < flashesPerSecond;

  /**
   * Faint effects at the same place and time could add up to a flash, so together they may change luminance by
   * `dimmedChange` at most.
   */
  const askFaint = (request: FlashRequest, asked: FlashDecision['kind']): FlashDecision => {
    const { area, startAt, durationMs, from, to } = request;
    const endAt = startAt + durationMs;
    const taken = inReach(faint, area, startAt, endAt).reduce((sum, each) => sum + each.change, 0);
    const worst = change(from, to);
    const left = Math.max(0, dimmedChange - taken);
    const gain = worst <= left ? 1 : gainFor(from, to, left);
    if (gain < 0.02) return { kind: 'refused', startAt, gain: 0 };
    faint.push({ area, startAt, endAt, change: Math.min(worst, left) });
    return { kind: gain === 1 ? asked : 'dimmed', startAt, gain };
  };

  const dropBefore = (time: number) => {
    flashes = flashes.filter((each) => each.endAt > time);
    faint = faint.filter((each) => each.endAt > time);
  };

  return {
    ask(request) {
      const { area, from, to, startAt, durationMs, maxDelayMs } = request;
      // Requests may be slightly out of order; ten seconds is far longer than any burst or delay.
      dropBefore(startAt - 10 * secondMs);
      if (isSaturatedRed(from) || isSaturatedRed(to)) return { kind: 'refused', startAt, gain: 0 };
      if (Math.min(luminance(from), luminance(to)) >= darkestThatCounts) return { kind: 'granted', startAt, gain: 1 };
      if (change(from, to) < dimmedChange) return askFaint(request, 'granted');

      const starts = [startAt, ...flashes.map((each) => each.endAt + secondMs)]
        .filter((time) => time >= startAt && time <= startAt + maxDelayMs)
        .sort((a, b) => a - b);
      const free = starts.find((time) => isFree(area, time, time + durationMs));
      if (free === undefined) return askFaint(request, 'dimmed');
      flashes.push({ area, startAt: free, endAt: free + durationMs, change: change(from, to) });
      return { kind: free === startAt ? 'granted' : 'delayed', startAt: free, gain: 1 };
    },
  };
}
