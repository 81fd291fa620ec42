import { barsIn } from '../../compose/bars-in';
import { place, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { barGeometry, barTexts, type BarsProps } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import { STANDARD } from '../../standard/standard-layouts';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { natureDocKit } from './kit';
import { appear, breathe, growUp } from './nature-motion';
import { NATURE } from './preset';
import { brightness, soil, tarn } from './soil';
import { headType, shadeOf } from './type-scale';
import type { FirData } from './fir.painter';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** A stand of firs in a clearing, tops at their values; what is below zero is a reflection in the water. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { content, unit } = env.stage;
  const room = { ...content, h: content.h * 0.24 };
  const title = setIn(env, { ...headType(env, env.text(env.scene.title), 116), maxLines: 2 }, room);
  const top = title.box.y + title.box.h + 130 * unit;
  const props = stand(env, { ...content, y: top, h: content.y + content.h - top });
  if (props.bars.some((bar) => !bar.label || !bar.display)) return STANDARD.bars(env, natureDocKit(env));
  const { rects, zero } = barGeometry(props);
  const lag = Math.min(130, 900 / props.bars.length);
  const layers = props.bars.flatMap((bar, index): Layer[] => {
    const rect = rects[index];
    if (!rect) return [];
    const at = 80 + index * lag;
    return [tree(env, rect, index, bar.value >= 0, at), ...texts(env, props, index, rect, zero, at + 500)];
  });
  return [
    placeText(env, 'title', title.block, title.box, { ...shadeOf(env), motion: breathe(env, 0) }),
    brightness(env, title.box.y + title.box.h + 24 * unit, zero),
    ...(props.bars.some((bar) => bar.value < 0) ? tarn(env, zero) : [soil(env, zero, Z.art + 1)]),
    ...layers,
  ];
}

function stand(env: BarsEnv, area: Box): BarsProps {
  const { unit } = env.stage;
  const { scene } = env;
  const font = { family: env.preset.families.text, weight: 500 };
  return barsIn(env, area, {
    direction: 'up',
    gap: 0.12,
    textGap: 22 * unit,
    display: { font, size: 62 * unit, floor: 40 * unit, color: NATURE.ink },
    label: { font, size: 48 * unit, floor: 40 * unit, color: NATURE.light },
    bars: scene.bars.map((bar, index) => {
      const value = env.value(bar.figure);
      const known = Number.isFinite(value) ? value : 0;
      const strong = index === scene.highlight;
      return {
        value: known,
        fill: NATURE.ink,
        display: env.figure(bar.figure),
        label: env.text(bar.label),
        strong,
      };
    }),
  });
}

function tree(env: BarsEnv, box: Box, index: number, up: boolean, at: number): Layer {
  const strong = index === env.scene.highlight;
  const data: FirData = {
    box,
    up,
    salt: `${env.owner}.tree${index}`,
    top: strong ? NATURE.amber : up ? [NATURE.green, NATURE.deep, 0.4] : [NATURE.sage, NATURE.teal, 0.5],
    foot: strong ? [NATURE.ember, NATURE.ink, 0.25] : up ? NATURE.ink : [NATURE.deep, NATURE.ink, 0.4],
  };
  const growth = { ...growUp(env, at, 1000), wipeFrom: up ? ('bottom' as const) : ('top' as const) };
  return place(env, 'paint', `tree${index}`, { painter: 'nature.fir', data }, { z: Z.marks, box, motion: growth });
}

function texts(env: BarsEnv, props: BarsProps, index: number, rect: Box, zero: number, at: number): Layer[] {
  const bar = props.bars[index];
  if (!bar) return [];
  return barTexts(props, bar, rect, zero).map(({ block, x, y, value }) =>
    placeText(
      env,
      `${value ? 'value' : 'name'}${index}`,
      inked(block, y < zero ? NATURE.ink : NATURE.light),
      { x, y },
      { motion: appear(env, value ? at : 200, 500) },
    ),
  );
}

/** A set text in one colour. */
function inked(block: TextBlock, fill: string): TextBlock {
  return {
    ...block,
    lines: block.lines.map((line) => ({ ...line, runs: line.runs.map((run) => ({ ...run, fill })) })),
  };
}
