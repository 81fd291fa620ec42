import { placePaint, placeRect, placeText } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { type Box, Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { progress, rise, staggered, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import {
  enter,
  evenFigures,
  fromEdge,
  leave,
  newsPlan,
  type NewsPlan,
  setFigure,
  setHead,
  setWords,
  startAt,
} from './news-plan';
import { FACE, NEWS } from './preset';
import { atMargin, centredY, farMargin, marginOf } from './slab';

/** The whole as a figure, the parts as one slab cut to their shares, and a row for each part under it. */
export function breakdownLayout(env: SceneEnv<SceneOf<'breakdown'>>): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const total = scene.total;
  const title = setHead(env, env.text(scene.title), [84, 56], { w: body.w, h: body.h * 0.2, lines: 2 });
  const layers: Layer[] = [];
  let y = body.y + 16 * u;
  const words = (id: string, block: typeof title, at: number) =>
    layers.push(atMargin(env, id, block, y, at, at === 0 ? 'whoosh' : undefined));
  words('title', title, 0);
  y += title.h;
  const rowsLeast = scene.parts.length * 84 * u;
  const slabH = Math.min(190 * u, body.h * 0.18);
  if (total) {
    const label = setWords(env, env.text(total.label), [50, 40], { w: body.w, lines: 1 }, { color: NEWS.ice });
    const room = body.y + body.h - y - rowsLeast - slabH - label.h - 190 * u;
    const figure = setFigure(env, env.figure(total.figure), 270, {
      w: body.w,
      h: Math.max(80 * u, Math.min(room, 210 * u)),
    });
    y += 52 * u;
    words('total-label', label, 80);
    y += label.h + 30 * u;
    const at = { ...marginOf(env), y };
    layers.push(placeText(env, 'total', figure, at, { motion: enter(env, 100) }));
    y += figure.h;
  }
  y += 56 * u;
  const bar = fromEdge(env, y, 0, plan.reach, slabH);
  const parts = sharesOf(env, scene);
  if (parts.length > 0) {
    const data: SplitData = { box: bar, parts, side: plan.side, gap: 4 * u };
    layers.push(
      placePaint(env, 'split', 'news.split', data, {
        z: Z.marks,
        box: bar,
        motion: [
          wipeIn({ at: startAt(env, 180), from: plan.side }),
          progress({ at: startAt(env, 240), ms: 1000, ease: 'cubic-in-out' }),
          leave(env),
        ],
      }),
    );
    y += slabH;
  }
  const rest = body.y + body.h - 24 * u - y - 20 * u;
  const rowH = Math.min((parts.length > 0 ? 156 : 230) * u, rest / Math.max(1, scene.parts.length));
  const figures = evenFigures(
    env,
    scene.parts.map((part) => ({
      text: env.figure(part.figure),
      font: FACE.figure,
      size: Math.min(130 * u, rowH * 0.74),
      width: body.w * 0.46,
      color: NEWS.white,
    })),
  );
  y += 20 * u;
  figures.forEach((figure, index) =>
    layers.push(...breakdownRow(env, index, figure, { y: y + rowH * index, h: rowH })),
  );
  return layers;
}

/** Shares of the whole, or of the sum where that is larger; none where a part cannot be a length. */
function sharesOf(env: SceneEnv, scene: SceneOf<'breakdown'>): SplitData['parts'] {
  const values = scene.parts.map((part) => env.value(part.figure));
  const sum = values.reduce((all, value) => all + value, 0);
  if (!values.every((value) => value >= 0) || !(sum > 0)) return [];
  const whole = scene.total ? env.value(scene.total.figure) : Number.NaN;
  const full = whole > sum ? whole : sum;
  return values.map((value, index) => ({ share: value / full, color: partColor(index) }));
}

/** A part of the whole: its colour, its name, its figure, and a rule to the next. */
function breakdownRow(
  env: SceneEnv<SceneOf<'breakdown'>>,
  index: number,
  figure: TextBlock,
  { y, h }: Pick<Box, 'y' | 'h'>,
): Layer[] {
  const plan = newsPlan(env);
  const part = env.scene.parts[index];
  if (!part) return [];
  const { u, body } = plan;
  const at = staggered(index, 420, 140);
  const chip = Math.min(34 * u, h * 0.3);
  const start = chip + 26 * u;
  const label = setWords(
    env,
    env.text(part.label),
    [54, 40],
    { w: body.w - figure.w - start - 36 * u, h: h - 20 * u, lines: 2 },
    { leading: 1.12 },
  );
  const square = fromEdge(env, y + (h - chip) / 2, plan.near, chip, chip);
  const margin = marginOf(env);
  const x = margin.x + (plan.side === 'left' ? start : -start);
  const motion = [rise({ at: startAt(env, at), sound: 'tick' as const }), leave(env)];
  const quiet = [rise({ at: startAt(env, at) }), leave(env)];
  const layers: Layer[] = [
    placeRect(env, `chip${index}`, square, partColor(index), { motion }),
    placeText(
      env,
      `label${index}`,
      label,
      { x, anchor: margin.anchor, y: centredY(env, label, y, h) },
      { motion: quiet },
    ),
    placeText(env, `figure${index}`, figure, { ...farMargin(env), y: centredY(env, figure, y, h) }, { motion: quiet }),
  ];
  if (index < env.scene.parts.length - 1)
    layers.push(
      placeRect(env, `rule${index}`, { ...body, y: y + h - 1, h: 2 * u }, '#BFD4F759', { motion: enter(env, at) }),
    );
  return layers;
}

/** A slab cut into parts. */
interface SplitData {
  box: Box;
  /** Shares of the whole length; what they leave stays dark. */
  parts: Array<{ share: number; color: string }>;
  side: NewsPlan['side'];
  gap: number;
}

const PART_COLORS = [NEWS.red, NEWS.white, '#5B93EA', NEWS.ice, '#2B5FB8', '#8298C4'];

/** One slab cut into the parts of a whole; `progress` runs it out from the edge. */
export const splitPainter = stylePainter<SplitData>((ctx, { box, parts, side, gap }, state, { tint }) => {
  const shown = box.w * state.progress;
  ctx.fillStyle = tint('#02091E');
  ctx.fillRect(box.x, box.y, box.w, box.h);
  let at = 0;
  parts.forEach(({ share, color }, index) => {
    const w = Math.min(box.w * share, shown - at) - (index < parts.length - 1 ? gap : 0);
    if (w > 0) {
      ctx.fillStyle = color;
      ctx.fillRect(side === 'left' ? box.x + at : box.x + box.w - at - w, box.y, w, box.h);
    }
    at += box.w * share;
  });
});

/** Colour of the n-th part; only the first is the accent. */
function partColor(index: number): string {
  return PART_COLORS[index % PART_COLORS.length] ?? NEWS.ice;
}
