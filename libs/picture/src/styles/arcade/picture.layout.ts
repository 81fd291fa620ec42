import { place } from '../../compose/place';
import { pictureStandard } from '../../standard/picture.standard';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { hero } from './actors';
import { popIn, runIn, springIn, stepsIn, turnOf } from './arcade-motion';
import { arcadeKit } from './kit';
import { levelOf } from './level';
import { onGrid } from './pixel-grid';
import type { MosaicData } from './mosaic.painter';
import { setPixels, shaded, wordLook } from './pixel-type';
import { ARCADE } from './preset';

type PictureEnv = SceneEnv<SceneOf<'picture'>>;

/** A picture that comes into focus out of large pixels on a screen of its own, its words over it or beside it. */
export function pictureLayout(env: PictureEnv): Layer[] {
  const { scene } = env;
  if (!env.still(scene.still)) return pictureStandard(env, arcadeKit(env));
  const level = levelOf(env);
  const { area, unit, px, wide, rtl, floor } = level;
  const support = env.text(scene.support);
  const room: Box = wide ? { ...area, w: area.w * 0.44, x: rtl ? area.x + area.w * 0.56 : area.x } : area;
  const look = { ...wordLook(env, env.text(scene.headline), 96), floor: 48 * unit, leading: 1.32 };
  const headline = setPixels(env, look, { ...room, h: room.h * (wide ? 0.5 : 0.28) });
  const foot = headline.box.y + headline.box.h;
  const under = support
    ? setPixels(
        env,
        { ...wordLook(env, support, 48, ARCADE.cyan), leading: 1.4 },
        { ...room, y: foot + 36 * unit, h: room.h * 0.16 },
      )
    : null;
  const top = wide ? area.y : (under ? under.box.y + under.box.h : foot) + 60 * unit;
  const x = wide ? (rtl ? area.x : area.x + area.w * 0.5) : area.x + 12 * unit;
  const screen = {
    x: onGrid(x, px),
    y: Math.round(top),
    w: onGrid(wide ? area.w * 0.5 : area.w - 24 * unit, px),
    h: Math.max(120 * unit, onGrid(floor - top - 40 * unit, px)),
  };
  const data: MosaicData = { still: scene.still, box: screen, px, edge: [ARCADE.cyan, ARCADE.navy] };
  const cell = px * 2;
  return [
    place(
      env,
      'paint',
      'screen',
      { painter: 'arcade.mosaic', data },
      {
        z: Z.marks,
        box: screen,
        motion: stepsIn(env, -160, 6, 'blip'),
      },
    ),
    ...shaded(env, 'headline', headline, { shade: ARCADE.wine, motion: springIn(env, turnOf(env, 1), 'zap') }),
    ...(under ? shaded(env, 'support', under, { motion: popIn(env, turnOf(env, 3)) }) : []),
    hero(
      env,
      'hero',
      'wait',
      { x: rtl ? screen.x + 90 * unit : screen.x + screen.w - 90 * unit, foot: floor, cell, flip: !rtl },
      {
        motion: runIn(env, 200, (rtl ? -1 : 1) * 50 * px, 9, 'hop'),
      },
    ),
  ];
}
