import { place, placeText } from '../../compose/place';
import { partsOf, readsFromRight, splitAcross } from '../../compose/reading-side';
import { setAlike } from '../../compose/set-alike';
import { setIn } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import { trendMark } from '../../standard/marks';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, hairline, roomBelow } from './column';
import { luxuryMinimalKit } from './kit';
import { appear, figureLook, titleLook, turnOf, wordLook } from './type-and-motion';
import { ball, ballIn } from './objects';
import { inkOf, LUXURY } from './preset';

type CardsEnv = SceneEnv<SceneOf<'cards'>>;

/** A list as on a good menu: hairlines, names where reading starts, figures on the far edge; the first figure is the largest. */
export function cardsLayout(env: CardsEnv): Layer[] {
  const { content, unit, width, height } = env.stage;
  const wide = width > height;
  const area = wide ? splitAcross(env, content, content.w * 0.3, 80 * unit)[0] : content;
  const title = { ...titleLook(env, env.text(env.scene.title), 104), maxLines: 3 };
  const head = column(env, { ...area, y: area.y + 10 * unit, h: area.h * (wide ? 0.8 : 0.22) }, [
    { id: 'title', look: title },
  ]);
  const body = wide
    ? splitAcross(env, content, content.w * 0.3, 80 * unit)[1]
    : { ...content, y: head.bottom + 70 * unit, h: content.y + content.h - head.bottom - 70 * unit };
  const { cards } = env.scene;
  const h = Math.min(body.h / cards.length, 330 * unit);
  const rows = partsOf(env, { ...body, h: h * cards.length }, cards.length, 0, true);
  const figures = setAlike(
    env,
    cards.map((card) => figureLook(env, env.figure(card.figure), 210)),
    { w: body.w * 0.58, h: h * 0.52 },
  );
  const last = rows.at(-1);
  const object = last && !wide ? ballIn(env, roomBelow(env, last.y + last.h, 60), false, 170) : null;
  return [
    ...(object ? [ball(env, 'ball', object, 0)] : []),
    ...head.layers,
    ...cards.flatMap((_, index): Layer[] => {
      const [row, block] = [rows[index], figures[index]];
      return row && block ? rowLayers(env, row, block, index) : [];
    }),
  ];
}

function rowLayers(env: CardsEnv, row: Box, block: ReturnType<CardsEnv['fit']>, index: number): Layer[] {
  const { unit } = env.stage;
  const card = env.scene.cards[index];
  if (!card) return [];
  const at = turnOf(env, 1 + index, card.figure);
  const rtl = readsFromRight(env);
  const inner = { ...row, y: row.y + 34 * unit, h: row.h - 68 * unit };
  const x = rtl ? inner.x : inner.x + inner.w - block.w;
  const aside = card.trend && card.trend !== 'flat' ? 104 : 48;
  const [label] = splitAcross(env, inner, inner.w - block.w - aside * unit, 0);
  const words = setIn(env, { ...wordLook(env, env.text(card.label), 60, 'dim'), maxLines: 3 }, label, {
    stand: 'middle',
  });
  return [
    hairline(env, `rule${index}`, { ...row, h: 2 * unit }, at, index === 0 ? undefined : LUXURY.shade),
    placeText(env, `label${index}`, words.block, words.box, { motion: appear(env, at) }),
    placeText(env, `figure${index}`, block, { x, y: inner.y + (inner.h - block.h) / 2 }, { motion: appear(env, at) }),
    ...trendLayers(env, index, { x, y: inner.y, w: block.w, h: inner.h }, at),
    ...(card.meter === undefined ? [] : [meter(env, `meter${index}`, row, card.meter, at)]),
  ];
}

/** A small triangle before the figure of a change. */
function trendLayers(env: CardsEnv, index: number, figure: Box, at: number): Layer[] {
  const trend = env.scene.cards[index]?.trend;
  if (!trend || trend === 'flat') return [];
  const size = 26 * env.stage.unit;
  const gap = 22 * env.stage.unit;
  const x = readsFromRight(env) ? figure.x + figure.w + gap : figure.x - gap - size;
  const box = { x, y: figure.y + (figure.h - size) / 2, w: size, h: size };
  return [trendMark(env, luxuryMinimalKit(env), `trend${index}`, trend, box, at)];
}

/** A share of a whole as gold on the next hairline. */
function meter(env: CardsEnv, id: string, row: Box, share: number, at: number): Layer {
  const { unit } = env.stage;
  const box = { ...row, y: row.y + row.h - 8 * unit, h: 6 * unit };
  const fromRight = readsFromRight(env);
  const props = { box, share, cell: 0, pitch: 0, fill: inkOf(env).rule, empty: LUXURY.shade, radius: 0, fromRight };
  return place(env, 'meter', id, props, { box, motion: progress({ at, ms: 1400, ease: 'cubic-in-out' }) });
}
