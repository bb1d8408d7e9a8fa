import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { arrowStep } from '../../src/ui/arrowStep.ts';
import { useCanvas } from '../../src/ui/useCanvas.ts';
import { type Drag, useDrag } from '../../src/ui/useDrag.ts';
import { useFrames } from '../../src/ui/useFrames.ts';
import { useInterval } from '../../src/ui/useInterval.ts';
import { useResize } from '../../src/ui/useResize.ts';
import { useSteps } from '../../src/ui/useSteps.ts';
import '../support/tidy.ts';

describe('arrowStep', () => {
  test('[arrow keys] each arrow is a step, other keys are none', () => {
    const press = (key: string, modifiers: KeyboardEventInit = {}) =>
      arrowStep(new KeyboardEvent('keydown', { key, ...modifiers }));
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => press(key))).toEqual([
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ]);
    expect([press('Enter'), press('a')]).toEqual([null, null]);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      expect(press('ArrowLeft', { [modifier]: true }), modifier).toBeNull();
    }
  });
});

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** Stubs IntersectionObserver. Returns a function that reports whether the element is in the window. */
function stubSight(): (isIntersecting: boolean) => void {
  let report: (isIntersecting: boolean) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => onChange([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {
        report = () => undefined;
      }
    },
  );
  return (isIntersecting) => act(() => report(isIntersecting));
}
const shownIn = { current: document.createElement('p') };

describe('useInterval', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

  test('[B-RST-01] a timer stands still while the tab is hidden, and begins again when it is visible', () => {
    const onBeat = vi.fn<() => void>();
    renderHook(() => useInterval(onBeat, 1000));
    vi.advanceTimersByTime(2500);
    expect(onBeat).toHaveBeenCalledTimes(2);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    setHidden(false);
    vi.advanceTimersByTime(999);
    expect(onBeat).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(onBeat).toHaveBeenCalledTimes(3);
  });

  test('[B-RST-01] a timer of an element runs only while the element is in the window', () => {
    const setSeen = stubSight();
    const onBeat = vi.fn<() => void>();
    const { unmount } = renderHook(() => useInterval(onBeat, 1000, shownIn));
    expect(vi.getTimerCount()).toBe(0);
    setSeen(true);
    vi.advanceTimersByTime(1000);
    expect(onBeat).toHaveBeenCalledTimes(1);
    setSeen(false);
    expect(vi.getTimerCount()).toBe(0);
    setSeen(true);
    expect(vi.getTimerCount()).toBe(1);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    setHidden(false);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[B-RST-01] a change is seen in so many steps, and then no timer runs', () => {
    const { result, rerender } = renderHook(({ value }) => useSteps(value, 3, 100), { initialProps: { value: 'a' } });
    expect([result.current, vi.getTimerCount()]).toEqual([3, 0]);
    rerender({ value: 'b' });
    const seen = [result.current];
    for (let step = 0; step < 3; step += 1) {
      act(() => void vi.advanceTimersByTime(100));
      seen.push(result.current);
    }
    expect([seen, vi.getTimerCount()]).toEqual([[0, 1, 2, 3], 0]);
  });
});

