import { enginePaths, testPages } from '../../support/engines/everyPage.ts';
import { sharedEngine } from '../../support/engines/shared.ts';

/** Every page in WebKitGTK. It takes two minutes more than CI has. */
await testPages(await sharedEngine(), enginePaths);
