import { barsIn } from '../../compose/bars-in';
import { stack } from '../../compose/stack';
import type { BarsProps } from '../../layers/bars.layer';
import type { Box } from '../../stage/stage';
import { draftBars } from '../../standard/chart-values';
import type { SceneEnv, SceneOf } from '../scene-env';
import { NATURE } from './preset';
import { figureType, headType, labelType, type Words } from './type-and-motion';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Most bars that leave room for a figure over them. */
const FEW = 5;

/** The scene's title, and over few bars the figure that is told, with the title as its label. */
export function titleOf(env: BarsEnv): Words[] {
  const { bars, figure, highlight, title } = env.scene;
  const key = figure ?? bars[highlight]?.figure;
  if (key !== undefined && bars.length <= FEW && env.stage.format === '9:16')
    return [
      { id: 'title', at: 0, text: { ...labelType(env, env.text(title), 46, NATURE.spoken), maxLines: 2 } },
      { id: 'figure', at: 120, key, text: figureType(env, env.figure(key), 230), line: true, gap: 44 * env.stage.unit },
    ];
  return [{ id: 'title', at: 0, text: { ...headType(env, env.text(env.scene.title), 116), maxLines: 2 } }];
}

/** Room of the title, and of the bars with their texts below it. */
export function barsRoom(env: BarsEnv): { words: Box; area: Box } {
  const { content, unit } = env.stage;
  const words = { ...content, h: content.h * 0.24 };
  const y = stack(env, words, titleOf(env)).bottom + 130 * unit;
  return { words, area: { ...content, y, h: content.y + content.h - y } };
}

/** The bars upright in an area with all their texts; null where some would have no room. */
export function barStand(env: BarsEnv, area: Box): BarsProps | null {
  const { unit } = env.stage;
  const { scene } = env;
  const font = { family: env.preset.families.text, weight: 500 };
  const props = barsIn(env, area, {
    direction: 'up',
    gap: 0.12,
    textGap: 22 * unit,
    display: { font, size: (scene.bars.length <= 4 ? 88 : 62) * unit, floor: 42 * unit, color: NATURE.ink },
    label: { font, size: (scene.bars.length <= 4 ? 56 : 50) * unit, floor: 42 * unit, color: NATURE.light },
    bars: draftBars(env, () => ({ fill: NATURE.ink })),
  });
  return props.bars.every((bar) => bar.label && bar.display) ? props : null;
}
