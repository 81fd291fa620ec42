import { placePaint, placeText, placeStill } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { Z } from '../../stage/stage';
import { msOf } from '../../timeline/frame-rate';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { frontPage, SLOPE } from './front-page';
import { posterLines } from './poster-lines';
import { TABLOID } from './preset';
import { slamIn, small, stripIn } from './type-and-motion';

/** A photograph over the upper page, torn off where the headline begins; without one, the page's own screen shows. */
export function pictureLayout(env: SceneEnv<SceneOf<'picture'>>): Layer[] {
  const { u, body, rtl } = frontPage(env);
  const { width, height } = env.stage;
  const { still, headline, support } = env.scene;
  const shown = env.still(still) !== undefined;
  const edge = body.y + body.h * (shown ? 0.56 : 0.2);
  const rise = (width * SLOPE) / 2;
  const box = { x: 0, y: 0, w: width, h: edge + 60 * u };
  const push = progress({ at: 0, ms: msOf(env.frames) + 1000, ease: 'linear' });
  const look = { fit: 'cover', backing: TABLOID.red } as const;
  const layers = placeStill(env, 'photograph', still, box, look, { z: Z.art - 2, motion: push });
  const sheet = {
    left: [-20, edge + rise],
    right: [width + 20, edge - rise],
    depth: height - edge + 60 * u,
    fill: TABLOID.paper,
    lip: TABLOID.white,
    lipWidth: 16 * u,
    rough: 20 * u,
    salt: env.scene.id,
  };
  layers.push(placePaint(env, 'sheet', 'tabloid.torn', sheet, { z: Z.art - 1 }));
  const said = env.text(support);
  const top = edge + rise + 60 * u;
  const foot = said ? body.h * 0.11 : 0;
  const room = { ...body, y: top, h: body.y + body.h - top - foot };
  const lines = posterLines(env, env.text(headline), room, { most: 260, color: TABLOID.ink, fill: 0.8 });
  lines.forEach(({ block, box }, index) => {
    const motion = slamIn(env, 60 + index * 110, index === 0 ? 'shutter' : 'thud');
    layers.push(placeText(env, `head${index}`, block, box, { box, z: Z.type + 0.3, motion }));
  });
  if (!said) return layers;
  const y = Math.max(...lines.map(({ box }) => box.y + box.h)) + 34 * u;
  const set = setIn(
    env,
    { ...small(env, said, 68, TABLOID.deepRed), maxLines: 2 },
    { ...body, y, h: body.y + body.h - y },
  );
  return [
    ...layers,
    placeText(env, 'support', set.block, set.box, { motion: stripIn(env, 420, rtl ? 'right' : 'left') }),
  ];
}
