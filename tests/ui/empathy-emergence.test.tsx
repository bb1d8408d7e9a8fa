import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  afterBell,
  countOf,
  dearPrice,
  fieldOf,
  isIn,
  plainPrice,
  size,
  sown,
} from '../../src/pages/empathy-emergence/lattice.ts';
import EmpathyEmergence from '../../src/pages/empathy-emergence/index.tsx';
import { StillObserver, withoutCanvas } from '../support/jsdom.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // jsdom has neither canvas nor layout. The page works without them.
  withoutCanvas();
  vi.stubGlobal('ResizeObserver', StillObserver);
});

type At = readonly [x: number, y: number];
const ringing = (field: Uint8Array, price: number, bells: number) => {
  let next = field;
  for (let bell = 0; bell < bells; bell++) next = afterBell(next, price);
  return next;
};
const square = (x: number, y: number): At[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];
const everywhere = Array.from({ length: size * size }, (_, place): At => [place % size, Math.floor(place / size)]);

describe('what the page says about the cells is true', () => {
  test('one, two or three givers disappear at the next bell, wherever they are in four by four cells', () => {
    const ground = fieldOf(0);
    const at = everywhere.filter(([x, y]) => x > 13 && x < 18 && y > 13 && y < 18);
    for (const [first, a] of at.entries()) {
      for (const [second, b] of at.slice(first).entries()) {
        for (const c of at.slice(first + second)) {
          expect(countOf(afterBell(sown(ground, [a, b, c], 1), plainPrice)).give).toBe(0);
        }
      }
    }
  });

  test('at the edge three may survive one bell, and never two', () => {
    const outlived = everywhere
      .filter(([x, y]) => Math.hypot(x - 16, y - 16) > 14)
      .map(([x, y]) => {
        const three = sown(fieldOf(0), square(x, y).slice(0, 3), 1);
        return [1, 2].map((bells) => countOf(ringing(three, plainPrice, bells)).give > 0);
      });
    expect(outlived.some(([first]) => first)).toBe(true);
    expect(outlived.some(([, second]) => second)).toBe(false);
  });

  test('four in a square come to fill the dish, from any place', () => {
    for (const [x, y] of everywhere.filter(([x, y]) => (x + y) % 19 === 0)) {
      if (!square(x, y).every(([px, py]) => isIn(px, py))) continue;
      expect(countOf(ringing(sown(fieldOf(0), square(x, y), 1), plainPrice, 34)).keep, `${x} ${y}`).toBe(0);
    }
  });

  test('one keeper among givers becomes nine, five and one again; at 1.63 all repeats every 62 bells from bell 38 on', () => {
    const one = sown(fieldOf(1), [[16, 16]], 0);
    expect([0, 1, 2, 3, 4].map((bells) => countOf(ringing(one, plainPrice, bells)).keep)).toEqual([1, 9, 5, 1, 9]);
    const later = ringing(one, dearPrice, 38);
    expect(ringing(later, dearPrice, 62)).toEqual(later);
    expect(ringing(one, dearPrice, 37)).not.toEqual(ringing(one, dearPrice, 99));
    expect(ringing(later, dearPrice, 61)).not.toEqual(later);
  });
});

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(EmpathyEmergence, { path: '/empathy-emergence', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'A dish on the sill' });
  return shown;
};
const dish = () => screen.getByRole('application');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const counted = () => screen.getByText(/^bell \d+: /).textContent;

