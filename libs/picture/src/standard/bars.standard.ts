import { barsIn } from '../compose/bars-in';
import { place } from '../compose/place';
import { readsFromRight } from '../compose/reading-side';
import { barGeometry } from '../layers/bars.layer';
import type { Box } from '../stage/stage';
import type { Baseline } from '../storyboard/scene-content';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { lengthOf } from './chart-values';
import { headed } from './headed';
import { markFill } from './marks';
import { baselinePiece, chartFigure } from './chart-pieces';
import type { StyleKit } from './style-kit';

/** Labels longer than this find no room under upright bars when there are many. */
const LONG_LABEL = 9;
const MANY_BARS = 6;

/** Bars from zero, or from a baseline, with their values on them, upright, or lying where labels are long. */
export function barsStandard(env: SceneEnv<SceneOf<'bars'>>, kit: StyleKit): Layer[] {
  const { scene } = env;
  const heading = headed(env, kit, env.text(scene.title));
  const own = scene.bars[scene.highlight]?.figure;
  const figure = scene.figure !== undefined && scene.figure !== own ? scene.figure : undefined;
  const { layers, area } = chartFigure(env, kit, heading, { figure });
  const bars = scene.bars.map((bar, index) => ({ ...bar, strong: index === scene.highlight }));
  const long = bars.some((bar) => env.text(bar.label).length > LONG_LABEL);
  const { baseline } = scene;
  const lying = long && bars.length > 3 && bars.length <= 12 && !readsFromRight(env) && baseline === undefined;
  const size = bars.length > MANY_BARS ? 64 : 88;
  return [
    ...heading.layers,
    ...layers,
    ...barsPiece(env, kit, area, bars, {
      displaySize: size,
      labelSize: 54,
      gap: bars.length > MANY_BARS ? 0.22 : 0.3,
      direction: lying ? 'right' : 'up',
      baseline,
    }),
  ];
}

interface BarsLook {
  displaySize: number;
  labelSize: number;
  /** Share of each slot left empty. */
  gap: number;
  direction: 'up' | 'right';
  /** For upright bars that are not measured from zero. */
  baseline?: Baseline | undefined;
}

/** Bars in an area in the style's type and colours. */
export function barsPiece(
  env: SceneEnv,
  kit: StyleKit,
  area: Box,
  bars: ReadonlyArray<{ label: string; figure: string; strong: boolean }>,
  look: BarsLook,
): Layer[] {
  const { unit } = env.stage;
  const base = baselinePiece(env, kit, area, look.baseline);
  const rtl = readsFromRight(env) && look.direction === 'up';
  const display = kit.figure('', look.displaySize);
  const label = kit.words('', look.labelSize, 'dim');
  const drafts = bars.map((bar) => ({
    figure: bar.figure,
    value: lengthOf(env, bar.figure),
    fill: markFill(kit, area, bar.strong),
    display: env.figure(bar.figure),
    label: env.text(bar.label),
    strong: bar.strong,
    ...(bar.strong ? { displayColor: kit.figure('', look.displaySize, 'accent').color } : {}),
  }));
  const props = barsIn(env, base?.area ?? area, {
    base: base?.value,
    bars: rtl ? drafts.reverse() : drafts,
    direction: look.direction,
    gap: look.gap,
    textGap: 22 * unit,
    zero: { fill: kit.colors.rule, width: Math.max(4, kit.shape.line) * unit },
    display: { font: display.font, size: display.size, color: display.color, floor: 44 * unit },
    label: { font: label.font, size: label.size, color: label.color, caps: label.caps, floor: 40 * unit },
  });
  return [
    place(env, 'bars', 'bars', props, { box: area, motion: kit.enter.chart(beat(env, 1)) }),
    ...(base?.write(barGeometry(props).zero) ?? []),
  ];
}
