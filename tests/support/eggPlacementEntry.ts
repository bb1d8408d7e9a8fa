/** The site's own code for placing eggs. `eggPlacement.ts` builds a script from it. */
export { obstaclesOnPage } from '../../src/panels/eggs/obstacles.ts';
export { FreeSpace, sweptArea } from '../../src/ui/egg-drawing/FreeSpace.ts';
export { restingPosition } from '../../src/ui/egg-drawing/position.ts';
