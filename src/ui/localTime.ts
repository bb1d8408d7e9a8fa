/** Time of day in the reader's own time zone, `hh:mm:ss`. `epochMs` is in epoch milliseconds. */
export const localTime = (epochMs: number): string => new Date(epochMs).toTimeString().slice(0, 8);

/** Date in the reader's own time zone, `yyyy.mm.dd`. `epochMs` is in epoch milliseconds. */
export function localDate(epochMs: number): string {
  const date = new Date(epochMs);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('.');
}

/**
 * Creates the formatter when it is first needed: the creation takes milliseconds, and most page loads need no
 * formatter.
 */
function format(options: Intl.DateTimeFormatOptions): (epochMs: number) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (epochMs) => (made ??= new Intl.DateTimeFormat('en-GB', options)).format(epochMs);
}
const day = format({ day: 'numeric', month: 'short' });
const dayAndYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
const minute = format({ hour: '2-digit', minute: '2-digit' });

/** Day in the format of the casebook: `19 Nov`, with the year if it is not the current year. */
export const dayName = (epochMs: number): string =>
  (new Date(epochMs).getFullYear() === new Date().getFullYear() ? day : dayAndYear)(epochMs);

/** Time of day in the format of the casebook: `hh:mm`. */
export const hourAndMinute = (epochMs: number): string => minute(epochMs);

/** `hh:mm` for a time of today, else the day. */
export const timeOrDay = (epochMs: number): string =>
  isOneDay(epochMs, Date.now()) ? hourAndMinute(epochMs) : dayName(epochMs);

/** Whether two times, epoch ms, are on the same day in the reader's own time zone. */
export const isOneDay = (a: number | null | undefined, b: number | null): boolean =>
  a != null && b !== null && new Date(a).toDateString() === new Date(b).toDateString();
