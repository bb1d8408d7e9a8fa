import { StillObserver } from './jsdom.ts';

// jsdom has no ResizeObserver. A test that needs one that reports stubs it.
globalThis.ResizeObserver ??= StillObserver;
