/** A star with rounded catalogue values: right ascension in hours, declination in degrees (J2000). */
export interface Star {
  readonly ra: number;
  readonly dec: number;
  readonly magnitude: number;
  readonly lightYears: number;
}

/** A point of the chart: Vega is at 0, 0, east is left as in the sky, ten units are a degree. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Start of the question's path, at the bottom of the chart. */
export const here: Place = { x: -172, y: 290 };

const star = (hours: number, minutes: number, dec: number, magnitude: number, lightYears: number): Star => ({
  ra: hours + minutes / 60,
  dec,
  magnitude,
  lightYears,
});

export const vega = star(18, 36.9, 38.78, 0.03, 25.04);

const lyra = {
  zeta: star(18, 44.8, 37.6, 4.36, 156),
  epsilon: star(18, 44.3, 39.65, 4.6, 162),
  delta: star(18, 54.5, 36.9, 4.3, 740),
  sheliak: star(18, 50.1, 33.36, 3.5, 960),
  sulafat: star(18, 58.9, 32.69, 3.25, 620),
};
const hercules = {
  pi: star(17, 15, 36.81, 3.16, 377),
  eta: star(16, 42.9, 38.92, 3.5, 109),
  zeta: star(16, 41.3, 31.6, 2.81, 35),
  epsilon: star(17, 0.3, 30.93, 3.92, 155),
  theta: star(17, 56.3, 37.25, 3.86, 750),
  iota: star(17, 39.5, 46.01, 3.8, 455),
  rho: star(17, 23.7, 37.15, 4.17, 390),
};
const cygnus = {
  deneb: star(20, 41.4, 45.28, 1.25, 2600),
  sadr: star(20, 22.2, 40.26, 2.23, 1800),
  eta: star(19, 56.3, 35.08, 3.89, 139),
  albireo: star(19, 30.7, 27.96, 3.08, 430),
  delta: star(19, 45, 45.13, 2.87, 165),
  epsilon: star(20, 46.2, 33.97, 2.48, 73),
};
const draco = {
  eltanin: star(17, 56.6, 51.49, 2.23, 154),
  rastaban: star(17, 30.4, 52.3, 2.79, 380),
  nu: star(17, 32.2, 55.18, 4.88, 99),
  xi: star(17, 53.5, 56.87, 3.75, 113),
};

export const stars: readonly Star[] = [
  vega,
  ...[lyra, hercules, cygnus, draco].flatMap((each) => Object.values(each)),
  star(18, 19.9, 36.06, 4.33, 250),
  star(19, 13.8, 39.15, 4.39, 1390),
  star(19, 16.4, 38.13, 4.36, 790),
  star(18, 55.3, 43.95, 4, 300),
  star(19, 0, 32.15, 4.93, 1500),
  star(17, 46.5, 27.72, 3.42, 27),
  star(17, 57.8, 29.25, 3.7, 137),
  star(18, 7.5, 28.76, 3.83, 340),
  star(18, 23.7, 21.77, 3.84, 128),
  star(18, 45.7, 20.55, 4.19, 63),
  star(19, 28.7, 24.67, 4.44, 297),
  star(19, 29.7, 51.73, 3.77, 122),
  star(19, 17.1, 53.37, 3.77, 124),
  star(19, 50.6, 32.91, 4.23, 590),
  star(20, 13.6, 46.74, 3.79, 880),
  star(19, 12.6, 67.66, 3.07, 97),
  star(17, 56.3, 62.1, 4.9, 260),
];

/** Pairs of stars that are joined by a line. */
export const figures: readonly (readonly [Star, Star])[] = [
  [vega, lyra.zeta],
  [vega, lyra.epsilon],
  [lyra.epsilon, lyra.zeta],
  [lyra.zeta, lyra.delta],
  [lyra.delta, lyra.sulafat],
  [lyra.sulafat, lyra.sheliak],
  [lyra.sheliak, lyra.zeta],
  [hercules.zeta, hercules.eta],
  [hercules.eta, hercules.pi],
  [hercules.pi, hercules.epsilon],
  [hercules.epsilon, hercules.zeta],
  [hercules.pi, hercules.rho],
  [hercules.rho, hercules.theta],
  [hercules.theta, hercules.iota],
  [cygnus.deneb, cygnus.sadr],
  [cygnus.sadr, cygnus.eta],
  [cygnus.eta, cygnus.albireo],
  [cygnus.delta, cygnus.sadr],
  [cygnus.sadr, cygnus.epsilon],
  [draco.eltanin, draco.rastaban],
  [draco.rastaban, draco.nu],
  [draco.nu, draco.xi],
  [draco.xi, draco.eltanin],
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Stereographic projection of a point of the sky, with Vega at the centre. */
export function placeOf({ ra, dec }: Pick<Star, 'ra' | 'dec'>): Place {
  const [d, d0, h] = [radians(dec), radians(vega.dec), radians((ra - vega.ra) * 15)];
  const k = 2 / (1 + Math.sin(d0) * Math.sin(d) + Math.cos(d0) * Math.cos(d) * Math.cos(h));
  const scale = (10 * 180) / Math.PI;
  return {
    x: -k * Math.cos(d) * Math.sin(h) * scale,
    y: -k * (Math.cos(d0) * Math.sin(d) - Math.sin(d0) * Math.cos(d) * Math.cos(h)) * scale,
  };
}

/** The radius of a star's dot in units of the chart. */
export const radiusOf = (magnitude: number): number => Math.max(0.9, 5.4 - 0.95 * magnitude);

/** The layer of a star by its distance. Near layers shift most with the pointer and the scrolling. */
export function depthOf({ lightYears }: Star): 'near' | 'middle' | 'far' {
  if (lightYears < 60) return 'near';
  return lightYears < 300 ? 'middle' : 'far';
}

const path = (points: readonly Place[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The grid as path data: a line for every hour and every ten degrees. */
export const net: readonly string[] = [
  ...[15, 16, 17, 18, 19, 20, 21, 22].map((ra) =>
    path(Array.from({ length: 22 }, (_, step) => placeOf({ ra, dec: -6 + 4 * step }))),
  ),
  ...[0, 10, 20, 30, 40, 50, 60, 70].map((dec) =>
    path(Array.from({ length: 33 }, (_, step) => placeOf({ ra: 14.5 + step * 0.25, dec }))),
  ),
];

/** Labels of some grid lines. */
export const gradations: readonly (Place & { readonly text: string })[] = [
  ...[17, 18, 19, 20].map((ra) => ({ text: `${ra}h`, ...placeOf({ ra, dec: 10 }) })),
  ...[20, 30, 50, 60].map((dec) => ({ text: `+${dec}°`, ...placeOf({ ra: 18, dec }) })),
];
