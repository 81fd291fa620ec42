import { placeRect, placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { rise, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { enter, leave, startAt } from './news-motion';
import { fromEdge, type NewsPlan } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { centredY, farMargin, marginOf } from './slab';
import { partColor } from './split.painter';

/** A part of the whole: its colour, its name, its figure, and a rule to the next. */
export function breakdownRow(
  env: SceneEnv<SceneOf<'breakdown'>>,
  plan: NewsPlan,
  index: number,
  figure: TextBlock,
  { y, h }: Pick<Box, 'y' | 'h'>,
): Layer[] {
  const part = env.scene.parts[index];
  if (!part) return [];
  const { u, body } = plan;
  const at = staggered(index, 420, 140);
  const chip = Math.min(34 * u, h * 0.3);
  const start = chip + 26 * u;
  const label = env.fit({
    text: env.text(part.label),
    font: FACE.bold,
    size: 54 * u,
    floor: 40 * u,
    width: body.w - figure.w - start - 36 * u,
    maxLines: 2,
    maxHeight: h - 20 * u,
    leading: lineHeight(env, 1.12),
    color: NEWS.white,
  });
  const square = fromEdge(env, plan, y + (h - chip) / 2, plan.near, chip, chip);
  const margin = marginOf(env, plan);
  const x = margin.x + (plan.side === 'left' ? start : -start);
  const motion = [rise({ at: startAt(env, at), sound: 'tick' as const }), leave(env)];
  const quiet = [rise({ at: startAt(env, at) }), leave(env)];
  const layers: Layer[] = [
    placeRect(env, `chip${index}`, square, partColor(index), { motion }),
    placeText(
      env,
      `label${index}`,
      label,
      { x, anchor: margin.anchor, y: centredY(env, label, y, h) },
      { motion: quiet },
    ),
    placeText(
      env,
      `figure${index}`,
      figure,
      { ...farMargin(env, plan), y: centredY(env, figure, y, h) },
      {
        motion: quiet,
      },
    ),
  ];
  if (index < env.scene.parts.length - 1)
    layers.push(
      placeRect(env, `rule${index}`, { ...body, y: y + h - 1, h: 2 * u }, '#BFD4F759', {
        motion: enter(env, plan, at),
      }),
    );
  return layers;
}
