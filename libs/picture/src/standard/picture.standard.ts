import { place } from '../compose/place';
import { readsFromRight, splitAcross } from '../compose/reading-side';
import { Z, type Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { msOf } from '../timeline/frame-rate';
import { progress } from '../timeline/motion';
import { headed, isWide } from './headed';
import { headlineWords } from './headline.standard';
import { footScrim, lowerThird } from './lower-third';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'picture'>>;

/** A picture that is slowly pushed into: over the frame under a lower third, or beside its words where the format is wide. */
export function pictureStandard(env: Env, kit: StyleKit): Layer[] {
  const { scene, stage } = env;
  const words = { headline: env.text(scene.headline), support: env.text(scene.support) };
  if (!env.still(scene.still)) return headlineWords(env, kit, words);
  const { layers, body } = headed(env, kit);
  if (!isWide(body) || env.index % 2 === 0) {
    const frame = { x: 0, y: 0, w: stage.width, h: stage.height };
    const foot = { ...body, y: body.y + body.h * 0.5, h: body.h * 0.5 };
    return [picture(env, kit, frame, true), ...layers, ...lowerThird(env, kit, foot, words)];
  }
  const half = stage.width / 2;
  const box = { x: readsFromRight(env) ? 0 : half, y: 0, w: half, h: stage.height };
  const [column] = splitAcross(env, body, half - body.x - 40 * stage.unit, 0);
  return [
    picture(env, kit, box, false),
    ...headlineWords(env, { ...kit, headed: () => ({ layers, area: column }) }, words),
  ];
}

function picture(env: Env, kit: StyleKit, box: Box, scrim: boolean): Layer {
  const motion = progress({ at: 0, ms: msOf(env.frames), ease: 'linear' });
  return place(
    env,
    'picture',
    'picture',
    {
      still: env.scene.still,
      box,
      fit: 'cover',
      radius: 0,
      backing: kit.colors.track,
      ...(scrim ? { scrim: footScrim(env) } : {}),
    },
    { z: Z.art, box, motion },
  );
}
