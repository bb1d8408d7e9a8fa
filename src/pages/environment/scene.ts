import { clamp } from '../../ui/clamp.ts';
import { bandOf, type Surroundings } from './surroundings.ts';

/** CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The drawn window in the wall, in px from the top left of the page. */
export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The y at which the wall ends and the floor begins. */
  readonly floor: number;
  /** Maximum shift of the light to the side for each px of depth. */
  readonly aslant: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The drawn window. `size`: size of the browser window. `width` and `size.height` give the aspect ratio of the drawn
 * window.
 */
export function openingOf(size: Size, width: number): Opening {
  const isNarrow = size.width < 832;
  // On a wide page the gauges are beside the drawn window, and need this height.
  const floor = isNarrow ? size.height * 0.5 : Math.max(size.height * 0.6, 432);
  const most = { width: size.width * (isNarrow ? 0.8 : 0.4), height: floor * (isNarrow ? 0.5 : 0.62) };
  const ratio = clamp(width / size.height, 0.4, 2.4);
  const drawn = Math.min(most.height, most.width / ratio);
  return {
    width: drawn * ratio,
    height: drawn,
    x: size.width * (isNarrow ? 0.5 : 0.7) - (drawn * ratio) / 2,
    y: floor * (isNarrow ? 0.88 : 0.84) - drawn,
    floor,
    aslant: isNarrow ? 0.3 : 0.8,
  };
}

/**
 * The sun or the moon, which crosses the drawn window once in 24 hours. `height` is 0 at the sill and 1 at the highest
 * point. `height` is below 0 from sunset at 20:00 until the end of the evening twilight at 23:00, when the sun is out
 * of view.
 */
export function lampOf(hour: number, opening: Opening): Point & { readonly height: number } {
  const isNight = bandOf(hour) === 'night';
  const share = isNight ? ((hour + 1) % 24) / 7 : Math.max(0, (hour - 6) / 14);
  const height = Math.sin(Math.PI * share);
  return {
    x: opening.x + (opening.width * hour) / 24,
    // Below the sill the sun drops at twice the pace, so that soon all of it is out of view.
    y: opening.y + opening.height * (0.94 - (height < 0 ? 1.48 : 0.74) * height),
    height,
  };
}

/**
 * The light on the floor: a quadrilateral for each of the four panes. The lower the lamp, the longer the light and the
 * further to the side. Empty with the blind down.
 */
export function patchOf({ hour, light }: Pick<Surroundings, 'hour' | 'light'>, opening: Opening): Point[][] {
  if (light <= 0) return [];
  const isNight = bandOf(hour) === 'night';
  const degrees = 18 + (isNight ? 20 : 38) * Math.max(0, lampOf(hour, opening).height);
  const reach = 1 / Math.tan((degrees * Math.PI) / 180);
  const aslant = isNight ? 0.25 : clamp((13 - hour) / 7, -opening.aslant, opening.aslant);
  const fall = (x: number, y: number): Point => {
    const depth = (opening.floor - y) * reach;
    return { x: x + aslant * depth, y: opening.floor + depth * 0.85 };
  };
  const sill = opening.y + opening.height;
  const top = sill - opening.height * light;
  const middle = opening.y + opening.height / 2;
  const bar = Math.max(3, opening.width * 0.012);
  const centre = opening.x + opening.width / 2;
  const columns = [
    [opening.x, centre - bar],
    [centre + bar, opening.x + opening.width],
  ] as const;
  const rows = [
    [Math.max(top, opening.y), middle - bar],
    [Math.max(top, middle + bar), sill],
  ] as const;
  return rows
    .filter(([above, below]) => above < below)
    .flatMap(([above, below]) =>
      columns.map(([left, right]) => [fall(left, above), fall(right, above), fall(right, below), fall(left, below)]),
    );
}
