import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import AsciiVoid from '../../src/pages/ascii-void/index.tsx';
import { gapsOf, pour } from '../../src/pages/ascii-void/pour.ts';
import { fullPlace, Sheet } from '../../src/pages/ascii-void/sheet.ts';
import { pitchFor, Type } from '../../src/pages/ascii-void/type.ts';
import { StillObserver, withoutCanvas } from '../support/jsdom.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => {
  // jsdom has neither canvas nor layout. Here the sheet is 60 cells by 30 lines, and a letter is as wide as a cell.
  withoutCanvas();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(450);
  vi.stubGlobal('ResizeObserver', StillObserver);
});

const letters = (words: string) => words.length;
/** A sheet from lines of text. A space is an empty cell. */
const cleared = (...lines: readonly string[]): Sheet => {
  const sheet = new Sheet(lines[0]?.length ?? 0, lines.length);
  lines.forEach((line, y) =>
    [...line].forEach((key, x) => {
      sheet.strikes[y * sheet.columns + x] = key === ' ' ? 0 : 1;
    }),
  );
  return sheet;
};

describe('a sheet', () => {
  test('loses no strike when strikes are pushed, dropped or pressed against the edge', () => {
    const sheet = new Sheet(60, 30);
    const { total } = sheet;
    for (let step = 0; step < 200; step++) {
      sheet.push((step * 37) % 60, (step * 23) % 30, 6, 1.7);
      expect(Math.max(...sheet.strikes)).toBeLessThanOrEqual(fullPlace);
    }
    expect(sheet.total).toBe(total);
    sheet.drop();
    expect(sheet.total).toBe(total);
    expect(sheet.strikes.slice(-60).every((strikes) => strikes === fullPlace)).toBe(true);
  });

  test('is clear within the reach of a push and not beyond', () => {
    const sheet = new Sheet(60, 30);
    const changed = sheet.push(30, 15, 6, 2);
    expect([25, 24].map((x) => sheet.isClear(x, 15))).toEqual([true, false]);
    expect([13, 12].map((y) => sheet.isClear(30, y))).toEqual([true, false]);
    expect(changed.size).toBeGreaterThan(50);
  });
});

describe('pouring', () => {
  test('a gap is two lines deep and seven places wide', () => {
    expect(gapsOf(cleared('.      .', '.      .'))).toEqual([]);
    expect(gapsOf(cleared('.       .', '.      ..'))).toEqual([]);
    expect(gapsOf(cleared('.       .', '.       .'))).toMatchObject([{ x: 1, y: 0, width: 7 }]);
  });

  test('words fill the room there is, and a text counts as whole if its last word fits', () => {
    const sheet = cleared('.            .', '.            .');
    const placed = (text: string) => pour([text], sheet, letters);
    expect(placed('ten of ten').whole).toBe(1);
    expect(placed('ten of tens')).toEqual({ poured: [{ x: 2, y: 0, words: 'ten of', text: 0 }], whole: 0 });
  });

  test('text goes first into the gap that was made first, wherever it is', () => {
    const sheet = new Sheet(60, 30);
    sheet.push(45, 20, 8, 2);
    sheet.push(12, 6, 8, 2);
    const [first] = pour(['nothing'], sheet, letters).poured;
    expect(first?.x).toBeGreaterThan(30);
  });

  test('the pitch changes at 640 px and always fills the line', () => {
    expect([639, 640].map((width) => pitchFor(width).height)).toEqual([15, 17]);
    for (const width of [360, 390, 1440, 1441]) {
      expect(pitchFor(width).columns * pitchFor(width).width).toBeCloseTo(width);
    }
  });
});

