import { refilled } from '../../text/text-block';
import { place, placePaint, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { type Bar, barGeometry, type BarsProps, barTexts } from '../../layers/bars.layer';
import { fillAcross } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import { type Box, Z } from '../../stage/stage';
import { lengthsOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { barsRoom, barStand, titleOf } from './bar-stand';
import { NATURE, type Tint, tintOf } from './preset';
import { brightness, soil, tarn } from './soil';
import { firOutline } from './terrain';
import type { StemData } from './twig.painters';
import { appear, bodyType, breathe, column, entrance, figureType, growUp, shadeOf } from './type-and-motion';

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
    return [tree(env, rect, index, bar, at), ...texts(env, props, index, rect, zero, at + 500)];
  });
  return [
    ...title,
    brightness(env, Math.max(content.y, area.y - 110 * unit), zero),
    ...(props.bars.some((bar) => bar.value < 0) ? tarn(env, zero) : [soil(env, zero, Z.art + 1)]),
    ...layers,
  ];
}

function tree(env: BarsEnv, box: Box, index: number, { value, figure = '' }: Bar, at: number): Layer {
  const up = value >= 0;
  const strong = index === env.scene.highlight;
  const data: FirData = {
    box,
    up,
    salt: `${env.owner}.tree${index}`,
    top: strong ? NATURE.amber : up ? [NATURE.green, NATURE.deep, 0.4] : [NATURE.sage, NATURE.teal, 0.5],
    foot: strong ? [NATURE.ember, NATURE.ink, 0.25] : up ? NATURE.ink : [NATURE.deep, NATURE.ink, 0.4],
  };
  const growth = { ...growUp(env, at, 1000), wipeFrom: up ? ('bottom' as const) : ('top' as const) };
  return placePaint(env, `tree${index}`, 'nature.fir', data, {
    z: Z.marks,
    box,
    motion: growth,
    marks: [{ figure, box }],
  });
}

function texts(env: BarsEnv, props: BarsProps, index: number, rect: Box, zero: number, at: number): Layer[] {
  const bar = props.bars[index];
  if (!bar) return [];
  return barTexts(props, bar, rect, zero).map(({ block, x, y, value }) =>
    placeText(
      env,
      `${value ? 'value' : 'name'}${index}`,
      refilled(block, () => (y < zero ? NATURE.ink : NATURE.light)),
      { x, y },
      { motion: appear(env, value ? at : 200, 500) },
    ),
  );
}

/** Bars as branches of one stem, which is their zero: for long names and many bars. Names and values stand over them. */
function barBranches(env: BarsEnv, area: Box): Layer[] {
  const { unit } = env.stage;
  const values = lengthsOf(env, env.scene.bars);
  const bars = values.map((value) => ({ value, fill: '' }));
  const plot = { ...area, x: area.x + 5 * unit, w: area.w - 5 * unit };
  const { rects, zero } = barGeometry({ box: plot, bars, direction: 'right', gap: 0 });
  const pitch = area.h / values.length;
  const stem: StemData = {
    x: zero,
    top: area.y + pitch * 0.3,
    foot: area.y + area.h,
    width: 9 * unit,
    color: NATURE.sage,
  };
  const box = { x: zero - 20 * unit, y: stem.top, w: 40 * unit, h: stem.foot - stem.top };
  const motion = growUp(env, 0, 900);
  return [
    placePaint(env, 'stem', 'nature.stem', stem, { z: Z.marks + 1, box, motion }),
    ...env.scene.bars.flatMap((_, index) => {
      const rect = rects[index];
      return rect ? branch(env, { ...rect, y: area.y + pitch * index, h: pitch }, index, values[index] ?? 0) : [];
    }),
  ];
}

function branch(env: BarsEnv, row: Box, index: number, value: number): Layer[] {
  const { unit, content } = env.stage;
  const entry = env.scene.bars[index];
  if (!entry) return [];
  const strong = index === env.scene.highlight;
  const color = strong ? NATURE.spoken : NATURE.light;
  const thick = Math.max(9 * unit, Math.min(row.h * 0.24, 40 * unit));
  const bar = { ...row, y: row.y + row.h * 0.94 - thick, h: thick };
  const words = { ...content, y: row.y, h: Math.max(1, row.h * 0.94 - thick - Math.min(18 * unit, row.h * 0.1)) };
  const size = Math.min(66, (words.h / unit) * 0.98);
  const left = { ...words, x: content.x + content.w * 0.55, w: content.w * 0.45 };
  const figure = setIn(env, figureType(env, env.figure(entry.figure), size, color), left, {
    line: true,
    stand: 'bottom',
    align: 'right',
  });
  const room = { ...words, x: content.x + 30 * unit, w: content.w - figure.box.w - 70 * unit };
  const name = { ...bodyType(env, env.text(entry.label), Math.min(52, size), color), maxLines: 1 };
  const label = setIn(env, name, room, { stand: 'bottom' });
  const at = 120 + index * Math.min(120, 900 / env.scene.bars.length);
  const way = value < 0 ? 'right' : 'left';
  const fill = strong
    ? fillAcross(bar.x, bar.x + bar.w, [0, NATURE.ember], [1, NATURE.spoken])
    : fillAcross(bar.x, bar.x + bar.w, [0, NATURE.green], [1, NATURE.sage]);
  return [
    place(
      env,
      'shape',
      `branch${index}`,
      { shape: 'rect', box: bar, radius: thick / 2, fill },
      {
        z: Z.marks,
        box: bar,
        motion: wipeIn({ at: entrance(env, at), ms: 900, ease: 'cubic-in-out', from: way }),
        marks: [{ figure: entry.figure, box: bar }],
      },
    ),
    placeText(env, `label${index}`, label.block, label.box, { ...shadeOf(env), motion: breathe(env, at) }),
    placeText(env, `figure${index}`, figure.block, figure.box, { ...shadeOf(env), motion: breathe(env, at + 80) }),
  ];
}

/** One fir that fills its box's height; its mirror image where `up` is false. */
interface FirData {
  box: Box;
  salt: string;
  up: boolean;
  top: Tint;
  foot: Tint;
}

export const firPainter = stylePainter<FirData>((ctx, { box, salt, up, top, foot }, _state, env) => {
  const random = seededRandom(env.seed, salt);
  const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  fill.addColorStop(0, tintOf(up ? top : foot));
  fill.addColorStop(1, tintOf(up ? foot : top));
  ctx.fillStyle = fill;
  const middle = box.x + box.w / 2;
  // The outline's own width follows its height; here it fills its slot, but small firs stay slender.
  const outline = firOutline(random, 0, box.y + box.h, box.h);
  const reach = Math.max(1, ...outline.map(([x]) => Math.abs(x)));
  const half = Math.min(box.w, Math.max(box.h * 0.6, box.w * 0.36)) / 2;
  ctx.beginPath();
  outline.forEach(([x, y], index) => {
    const at = middle + (x / reach) * half;
    const level = up ? y : 2 * box.y + box.h - y;
    if (index === 0) ctx.moveTo(at, level);
    else ctx.lineTo(at, level);
  });
  ctx.fill();
});
