import { useAtomValue, useSetAtom } from 'jotai';
import { Toast } from 'radix-ui';
import { dismissToastAtom, toastAtom } from '../../state/toasts.ts';
import style from './Toasts.module.css';

/** Spec §9 "Interface". */
const shownMs = 5000;
const swipeThreshold = 50;
const hotkey = ['F8'];

/** Shows one toast at a time, for five seconds; screen readers get it politely. R-UI-04. */
export function Toasts() {
  const toast = useAtomValue(toastAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  return (
    <Toast.Provider
      // Radix stops a toast's time while the pointer or the focus is on it, and does not start it again for the next one
      // when that toast was dismissed by a press. Each toast has a provider, and so a time, of its own.
      key={toast?.id ?? 'none'}
      label="Notice"
      duration={shownMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {toast === null ? null : (
        <Toast.Root
          className={style.slip}
          // Radix's `background`: does not interrupt a screen reader.
          type="background"
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) dismiss(toast.id);
          }}
        >
          <Toast.Title className={style.title}>{toast.title}</Toast.Title>
          <Toast.Description className={style.text}>{toast.text}</Toast.Description>
          <Toast.Close className={style.close} aria-label="Dismiss this notice">
            dismiss
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={style.viewport} hotkey={hotkey} label="Notices ({hotkey})" />
    </Toast.Provider>
  );
}
