import { barsIn } from '../../compose/bars-in';
import { place, placeRect, placeText } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { barGeometry, type BarsProps } from '../../layers/bars.layer';
import { type Fill, fillAcross } from '../../layers/fill';
import { type Box, Z } from '../../stage/stage';
import { draftBars, lengthsOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { fade, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chartHead } from './lock-up';
import { monoliths, slabMarks } from './monoliths';
import { HYPE } from './preset';
import { below, bigFont, leaving, powerLine, thrownIn, wideType } from './type-and-motion';

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
    ...monoliths(env, slabMarks(scene.bars, rects), zero, scene.highlight, at),
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
    bars: draftBars(env, (strong) => ({ fill: `${HYPE.black}00`, displayColor: strong ? HYPE.bright : undefined })),
  });
}

/** Name and value on a line, a beam of light under them from a common zero; values below zero shine the other way. */
function barRows(env: BarsEnv, area: Box): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const values = scene.bars.map(({ figure }) => env.value(figure));
  const pitch = Math.min(area.h / values.length, 230 * unit);
  const top = area.y + (area.h - pitch * values.length) * 0.3;
  const beam = Math.max(8 * unit, Math.min(pitch * 0.26, 44 * unit));
  const gap = Math.min(22 * unit, pitch * 0.12);
  const high = Math.max(1, pitch - beam - 2.4 * gap);
  const bars = lengthsOf(env, scene.bars).map((value) => ({ value, fill: '' }));
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
        {
          z: Z.marks,
          box,
          motion: [wipeIn({ at: at + 60, ms: 460, from }), leaving(env)],
          marks: [{ figure: bar.figure, box }],
        },
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
