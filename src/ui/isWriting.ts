/** Whether a text field has the focus: the reader may be about to write. */
export const isWriting = (): boolean =>
  document.activeElement?.matches('input:not([type="radio"], [type="checkbox"], [type="range"]), textarea') === true;
