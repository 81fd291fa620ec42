import { placeRect, placeText } from '../../compose/place';
import { partsOf, readsFromRight, splitAcross } from '../../compose/reading-side';
import { setAlike } from '../../compose/set-alike';
import { setIn } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, roomBelow, type ColumnPart } from './column';
import { appear, drawn, figureLook, titleLook, turnOf, wordLook } from './type-and-motion';
import { LUXURY } from './preset';

type BreakdownEnv = SceneEnv<SceneOf<'breakdown'>>;

const FILLS = [LUXURY.champagne, LUXURY.black, LUXURY.stone, LUXURY.paleGold, LUXURY.shade] as const;

/** The whole as a figure over one thin strip of inlay, its parts named under it. */
export function breakdownLayout(env: BreakdownEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const { total, parts } = scene;
  const title = env.text(scene.title);
  const headParts: ColumnPart[] = total
    ? [
        { id: 'title', look: { ...wordLook(env, title, 56, 'dim'), maxLines: 2 } },
        { id: 'figure', look: figureLook(env, env.figure(total.figure), 300), key: total.figure, line: true, gap: 50 },
        { id: 'total', look: { ...wordLook(env, env.text(total.label), 54), maxLines: 2 }, gap: 44 },
      ]
    : [{ id: 'title', look: { ...titleLook(env, title, 116), maxLines: 3 } }];
  const head = column(env, { ...content, y: content.y + 10 * unit, h: content.h * 0.42 }, headParts);
  const body = roomBelow(env, head.bottom, 70);
  const strip: Box = { ...body, h: 40 * unit };
  const rowsArea = { ...body, y: strip.y + strip.h + 48 * unit, h: body.h - strip.h - 48 * unit };
  const h = Math.min(rowsArea.h / parts.length, 210 * unit);
  const rows = partsOf(env, { ...rowsArea, h: h * parts.length }, parts.length, 0, true);
  const figures = setAlike(
    env,
    parts.map((part) => figureLook(env, env.figure(part.figure), 130)),
    { w: body.w * 0.42, h: h * 0.62 },
  );
  return [
    ...head.layers,
    ...inlay(env, strip),
    ...rows.flatMap((row, index): Layer[] => {
      const [part, block] = [parts[index], figures[index]];
      if (!part || !block) return [];
      const at = turnOf(env, 2 + index, part.figure);
      const [chip, rest] = splitAcross(env, row, 12 * unit, 32 * unit);
      const [words] = splitAcross(env, rest, rest.w - block.w - 40 * unit, 0);
      const label = setIn(
        env,
        { ...wordLook(env, env.text(part.label), 56, 'dim'), maxLines: 2 },
        { ...words, y: row.y + 8 * unit, h: row.h - 16 * unit },
        { stand: 'middle' },
      );
      const x = readsFromRight(env) ? row.x : row.x + row.w - block.w;
      const mark = { ...chip, y: row.y + row.h * 0.24, h: row.h * 0.52 };
      return [
        placeRect(env, `chip${index}`, mark, FILLS[index % FILLS.length] ?? LUXURY.stone, {
          motion: drawn(env, at, 'bottom'),
        }),
        placeText(env, `label${index}`, label.block, label.box, { motion: appear(env, at) }),
        placeText(env, `part${index}`, block, { x, y: row.y + (row.h - block.h) / 2 }, { motion: appear(env, at) }),
      ];
    }),
  ];
}

/** Parts to scale beside each other; none where a part is negative or no number. */
function inlay(env: BreakdownEnv, strip: Box): Layer[] {
  const values = env.scene.parts.map((part) => env.value(part.figure));
  const whole = env.scene.total ? env.value(env.scene.total.figure) : Number.NaN;
  const sum = values.reduce((total, value) => total + value, 0);
  const scale = Number.isFinite(whole) && whole >= sum ? whole : sum;
  if (values.some((value) => !(value >= 0)) || !(scale > 0)) return [];
  const rtl = readsFromRight(env);
  let at = 0;
  return values.map((value, index) => {
    const w = (strip.w * value) / scale;
    const x = rtl ? strip.x + strip.w - at - w : strip.x + at;
    at += w;
    const fill = FILLS[index % FILLS.length] ?? LUXURY.stone;
    const gap = index < values.length - 1 ? 3 * env.stage.unit : 0;
    return placeRect(env, `share${index}`, { ...strip, x, w: Math.max(1, w - gap) }, fill, {
      motion: drawn(env, turnOf(env, 1 + index), rtl ? 'right' : 'left'),
    });
  });
}
