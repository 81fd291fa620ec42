import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';

/** A sheet of halftone dots that grow from `from` to `to` (points), radii as shares of half the pitch; above 1.42 they close. */
export interface DotsData {
  box: Box;
  color: string;
  pitch: number;
  /** Degrees of the screen. */
  angle: number;
  from: [number, number];
  to: [number, number];
  radii: [number, number];
}

/** Newsprint: a base with fibres and specks. */
export interface PaperData {
  box: Box;
  base: string;
  fibre: string;
  speck: string;
}

/** Wedges of light around a point, turning. */
export interface RaysData {
  at: [number, number];
  reach: number;
  count: number;
  color: string;
  /** Degrees a second. */
  spin: number;
}

const FIBRE = 18;
const TILE = 300;

/** Dots of a printing screen. */
export const dotsPainter = stylePainter<DotsData>((ctx, { box, color, pitch, angle, from, to, radii }) => {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = dx * dx + dy * dy || 1;
  const reach = Math.hypot(box.w, box.h) / 2 + pitch;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  ctx.fillStyle = color;
  ctx.beginPath();
  for (let v = -reach; v <= reach; v += pitch) {
    for (let u = -reach; u <= reach; u += pitch) {
      const [x, y] = [cx + u * cos - v * sin, cy + u * sin + v * cos];
      if (x < box.x - pitch || x > box.x + box.w + pitch || y < box.y - pitch || y > box.y + box.h + pitch) continue;
      const share = ((x - from[0]) * dx + (y - from[1]) * dy) / long;
      const r = (pitch / 2) * (radii[0] + (radii[1] - radii[0]) * Math.min(1, Math.max(0, share)));
      if (r < 0.7) continue;
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, Math.PI * 2);
    }
  }
  ctx.fill();
});

/** A tile of fibres and specks, repeated over the sheet. */
export const paperPainter = stylePainter<PaperData>((ctx, { box, base, fibre, speck }, _state, env) => {
  ctx.fillStyle = base;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  const tile = env.surface.canvas(TILE, TILE);
  const pen = tile.getContext('2d');
  const random = seededRandom(env.seed, 'newsprint');
  pen.lineWidth = 1.4;
  for (let index = 0; index < 60; index += 1) {
    const [x, y, way] = [random() * TILE, random() * TILE, random() * Math.PI];
    pen.strokeStyle = index % 3 === 0 ? speck : fibre;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + 9, y + random() * 8 - 4, x + Math.cos(way) * FIBRE, y + Math.sin(way) * FIBRE);
    pen.stroke();
  }
  pen.fillStyle = fibre;
  for (let index = 0; index < 900; index += 1) pen.fillRect(random() * TILE, random() * TILE, 1.2, 1.2);
  ctx.fillStyle = ctx.createPattern(tile, 'repeat') ?? base;
  ctx.fillRect(box.x, box.y, box.w, box.h);
});

/** Wedges that leave as much between them as they cover; they turn in steps, ten a second. */
export const raysPainter = stylePainter<RaysData>(
  (ctx, { at: [x, y], reach, count, color, spin }, _state, env) => {
    const turned = ((env.frame / env.fps) * spin * Math.PI) / 180;
    ctx.fillStyle = color;
    ctx.beginPath();
    for (let index = 0; index < count; index += 1) {
      const start = turned + (index / count) * Math.PI * 2;
      const end = start + Math.PI / count;
      ctx.moveTo(x, y);
      ctx.lineTo(x + Math.cos(start) * reach, y + Math.sin(start) * reach);
      ctx.lineTo(x + Math.cos(end) * reach, y + Math.sin(end) * reach);
    }
    ctx.fill();
  },
  { every: 3 },
);
