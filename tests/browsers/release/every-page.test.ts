import { enginePaths, testPages } from '../../support/engines/everyPage.ts';
import { sharedEngine } from '../../support/engines/shared.ts';

/** Every page in WebKitGTK. These tests take two minutes more than CI allows. */
await testPages(await sharedEngine(), enginePaths);
