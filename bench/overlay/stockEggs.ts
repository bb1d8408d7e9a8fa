import { Application, Sprite, Texture } from 'pixi.js';
import { eggPaths, tagDetail, tagOutline, tagThread } from '../../src/ui/egg-drawing/paths.ts';
import { tagHeight, tagWidth } from '../../src/ui/egg-drawing/position.ts';

const drawing = `${tagOutline} ${tagThread} ${tagDetail} ${eggPaths.key}`;

/**
 * Draws the same eggs as the first example of Pixi's documentation would: an application that covers the browser's
 * window, moved by its ticker.
 */
export async function addStockEggs(count: number): Promise<void> {
  const app = new Application();
  await app.init({ resizeTo: window, backgroundAlpha: 0, preference: 'webgl' });
  app.canvas.style.cssText = 'position:fixed;inset:0;pointer-events:none';
  document.body.append(app.canvas);
  const picture = document.createElement('canvas');
  Object.assign(picture, { width: tagWidth * 2, height: tagHeight * 2 });
  const pen = picture.getContext('2d')!;
  pen.scale(2, 2);
  pen.stroke(new Path2D(drawing));
  const texture = Texture.from(picture);
  const sprites = Array.from({ length: count }, (_, index) => {
    const sprite = new Sprite({ texture, x: 60 + index * 140, y: 300, width: tagWidth, height: tagHeight });
    return app.stage.addChild(sprite);
  });
  app.ticker.add(() => {
    const seconds = performance.now() / 1000;
    sprites.forEach((sprite, index) =>
      sprite.position.set(60 + index * 140 + 9 * Math.sin(seconds + index), 300 + 9 * Math.cos(seconds)),
    );
  });
}

/** Draws the same eggs as elements with a CSS animation. */
export function addStyledEggs(count: number): void {
  const style = document.createElement('style');
  style.textContent = '@keyframes float { to { transform: translate(18px, 12px) rotate(4deg) } }';
  document.head.append(style);
  for (let index = 0; index < count; index += 1) {
    const egg = document.createElement('div');
    egg.style.cssText = `position:fixed;left:${60 + index * 140}px;top:300px;width:${tagWidth}px;height:${tagHeight}px;animation:float ${9 + index}s ease-in-out infinite alternate`;
    egg.innerHTML = `<svg viewBox="0 0 ${tagWidth} ${tagHeight}"><path d="${drawing}" fill="none" stroke="currentColor"/></svg>`;
    document.body.append(egg);
  }
}
