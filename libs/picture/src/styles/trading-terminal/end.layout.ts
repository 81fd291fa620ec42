import { callOverLink } from '../../compose/call-parts';
import { placePaint, placeRect } from '../../compose/place';
import { stack } from '../../compose/stack';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { consoleLine, desk, placeLogo, rule } from './desk';
import { TERMINAL } from './preset';
import { typed, wordLook } from './mono-type';

/** The call word for word under a green bar; its link in reverse video from edge to edge, waiting for a key. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const { scene } = env;
  const { unit, width } = env.stage;
  const pane = desk(env, '', TERMINAL.green);
  const foot = consoleLine(env, pane.area, 700);
  const { area } = foot;
  const { before, link } = callOverLink(scene);
  const call = link ? before : '';
  const strip = link || before;
  const pad = 46 * unit;
  const logo = env.still(scene.still) ? 190 * unit : 0;
  const room = {
    ...area,
    y: area.y + logo + (logo ? 50 * unit : 14 * unit),
    h: area.h - logo - (logo ? 50 * unit : 14 * unit) - pad * (call ? 1 : 2),
  };
  const { items, bottom } = stack(env, room, [
    ...(call
      ? [
          {
            text: wordLook(env, call, [pane.wide ? 190 : 168, 80], TERMINAL.text, {
              weight: 800,
              kern: -0.035,
              maxLines: 4,
              leading: 1.12,
            }),
          },
        ]
      : []),
    {
      text: wordLook(env, strip, [link ? 150 : 190, link ? 74 : 90], TERMINAL.ground, {
        weight: 800,
        kern: -0.03,
        maxLines: link ? 1 : 4,
        leading: 1.14,
      }),
      gap: 76 * unit + pad,
    },
  ]);
  const last = items.at(-1);
  // A call without a link is one strip: it stands where the eye rests, not under the header.
  const drop = call ? 0 : Math.max(0, room.y + room.h - bottom) * 0.32;
  const address = last && { ...last, box: { ...last.box, y: last.box.y + drop + (call ? 0 : pad) } };
  const first = call ? items[0] : undefined;
  const layers: Layer[] = [...pane.layers, ...foot.layers];
  if (first?.block) layers.push(...typed(env, 'call', first.block, first.box, { at: 60 }));
  if (address?.block) {
    const block = { x: 0, y: address.box.y - pad, w: width, h: address.box.h + 2 * pad };
    layers.push(
      placeRect(env, 'strip', block, TERMINAL.green, {
        z: Z.finish + 2,
        motion: wipeIn({ at: 420, ms: 300, sound: 'relay' }),
      }),
      ...typed(env, 'link', address.block, address.box, { at: 560 }),
    );
    const y = block.y + block.h;
    if (area.y + area.h - y > 120 * unit)
      layers.push(
        waitingCursor(env, pane.start.x, pane.start.anchor, y + 64 * unit),
        rule(env, 'under', y + 168 * unit, 760),
      );
  }
  if (logo) {
    const box = { x: pane.start.anchor === 'left' ? area.x : area.x + area.w - logo, y: area.y, w: logo, h: logo };
    layers.push(...placeLogo(env, scene.still, box, wipeIn({ from: 'top' })));
  }
  return layers;
}

/** A cursor that waits for a key. */
function waitingCursor(env: SceneEnv, x: number, anchor: 'left' | 'right', y: number): Layer {
  const { unit } = env.stage;
  const w = 40 * unit;
  const box = { x: anchor === 'left' ? x : x - w, y, w, h: 76 * unit };
  return placePaint(env, 'cursor', 'terminal.cursor', { box }, { z: Z.type, box, at: 760 });
}
