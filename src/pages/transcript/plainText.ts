/**
 * A line of a story without the marks for its page's own drawing: the brackets round an uncovered passage, and the side
 * and position of a line on /oblique. Pure.
 */
export const plainText = (slug: string, text: string): string => {
  const bare = text.replaceAll(/[⟦⟧]/g, '');
  return slug === 'oblique' ? bare.replace(/^[LR]\d+ /, '') : bare;
};
