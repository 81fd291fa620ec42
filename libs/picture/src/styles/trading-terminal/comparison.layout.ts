import { place, placeRect, placeText } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, rule, type Desk } from './desk';
import { settlingFigure } from './figure-layers';
import { figure, words } from './mono-type';
import { TERMINAL } from './preset';

/** Two panes over one another on one scale: the focus in green and larger, the other in amber; the relation rides the rule between. */
export function comparisonLayout(env: SceneEnv<SceneOf<'comparison'>>): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const pane = desk(env, env.text(scene.title));
  const { area } = pane;
  const relation = env.text(scene.relation);
  const seam = (relation ? 144 : 96) * unit;
  const share = !leads(env) ? 0.5 : scene.focus === 0 ? 0.56 : 0.44;
  const room = area.h - seam;
  const boxes: [Box, Box] = [
    { ...area, h: room * share },
    { ...area, y: area.y + room * share + seam, h: room * (1 - share) },
  ];
  const middle = area.y + room * share + seam / 2;
  return [
    ...pane.layers,
    ...side(env, pane, boxes[0], 0),
    rule(env, 'seam', middle, 120),
    ...(relation ? chip(env, pane, relation, middle) : []),
    ...side(env, pane, boxes[1], 1),
  ];
}

function side(env: SceneEnv<SceneOf<'comparison'>>, pane: Desk, box: Box, index: 0 | 1): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const { label, figure: key } = scene.sides[index];
  const focus = scene.focus === index;
  const color = focus ? TERMINAL.green : TERMINAL.amber;
  const at = 90 + index * 260;
  const ratio = ratios(env)[index];
  const meterH = ratio === null ? 0 : Math.min((focus ? 88 : 72) * unit, box.h * 0.2);
  const gap = Math.min(40 * unit, box.h * 0.09);
  const name = words(env, env.text(label), box.w, {
    size: focus ? 56 : 50,
    floor: 40,
    maxLines: 2,
    maxHeight: (box.h / unit) * 0.3,
    weight: 700,
    color: TERMINAL.text,
  });
  const left = box.h - name.h - meterH - gap * (meterH > 0 ? 2 : 1);
  const large = focus || !leads(env);
  const value = figure(env, env.figure(key), box.w, {
    size: large ? 420 : 320,
    maxHeight: Math.min(left / unit, large ? 300 : 230),
    color,
  });
  // What is left over goes between the parts, so that both panes are filled to their rules.
  const air = Math.max(0, left - value.h) / (meterH > 0 ? 3 : 2);
  const y = box.y + name.h + gap + air;
  const layers = [
    placeText(env, `label${index}`, name, { ...pane.start, y: box.y }, { motion: wipeIn({ at, ms: 200 }) }),
    ...settlingFigure(
      env,
      `value${index}`,
      value,
      { ...pane.start, y },
      { at: at + 80, color, bloom: focus, key, bell: focus },
    ),
  ];
  if (ratio === null) return layers;
  const meter = { ...box, y: y + value.h + gap + air, h: meterH };
  const cells = Math.ceil(box.w / (19 * unit));
  return [
    ...layers,
    place(
      env,
      'meter',
      `meter${index}`,
      { box: meter, share: ratio, cell: 14 * unit, pitch: 19 * unit, fill: color, empty: TERMINAL.unlit },
      { box: meter, motion: progress({ at: at + 120, ms: cells * 12, ease: 'linear', sound: 'tick' }) },
    ),
  ];
}

/** Whether the focus is also the larger: only then is its type, so that size never says the opposite of the figures. */
function leads(env: SceneEnv<SceneOf<'comparison'>>): boolean {
  const { sides, focus } = env.scene;
  return env.value(sides[focus].figure) >= env.value(sides[1 - focus === 0 ? 0 : 1].figure);
}

/** Shares of the larger value; null where lengths would not be honest. */
function ratios(env: SceneEnv<SceneOf<'comparison'>>): [number | null, number | null] {
  const [a, b] = [env.value(env.scene.sides[0].figure), env.value(env.scene.sides[1].figure)];
  const most = Math.max(a, b);
  return a >= 0 && b >= 0 && most > 0 ? [a / most, b / most] : [null, null];
}

function chip(env: SceneEnv, pane: Desk, text: string, middle: number): Layer[] {
  const { unit } = env.stage;
  const block = words(env, text, pane.area.w * 0.86, {
    size: 50,
    floor: 40,
    maxLines: 1,
    weight: 800,
    color: TERMINAL.ground,
  });
  const pad = { x: 22 * unit, y: 18 * unit };
  const w = block.w + 2 * pad.x;
  const x = pane.start.anchor === 'left' ? pane.start.x : pane.start.x - w;
  const box = { x, y: middle - block.h / 2 - pad.y, w, h: block.h + 2 * pad.y };
  const motion = wipeIn({ at: 260, ms: 220, from: pane.start.anchor });
  return [
    placeRect(env, 'relation.ground', box, TERMINAL.text, { z: Z.finish + 2, motion }),
    placeText(env, 'relation', block, { x: x + pad.x, y: box.y + pad.y }, { motion }),
  ];
}
