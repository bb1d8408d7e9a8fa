/**
 * A line of a story without the marks that its own page needs for layout: the brackets around an uncovered passage, and
 * the side and angle of a line on /oblique. Pure.
 */
export const plainText = (slug: string, text: string): string => {
  const bare = text.replaceAll(/[⟦⟧]/g, '');
  return slug === 'oblique' ? bare.replace(/^[LR]\d+ /, '') : bare;
};
