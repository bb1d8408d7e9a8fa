import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { Spinner } from './Spinner.tsx';

/** A wait that is shorter than this, in ms, has no spinner. R-RT-04. */
const patienceMs = 100;

const BeginContext = createContext<() => () => void>(() => () => undefined);
const SpinnerContext = createContext(false);

interface Options {
  /** Whether the document shows the spinner already, so that the first wait shows it at once. */
  readonly isShownAtFirst?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Counts the waits for a page: for its chunk and styles, then for its story. They are one wait to the reader, so a
 * single spinner stands from 100 ms after the first of them has begun until none is left. R-RT-04.
 */
export function Waits({ isShownAtFirst = false, children }: Options) {
  const [count, setCount] = useState(0);
  const [isLate, setIsLate] = useState(isShownAtFirst);
  const begin = useCallback(() => {
    setCount((waits) => waits + 1);
    return () => setCount((waits) => waits - 1);
  }, []);
  const isWaiting = count > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return (
    <BeginContext value={begin}>
      <SpinnerContext value={isWaiting && isLate}>{children}</SpinnerContext>
    </BeginContext>
  );
}

/** A wait for a page, for as long as it is mounted. Draws nothing. */
export function Wait() {
  const begin = useContext(BeginContext);
  // Before the paint: a wait that follows another in one commit leaves no gap between them.
  useLayoutEffect(begin, [begin]);
  return null;
}

/** The text that ends a wait, for assistive technology, and how long it can be found, ms. */
const loaded = { text: 'Loaded.', forMs: 1000 } as const;

/** Whether the wait has ended with a failure, which announces itself. */
const hasFailed = (): boolean => document.querySelector('#page [role="alert"]') !== null;

/**
 * Where the spinner of all waits is drawn, and announced politely. Once in the application. Who has heard "Loading..."
 * hears its end too. B-EAR-01.
 */
export function WaitingSpinner() {
  const isWaiting = useContext(SpinnerContext);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    return () => setOver(!hasFailed());
  }, [isWaiting]);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setOver(false), loaded.forMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  return (
    <div role="status">
      {isWaiting ? <Spinner /> : null}
      {isOver && !isWaiting ? <span className="visually-hidden">{loaded.text}</span> : null}
    </div>
  );
}