describe('useFrames', () => {
  /** Requested frames that have not run yet. */
  let waiting: Map<number, FrameRequestCallback>;
  let nowMs: number;
  beforeEach(() => {
    waiting = new Map();
    nowMs = 1000;
    let last = 0;
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      waiting.set((last += 1), callback);
      return last;
    });
    vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
  });
  /** Runs the requested frames, `afterMs` later. */
  const frame = (afterMs: number) => {
    nowMs += afterMs;
    const due = [...waiting.values()];
    waiting.clear();
    act(() => due.forEach((callback) => callback(nowMs)));
  };

  test('[B-OVL-01] requests frames while the callback returns true, and then none', () => {
    let left = 3;
    const draw = vi.fn<(nowMs: number, stepMs: number) => boolean>(() => (left -= 1) > 0);
    renderHook(() => useFrames(draw));
    for (let at = 0; at < 6; at += 1) frame(16);
    expect(draw.mock.calls).toEqual([
      [1016, 0],
      [1032, 16],
      [1048, 16],
    ]);
    expect(waiting.size).toBe(0);
  });

  test('[frames] a request starts it, two requests before a frame count as one, and a step has at most 100 ms', () => {
    const draw = vi.fn<(nowMs: number, stepMs: number) => boolean>(() => true);
    const { result } = renderHook(() => useFrames(draw, { startsItself: false }));
    expect(waiting.size).toBe(0);
    result.current();
    result.current();
    expect(waiting.size).toBe(1);
    frame(16);
    frame(5000);
    expect(draw.mock.calls.map((call) => call.at(1))).toEqual([0, 100]);
  });

  test('[B-RST-01] with an interval, no frame is requested in between', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const draw = vi.fn<(nowMs: number, stepMs: number) => boolean>(() => true);
    const { result } = renderHook(() => useFrames(draw, { everyMs: 50 }));
    frame(16);
    result.current();
    expect(waiting.size).toBe(0);
    vi.advanceTimersByTime(50);
    expect(waiting.size).toBe(1);
    frame(50);
    expect(draw.mock.calls).toEqual([
      [1016, 0],
      [1066, 50],
    ]);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[B-RST-01] a frame can say how much later the next one is needed', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const draw = vi.fn<(nowMs: number, stepMs: number) => number>(() => 75);
    renderHook(() => useFrames(draw, { everyMs: 30 }));
    frame(16);
    // A timer waits, because each requested frame costs time. The timer ends half a frame early (8 ms).
    vi.advanceTimersByTime(66);
    expect(waiting.size).toBe(0);
    vi.advanceTimersByTime(1);
    expect(waiting.size).toBe(1);
    frame(75);
    expect(draw.mock.calls).toEqual([
      [1016, 0],
      [1091, 75],
    ]);
  });

  test('[B-RST-01] no frame is requested while what is drawn on is outside the window', () => {
    const setSeen = stubSight();
    const draw = vi.fn<(nowMs: number, stepMs: number) => boolean>(() => true);
    renderHook(() => useFrames(draw, { element: shownIn }));
    expect(waiting.size).toBe(0);
    setSeen(true);
    frame(16);
    expect(waiting.size).toBe(1);
    setSeen(false);
    expect(waiting.size).toBe(0);
    setSeen(true);
    frame(16);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('[frames] no frames while the tab is hidden; afterwards a running loop continues', () => {
    const draw = vi.fn<(nowMs: number, stepMs: number) => boolean>(() => true);
    renderHook(() => useFrames(draw));
    frame(16);
    setHidden(true);
    expect(waiting.size).toBe(0);
    setHidden(false);
    expect(waiting.size).toBe(1);
    frame(16);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('[frames] stops without something to draw, and when the page is unmounted', () => {
    const draw = vi.fn<(nowMs: number, stepMs: number) => boolean>(() => true);
    const { rerender, unmount, result } = renderHook(({ isOn }) => useFrames(isOn ? draw : null), {
      initialProps: { isOn: true },
    });
    rerender({ isOn: false });
    result.current();
    expect(waiting.size).toBe(0);
    rerender({ isOn: true });
    expect(waiting.size).toBe(1);
    unmount();
    expect(waiting.size).toBe(0);
  });
});

/** Stubs ResizeObserver. The stub reports when the test calls it. */
function stubObserver() {
  const reports: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly report: ResizeObserverCallback;
      constructor(report: ResizeObserverCallback) {
        this.report = report;
      }
      observe() {
        reports.push(() => this.report([], this as unknown as ResizeObserver));
      }
      unobserve() {}
      disconnect() {
        reports.length = 0;
      }
    },
  );
  return { reports, resize: () => act(() => reports.forEach((report) => report())) };
}

test('[sizes] a resize is reported with the size inside the borders, and not after the page is unmounted', () => {
  const { reports, resize } = stubObserver();
  const onResize = vi.fn();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(150);
  const { unmount } = renderHook(() => useResize({ current: document.body }, onResize));
  resize();
  expect(onResize).toHaveBeenCalledExactlyOnceWith({ width: 300, height: 150 });
  unmount();
  expect(reports).toEqual([]);
});

describe('useCanvas', () => {
  const context = { setTransform: vi.fn() };
  beforeEach(() => {
    context.setTransform.mockClear();
    vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
    vi.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(50);
  });
  const show = (...[draw, options]: Parameters<typeof useCanvas>) => {
    function Picture() {
      const { canvas, redraw } = useCanvas(draw, options);
      return <canvas ref={canvas} onClick={redraw} data-testid="picture" />;
    }
    render(<Picture />);
    return screen.getByTestId<HTMLCanvasElement>('picture');
  };
  const withContext = () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);

  test('[canvas] it has as many pixels as the screen, at most two to a CSS px', () => {
    withContext();
    const { resize } = stubObserver();
    vi.stubGlobal('devicePixelRatio', 3);
    const draw = vi.fn();
    const canvas = show(draw);
    expect([canvas.width, canvas.height]).toEqual([200, 100]);
    expect(context.setTransform).toHaveBeenCalledWith(2, 0, 0, 2, 0, 0);
    expect(draw).toHaveBeenCalledExactlyOnceWith({ context, width: 100, height: 50, scale: 2 });
    resize();
    fireEvent.click(canvas);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  test('[canvas] a coarse picture has one pixel for several CSS px', () => {
    withContext();
    const canvas = show(vi.fn(), { scale: 1 / 5 });
    expect([canvas.width, canvas.height]).toEqual([20, 10]);
  });

  test('[canvas] without a context nothing is drawn', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const draw = vi.fn();
    fireEvent.click(show(draw));
    expect(draw).not.toHaveBeenCalled();
  });
});