test.each([1, 1.25, 1.5, 2])(
  '[R-RT-03] at %s device pixels per CSS px, strikes and words of a line have the same place',
  (ratio) => {
    const clearRect = vi.fn();
    const context = { clearRect, fillRect: vi.fn(), fillText: vi.fn(), drawImage: vi.fn() };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.stubGlobal('devicePixelRatio', ratio);
    const pitch = pitchFor(600);
    const type = Type.on(document.createElement('canvas'), pitch);
    for (let y = 0; y < 50; y++) type?.strike(0, y, y % 2);
    const lines = clearRect.mock.calls.map(([, top, , height]) => [top, top + height]);
    const edgeOf = (y: number) => Math.round(y * pitch.height * ratio);
    expect(lines).toEqual(Array.from({ length: 50 }, (_, y) => [edgeOf(y), edgeOf(y + 1)]));
  },
);

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(AsciiVoid, { path: '/ascii-void', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Miss Oduya’s copy' });
  return shown;
};
const field = () => screen.getByRole('application');
const inGap = () => [...field().querySelectorAll('span')].map(({ textContent }) => textContent).join(' ');
const count = () => screen.getByText(/strikes, gap/).textContent;

describe('[R-RT-03] /ascii-void is pushed aside', () => {
  test.each(['full', 'off'] as const)('by the arrow keys, with effects %s: more room, more words', async (motion) => {
    await enter({ motion });
    const [before, words] = [count(), inGap()];
    expect(words).toMatch(/^The court wanted/);
    for (let key = 0; key < 4; key++) fireEvent.keyDown(field(), { key: 'ArrowDown' });
    for (let key = 0; key < 6; key++) fireEvent.keyDown(field(), { key: 'ArrowRight' });
    const now = count();
    expect(fireEvent.keyDown(field(), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(count()).toBe(now);
    expect(inGap().length).toBeGreaterThan(words.length);
    expect(count()?.split(',').slice(0, 2)).toEqual(before?.split(',').slice(0, 2));
    expect(count()).not.toBe(before);
  });

  test('a resize without new places, or fonts that load late, do not reset the sheet', async () => {
    let resize = () => undefined as void;
    class Observer extends StillObserver {
      constructor(onResize: () => void) {
        super();
        resize = onResize;
      }
    }
    vi.stubGlobal('ResizeObserver', Observer);
    let load = () => undefined as void;
    const ready = new Promise<void>((resolve) => (load = resolve));
    Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
    await enter();
    const fresh = count();
    for (let key = 0; key < 4; key++) fireEvent.keyDown(field(), { key: 'ArrowDown' });
    const [pushed, words] = [count(), inGap()];
    expect(pushed).not.toBe(fresh);
    load();
    await act(() => ready);
    expect([count(), inGap()]).toEqual([pushed, words]);
    const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(452);
    act(resize);
    expect([count(), inGap()]).toEqual([pushed, words]);
    height.mockReturnValue(900);
    act(resize);
    expect(count()).not.toBe(pushed);
    Reflect.deleteProperty(document, 'fonts');
  });

  test('the carriage is drawn at its place, before it is moved and on a fresh sheet', async () => {
    await enter();
    const mark = () => (field().lastElementChild as HTMLElement).style.translate;
    expect(mark()).toBe('184px 165px');
    fireEvent.keyDown(field(), { key: 'ArrowRight' });
    expect(mark()).toBe('208px 165px');
    fireEvent.click(screen.getByRole('button', { name: 'type it again' }));
    expect(mark()).toBe('184px 165px');
  });

  test('by a mouse that passes, and by a finger only while it is down', async () => {
    await enter();
    const before = count();
    const at = { clientX: 500, clientY: 300 };
    fireEvent(field(), pointer('touch', { ...at, buttons: 0 }));
    expect(count()).toBe(before);
    fireEvent(field(), pointer('mouse', { ...at, buttons: 0 }));
    expect(count()).not.toBe(before);
  });

  test('"let it drop" shows the whole text and gives its fragment; "type it again" resets', async () => {
    const { commands } = await enter();
    const before = count();
    expect(commands).toEqual([]);
    const hint = screen.getByText('The type moves aside under a hand. More lies below it.');
    expect(hint.dataset['done']).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'let it drop' }));
    expect(inGap()).toMatch(/how it ends\.\s*$/);
    expect(hint.dataset['done']).toBe('true');
    await waitFor(() =>
      expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'silence:more-than-the-original' }]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'type it again' }));
    expect(count()).toBe(before);
  });

  test('shows another sheet; each has a way on, and the last one has two', async () => {
    const { place } = await enter({ phase: 2 });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/atmosphere');
    fireEvent.click(screen.getByRole('button', { name: 'another sheet' }));
    await screen.findByText(/^A place has to be cleared/, { selector: 'p' });
    expect(place.search).toBe('?path=0');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/void', '/d5u-internal']);
  });
});

/** jsdom has no pointer events. */
function pointer(pointerType: string, init: MouseEventInit): Event {
  return Object.assign(new MouseEvent('pointermove', { bubbles: true, ...init }), { pointerType });
}
