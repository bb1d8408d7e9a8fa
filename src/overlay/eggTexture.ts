import { CanvasSource, type TextureSource } from 'pixi.js';
import type { EggType } from '#contract/egg.ts';
import { eggPaths, tagDetail, tagOutline, tagThread } from '../ui/egg-drawing/paths.ts';
import { tagHeight, tagWidth } from '../ui/egg-drawing/position.ts';

/**
 * The drawing of one type of egg, for egg.frag: red is the object, green the tag's body, blue its outline.
 * `resolution`: texture pixels per CSS pixel. The caller destroys the texture.
 */
export function eggTexture(type: EggType, resolution: number): TextureSource {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(tagWidth * resolution);
  canvas.height = Math.round(tagHeight * resolution);
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    const outline = new Path2D(tagOutline);
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.scale(canvas.width / tagWidth, canvas.height / tagHeight);
    pen.globalCompositeOperation = 'lighter';
    pen.lineWidth = 1.1;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.fillStyle = '#0f0';
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no array
    pen.fill(outline);
    pen.strokeStyle = '#0f0';
    pen.lineWidth = 2.6;
    pen.stroke(new Path2D(tagThread));
    pen.lineWidth = 1.1;
    pen.strokeStyle = '#00f';
    pen.stroke(outline);
    pen.strokeStyle = '#f00';
    pen.stroke(new Path2D(`${tagThread} ${tagDetail} ${eggPaths[type]}`));
  }
  return new CanvasSource({ resource: canvas, scaleMode: 'linear' });
}
