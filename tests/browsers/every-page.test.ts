import { enginePaths, testPages } from '../support/engines/everyPage.ts';
import { sharedEngine } from '../support/engines/shared.ts';

/**
 * Pages of each kind: prerendered, a list, a story, drawn on a canvas, sliders, a form, two columns. All pages:
 * tests/browsers/release.
 */
const someOfThem = ['/', '/about', '/transcript', '/kitchen', '/void', '/collaborate', '/atmosphere', '/void-speak'];

/** Every page in Firefox, some in WebKitGTK. */
const visited = await sharedEngine();
await testPages(visited, visited?.engine.name === 'webkit' ? someOfThem : enginePaths);
