import type { ComponentProps } from 'react';

interface Options extends Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'disabled' | 'aria-disabled'> {
  /** True while a press has no effect. The button stays focusable, so that a keyboard user does not lose the place. */
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** A `type="button"` that can be disabled without losing the focus: `aria-disabled`, and clicks are ignored. */
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
