import { place } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { Z, type Box } from '../../stage/stage';
import type { LayerOf } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import type { NewsPlan } from './news-plan';

interface SheenData {
  box: Box;
  unit: number;
}

const PASS_MS = 620;

/** A slanted band of light that passes over a slab with `progress`. */
export const sheenPainter = stylePainter<SheenData>(
  (ctx, { box, unit }, state, { tint }) => {
    const wide = 150 * unit;
    const lean = box.h * 0.4;
    const x = box.x - wide - lean + state.progress * (box.w + 2 * wide + lean);
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w, box.h);
    ctx.clip();
    for (const [at, share, color] of [
      [0, 1, '#7EAEF629'],
      [0.25, 0.4, '#7EAEF638'],
    ] as const) {
      const left = x + at * wide;
      ctx.fillStyle = tint(color);
      ctx.beginPath();
      ctx.moveTo(left + lean, box.y);
      ctx.lineTo(left + lean + wide * share, box.y);
      ctx.lineTo(left + wide * share, box.y + box.h);
      ctx.lineTo(left, box.y + box.h);
      ctx.fill();
    }
  },
  { reach: ({ box }) => box },
);

/** Light passes under the type of a slab when the voice reaches its figure. */
export function sheen(env: SceneEnv, plan: NewsPlan, box: Box, atMs: number, id = 'sheen'): LayerOf<'paint'> {
  return place(
    env,
    'paint',
    id,
    { painter: 'news.sheen', data: { box, unit: plan.u } },
    {
      z: Z.finish,
      box,
      at: atMs,
      until: atMs + PASS_MS,
      motion: progress({ at: atMs, ms: PASS_MS, ease: 'cubic-in-out' }),
    },
  );
}
