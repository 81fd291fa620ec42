import { placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { frontPage, SLIGHT, TILT } from './front-page';
import { setTilted } from '../../compose/set-tilted';
import { placeStrip } from './pieces';
import { TABLOID } from './preset';
import { combine, tilt } from '../../timeline/motion';
import { shout, slamIn, small, stripIn } from './type-and-motion';

/** Cuttings pasted on red, one under the other, each as wide as its words. */
export function listLayout(env: SceneEnv<SceneOf<'list'>>): Layer[] {
  const { u, body, rtl, wide } = frontPage(env);
  const { items, title } = env.scene;
  const side = rtl ? 'right' : 'left';
  const head = wide
    ? { ...body, w: body.w * 0.34, x: rtl ? body.x + body.w * 0.66 : body.x }
    : { ...body, h: body.h * 0.2 };
  const name = setTilted(
    env,
    { ...shout(env, env.text(title), 190, TABLOID.white), maxLines: wide ? 6 : 2 },
    head,
    TILT,
  );
  const layers: Layer[] = [
    placeText(env, 'title', name.block, name.box, {
      box: name.box,
      motion: combine(tilt(TILT), slamIn(env, 0, 'brass')),
    }),
  ];
  const top = wide ? body.y + 10 * u : name.box.y + name.box.h + 60 * u;
  const column = wide ? { ...body, w: body.w * 0.62, x: rtl ? body.x : body.x + body.w * 0.38 } : body;
  const pitch = (body.y + body.h - top) / Math.max(1, items.length);
  const tight = pitch < 210 * u;
  items.forEach((item, index) => {
    const box = { ...column, y: top + pitch * index, h: pitch - 22 * u };
    const label = env.text(item.label);
    const at = 160 + index * Math.min(420, (env.frames / 30) * 180);
    let y = box.y;
    if (label) {
      const set = setIn(
        env,
        { ...small(env, label, 60, TABLOID.white), maxLines: 1 },
        { ...box, h: Math.min(62 * u, box.h * 0.3) },
      );
      layers.push(placeText(env, `label${index}`, set.block, set.box, { motion: stripIn(env, at, side) }));
      y += set.box.h + 18 * u;
    }
    const strong = index === 0;
    const cutting = placeStrip(env, `item${index}`, {
      look: { ...shout(env, env.text(item.text), 172, TABLOID.ink), maxLines: 2, floor: 44 * u },
      room: { ...box, y, h: box.y + box.h - y },
      fill: strong ? TABLOID.yellow : TABLOID.white,
      shadow: `${TABLOID.ink}C0`,
      degrees: index % 2 === 0 && !tight ? SLIGHT : 0,
      pad: [28 * u, Math.min(24 * u, box.h * (tight ? 0.06 : 0.12))],
      motion: stripIn(env, at + 40, side, 'flip'),
      bleed: index % 2 === 0 && !wide,
    });
    layers.push(...cutting.layers);
  });
  return layers;
}
