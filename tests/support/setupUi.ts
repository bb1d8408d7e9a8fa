import { configure } from '@testing-library/dom';
import { vi } from 'vitest';
import { StillObserver } from './jsdom.ts';

// jsdom has no ResizeObserver. A test that needs one that reports stubs it.
globalThis.ResizeObserver ??= StillObserver;

// Both libraries wait for a second, which a busy machine may need for one lazy part.
const patientMs = 30_000;
configure({ asyncUtilTimeout: patientMs });
const { waitFor } = vi;
vi.waitFor = (callback, options = patientMs) => waitFor(callback, options);
