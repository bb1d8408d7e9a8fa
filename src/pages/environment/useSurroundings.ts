import { useEffect, useState } from 'react';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import { watchSight } from '../../ui/watchSight.ts';
import type { Surroundings } from './surroundings.ts';

const hourNow = () => {
  const now = new Date();
  return now.getHours() + now.getMinutes() / 60;
};
const sizeNow = () => ({ width: document.documentElement.clientWidth || innerWidth, height: innerHeight });
const readEveryMs = 10_000;
/** A device reports only its preferred colour scheme; for a dark one the blind is half down. */
const lightAsked = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 0.5 : 1);

/**
 * The surroundings as this device reports them, followed while the page is open, or as the reader has `set` them. The
 * surroundings stay on this device: the request for the story has only the version, and narrow or wide. `size`: size of
 * the browser's window, CSS px.
 */
export function useSurroundings() {
  const [size, setSize] = useState(sizeNow);
  const [hour, setHour] = useState(hourNow);
  const [light, setLight] = useState(lightAsked);
  const [set, setSet] = useState<Partial<Surroundings>>({});
  useWindowEvents({ resize: () => setSize(sizeNow()) });
  useEffect(() => {
    // The clock is no effect: it runs with effects off too, because the page says that the hour is the device's.
    let clock: ReturnType<typeof setInterval> | undefined;
    const readClock = () => setHour(hourNow());
    const stopWatching = watchSight(null, (isSeen) => {
      if (!isSeen) return clearInterval(clock);
      readClock();
      clock = setInterval(readClock, readEveryMs);
    });
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const ask = () => setLight(lightAsked());
    scheme.addEventListener('change', ask);
    return () => {
      stopWatching();
      clearInterval(clock);
      scheme.removeEventListener('change', ask);
    };
  }, []);
  return {
    size,
    surroundings: { hour, light, width: size.width, ...set },
    set,
    change: (surroundings: Partial<Surroundings>) => setSet((before) => ({ ...before, ...surroundings })),
    follow: () => {
      setSet({});
      setHour(hourNow());
    },
  };
}
