import { callParts } from '../../compose/call-parts';
import { placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { frontPage, TILT } from './front-page';
import { placeStillSticker, placeStrip } from './pieces';
import { posterLines } from './poster-lines';
import { TABLOID } from './preset';
import { shout, slamIn, small, stripIn } from './type-and-motion';

/** The call in white capitals as wide as the page, its link on a yellow strip pulled in from the edge. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const page = frontPage(env);
  const { u, body, rtl } = page;
  const { link, still } = env.scene;
  const { before, after } = callParts(env.scene);
  const words = [before, after].filter(Boolean).join(' ');
  const share = link ? 0.56 : 0.84;
  const lines = posterLines(
    env,
    words,
    { ...body, y: body.y + 16 * u, h: body.h * share },
    { most: 260, color: TABLOID.white },
  );
  const layers: Layer[] = lines.map(({ block, box }, index) =>
    placeText(env, `call${index}`, block, box, {
      box,
      z: Z.type + 0.3,
      motion: slamIn(env, 40 + index * 110, index === 0 ? 'brass' : 'thud'),
    }),
  );
  let bottom = Math.max(body.y, ...lines.map(({ box }) => box.y + box.h));
  if (link) {
    const strip = placeStrip(env, 'link', {
      look: { ...shout(env, link, 190, TABLOID.ink), maxLines: 2 },
      room: { ...body, y: bottom + 40 * u, h: Math.min(330 * u, body.y + body.h - bottom - 40 * u) },
      fill: TABLOID.yellow,
      shadow: TABLOID.ink,
      degrees: TILT,
      pad: [34 * u, 32 * u],
      motion: stripIn(env, 60 + lines.length * 110, rtl ? 'right' : 'left', 'stamp'),
      set: { line: true },
      bleed: true,
    });
    layers.push(...strip.layers);
    bottom = strip.bottom;
  }
  return [...layers, ...foot(env, bottom + 44 * u)];

  function foot(scene: typeof env, top: number): Layer[] {
    const room = { ...body, y: top, h: body.y + body.h - top };
    const picture = room.h > 200 * u ? placeStillSticker(scene, still, room, Math.min(190 * u, room.h / 2), rtl) : null;
    if (picture) return picture;
    const { source, asOf } = scene.furniture;
    const text = [source, asOf].filter(Boolean).join(', ');
    if (!text || room.h < 60 * u) return [];
    const set = setIn(scene, { ...small(scene, text, 52, TABLOID.white), maxLines: 2 }, { ...room, w: room.w * 0.9 });
    if (set.block.h > room.h) return [];
    return [placeText(scene, 'source', set.block, set.box, { motion: stripIn(scene, 520, rtl ? 'right' : 'left') })];
  }
}
