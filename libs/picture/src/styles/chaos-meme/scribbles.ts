import { placePaint } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { type Box, Z } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { CHAOS } from './preset';

type Points = Array<[number, number]>;

/** A circle by hand around a box, a little more than once around. */
export function circled(env: SceneEnv, id: string, box: Box, at: number): Layer {
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const points: Points = Array.from({ length: 44 }, (_, step) => {
    const turn = -2.3 + (step / 40) * Math.PI * 2;
    const wobble = 1 + 0.02 * Math.sin(turn * 3) + step * 0.0016;
    // Squarer than an ellipse: it goes around the corners of a figure instead of through them.
    const [across, down] = [Math.cos(turn), Math.sin(turn)];
    const out = wobble / (Math.abs(across) ** 3.4 + Math.abs(down) ** 3.4) ** (1 / 3.4);
    return [cx + across * box.w * 0.55 * out, cy + down * box.h * 0.64 * out];
  });
  return scribble(env, id, points, at, false);
}

/** Two strokes over what is out of the race. */
export function crossed(env: SceneEnv, id: string, box: Box, at: number): Layer[] {
  const line = (from: [number, number], to: [number, number]): Points =>
    Array.from({ length: 12 }, (_, step) => {
      const share = step / 11;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + Math.sin(share * 3) * 6];
    });
  const [left, right, top, bottom] = [box.x, box.x + box.w, box.y, box.y + box.h];
  return [
    scribble(env, `${id}.down`, line([left, top], [right, bottom]), at, false),
    scribble(env, `${id}.up`, line([left, bottom], [right, top]), at + 120, false),
  ];
}

/** An arrow with a bend, from one point to another. */
export function arrow(
  env: SceneEnv,
  id: string,
  from: [number, number],
  to: [number, number],
  bend: number,
  at: number,
): Layer {
  const points: Points = Array.from({ length: 24 }, (_, step) => {
    const share = step / 23;
    const off = Math.sin(share * Math.PI) * bend;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [from[0] + dx * share - (dy / length) * off, from[1] + dy * share + (dx / length) * off];
  });
  return scribble(env, id, points, at, true);
}

function scribble(env: SceneEnv, id: string, points: Points, at: number, head: boolean): Layer {
  const { unit } = env.stage;
  const width = 20 * unit;
  const data = { points, width, color: CHAOS.red, edge: CHAOS.black, head };
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const pad = width * 3.6;
  const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad];
  const box = { x, y, w: Math.max(...xs) - x + pad, h: Math.max(...ys) - y + pad };
  const drawn = progress({ at: entrance(env, at), ms: 260, ease: 'cubic-in-out' });
  const sounds = env.index > 0 && head ? [{ sound: 'boing' as const, frame: Math.round((at * 30) / 1000) }] : [];
  return placePaint(env, id, 'chaos.scribble', data, { z: Z.finish, box, motion: { ...drawn, cues: sounds } });
}

/** A thick line by hand with a black edge, drawn along its way with `progress`; pixels. */
interface ScribbleData {
  points: Array<[number, number]>;
  width: number;
  color: string;
  edge: string;
  /** Ends in an arrow's head. */
  head: boolean;
}

/** Circles, crosses and arrows that somebody drew over the picture. */
export const scribblePainter = stylePainter<ScribbleData>((ctx, { points, width, color, edge, head }, state) => {
  const shown = points.slice(0, Math.max(2, Math.ceil(points.length * state.progress)));
  const end = shown.at(-1);
  const before = shown.at(-3) ?? shown[0];
  if (!end || !before || state.progress <= 0) return;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [stroke, wide] of [
    [edge, width * 1.7],
    [color, width],
  ] as const) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = wide;
    ctx.beginPath();
    shown.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
    ctx.stroke();
    if (!head || state.progress < 0.96) continue;
    const way = Math.atan2(end[1] - before[1], end[0] - before[0]);
    ctx.beginPath();
    for (const side of [-1, 1]) {
      const turn = way + Math.PI + side * 0.62;
      ctx.moveTo(end[0], end[1]);
      ctx.lineTo(end[0] + Math.cos(turn) * width * 3.4, end[1] + Math.sin(turn) * width * 3.4);
    }
    ctx.stroke();
  }
});
