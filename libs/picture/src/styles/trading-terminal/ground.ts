import { place, placePaint } from '../../compose/place';
import { type DrawEnv, stylePainter } from '../../layers/painter';
import { MAX_PUSH_IN, placePicture } from '../../layers/picture.layer';
import { type Box, Z } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { TERMINAL } from './preset';

/** Tube glow and hairline grid, a heat map over the top and under the captions, then beam, scanlines and vignette. */
export function terminalGround(env: SceneEnv): Layer[] {
  const { width, height, unit, safe, content } = env.stage;
  const all = { x: 0, y: 0, w: width, h: height };
  const top: Box = { x: 0, y: 0, w: width, h: safe.y - 8 * unit };
  const under = safe.y + safe.h + 40 * unit;
  const bottom: Box = { x: 0, y: under, w: width, h: height - under };
  return [
    place(env, 'pattern', 'ground', { pattern: 'fill', box: all, fill: TERMINAL.ground }, { z: Z.ground }),
    place(
      env,
      'pattern',
      'glow',
      {
        pattern: 'glow',
        box: all,
        color: `${TERMINAL.green}2A`,
        x: content.x + content.w * 0.45,
        y: content.y + content.h * 0.42,
        r: Math.max(width, height) * 0.56,
      },
      { z: Z.ground },
    ),
    place(
      env,
      'pattern',
      'grid',
      { pattern: 'grid', box: all, color: `${TERMINAL.grid}`, pitch: 40 * unit, width: Math.max(1, 1.4 * unit) },
      { z: Z.ground },
    ),
    heat(env, 'heat.top', top, 'up'),
    heat(env, 'heat.bottom', bottom, 'down'),
    placePaint(env, 'beam', 'terminal.beam', { box: all }, { z: Z.art }),
    place(
      env,
      'pattern',
      'scanlines',
      { pattern: 'scanlines', box: all, color: '#00000038', pitch: 4, width: 1.6 },
      { z: Z.finish },
    ),
    place(
      env,
      'pattern',
      'vignette',
      { pattern: 'vignette', box: all, color: '#000000', strength: 0.55 },
      { z: Z.finish },
    ),
  ];
}

function heat(env: SceneEnv, id: string, box: Box, fades: 'up' | 'down'): Layer {
  return placePaint(env, id, 'terminal.heat', { box, fades, level: 1 }, { z: Z.art });
}

interface ScreenData {
  box: Box;
  still: number;
}

/** A picture in one phosphor with coarse lines and crop marks, pushing in slowly with `progress`; without one, a wall of cells. */
export const screenPainter = stylePainter<ScreenData>(
  (ctx, { box, still }, state, env) => {
    const { unit } = env.stage;
    const image = env.stills.get(still);
    ctx.save();
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w, box.h);
    ctx.clip();
    if (image) {
      const target = placePicture(image, box, 'cover', 1 + MAX_PUSH_IN * 0.7 * state.progress);
      ctx.drawImage(image, target.x, target.y, target.w, target.h);
      // Almost only the green of the picture is left: one phosphor, without a filter pass over every frame.
      ctx.globalCompositeOperation = 'multiply';
      ctx.fillStyle = env.tint('#3CF098');
      ctx.fillRect(box.x, box.y, box.w, box.h);
      ctx.globalCompositeOperation = 'source-over';
      ctx.fillStyle = env.tint('#02060440');
      for (let y = box.y; y < box.y + box.h; y += 8 * unit) ctx.fillRect(box.x, y, box.w, 3 * unit);
    } else {
      heatPainter.draw(ctx, { box, fades: 'none', level: 1.5 }, state, env);
    }
    const ground = env.tint(TERMINAL.ground);
    const shade = ctx.createLinearGradient(0, box.y + box.h * 0.6, 0, box.y + box.h);
    shade.addColorStop(0, `${ground}00`);
    shade.addColorStop(1, `${ground}B0`);
    ctx.fillStyle = shade;
    ctx.fillRect(box.x, box.y, box.w, box.h);
    ctx.restore();
    cropMarks(ctx, box, env);
  },
  { every: 2, reach: ({ box }) => box },
);

