import { configure } from '@testing-library/dom';
import { StillObserver } from './jsdom.ts';
import { patientMs } from './patientWaits.ts';

// jsdom has no ResizeObserver. A test that needs the reports of an observer replaces this stub.
globalThis.ResizeObserver ??= StillObserver;

configure({ asyncUtilTimeout: patientMs });
