import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { Spinner } from './Spinner.tsx';

/** A wait that is shorter than this shows no spinner, ms. R-RT-04. */
const patienceMs = 100;

const BeginContext = createContext<() => () => void>(() => () => undefined);
const SpinnerContext = createContext(false);

interface Options {
  /** Whether the HTML document already shows the spinner. The first wait then shows it at once. */
  readonly isShownAtFirst?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Counts the waits for a page: for its chunk and styles, then for its story. To the reader they are one wait, so a
 * single spinner is shown from 100 ms after the start of the first wait until the end of the last. R-RT-04.
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

/** Counts as a wait for a page while it is mounted. Renders nothing. */
export function Wait() {
  const begin = useContext(BeginContext);
  // A layout effect runs before the paint, so that there is no gap between two waits that follow each other in one
  // commit.
  useLayoutEffect(begin, [begin]);
  return null;
}

/** The text for screen readers at the end of a wait, and the time for which it is in the document, ms. */
const loaded = { text: 'Loaded.', forMs: 1000 } as const;

/** Whether the wait has ended with a failure. The failure has its own announcement. */
const hasFailed = (): boolean => document.querySelector('#page [role="alert"]') !== null;

/**
 * Shows the spinner of all waits and announces it politely. Use it once in the application. After "Loading...", screen
 * readers also announce the end of the wait. B-EAR-01.
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