function cropMarks(ctx: Context, box: Box, { stage: { content, unit }, tint }: DrawEnv): void {
  const inset = 34 * unit;
  const arm = 56 * unit;
  const thick = 5 * unit;
  const left = Math.max(box.x, content.x);
  const right = Math.min(box.x + box.w, content.x + content.w);
  ctx.fillStyle = tint(TERMINAL.amber);
  for (const [x, y, dx, dy] of [
    [left, box.y + inset, 1, 1],
    [right, box.y + inset, -1, 1],
    [left, box.y + box.h - inset, 1, -1],
    [right, box.y + box.h - inset, -1, -1],
  ] as const) {
    ctx.fillRect(Math.min(x, x + dx * arm), Math.min(y, y + dy * thick), arm, thick);
    ctx.fillRect(Math.min(x, x + dx * thick), Math.min(y, y + dy * arm), thick, arm);
  }
}

interface HeatData {
  box: Box;
  /** Side where the field dies away. */
  fades: 'up' | 'down' | 'none';
  /** Factor on the share of lit cells. */
  level: number;
}

/** Phosphor from unlit to hot, as its opacity on the dark tube: a brand's colour glows the same way. */
const HEAT = ['00', '26', '42', '68', '93'].map((opacity) => `${TERMINAL.green}${opacity}`);
const SPARK = '#8A6420';

/** Cells 16x18 on a 20x22 pitch that light and fade by themselves; decoration, nothing in it can be read. They glow slowly: seven steps a second are enough. */
export const heatPainter = stylePainter<HeatData>(
  (ctx, { box, fades, level }, _state, env) => {
    const { unit } = env.stage;
    const [across, down] = [20 * unit, 22 * unit];
    const columns = Math.ceil(box.w / across);
    const rows = Math.max(1, Math.floor(box.h / down));
    const seconds = env.frame / env.fps;
    const lit: Array<Array<[number, number]>> = [...HEAT, SPARK].map(() => []);
    for (let row = 0; row < rows; row += 1) {
      const far = fades === 'none' ? 1 : 1 - 0.75 * (fades === 'up' ? 1 - row / rows : row / rows);
      for (let column = 0; column < columns; column += 1) {
        const own = noise(column, row, env.seed);
        const wave = Math.sin(seconds * (0.5 + own * 1.6) + own * 40) * 0.5 + 0.5;
        const sweep = Math.max(0, 1 - Math.abs(((column + row * 0.4) / columns + 1 - ((seconds * 0.21) % 1.6)) * 9));
        const heat = (own ** 1.7 * (0.45 + 0.55 * wave) + sweep * 0.35) * far * level;
        const spark = own > 0.985 && wave > 0.4;
        const step = spark ? HEAT.length : Math.min(HEAT.length - 1, Math.floor(heat * 6.4));
        lit[step]?.push([column, row]);
      }
    }
    lit.forEach((cells, step) => {
      if (step === 0 || cells.length === 0) return;
      ctx.beginPath();
      for (const [column, row] of cells) ctx.rect(box.x + column * across, box.y + row * down, 16 * unit, 18 * unit);
      ctx.fillStyle = env.tint(HEAT[step] ?? SPARK);
      ctx.fill();
    });
  },
  { every: 4, reach: ({ box }) => box },
);

/** A band of light that rolls down the tube every five seconds. */
export const beamPainter = stylePainter<{ box: Box }>(
  (ctx, data, _state, env) => {
    const { x, y, w, h } = beamBox(data, env);
    const light = ctx.createLinearGradient(0, y, 0, y + h);
    const green = env.tint(TERMINAL.green);
    light.addColorStop(0, `${green}00`);
    light.addColorStop(0.8, `${green}10`);
    light.addColorStop(1, `${green}00`);
    ctx.fillStyle = light;
    ctx.fillRect(x, y, w, h);
  },
  { every: 2, reach: beamBox },
);

function beamBox({ box }: { box: Box }, env: DrawEnv): Box {
  const h = 220 * env.stage.unit;
  const share = ((env.frame / env.fps) % 5) / 5;
  return { x: box.x, y: box.y - h + (box.h + h) * share, w: box.w, h };
}

function noise(a: number, b: number, seed: number): number {
  let mixed = (Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca6b) ^ Math.imul(seed + 3, 0xc2b2ae35)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0;
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}
