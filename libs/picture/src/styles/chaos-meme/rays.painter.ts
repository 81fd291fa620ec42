import { stylePainter } from '../../layers/painter';

/** Sunrays in two colours from a point, dots that thin out from one corner; pixels. */
export interface RaysData {
  w: number;
  h: number;
  at: [number, number];
  rays: number;
  colors: [string, string];
  dots: { color: string; pitch: number; from: 'top' | 'bottom' } | null;
}

const PHASES = 3;
/** Frames that a phase stands: the burst turns in steps, three a second. */
const HELD = 10;

/** Turns on its point by a third of a ray every third of a second; its three pictures are kept. */
export const raysPainter = stylePainter<RaysData>(
  (ctx, { w, h, at, rays, colors, dots }, _state, env) => {
    const phase = Math.floor(env.frame / HELD) % PHASES;
    const reach = Math.hypot(w, h);
    const step = (Math.PI * 2) / (rays * 2);
    ctx.fillStyle = colors[0];
    ctx.fillRect(0, 0, w, h);
    ctx.fillStyle = colors[1];
    for (let ray = 0; ray < rays; ray += 1) {
      const from = (ray * 2 + (phase * 2) / PHASES) * step;
      ctx.beginPath();
      ctx.moveTo(at[0], at[1]);
      ctx.lineTo(at[0] + Math.cos(from) * reach, at[1] + Math.sin(from) * reach);
      ctx.lineTo(at[0] + Math.cos(from + step) * reach, at[1] + Math.sin(from + step) * reach);
      ctx.fill();
    }
    if (!dots) return;
    const deep = h * 0.36;
    ctx.fillStyle = dots.color;
    for (let row = 0; row * dots.pitch < deep; row += 1) {
      const r = dots.pitch * 0.42 * (1 - (row * dots.pitch) / deep);
      const y = dots.from === 'bottom' ? h - row * dots.pitch * 0.87 : row * dots.pitch * 0.87;
      ctx.beginPath();
      for (let x = (row % 2) * dots.pitch * 0.5; x < w + dots.pitch; x += dots.pitch) {
        ctx.moveTo(x + r, y);
        ctx.arc(x, y, Math.max(0.5, r), 0, Math.PI * 2);
      }
      ctx.fill();
    }
  },
  { pulse: (_data, env) => String(Math.floor(env.frame / HELD) % PHASES) },
);
