import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../tests/support/browser.ts';
import { listening } from '../tests/support/pageState.ts';
import { changeOf } from '../tests/support/pictureChange.ts';
import { openOnClock, stepAnimations, stepClock, stopClock } from '../tests/support/steppedClock.ts';
import { filmSheetOf, type Scene } from './look/filmSheet.ts';
import { doAct, parseActs } from './look/visit.ts';

/**
 * Films a visit to a running server. The motion is exact on a slow machine too: for each picture, the page's clock and
 * its CSS animations advance by a twentieth of a second.
 * `npm run film -- --base http://127.0.0.1:3000 --acts acts.json --seconds 60 "/?inspect&phase=1"`. The acts of the
 * reader are described in tools/look/visit.ts. Prints the time, place and size of each movement. Writes the pictures
 * of the movements, and the page `index.html` that shows them, to the folder `--out`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://127.0.0.1:3000' },
    out: { type: 'string', default: 'dist/film' },
    acts: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '720' },
  },
});
const framesPerSecond = 20;
/** Difference of a colour channel, 0 to 255, that counts. Two JPEG pictures of the same page differ by less. */
const leastDifference = 24;
/** Share of the window's pixels that counts as movement. A blinking caret or a hovered link changes less. */
const leastShare = 0.0003;
/** Pictures at most this far apart belong to one scene, s. */
const sceneGapS = 0.3;

const acts = [...(values.acts === undefined ? [] : parseActs(readFileSync(values.acts, 'utf8')))];
mkdirSync(values.out, { recursive: true });
const browser = await launchBrowser();
try {
  const context = await browser.newContext({
    viewport: { width: Number(values.width), height: Number(values.height) },
    reducedMotion: null,
  });
  const bench = await browser.newPage();
  const page = await context.newPage();
  const path = positionals[0] ?? '/';
  await openOnClock(page, values.base + path);
  if (/[?&]inspect\b/.test(path))
    await page.locator('aside[aria-label="Inspector"]').evaluate((aside) => (aside.style.display = 'none'));
  await listening(page);
  await stopClock(page, 500);

  const take = () => page.screenshot({ type: 'jpeg', quality: 80 });
  const scenes: Scene[] = [];
  let [last, asked] = [await take(), 0];
  writeFileSync(`${values.out}/0.00.jpg`, last);
  for (let frame = 1; frame <= Number(values.seconds) * framesPerSecond; frame += 1) {
    const atS = frame / framesPerSecond;
    while (acts[0] !== undefined && acts[0].at < atS) {
      const complaint = await doAct(page, acts.shift()!);
      if (complaint !== null) console.log(`${atS.toFixed(2)} s  ${complaint}`);
    }
    await stepClock(page, 1000 / framesPerSecond, frame % framesPerSecond === 0);
    await stepAnimations(page, 1000 / framesPerSecond);
    const effects = await page.evaluate((from) => window.asked.slice(from), asked);
    asked += effects.length;
    for (const effect of effects)
      console.log(`${atS.toFixed(2)} s  asked for: ${effect.kind === 'glitch' ? effect.glitch : effect.reading}`);
    const picture = await take();
    const { share, box } = await changeOf(bench, [last, picture], leastDifference);
    if (box !== null && share >= leastShare) {
      const file = `${atS.toFixed(2)}.jpg`;
      writeFileSync(`${values.out}/${file}`, picture);
      const scene = scenes.at(-1);
      if (scene !== undefined && atS - scene.frames.at(-1)!.atS <= sceneGapS)
        scene.frames.push({ atS, file, share, box });
      else scenes.push({ frames: [{ atS, file, share, box }] });
    }
    last = picture;
  }
  for (const { frames } of scenes) {
    const [from, to] = [frames[0]!.atS, frames.at(-1)!.atS];
    const most = frames.reduce((most, frame) => (frame.share > most.share ? frame : most));
    const percent = (most.share * 100).toFixed(2);
    console.log(`${from.toFixed(2)} to ${to.toFixed(2)} s  ${percent} %  box ${most.box.join(' ')}`);
  }
  writeFileSync(`${values.out}/index.html`, filmSheetOf(scenes));
  console.log(`${scenes.length} scenes in ${values.out}/index.html.`);
} finally {
  await browser.close();
}
