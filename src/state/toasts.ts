import { atom } from 'jotai';

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** The phase of the letter that the notice announces. The notice leads to the letters. B-NOTE-03. */
  readonly letter?: number;
}

/** A notice that appears and disappears by itself. R-UI-04. */
export interface Toast extends Notice {
  readonly id: number;
  /** False once it has been dismissed by the visitor or by its timer. */
  readonly isOpen: boolean;
}

export interface ToastList {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
}

export type ToastAction =
  | ({ readonly kind: 'add' } & Notice)
  | { readonly kind: 'dismiss'; readonly id: number }
  | { readonly kind: 'remove'; readonly id: number };

/** Time from dismissal to removal from the list. Spec §9 "Interface", R-UI-04. */
export const toastRemovalMs = 1_000_000;

/** The list after an action, oldest first. An unknown id changes nothing. Pure; never throws. R-UI-04. */
export function toastsAfter(list: ToastList, action: ToastAction): ToastList {
  const { toasts, nextId } = list;
  switch (action.kind) {
    case 'add': {
      const { kind: _, ...notice } = action;
      return { toasts: [...toasts, { ...notice, id: nextId, isOpen: true }], nextId: nextId + 1 };
    }
    case 'dismiss':
      return { nextId, toasts: toasts.map((toast) => (toast.id === action.id ? { ...toast, isOpen: false } : toast)) };
    case 'remove':
      return { nextId, toasts: toasts.filter(({ id }) => id !== action.id) };
  }
}

const listAtom = atom<ToastList>({ toasts: [], nextId: 1 });

/** All toasts that have not been removed, dismissed ones included. */
export const toastsAtom = atom((get) => get(listAtom).toasts);

/** The shown toast: the oldest open one. A second toast waits until the first is dismissed. */
export const toastAtom = atom((get) => get(toastsAtom).find(({ isOpen }) => isOpen) ?? null);

/** Shows a notice, at once or after earlier ones. */
export const showToastAtom = atom(null, (get, set, notice: Notice) => {
  set(listAtom, toastsAfter(get(listAtom), { kind: 'add', ...notice }));
});

/** Closes a notice; it stays on the list for another 1,000,000 ms. */
export const dismissToastAtom = atom(null, (get, set, id: number) => {
  if (!get(toastsAtom).some((toast) => toast.id === id && toast.isOpen)) return;
  set(listAtom, toastsAfter(get(listAtom), { kind: 'dismiss', id }));
  setTimeout(() => set(listAtom, toastsAfter(get(listAtom), { kind: 'remove', id })), toastRemovalMs);
});
