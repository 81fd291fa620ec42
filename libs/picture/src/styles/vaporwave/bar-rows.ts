import { readsFromRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { place, placeRect } from '../../compose/place';
import { barGeometry } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { towerFill } from './bar-fill';
import { VAPOR } from './preset';
import { driftIn, entrance, leave } from './vapor-motion';
import { sideOf, wordLook } from './vapor-type';
import { openText } from './wide-text';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Bars that lie down: name and value on a line of their own over each, all from one visible zero. */
export function barRows(env: BarsEnv, area: Box): Layer[] {
  const { unit } = env.stage;
  const { bars } = env.scene;
  const pitch = area.h / Math.max(1, bars.length);
  const thick = Math.max(10 * unit, Math.min(pitch * 0.3, 80 * unit));
  const gap = Math.min(24 * unit, pitch * 0.1);
  const words = pitch - thick - 2.4 * gap;
  const values = bars.map((bar) => env.value(bar.figure));
  const rtl = readsFromRight(env);
  const marks = values.map((value) => ({ value: Number.isFinite(value) ? (rtl ? -value : value) : 0, fill: '' }));
  const { rects, zero } = barGeometry({ box: area, bars: marks, direction: 'right', gap: 0 });
  const axis = { x: zero - 3 * unit, y: area.y + words, w: 6 * unit, h: area.h - words - gap };
  return [
    ...bars.flatMap((bar, index): Layer[] => {
      const strong = index === env.scene.highlight;
      const y = area.y + index * pitch + gap * 0.8;
      const ink = strong ? VAPOR.sun : VAPOR.white;
      const room = { ...area, y, h: words };
      const look = (text: string, size: number) => ({ ...wordLook(env, text, size, ink), maxLines: 1 });
      const end = rtl ? 'left' : 'right';
      const value = setIn(env, look(env.figure(bar.figure), 54), { ...room, w: area.w * 0.5 }, { line: true });
      value.box = {
        ...value.box,
        x: end === 'right' ? area.x + area.w - value.box.w : area.x,
        y: y + words - value.box.h,
      };
      const left = area.w - value.box.w - 36 * unit;
      const free = { ...room, x: rtl ? area.x + area.w - left : area.x, w: left };
      const label = setIn(env, look(env.text(bar.label), 50), free, { stand: 'bottom', align: sideOf(env) });
      const at = entrance(env, 60 + (index * 620) / bars.length);
      const box = { x: rects[index]?.x ?? 0, y: y + words + gap, w: rects[index]?.w ?? 0, h: thick };
      const below = (marks[index]?.value ?? 0) < 0;
      return [
        place(
          env,
          'shape',
          `bar${index}`,
          { shape: 'rect', box, fill: towerFill(box, false, strong, below) },
          { z: Z.marks, box, motion: [wipeIn({ at, ms: 620, from: below ? 'right' : 'left' }), leave(env)] },
        ),
        openText(env, `label${index}`, label, [driftIn(env, at), leave(env)]),
        openText(env, `value${index}`, value, [driftIn(env, at + 120), leave(env)]),
      ];
    }),
    placeRect(env, 'zero', axis, VAPOR.cyan, { z: Z.marks + 1, motion: [fade({ at: entrance(env, 0) }), leave(env)] }),
  ];
}
