import { configure } from '@testing-library/dom';
import { vi } from 'vitest';
import { StillObserver } from './jsdom.ts';

// jsdom has no ResizeObserver. A test that needs the reports of an observer replaces this stub.
globalThis.ResizeObserver ??= StillObserver;

// Both libraries wait for one second by default. A busy machine may need longer for a lazy part.
const patientMs = 30_000;
configure({ asyncUtilTimeout: patientMs });
const { waitFor } = vi;
vi.waitFor = (callback, options = patientMs) => waitFor(callback, options);
