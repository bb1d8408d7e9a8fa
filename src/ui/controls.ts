/** Matches everything that a reader can press, drag or type into, with the labels that are pressed in its place. */
export const controls =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [contenteditable], [role="slider"]';
