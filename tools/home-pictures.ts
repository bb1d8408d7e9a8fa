import { launchBrowser } from '../tests/support/browser.ts';
import { startServer } from '../tests/support/server.ts';
import { takePicture, viewports } from './look/picture.ts';

/**
 * Takes the pictures of docs/home.md again: Home at each phase and after the end, 1440 wide, in docs/pictures/. Starts
 * a server with an empty store and the inspector allowed.
 */
const states = ['phase=0', 'phase=1', 'phase=2', 'phase=3', 'phase=4', 'phase=5', 'ended'];

const server = await startServer({ env: { INSPECTOR: '1' } });
const browser = await launchBrowser();
try {
  // With reduced motion every text is shown whole, and two runs differ only in numbers.
  const context = await browser.newContext({ viewport: viewports([1440])[0]!, reducedMotion: 'reduce' });
  for (const state of states) {
    const said = await takePicture(context, `${server.url}/?inspect&${state}&seed=7`, {
      file: `docs/pictures/home-${state.replace('=', '-')}.jpg`,
      waitMs: 3000,
      isWhole: false,
      without: 'aside[aria-label="Inspector"]',
    });
    for (const line of said) console.log(`${state}: ${line}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
