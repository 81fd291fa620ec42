import { placePaint, placeText } from '../../compose/place';
import { setIn, type SetText } from '../../compose/set-in';
import { barGeometry } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import { lengthsOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { NATURE } from './preset';
import { soil, tarn } from './soil';
import { breathe, cueFor, figureType, growUp, headType, labelType, shadeOf } from './type-and-motion';
import { bark, type LogData } from './wood.painters';

type ComparisonEnv = SceneEnv<SceneOf<'comparison'>>;

interface Side {
  log: Box;
  up: boolean;
  label: SetText;
  figure: SetText;
}

/** Two trunks on one forest floor, heights from zero: the one in the light is the story. Below zero a trunk goes down into the water. */
export function comparisonLayout(env: ComparisonEnv): Layer[] {
  const { content, unit } = env.stage;
  const title = setIn(
    env,
    { ...headType(env, env.text(env.scene.title), 76), maxLines: 2 },
    { ...content, h: content.h * 0.16 },
  );
  const top = title.box.y + title.box.h + 64 * unit;
  const area = { ...content, y: top, h: content.y + content.h - top - 14 * unit };
  const { sides, zero } = sidesIn(env, area);
  return [
    placeText(env, 'title', title.block, title.box, { ...shadeOf(env), motion: breathe(env, 0) }),
    ...(sides.every((side) => side.up) ? [soil(env, zero)] : tarn(env, zero)),
    ...sides.flatMap((side, index) => sideLayers(env, side, index)),
  ];
}

function sidesIn(env: ComparisonEnv, area: Box): { sides: Side[]; zero: number } {
  const { unit } = env.stage;
  const values = lengthsOf(env, env.scene.sides);
  const gap = 64 * unit;
  const w = (area.w - gap) / 2;
  const texts = env.scene.sides.map(({ label, figure }, index) => {
    const room = { x: area.x + index * (w + gap), y: area.y, w, h: area.h * 0.3 };
    const focus = index === env.scene.focus;
    const color = focus ? NATURE.light : NATURE.mist;
    return {
      label: setIn(env, { ...labelType(env, env.text(label), 44, color), maxLines: 3 }, room),
      figure: setIn(env, figureType(env, env.figure(figure), focus ? 230 : 180, color), room, { line: true }),
    };
  });
  const high = (index: number): number => {
    const text = texts[index];
    return text ? text.label.box.h + text.figure.box.h + (30 + 56) * unit : 0;
  };
  const reach = (sign: boolean): number =>
    Math.max(0, ...values.map((value, index) => (value >= 0 === sign ? high(index) : 0)));
  const [above, below] = [reach(true), reach(false)];
  const box = { ...area, y: area.y + above, h: Math.max(1, area.h - above - below) };
  const { rects, zero } = barGeometry({
    box,
    bars: values.map((value) => ({ value, fill: '' })),
    direction: 'up',
    gap: 0,
  });
  const thick = Math.min(w * 0.62, 270 * unit);
  const sides = texts.flatMap(({ label, figure }, index): Side[] => {
    const rect = rects[index];
    if (!rect) return [];
    const up = (values[index] ?? 0) >= 0;
    const x = area.x + index * (w + gap);
    const log = { x: label.block.rtl ? x + w - thick : x, y: rect.y, w: thick, h: rect.h };
    const first = up ? rect.y - high(index) : rect.y + rect.h + 56 * unit;
    label.box.y = first;
    figure.box.y = first + label.box.h + 30 * unit;
    if (label.block.rtl) figure.box.x = x + w - figure.box.w;
    return [{ log, up, label, figure }];
  });
  return { sides, zero };
}

function sideLayers(env: ComparisonEnv, { log, up, label, figure }: Side, index: number): Layer[] {
  const { scene } = env;
  const key = scene.sides[index]?.figure;
  const at = key === undefined ? 0 : Math.min(cueFor(env, key, 300 + index * 300), 900 + index * 500);
  const focus = index === scene.focus;
  const data: LogData = { box: log, salt: `log${index}`, ...bark(focus) };
  const growth = { ...growUp(env, 60 + index * 260, 1200), ...(up ? {} : { wipeFrom: 'top' as const }) };
  const rim = log.w * 0.16;
  const box = { ...log, y: log.y - rim, h: log.h + rim };
  return [
    placePaint(env, `log${index}`, 'nature.log', data, { z: Z.marks, box, motion: growth }),
    placeText(env, `label${index}`, label.block, label.box, { ...shadeOf(env), motion: breathe(env, at + 350) }),
    placeText(env, `figure${index}`, figure.block, figure.box, { ...shadeOf(env), motion: breathe(env, at + 260) }),
  ];
}
