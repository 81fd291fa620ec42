import { place, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { fillAcross } from '../../layers/fill';
import { barGeometry } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { barValues } from './bar-stand';
import { breathe, entrance, growUp } from './nature-motion';
import { NATURE } from './preset';
import { bodyType, figureType, shadeOf } from './type-scale';
import type { StemData } from './twig.painters';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Bars as branches of one stem, which is their zero: for long names and many bars. Names and values stand over them. */
export function barBranches(env: BarsEnv, area: Box): Layer[] {
  const { unit } = env.stage;
  const values = barValues(env);
  const bars = values.map((value) => ({ value, fill: '' }));
  const plot = { ...area, x: area.x + 5 * unit, w: area.w - 5 * unit };
  const { rects, zero } = barGeometry({ box: plot, bars, direction: 'right', gap: 0 });
  const pitch = area.h / values.length;
  const stem: StemData = {
    x: zero,
    top: area.y + pitch * 0.3,
    foot: area.y + area.h,
    width: 9 * unit,
    color: NATURE.sage,
  };
  const box = { x: zero - 20 * unit, y: stem.top, w: 40 * unit, h: stem.foot - stem.top };
  const motion = growUp(env, 0, 900);
  return [
    place(env, 'paint', 'stem', { painter: 'nature.stem', data: stem }, { z: Z.marks + 1, box, motion }),
    ...env.scene.bars.flatMap((_, index) => {
      const rect = rects[index];
      return rect ? branch(env, { ...rect, y: area.y + pitch * index, h: pitch }, index, values[index] ?? 0) : [];
    }),
  ];
}

function branch(env: BarsEnv, row: Box, index: number, value: number): Layer[] {
  const { unit, content } = env.stage;
  const entry = env.scene.bars[index];
  if (!entry) return [];
  const strong = index === env.scene.highlight;
  const color = strong ? NATURE.spoken : NATURE.light;
  const thick = Math.max(9 * unit, Math.min(row.h * 0.24, 40 * unit));
  const bar = { ...row, y: row.y + row.h * 0.94 - thick, h: thick };
  const words = { ...content, y: row.y, h: Math.max(1, row.h * 0.94 - thick - Math.min(18 * unit, row.h * 0.1)) };
  const size = Math.min(66, (words.h / unit) * 0.98);
  const left = { ...words, x: content.x + content.w * 0.55, w: content.w * 0.45 };
  const figure = setIn(env, figureType(env, env.figure(entry.figure), size, color), left, {
    line: true,
    stand: 'bottom',
    align: 'right',
  });
  const room = { ...words, x: content.x + 30 * unit, w: content.w - figure.box.w - 70 * unit };
  const name = { ...bodyType(env, env.text(entry.label), Math.min(52, size), color), maxLines: 1 };
  const label = setIn(env, name, room, { stand: 'bottom' });
  const at = 120 + index * Math.min(120, 900 / env.scene.bars.length);
  const way = value < 0 ? 'right' : 'left';
  const fill = strong
    ? fillAcross(bar.x, bar.x + bar.w, [0, NATURE.ember], [1, NATURE.spoken])
    : fillAcross(bar.x, bar.x + bar.w, [0, NATURE.green], [1, NATURE.sage]);
  return [
    place(
      env,
      'shape',
      `branch${index}`,
      { shape: 'rect', box: bar, radius: thick / 2, fill },
      {
        z: Z.marks,
        box: bar,
        motion: wipeIn({ at: entrance(env, at), ms: 900, ease: 'cubic-in-out', from: way }),
      },
    ),
    placeText(env, `label${index}`, label.block, label.box, { ...shadeOf(env), motion: breathe(env, at) }),
    placeText(env, `figure${index}`, figure.block, figure.box, {
      ...shadeOf(env),
      motion: breathe(env, at + 80),
    }),
  ];
}
