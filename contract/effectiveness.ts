/** The effectiveness of a reaction to a recommendation: clicked 1, viewed 0.5, anything else 0.1. Spec §9, R-REC-07. */
export function effectivenessOf(userResponse: string): number {
  if (userResponse === 'clicked') return 1;
  return userResponse === 'viewed' ? 0.5 : 0.1;
}
