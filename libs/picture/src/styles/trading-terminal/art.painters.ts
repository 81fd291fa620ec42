import { stylePainter, type DrawEnv } from '../../layers/painter';
import type { Box } from '../../stage/stage';
import { TERMINAL } from './preset';

export interface HeatData {
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
