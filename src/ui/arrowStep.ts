const steps: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The step of an arrow key, right and down positive. Null for any other key. Null also for an arrow key with a
 * modifier, because it is a command of the browser (Alt and left is Back).
 */
export function arrowStep(event: KeyPress): readonly [dx: number, dy: number] | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return steps[event.key] ?? null;
}
