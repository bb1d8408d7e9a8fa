/** The code by which the site places its eggs. `eggPlacement.ts` makes a script of it. */
export { obstaclesOnPage } from '../../src/panels/eggs/obstacles.ts';
export { FreeSpace, sweptArea } from '../../src/ui/egg-drawing/FreeSpace.ts';
export { restingPosition } from '../../src/ui/egg-drawing/position.ts';
