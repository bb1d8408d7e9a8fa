import { anywhere, type CatalogueEgg } from './CatalogueEgg.ts';

export const mythicEggs: readonly CatalogueEgg[] = [
  {
    slug: 'tidal-thimble',
    type: 'thimble',
    rarity: 'mythic',
    trigger: 'time',
    title: 'Thimble of sea water',
    content: 'It has stood level for nine thousand days, and it leans a little towards whoever is reading.',
    metadata: { ...anywhere, phaseRequirement: 5, timeOfDay: 'night' },
  },
  {
    slug: 'unnamed-tooth',
    type: 'tooth',
    rarity: 'mythic',
    trigger: 'dwell',
    title: 'Tooth, no species given',
    content: 'It was here before there were mouths, and it does not mind waiting for the rest.',
    metadata: { ...anywhere, phaseRequirement: 4, behaviorPattern: 'lingering' },
  },
  {
    slug: 'faceless-stamp',
    type: 'stamp',
    rarity: 'mythic',
    trigger: 'click',
    title: 'Stamp, with no face',
    content: 'Pressed on water it leaves a square, and the square keeps until it is read.',
    metadata: { ...anywhere, phaseRequirement: 5 },
  },
  {
    slug: 'salt-spoon',
    type: 'spoon',
    rarity: 'mythic',
    trigger: 'scroll',
    title: 'Salt spoon',
    content: 'It was full when the sea was, and has been counting since.',
    metadata: { ...anywhere, phaseRequirement: 4 },
  },
  {
    slug: 'ice-key',
    type: 'key',
    rarity: 'mythic',
    trigger: 'time',
    title: 'Key of ice',
    content: 'It turns once, in any lock, and is on both sides of the door afterwards.',
    metadata: { ...anywhere, phaseRequirement: 5, timeOfDay: 'twilight' },
  },
];
