import { place, placeRect, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { barGeometry } from '../../layers/bars.layer';
import { type Fill, fillAcross } from '../../layers/fill';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { leaving, thrownIn } from './hype-motion';
import { HYPE } from './preset';
import { powerLine, wideType } from './type-scale';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Name and value on a line, a beam of light under them from a common zero; values below zero shine the other way. */
export function barRows(env: BarsEnv, area: Box): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const values = scene.bars.map(({ figure }) => env.value(figure));
  const pitch = Math.min(area.h / values.length, 230 * unit);
  const top = area.y + (area.h - pitch * values.length) * 0.3;
  const beam = Math.max(8 * unit, Math.min(pitch * 0.26, 44 * unit));
  const gap = Math.min(22 * unit, pitch * 0.12);
  const high = Math.max(1, pitch - beam - 2.4 * gap);
  const bars = values.map((value) => ({ value: Number.isFinite(value) ? value : 0, fill: '' }));
  const { rects, zero } = barGeometry({ box: area, bars, direction: 'right', gap: 0 });
  const layers = scene.bars.flatMap((bar, index): Layer[] => {
    const strong = index === scene.highlight;
    const y = top + pitch * index;
    const at = 140 + index * Math.min(110, 700 / values.length);
    const block = powerLine(
      env,
      env.figure(bar.figure),
      { w: area.w * 0.44, h: Math.min(high, 64 * unit) },
      30 * unit,
      { color: strong ? HYPE.bright : HYPE.bone },
    );
    const name = setIn(
      env,
      { ...wideType(env, env.text(bar.label), 50, strong ? HYPE.white : HYPE.bone, 800), maxLines: 1 },
      { ...area, y, w: Math.max(1, area.w - block.w - 36 * unit), h: high },
      { stand: 'bottom', align: 'left' },
    );
    const rect = rects[index] ?? area;
    const box = { x: rect.x, y: y + high + gap, w: Math.max(rect.w, 2 * unit), h: beam };
    const motion = [thrownIn(env, at), leaving(env)];
    const from = bars[index] && bars[index].value < 0 ? 'right' : 'left';
    return [
      placeText(env, `name${index}`, name.block, name.box, { motion }),
      placeText(
        env,
        `figure${index}`,
        block,
        { x: area.x + area.w, y: y + high - block.h, anchor: 'right' },
        { motion },
      ),
      place(
        env,
        'shape',
        `beam${index}`,
        {
          shape: 'rect',
          box,
          fill: beamFill(box, strong, from === 'right'),
          ...(strong ? { glow: { color: `${HYPE.deepGold}C0`, blur: 36 * unit } } : {}),
        },
        { z: Z.marks, box, motion: [wipeIn({ at: at + 60, ms: 460, from }), leaving(env)] },
      ),
    ];
  });
  env.cue('whoosh', 140, -4);
  if (zero <= area.x + 1) return layers;
  const ticks = values.map((_, index) => {
    const y = top + pitch * index + high + gap * 0.5;
    const tick = { x: zero - 2 * unit, y, w: 4 * unit, h: beam + gap };
    return placeRect(env, `zero${index}`, tick, HYPE.amber, { motion: [fade({ at: 200 }), leaving(env)] });
  });
  return [...ticks, ...layers];
}

function beamFill(box: Box, strong: boolean, back: boolean): Fill {
  const [from, to] = back ? [box.x + box.w, box.x] : [box.x, box.x + box.w];
  return strong
    ? fillAcross(from, to, [0, HYPE.bronze], [0.7, HYPE.bright], [1, HYPE.white])
    : fillAcross(from, to, [0, HYPE.umber], [0.8, HYPE.bronze], [1, HYPE.deepGold]);
}
