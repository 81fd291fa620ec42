import { place, placeRect, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { fillAcross, fillDown } from '../../layers/fill';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { leaving } from './hype-motion';
import { HYPE } from './preset';
import { wideType } from './type-scale';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** A blade of light over a glowing mass, drawn from the left with a hot point at its head. */
export function ridge(env: LineEnv, plot: Box, ceiling: number): Layer[] {
  const { unit, width, safe } = env.stage;
  const { points } = env.scene;
  const finite = points.map((point) => env.value(point.figure)).map((value) => (Number.isFinite(value) ? value : 0));
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const crosses = low < 0;
  const min = low > high * 0.5 ? low : Math.min(0, low);
  const r = 22 * unit;
  const foot = min > 0 || crosses ? 84 * unit : 0;
  const box = { ...plot, w: plot.w - r, h: Math.max(1, plot.h - foot) };
  const floor = box.y + box.h;
  const props: LineProps = {
    box,
    values: finite,
    min,
    max: Math.max(high, min),
    mode: 'line',
    stroke: {
      width: 12 * unit,
      glow: { color: HYPE.leak, blur: 44 * unit },
      fill: fillAcross(0, box.w, [0, HYPE.bronze], [0.6, HYPE.bright], [1, HYPE.white]),
    },
    ...(crosses
      ? {}
      : {
          area: fillDown(
            box.y,
            floor + foot,
            [0, `${HYPE.deepGold}B0`],
            [0.6, `${HYPE.umber}90`],
            [1, `${HYPE.umber}20`],
          ),
        }),
    marker: { shape: 'disc', r, fill: HYPE.white, ring: { color: HYPE.bright, width: 8 * unit } },
  };
  const ms = 1200;
  env.cue('riser', 160 + ms, -4);
  env.cue('boom', 160 + ms, -4);
  const motion = [progress({ at: 160, ms, ease: 'cubic-in-out' }), leaving(env)];
  const layers: Layer[] = [
    place(env, 'line', 'series', props, { z: Z.marks, box: { ...plot, x: 0, w: width }, motion }),
  ];
  const base = crosses ? floor - (box.h * (0 - min)) / (props.max - min || 1) : plot.y + plot.h;
  const rule = { x: 0, y: base, w: width, h: 3 * unit };
  layers.push(placeRect(env, 'floor', rule, HYPE.amber, { motion: leaving(env) }));
  const lowest = finite.indexOf(low);
  const start = labelOf(env, points[0]?.figure);
  const crest = crestUpTo(linePoints(props), start.box.x + start.box.w + 24 * unit);
  const y = crest - 40 * unit - start.box.h;
  if (y > ceiling + 24 * unit && (foot === 0 || lowest !== 0))
    layers.push(
      placeText(env, 'first', start.block, { x: start.box.x, y }, { motion: [fade({ at: 460 }), leaving(env)] }),
    );
  if (foot === 0) return layers;
  // A foot that is not zero says what it is.
  const named = labelOf(env, points[lowest]?.figure);
  const at = linePoints(props)[lowest]?.[0] ?? safe.x;
  const x = Math.max(safe.x, Math.min(at - named.box.w / 2, safe.x + safe.w - named.box.w));
  const lowY = plot.y + plot.h - (foot + named.box.h) / 2 + 8 * unit;
  layers.push(placeText(env, 'low', named.block, { x, y: lowY }, { motion: [fade({ at: 620 }), leaving(env)] }));
  return layers;
}

function labelOf(env: LineEnv, key: string | undefined): ReturnType<typeof setIn> {
  const { safe, unit } = env.stage;
  const look = { ...wideType(env, key ? env.figure(key) : '', 46, HYPE.bone), maxLines: 1 };
  return setIn(env, look, { ...safe, w: safe.w * 0.46, h: 80 * unit }, { align: 'left' });
}

/** Upper edge of a series from its start to the point after an x. */
function crestUpTo(points: Array<[number, number]>, x: number): number {
  return Math.min(...points.filter((_, index) => (points[index - 1]?.[0] ?? 0) <= x).map(([, y]) => y));
}
