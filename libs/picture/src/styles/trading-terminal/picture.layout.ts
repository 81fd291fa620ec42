import { placePaint } from '../../compose/place';
import { stack } from '../../compose/stack';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, rule } from './desk';
import { TERMINAL } from './preset';
import { typed, wordLook } from './mono-type';

/** The picture as a green monitor shows it, edge to edge; its headline in the pane below. Without a picture, a wall of cells. */
export function pictureLayout(env: SceneEnv<SceneOf<'picture'>>): Layer[] {
  const { scene } = env;
  const { unit, width } = env.stage;
  const pane = desk(env, '');
  const { area } = pane;
  const support = env.text(scene.support);
  const top = area.y - 46 * unit;
  const wide = pane.wide;
  const text: Box = wide
    ? { ...area, x: area.x + area.w * 0.52, w: area.w * 0.48, y: area.y + 40 * unit, h: area.h - 40 * unit }
    : { ...area, y: area.y + area.h * 0.56, h: area.h * 0.44 };
  const { items, bottom } = stack(env, text, [
    {
      text: wordLook(env, env.text(scene.headline), [104, 58], TERMINAL.text, {
        weight: 800,
        kern: -0.03,
        maxLines: wide ? 5 : 3,
        leading: 1.12,
      }),
    },
    ...(support
      ? [
          {
            text: wordLook(env, support, [54, 44], TERMINAL.amber),
            gap: 44 * unit,
          },
        ]
      : []),
  ]);
  // Words sit on the pane's floor, so the picture takes all they leave.
  const drop = (area.y + area.h - bottom) * (wide ? 0.5 : 1);
  const [head, more] = items;
  const screen: Box = wide
    ? { x: 0, y: top, w: area.x + area.w * 0.48, h: area.y + area.h - top }
    : { x: 0, y: top, w: width, h: text.y + drop - 56 * unit - top };
  const layers: Layer[] = [
    ...pane.layers,
    placePaint(
      env,
      'screen',
      'terminal.screen',
      { box: screen, still: scene.still },
      {
        z: Z.marks,
        box: screen,
        motion: [wipeIn({ ms: 420, from: 'top' }), progress({ ms: (env.frames * 1000) / 30, ease: 'linear' })],
      },
    ),
    ...(wide ? [] : [rule(env, 'split', screen.y + screen.h, 120)]),
  ];
  if (head?.block)
    layers.push(...typed(env, 'headline', head.block, { x: head.box.x, y: head.box.y + drop }, { at: 160 }));
  if (more?.block)
    layers.push(...typed(env, 'support', more.block, { x: more.box.x, y: more.box.y + drop }, { at: 620 }));
  return layers;
}