describe('[R-RT-03] /empathy-emergence has cells and a bell', () => {
  test('by keyboard: a single cell disappears at the bell, and the story says so', async () => {
    const { place } = await enter();
    fireEvent.keyDown(dish(), { key: 'ArrowRight' });
    expect(screen.getByText('row 17, place 18, keeps')).toBeTruthy();
    fireEvent.keyDown(dish(), { key: ' ' });
    expect(counted()).toBe('bell 0: 1 give, 844 keep');
    expect(screen.getByText('row 17, place 18, gives')).toBeTruthy();
    press('ring');
    expect(counted()).toBe('bell 1: 0 give, 845 keep');
    await screen.findByText(/^One giver is gone at the next bell/);
    expect(place.search).toBe('?path=0');
  });

  test('four survive it, and a cell that is pressed twice is removed', async () => {
    await enter({ phase: 0 });
    fireEvent.click(screen.getByRole('radio', { name: 'four' }));
    fireEvent.keyDown(dish(), { key: 'Enter' });
    press('ring');
    expect(counted()).toBe('bell 1: 16 give, 829 keep');
    press('rinse');
    fireEvent.click(screen.getByRole('radio', { name: 'one' }));
    fireEvent.keyDown(dish(), { key: ' ' });
    fireEvent.keyDown(dish(), { key: ' ' });
    expect(counted()).toBe('bell 0: 0 give, 845 keep');
  });

  test('the automatic bell rings every 800 ms', async () => {
    await enter();
    press('let it ring');
    act(() => vi.advanceTimersByTime(799));
    expect(counted()).toBe('bell 0: 0 give, 845 keep');
    act(() => vi.advanceTimersByTime(1));
    expect(counted()).toBe('bell 1: 0 give, 845 keep');
    press('let it be');
    act(() => vi.advanceTimersByTime(5000));
    expect(counted()).toBe('bell 1: 0 give, 845 keep');
  });

  test('[B-A11Y-04] while it rings by itself counts are not announced, only the place of the rod', async () => {
    await enter();
    fireEvent.click(screen.getByRole('radio', { name: 'four' }));
    fireEvent.keyDown(dish(), { key: 'Enter' });
    const cell = document.querySelector('#cell');
    expect(cell?.textContent).toBe('row 17, place 17, gives');
    press('let it ring');
    expect(screen.getByText(/^bell 0: /).getAttribute('aria-live')).toBe('off');
    const said = cell?.textContent;
    act(() => vi.advanceTimersByTime(8000));
    expect([said, cell?.textContent]).toEqual(['row 17, place 17', 'row 17, place 17']);
    fireEvent.keyDown(dish(), { key: 'ArrowUp' });
    expect(cell?.textContent).toBe('row 16, place 17');
    press('let it be');
    expect(cell?.textContent).toBe('row 16, place 17, gives');
  });

  test('an arrow key with Alt is left to the browser', async () => {
    await enter();
    // `fireEvent` returns false if the default action was prevented.
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(fireEvent.keyDown(dish(), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    }
    expect(screen.getByText('row 17, place 17, keeps')).toBeTruthy();
    expect(fireEvent.keyDown(dish(), { key: 'ArrowLeft' })).toBe(false);
  });

  describe('by pointer', () => {
    const finger = { pointerType: 'touch', button: 0, pointerId: 2 };
    const at = (clientX: number, clientY: number) => ({ clientX, clientY });
    beforeEach(() => {
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 330, 330));
    });

    test('a mouse press puts down a cell, and a drag puts down a row', async () => {
      await enter();
      const mouse = { pointerType: 'mouse', button: 0, pointerId: 1 };
      fireEvent.pointerDown(dish(), { ...mouse, ...at(165, 165) });
      expect(counted()).toBe('bell 0: 1 give, 844 keep');
      fireEvent.pointerMove(dish(), { ...mouse, ...at(165, 175) });
      fireEvent.pointerUp(dish(), mouse);
      fireEvent.pointerMove(dish(), { ...mouse, ...at(165, 195) });
      expect(counted()).toBe('bell 0: 2 give, 843 keep');
    });

    test('a finger that scrolls puts down nothing', async () => {
      await enter();
      fireEvent.pointerDown(dish(), { ...finger, ...at(165, 165) });
      fireEvent.pointerMove(dish(), { ...finger, ...at(168, 180) });
      fireEvent.pointerCancel(dish(), finger);
      fireEvent.pointerMove(dish(), { ...finger, ...at(220, 180) });
      expect(counted()).toBe('bell 0: 0 give, 845 keep');
    });

    test('a finger that taps puts down a cell, one that moves sideways a row', async () => {
      await enter();
      fireEvent.pointerDown(dish(), { ...finger, ...at(165, 165) });
      expect(counted()).toBe('bell 0: 0 give, 845 keep');
      fireEvent.pointerUp(dish(), finger);
      expect(counted()).toBe('bell 0: 1 give, 844 keep');
      fireEvent.pointerDown(dish(), { ...finger, ...at(165, 205) });
      fireEvent.pointerMove(dish(), { ...finger, ...at(174, 206) });
      expect(counted()).toBe('bell 0: 1 give, 844 keep');
      fireEvent.pointerMove(dish(), { ...finger, ...at(176, 206) });
      expect(counted()).toBe('bell 0: 3 give, 842 keep');
      fireEvent.pointerMove(dish(), { ...finger, ...at(176, 216) });
      expect(counted()).toBe('bell 0: 4 give, 841 keep');
      fireEvent.pointerUp(dish(), finger);
      expect(counted()).toBe('bell 0: 4 give, 841 keep');
    });
  });

  test('a cell that changes at a bell is not drawn as changed before', async () => {
    // Cells of 10 px. The radius of a cell that begins to give grows from 1.3 to 4.6. The test watches the cell in row
    // 17, column 16.
    vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(size * 10);
    const parts: number[] = [];
    const context = new Proxy(document.createElement('canvas'), {
      get: (canvas, name) => {
        if (name === 'canvas') return canvas;
        if (name !== 'arc') return () => undefined;
        return (x: number, y: number, radius: number) => {
          if (x === 155 && y === 165) parts.push(Number(((radius - 1.3) / 3.3).toFixed(4)));
        };
      },
      set: () => true,
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step));
    vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
    type Report = (entries: { contentRect: DOMRect }[]) => void;
    const reports: Report[] = [];
    /** As in a browser, an element that begins to be observed is reported once, after the frames that are due. */
    class Observer extends StillObserver {
      readonly #report: Report;
      constructor(report: Report) {
        super();
        this.#report = report;
      }
      override observe(): void {
        reports.push(this.#report);
      }
    }
    vi.stubGlobal('ResizeObserver', Observer);
    const pass = (now: number) => {
      for (const step of frames.splice(0)) step(now);
      for (const report of reports.splice(0)) report([{ contentRect: new DOMRect(0, 0, 330, 330) }]);
    };
    await enter();
    pass(0);
    fireEvent.click(screen.getByRole('radio', { name: 'four' }));
    fireEvent.keyDown(dish(), { key: 'Enter' });
    press('ring');
    parts.length = 0;
    pass(1000);
    pass(1190);
    pass(1380);
    expect(parts).toEqual([0, 0.75, 1]);
  });

  test('with effects off the bell does not ring by itself, but can be rung', async () => {
    await enter({ motion: 'off' });
    expect(screen.queryByRole('button', { name: 'let it ring' })).toBeNull();
    press('ring');
    expect(counted()).toBe('bell 1: 0 give, 845 keep');
  });

  test.each([
    [0, 1],
    [1, 2],
    [3, 2],
    [4, 3],
  ] as const)('phase %i has %i dishes', async (phase, count) => {
    await enter({ phase });
    expect(within(screen.getByRole('list', { name: 'Dishes' })).getAllByRole('button')).toHaveLength(count);
  });

  test('the third shows its own number on the label', async () => {
    await enter({ phase: 4, path: '/empathy-emergence?path=2' });
    expect(
      screen.getByText(/^Every cell either gives or keeps\..* and a keeper 1\.63\./, { selector: 'p' }),
    ).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/beauty');
  });
});
