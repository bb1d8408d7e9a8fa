import { bandOf, type Readings } from './readings.ts';

/** A window in a wall, in pixels from the top left of the page. */
export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the wall ends and the floor begins. */
  readonly floor: number;
  /** How far to the side the lowest light goes for each pixel of depth. */
  readonly aslant: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The drawn window: as wide for its height as the reader's own, or as the one that the reader has set. */
export function openingOf(page: { width: number; height: number }, width: number): Opening {
  const isNarrow = page.width < 832;
  // The readings stand beside it on a desk, and want their room whatever the height.
  const floor = isNarrow ? page.height * 0.5 : Math.max(page.height * 0.6, 432);
  const most = { width: page.width * (isNarrow ? 0.8 : 0.4), height: floor * (isNarrow ? 0.5 : 0.62) };
  const ratio = between(0.4, width / page.height, 2.4);
  const drawn = Math.min(most.height, most.width / ratio);
  const size = { width: drawn * ratio, height: drawn };
  return {
    ...size,
    x: page.width * (isNarrow ? 0.5 : 0.7) - size.width / 2,
    y: floor * (isNarrow ? 0.88 : 0.84) - size.height,
    floor,
    aslant: isNarrow ? 0.3 : 0.8,
  };
}

/** The sun or the moon: across the window once in 24 hours, and above the sill while its time lasts. */
export function lampOf(hour: number, opening: Opening): Point & { readonly height: number } {
  const isNight = bandOf(hour) === 'night';
  const share = isNight ? ((hour + 1) % 24) / 7 : between(0, (hour - 6) / 14, 1);
  const height = Math.sin(Math.PI * share);
  return {
    x: opening.x + (opening.width * hour) / 24,
    y: opening.y + opening.height * (0.94 - 0.74 * height),
    height,
  };
}

/**
 * What the window throws on the floor, a quadrilateral for each of its four panes: low light lies long and aslant. Empty
 * with the blind down.
 */
export function patchOf({ hour, light }: Pick<Readings, 'hour' | 'light'>, opening: Opening): Point[][] {
  if (light <= 0) return [];
  const isNight = bandOf(hour) === 'night';
  const degrees = 18 + (isNight ? 20 : 38) * lampOf(hour, opening).height;
  const reach = 1 / Math.tan((degrees * Math.PI) / 180);
  const aslant = isNight ? 0.25 : between(-opening.aslant, (13 - hour) / 7, opening.aslant);
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
