import * as Comlink from 'comlink';
import { SimulationService } from './service.ts';

/** The worker's entry. `self` is passed because the default endpoint never answers under @vitest/web-worker. */
Comlink.expose(new SimulationService(), self);
