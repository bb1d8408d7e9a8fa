import { useState } from 'react';

/**
 * The id of the only open card, or null. `toggle` closes the card if it is open, and opens it otherwise. Spec §4
 * "Cards", R-SA-05, R-CT-04.
 */
export function useSingleOpen(): readonly [open: string | null, toggle: (id: string) => void] {
  const [open, setOpen] = useState<string | null>(null);
  return [open, (id) => setOpen((now) => (now === id ? null : id))];
}
