import type { Canvas, Surface } from '../surface/surface';
import { seededRandom } from '../random';
import type { Box } from '../stage/stage';
import { canvasFill, type Fill } from './fill';
import type { Painter } from './painter';

/** Grounds and finishes that fill a box. Opacity is the layer's. */
export type PatternProps = { box: Box } & (
  | { pattern: 'fill'; fill: Fill }
  | { pattern: 'grid'; color: string; pitch: number; width: number }
  | { pattern: 'dots'; color: string; pitch: number; size: number }
  | { pattern: 'scanlines'; color: string; pitch: number; width: number }
  | { pattern: 'vignette'; color: string; strength: number }
  | { pattern: 'glow'; color: string; x: number; y: number; r: number }
  | { pattern: 'grain'; amount: number; moving: boolean }
);

const GRAIN_TILE = 192;

/** Flat and patterned grounds, glows, vignettes, scanlines and seeded grain. */
export const patternPainter: Painter<PatternProps> = {
  draw(ctx, props, _state, env) {
    const { box } = props;
    switch (props.pattern) {
      case 'fill':
        ctx.fillStyle = canvasFill(ctx, props.fill);
        ctx.fillRect(box.x, box.y, box.w, box.h);
        return;
      case 'grid':
        ctx.fillStyle = props.color;
        for (let x = box.x; x < box.x + box.w; x += props.pitch) ctx.fillRect(x, box.y, props.width, box.h);
        for (let y = box.y; y < box.y + box.h; y += props.pitch) ctx.fillRect(box.x, y, box.w, props.width);
        return;
      case 'dots':
        ctx.fillStyle = ctx.createPattern(dotTile(env.surface, props), 'repeat') ?? props.color;
        ctx.fillRect(box.x, box.y, box.w, box.h);
        return;
      case 'scanlines':
        ctx.fillStyle = props.color;
        for (let y = box.y; y < box.y + box.h; y += props.pitch) ctx.fillRect(box.x, y, box.w, props.width);
        return;
      case 'vignette': {
        const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
        const reach = Math.hypot(box.w, box.h) / 2;
        ctx.globalAlpha *= props.strength;
        ctx.fillStyle = canvasFill(ctx, {
          gradient: 'radial',
          at: [x, y],
          r0: reach * 0.45,
          r1: reach,
          stops: [
            [0, `${props.color}00`],
            [1, props.color],
          ],
        });
        ctx.fillRect(box.x, box.y, box.w, box.h);
        return;
      }
      case 'glow':
        ctx.fillStyle = canvasFill(ctx, {
          gradient: 'radial',
          at: [props.x, props.y],
          r0: 0,
          r1: props.r,
          stops: [
            [0, props.color],
            [1, `${props.color.slice(0, 7)}00`],
          ],
        });
        ctx.fillRect(box.x, box.y, box.w, box.h);
        return;
      case 'grain': {
        const step = props.moving ? Math.floor(env.frame / 2) : 0;
        ctx.globalAlpha *= props.amount;
        ctx.fillStyle = ctx.createPattern(grainTile(env.surface, env.seed, step % 4), 'repeat') ?? '#808080';
        ctx.fillRect(box.x, box.y, box.w, box.h);
      }
    }
  },
  pulse: (props, env) => (props.pattern === 'grain' && props.moving ? String(Math.floor(env.frame / 2) % 4) : null),
};

function dotTile(surface: Surface, { color, pitch, size }: { color: string; pitch: number; size: number }): Canvas {
  const tile = surface.canvas(Math.max(1, Math.round(pitch)), Math.max(1, Math.round(pitch)));
  const ctx = tile.getContext('2d');
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(pitch / 2, pitch / 2, size / 2, 0, Math.PI * 2);
  ctx.fill();
  return tile;
}

function grainTile(surface: Surface, seed: number, step: number): Canvas {
  const tile = surface.canvas(GRAIN_TILE, GRAIN_TILE);
  const ctx = tile.getContext('2d');
  const pixels = ctx.createImageData(GRAIN_TILE, GRAIN_TILE);
  const random = seededRandom(seed, `grain${step}`);
  for (let index = 0; index < pixels.data.length; index += 4) {
    const level = Math.floor(random() * 256);
    pixels.data.set([level, level, level, 255], index);
  }
  ctx.putImageData(pixels, 0, 0);
  return tile;
}
