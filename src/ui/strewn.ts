/** Number `at` of a row without order, 0 to 1, the same each time. Pure. */
export const strewn = (at: number): number => {
  const wild = Math.sin(at * 12.9898) * 43758.5453;
  return wild - Math.floor(wild);
};
