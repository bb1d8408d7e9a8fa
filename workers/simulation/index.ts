import * as Comlink from 'comlink';
import { SimulationService } from './service.ts';

/**
 * The worker's entry. `self` is passed because the default endpoint never answers under @vitest/web-worker. `onChange`
 * arrives as a Comlink proxy of the page's function.
 */
Comlink.expose(new SimulationService(), self);
