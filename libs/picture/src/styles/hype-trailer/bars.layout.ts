import { place } from '../../compose/place';
import { barsIn } from '../../compose/bars-in';
import { isLandscape } from '../../compose/reading-side';
import { barGeometry, type BarsProps } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { barRows } from './bar-rows';
import { chartHead } from './chart-head';
import { below } from './frame-plan';
import { leaving } from './hype-motion';
import { monoliths } from './monoliths';
import { HYPE } from './preset';
import { bigFont } from './type-scale';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Monoliths from one floor where every name fits under its own; rows of light where names are long. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const head = chartHead(env, headOf(env), { ...content, h: content.h * (isLandscape(env) ? 0.3 : 0.34) });
  const area = below(env, head.bottom + 64 * unit);
  const props = uprightBars(env, area);
  if (!props.bars.every((bar) => bar.label && bar.display)) return [...head.layers, ...barRows(env, area)];
  const { rects, zero } = barGeometry(props);
  const at = 160;
  const ms = Math.min(1100, 500 + rects.length * 60);
  const motion = [progress({ at, ms, ease: 'cubic-out' }), leaving(env)];
  return [
    ...head.layers,
    ...monoliths(env, rects, zero, scene.highlight, at),
    place(env, 'bars', 'values', props, { z: Z.type, box: props.box, motion }),
  ];
}

function headOf(env: BarsEnv): { title: string; figure?: string } {
  const { scene } = env;
  const title = env.text(scene.title);
  return scene.figure ? { title, figure: scene.figure } : { title };
}

/** Sizes of the values on 1080x1920; the next one where the one before would break a value in two. */
const SIZES = [84, 78, 72, 66, 60] as const;

function uprightBars(env: BarsEnv, area: Box): BarsProps {
  for (const size of SIZES) {
    const props = barsOf(env, area, size);
    if (props.bars.every((bar) => (bar.display?.lines.length ?? 1) === 1)) return props;
  }
  return barsOf(env, area, 54);
}

/** The bars layer carries the texts only; the slabs behind it are drawn by the style. */
function barsOf(env: BarsEnv, area: Box, size: number): BarsProps {
  const { unit } = env.stage;
  const { scene } = env;
  return barsIn(env, area, {
    direction: 'up',
    gap: 0.22,
    textGap: 20 * unit,
    display: { font: bigFont(100), size: size * unit, floor: 42 * unit, color: HYPE.bone, caps: true },
    label: {
      font: { family: 'Archivo', weight: 700, width: 100, kern: 0 },
      size: 46 * unit,
      floor: 42 * unit,
      color: HYPE.bone,
      caps: true,
    },
    bars: scene.bars.map((bar, index) => {
      const value = env.value(bar.figure);
      const strong = index === scene.highlight;
      return {
        value: Number.isFinite(value) ? value : 0,
        fill: `${HYPE.black}00`,
        display: env.figure(bar.figure),
        label: env.text(bar.label),
        strong,
        ...(strong ? { displayColor: HYPE.bright } : {}),
      };
    }),
  });
}
