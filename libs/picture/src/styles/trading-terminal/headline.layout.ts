import { placePaint } from '../../compose/place';
import { stack } from '../../compose/stack';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, type Desk, placeLogo, rule } from './desk';
import { TERMINAL } from './preset';
import { typed, wordLook } from './mono-type';

/** A name or sentence typed as large as it goes, more of it in the pane below, and a wall of cells under both. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const pane = desk(env, env.text(scene.kicker));
  const { area } = pane;
  const hook = env.index === 0;
  const support = env.text(scene.support);
  const image = env.still(scene.still);
  const logo = image ? 220 * unit : 0;
  const { items, bottom } = stack(env, { ...area, y: area.y + 12 * unit, h: area.h - logo - 12 * unit }, [
    {
      text: wordLook(env, env.text(scene.headline), [sizeOf(env.text(scene.headline), pane.wide), 76], TERMINAL.text, {
        weight: 800,
        kern: -0.035,
        maxLines: 5,
        leading: 1.14,
      }),
    },
    ...(support
      ? [
          {
            text: wordLook(env, support, [support.length <= 18 ? 92 : 62, 46], TERMINAL.amber),
            gap: 116 * unit,
          },
        ]
      : []),
  ]);
  const [head, more] = items;
  const layers: Layer[] = [...pane.layers];
  if (head?.block) layers.push(...typed(env, 'headline', head.block, head.box, { at: hook ? -700 : 60 }));
  if (head && more?.block) {
    layers.push(rule(env, 'split', (head.box.y + head.box.h + more.box.y) / 2, 300));
    layers.push(...typed(env, 'support', more.block, more.box, { at: hook ? 420 : 760 }));
  }
  if (image) {
    const box = {
      x: pane.start.anchor === 'left' ? area.x : area.x + area.w - 180 * unit,
      y: area.y + area.h - 180 * unit,
      w: 180 * unit,
      h: 180 * unit,
    };
    layers.push(...placeLogo(env, scene.still, box, wipeIn({ at: 200, from: 'top' })));
    return layers;
  }
  return [...layers, ...wall(env, pane, bottom + 84 * unit)];
}

/** A wall of cells from edge to edge in what the words leave, when that is more than a strip. */
function wall(env: SceneEnv, { area, wide }: Desk, from: number): Layer[] {
  const { unit, width } = env.stage;
  const box: Box = { x: 0, y: from, w: width, h: area.y + area.h - from };
  if (wide || box.h < 160 * unit) return [];
  const motion = wipeIn({ at: env.index === 0 ? -420 : 60, ms: 420, from: 'top' });
  return [
    placePaint(env, 'wall', 'terminal.heat', { box, fades: 'down', level: 1.5 }, { z: Z.art, box, motion }),
    rule(env, 'wall.edge', box.y - 24 * unit, 60),
  ];
}

/** Names go as large as their longest word allows, sentences as large as reads in one look. */
function sizeOf(text: string, wide: boolean): number {
  if (wide) return 220;
  return text.length <= 14 ? 300 : 190;
}
