import type { ComponentProps } from 'react';

interface Options extends Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'disabled' | 'aria-disabled'> {
  /** True while a press has no effect. The button stays focusable, so that keyboard users do not lose the focus. */
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** A button of `type="button"` that keeps the focus when it is disabled: it sets `aria-disabled` and ignores clicks. */
export function ActionButton({ isDisabled = false, onClick, ...rest }: Options) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    />
  );
}
