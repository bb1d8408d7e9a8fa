import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waterDrift } from '../../src/overlay/drift.ts';
import { labelCorner } from '../../src/panels/eggs/labelCorner.ts';
import { FreeSpace, type Obstacle, sweptArea } from '../../src/ui/egg-drawing/FreeSpace.ts';
import { edges, restingPosition, smallTag, tagHeight, tagWidth } from '../../src/ui/egg-drawing/position.ts';

const size = { width: 1440, height: 900 };
const at = (left: number, top: number, right: number, bottom: number, scrolls = true): Obstacle => ({
  left,
  top,
  right,
  bottom,
  scrolls,
});
/** A column of text in the middle, as most pages have. */
const column = at(420, -300, 1020, 2000);

describe('[B-EGG-01] the free space of a window', () => {
  it('is everything where nothing is; an egg gets the place that it wants, to eight pixels', () => {
    const space = new FreeSpace([], size.width, size.height);
    const wanted = restingPosition({ x: 50, y: 50 }, size.width, size.height);
    const place = space.placeFor(wanted, []);
    expect(Math.abs((place?.x ?? 0) - wanted.x)).toBeLessThanOrEqual(4);
    expect(Math.abs((place?.y ?? 0) - wanted.y)).toBeLessThanOrEqual(4);
    expect(place).toMatchObject({ reach: 1, isLasting: true });
  });

  it('an egg that is wanted over text rests beside it, where scrolling brings none', () => {
    const place = new FreeSpace([column], size.width, size.height).placeFor({ x: 700, y: 400 }, []);
    expect(place).toMatchObject({ reach: 1, isLasting: true });
    expect(sweptArea(place!, 1).left >= 1020 || sweptArea(place!, 1).right <= 420).toBe(true);
  });

  it('keeps a place that stays free, for as long as nothing scrolls over it; one that is taken is lost', () => {
    const place = new FreeSpace([column], size.width, size.height).placeFor({ x: 1200, y: 400 }, [])!;
    expect(place.isLasting).toBe(true);
    const beside = (obstacle: Obstacle) => new FreeSpace([column, obstacle], size.width, size.height).keep(place);
    const { left, right, top, bottom } = sweptArea(place, place.reach);
    expect(beside(at(left, top - 90, right, top - 20, false))).toBe(place);
    // First a remark above the egg, which scrolls with the page. Then a remark in the egg's place.
    expect(beside(at(left, top - 90, right, top - 20))).toEqual({ ...place, isLasting: false });
    expect(beside(at(left, bottom - 10, right, bottom + 40))).toBeNull();
  });

  it('in a narrow gap an egg drifts less, and without a gap there is no place', () => {
    // Rows of text with `gap` pixels between them.
    const between = (gap: number) =>
      new FreeSpace(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => at(0, row * (gap + 40), 390, row * (gap + 40) + 40)),
        390,
        844,
      ).placeFor({ x: 100, y: 400 }, []);
    expect(between(120)).toMatchObject({ reach: 0.3, scale: 1 });
    expect(between(104)).toMatchObject({ reach: 0.1, scale: 1 });
    expect(between(96)).toMatchObject({ reach: 1, scale: smallTag });
    expect(between(64)).toMatchObject({ reach: 0.3, scale: smallTag });
    expect(between(56)).toBeNull();
    expect(new FreeSpace([at(0, 0, 390, 800)], 390, 844).placeFor({ x: 100, y: 400 }, [])).toBeNull();
  });

  it('[B-EGG-02] small tags are for windows narrower than 640 px', () => {
    // Two rows of text with 96 px between them.
    const placeAt = (width: number) =>
      new FreeSpace([at(0, 0, width, 400), at(0, 496, width, 844)], width, 844).placeFor({ x: 100, y: 400 }, []);
    expect(placeAt(639)?.scale).toBe(smallTag);
    expect(placeAt(640)).toBeNull();
  });

  it('[B-EGG-02] a small tag is at least 24 by 24 px', () => {
    expect(Math.min(tagWidth, tagHeight) * smallTag).toBeGreaterThanOrEqual(24);
  });

  it('two eggs are not put over one another', () => {
    const space = new FreeSpace([column], size.width, size.height);
    const first = space.placeFor({ x: 100, y: 400 }, [])!;
    const second = space.placeFor({ x: 100, y: 400 }, [first])!;
    expect(Math.abs(second.x - first.x) >= tagWidth || Math.abs(second.y - first.y) >= tagHeight).toBe(true);
  });

  it.each([
    ['a window', size],
    ['a phone', { width: 390, height: 844 }],
  ])('a place on %s never touches an obstacle, is inside, and the egg stays in it while it drifts', (_, size) => {
    const rect = fc
      .tuple(fc.integer({ min: -50, max: 1400 }), fc.integer({ min: -500, max: 1400 }), fc.nat(500), fc.nat(200))
      .map(([left, top, width, height]) => at(left, top, left + width + 2, top + height + 2));
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    const property = fc.property(
      fc.array(rect, { maxLength: 40 }),
      percent,
      percent,
      fc.string(),
      fc.nat(120_000),
      (obstacles, x, y, id, ms) => {
        const space = new FreeSpace(obstacles, size.width, size.height);
        const place = space.placeFor(restingPosition({ x, y }, size.width, size.height), []);
        if (place === null) return;
        const { scale } = place;
        const area = sweptArea(place, place.reach, scale);
        for (const { left, top, right, bottom } of obstacles) {
          expect(left < area.right && area.left < right && top < area.bottom && area.top < bottom).toBe(false);
        }
        expect(place.x).toBeGreaterThanOrEqual(edges.left * scale);
        expect(place.x + tagWidth * scale).toBeLessThanOrEqual(size.width - edges.right * scale);
        const { dx, dy } = waterDrift(id, ms, place.reach);
        expect(place.x + dx).toBeGreaterThanOrEqual(area.left);
        expect(place.x + dx + tagWidth * scale).toBeLessThanOrEqual(area.right);
        expect(place.y + dy).toBeGreaterThanOrEqual(area.top);
        expect(place.y + dy + tagHeight * scale).toBeLessThanOrEqual(area.bottom);
      },
    );
    fc.assert(property, { seed: 7, numRuns: 300 });
  });
});

describe('[B-EGG-01] the label of an egg', () => {
  const { width, height } = size;
  const cornerAt = (x: number, y: number, obstacles: readonly Obstacle[] | null) =>
    labelCorner({ x, y }, obstacles === null ? null : new FreeSpace(obstacles, width, height), width, height);

  it.each([
    [300, 100, { side: 'right', end: 'top' }],
    [1100, 700, { side: 'left', end: 'bottom' }],
  ] as const)('opens towards the middle of an empty window, and where nothing is known: %i, %i', (x, y, corner) => {
    expect(cornerAt(x, y, [])).toEqual(corner);
    expect(cornerAt(x, y, null)).toEqual(corner);
  });

  it('opens away from the text where there is room for it', () => {
    expect(cornerAt(330, 100, [column])).toEqual({ side: 'left', end: 'top' });
    // The remark is 304 px wide with a gap of 10 px. At the left it would begin outside the window.
    expect(cornerAt(310, 100, [column])).toEqual({ side: 'right', end: 'top' });
  });

  it('opens upwards from a tag that hangs above a line of text', () => {
    expect(cornerAt(300, 340, [at(366, 440, 700, 480)])).toEqual({ side: 'right', end: 'bottom' });
  });
});
