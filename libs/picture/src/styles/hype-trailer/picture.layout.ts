import { place, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { type Fill, fillDown } from '../../layers/fill';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { footOf, lockUp, lowered } from './lock-up';
import { flare, metal } from './metal';
import { HYPE } from './preset';
import { at, column, leaving, slamIn, thrownIn, wideType } from './type-and-motion';

type PictureEnv = SceneEnv<SceneOf<'picture'>>;

/** The picture is the shot: full frame, sunk into black where the words are cast over its foot. */
export function pictureLayout(env: PictureEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const area = column(env);
  const text = env.text(scene.support);
  const look = wideType(env, text, 50, HYPE.bone);
  const support = text ? setIn(env, look, { ...area, h: 140 * unit }) : null;
  const foot = support ? support.box.h + 46 * unit : 0;
  const shot = env.still(scene.still) !== undefined;
  const rules = { tallest: shot ? 170 : 260, least: 84, gap: 40 };
  const lines = lockUp(env, env.text(scene.headline), { ...area, h: area.h * (shot ? 0.5 : 0.86) - foot }, rules);
  const end = footOf(lines, area.y);
  const slack = Math.max(0, area.y + area.h - end - foot);
  const drop = slack * (shot ? 1 : 0.5);
  const layers = lowered(lines, drop).flatMap((line, index) =>
    metal(env, `head${index}`, line, {
      cast: index === 0 ? 'gold' : 'chrome',
      motion: slamIn(env, 120 + 170 * index, index > 0),
      bloom: 0.3,
    }),
  );
  if (support) {
    const set = at(support, end + drop + 46 * unit);
    const motion = [thrownIn(env, 560), leaving(env)];
    layers.push(placeText(env, 'support', set.block, set.box, { motion }));
  }
  const lit = lines[0] ? lines[0].box.y + drop - 44 * unit : area.y;
  return [...(shot ? shotLayers(env, lit) : [flare(env, 'flare', area.x + area.w / 2, lit, 300)]), ...layers];
}

function shotLayers(env: PictureEnv, top: number): Layer[] {
  const { width, height, unit } = env.stage;
  const box = { x: 0, y: 0, w: width, h: height };
  const scrim: Fill = fillDown(
    0,
    height,
    [0, `${HYPE.black}60`],
    [Math.max(0.05, (top - 260 * unit) / height), `${HYPE.black}30`],
    [Math.max(0.1, (top + 20 * unit) / height), `${HYPE.black}D8`],
    [1, HYPE.black],
  );
  const ms = (env.frames / 30) * 1000;
  const picture = { still: env.scene.still, box, fit: 'cover', radius: 0, scrim } as const;
  const motion = [progress({ ms, ease: 'linear' }), fade({ at: 0, ms: 160 })];
  return [place(env, 'picture', 'picture', picture, { z: Z.ground + 2.5, box, motion })];
}
