import { useEffect, useState } from 'react';
import type { Readings } from './readings.ts';

const hourNow = () => {
  const now = new Date();
  return now.getHours() + now.getMinutes() / 60;
};
const readEveryMs = 10_000;
/** A device says of the light only which of two it would like; one that asks for dark has the blind half down. */
const lightAsked = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 0.5 : 1);

export interface Surroundings {
  /** The page itself, in pixels: what the scene is drawn to. */
  readonly page: { readonly width: number; readonly height: number };
  readonly readings: Readings;
  /** Which of the readings the reader has set. */
  readonly set: Partial<Readings>;
  readonly change: (readings: Partial<Readings>) => void;
  readonly follow: () => void;
}

/**
 * What this device reports, followed while the page is open, and what the reader has put in its place. The figures stay
 * here; asking for the text says which version is wanted, and whether for a narrow window.
 */
export function useSurroundings(): Surroundings {
  const [page, setPage] = useState(() => ({ width: innerWidth, height: innerHeight }));
  const [hour, setHour] = useState(hourNow);
  const [light, setLight] = useState(lightAsked);
  const [set, setSet] = useState<Partial<Readings>>({});
  useEffect(() => {
    // A reading is no effect, and goes on with effects off: the page says that it is the device's.
    const clock = setInterval(() => setHour(hourNow()), readEveryMs);
    const measure = () => setPage({ width: document.documentElement.clientWidth || innerWidth, height: innerHeight });
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const ask = () => setLight(lightAsked());
    measure();
    addEventListener('resize', measure);
    scheme.addEventListener('change', ask);
    return () => {
      clearInterval(clock);
      removeEventListener('resize', measure);
      scheme.removeEventListener('change', ask);
    };
  }, []);
  return {
    page,
    readings: { hour, light, width: page.width, ...set },
    set,
    change: (readings) => setSet((before) => ({ ...before, ...readings })),
    follow: () => {
      setSet({});
      setHour(hourNow());
    },
  };
}
