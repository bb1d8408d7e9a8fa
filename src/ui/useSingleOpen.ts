import { useState } from 'react';

/** One expanded id or none: the open one closes, another one opens. Spec §4 "Cards", R-SA-05, R-CT-04. */
export function useSingleOpen(): readonly [open: string | null, toggle: (id: string) => void] {
  const [open, setOpen] = useState<string | null>(null);
  return [open, (id) => setOpen((now) => (now === id ? null : id))];
}
