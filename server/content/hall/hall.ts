/**
 * The line by which Home answers an act ("name=value" of server/profile/acts.ts), from phase 3 on. Each stays on the page
 * until the other act is newer, so it must be true whatever else the reader does, and after the end.
 */
export const hallLines: Readonly<Record<string, string>> = {
  'lamp=dark': 'You put out every light in the building but one. The hall was lit again on your account.',
  'verdict=drafted':
    'The verdict that you made whole has come down to the hall. It is under glass, where the hall is locked.',
  'verdict=struck': 'Of your verdict one word is left standing. Nobody has asked for the rest.',
};
