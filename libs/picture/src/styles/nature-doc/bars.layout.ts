import { place, placeText } from '../../compose/place';
import { barGeometry, barTexts, type BarsProps } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { barBranches } from './bar-branches';
import { barsRoom, barStand, titleOf } from './bar-stand';
import { column } from './column';
import { appear, growUp } from './nature-motion';
import { NATURE } from './preset';
import { brightness, soil, tarn } from './soil';
import type { FirData } from './fir.painter';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** A stand of firs in a clearing, tops at their values; what is below zero is a reflection in the water. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { content, unit } = env.stage;
  const { words, area } = barsRoom(env);
  const title = column(env, words, titleOf(env)).layers;
  const props = barStand(env, area);
  if (!props) return [...title, ...barBranches(env, { ...area, y: area.y - 60 * unit, h: area.h + 40 * unit })];
  const { rects, zero } = barGeometry(props);
  const lag = Math.min(130, 900 / props.bars.length);
  const layers = props.bars.flatMap((bar, index): Layer[] => {
    const rect = rects[index];
    if (!rect) return [];
    const at = 80 + index * lag;
    return [tree(env, rect, index, bar.value >= 0, at), ...texts(env, props, index, rect, zero, at + 500)];
  });
  return [
    ...title,
    brightness(env, Math.max(content.y, area.y - 110 * unit), zero),
    ...(props.bars.some((bar) => bar.value < 0) ? tarn(env, zero) : [soil(env, zero, Z.art + 1)]),
    ...layers,
  ];
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