describe('useDrag', () => {
  const show = (options: Partial<Parameters<typeof useDrag>[0]> = {}) => {
    const heard: string[] = [];
    const say = (what: string, { x, y, dx, dy, stepX, stepY }: Drag) =>
      heard.push(`${what} ${x},${y} ${dx},${dy} ${stepX},${stepY}`);
    function Handle() {
      const { handlers, endsDrag } = useDrag({
        onMove: (drag) => say('move', drag),
        onEnd: (drag, isCancelled) => say(isCancelled ? 'cancel' : 'end', drag),
        ...options,
      });
      return (
        <button type="button" {...handlers} onClick={() => heard.push(endsDrag() ? 'click of a drag' : 'press')}>
          handle
        </button>
      );
    }
    render(<Handle />);
    return { handle: screen.getByRole('button'), heard };
  };
  const at = (clientX: number, clientY: number, pointerId = 1) => ({ clientX, clientY, pointerId, button: 0 });

  test('[drag] reports the position, the distance from the start and the distance since the last call', () => {
    const { handle, heard } = show();
    fireEvent.pointerDown(handle, at(10, 10));
    fireEvent.pointerMove(handle, at(13, 10));
    fireEvent.pointerMove(handle, at(14, 10));
    fireEvent.pointerMove(handle, at(20, 18));
    fireEvent.pointerUp(handle, at(21, 18));
    fireEvent.click(handle);
    expect(heard).toEqual(['move 14,10 4,0 4,0', 'move 20,18 10,8 6,8', 'end 21,18 11,8 1,0', 'click of a drag']);
    fireEvent.click(handle);
    expect(heard.at(-1)).toBe('press');
  });

  test('[drag] a press that moves less than the slack stays a press', () => {
    const { handle, heard } = show();
    fireEvent.pointerDown(handle, at(10, 10));
    fireEvent.pointerMove(handle, at(13, 10));
    fireEvent.pointerUp(handle, at(13, 10));
    fireEvent.click(handle);
    expect(heard).toEqual(['press']);
  });

  test('[drag] without slack the press is the first movement', () => {
    const { handle, heard } = show({ slackPx: 0 });
    fireEvent.pointerDown(handle, at(10, 10));
    expect(heard).toEqual(['move 10,10 0,0 0,0']);
  });

  test('[drag] other buttons, other pointers and refused starts are ignored; a cancelled drag is reported', () => {
    const canStart = vi.fn(() => true);
    const { handle, heard } = show({ canStart });
    fireEvent.pointerDown(handle, { ...at(0, 0), button: 2 });
    fireEvent.pointerMove(handle, at(50, 0));
    canStart.mockReturnValueOnce(false);
    fireEvent.pointerDown(handle, at(0, 0));
    fireEvent.pointerMove(handle, at(50, 0));
    expect(heard).toEqual([]);
    fireEvent.pointerDown(handle, at(0, 0));
    fireEvent.pointerMove(handle, at(9, 0, 2));
    fireEvent.pointerMove(handle, at(5, 0));
    fireEvent.pointerCancel(handle, at(5, 0));
    expect(heard).toEqual(['move 5,0 5,0 5,0', 'cancel 5,0 5,0 0,0']);
  });

  test('[B-TCH-02] a second finger takes nothing over, and the first one drags on', () => {
    const { handle, heard } = show();
    fireEvent.pointerDown(handle, at(0, 0));
    fireEvent.pointerMove(handle, at(5, 0));
    fireEvent.pointerDown(handle, at(90, 90, 2));
    fireEvent.pointerMove(handle, at(99, 99, 2));
    fireEvent.pointerUp(handle, at(99, 99, 2));
    fireEvent.pointerMove(handle, at(8, 0));
    fireEvent.pointerUp(handle, at(8, 0));
    expect(heard).toEqual(['move 5,0 5,0 5,0', 'move 8,0 8,0 3,0', 'end 8,0 8,0 0,0']);
    fireEvent.pointerDown(handle, at(90, 90, 2));
    fireEvent.pointerMove(handle, at(99, 90, 2));
    expect(heard.at(-1)).toBe('move 99,90 9,0 9,0');
  });
});
