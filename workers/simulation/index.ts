import * as Comlink from 'comlink';
import { SimulationService } from './service.ts';

/**
 * The worker's entry. `self` is named because the default endpoint never answers under @vitest/web-worker.
 * `onChange` arrives as a Comlink proxy of the page's function; the service just calls it.
 */
Comlink.expose(new SimulationService(), self);
