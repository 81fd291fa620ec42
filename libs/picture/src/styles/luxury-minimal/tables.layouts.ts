import { place, placeText, placeStill, placeRect } from '../../compose/place';
import { partsOf, readsFromRight, splitAcross } from '../../compose/reading-side';
import { setAlike } from '../../compose/set-alike';
import { setIn } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import { trendMark } from '../../standard/marks';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, hairline, roomBelow, type ColumnPart } from './column';
import { luxuryMinimalKit } from './kit';
import { appear, figureLook, titleLook, turnOf, wordLook, drawn } from './type-and-motion';
import { ball, ballIn } from './objects';
import { inkOf, LUXURY } from './preset';
import type { TextBlock } from '../../text/text-block';

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
      return row && block ? cardRow(env, row, block, index) : [];
    }),
  ];
}

function cardRow(env: CardsEnv, row: Box, block: ReturnType<CardsEnv['fit']>, index: number): Layer[] {
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

type BoardEnv = SceneEnv<SceneOf<'leaderboard'>>;

/** A table of hairlines; the row that matters is written in ink and carries a gold bead, the others stand back. */
export function leaderboardLayout(env: BoardEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const unitName = env.text(scene.unit);
  const head = column(env, { ...content, y: content.y + 10 * unit, h: content.h * 0.26 }, [
    { id: 'title', look: { ...titleLook(env, env.text(scene.title), 104), maxLines: 3 } },
    ...(unitName
      ? [{ id: 'unit', look: { ...wordLook(env, unitName, 50, 'dim' as const), maxLines: 1 }, gap: 36 }]
      : []),
  ]);
  const body = roomBelow(env, head.bottom, 64);
  const h = Math.min(body.h / scene.rows.length, 230 * unit);
  const rows = partsOf(env, { ...body, h: h * scene.rows.length }, scene.rows.length, 0, true);
  const figures = setAlike(
    env,
    scene.rows.map((row, index) =>
      figureLook(env, env.figure(row.figure), 116, index === scene.highlight ? 'ink' : 'dim'),
    ),
    { w: body.w * 0.4, h: h * 0.6 },
  );
  return [
    ...head.layers,
    ...rows.flatMap((row, index) => {
      const block = figures[index];
      return block ? boardRow(env, row, block, index) : [];
    }),
  ];
}

function boardRow(env: BoardEnv, row: Box, block: TextBlock, index: number): Layer[] {
  const { unit } = env.stage;
  const entry = env.scene.rows[index];
  if (!entry) return [];
  const strong = index === env.scene.highlight;
  const at = turnOf(env, 1 + index, entry.figure);
  const inner = { ...row, y: row.y + 14 * unit, h: row.h - 28 * unit };
  const x = readsFromRight(env) ? inner.x : inner.x + inner.w - block.w;
  const [left] = splitAcross(env, inner, inner.w - block.w - 40 * unit, 0);
  const marked = entry.rank !== undefined || env.still(entry.still) !== undefined || strong;
  const [mark, words] = marked ? splitAcross(env, left, 84 * unit, 24 * unit) : [null, left];
  const label = setIn(
    env,
    { ...wordLook(env, env.text(entry.label), 60, strong ? 'ink' : 'dim'), maxLines: 2 },
    words,
    { stand: 'middle' },
  );
  return [
    hairline(env, `rule${index}`, { ...row, h: 2 * unit }, at, strong ? undefined : LUXURY.shade),
    ...(mark ? markLayers(env, mark, index, at) : []),
    placeText(env, `label${index}`, label.block, label.box, { motion: appear(env, at) }),
    placeText(env, `figure${index}`, block, { x, y: inner.y + (inner.h - block.h) / 2 }, { motion: appear(env, at) }),
  ];
}

/** A logo, else the rank, else the bead of the row that matters. */
function markLayers(env: BoardEnv, room: Box, index: number, at: number): Layer[] {
  const { unit } = env.stage;
  const entry = env.scene.rows[index];
  const size = Math.min(room.w, room.h * 0.8);
  const box = { x: room.x, y: room.y + (room.h - size) / 2, w: size, h: size };
  const look = { radius: size / 2, backing: LUXURY.light, ring: { color: LUXURY.champagne, width: 2 * unit } };
  const logo = placeStill(env, `logo${index}`, entry?.still, box, look, { motion: appear(env, at) });
  if (logo.length > 0) return logo;
  const rank = env.text(entry?.rank);
  if (!rank) {
    const r = 24 * unit;
    return [ball(env, `bead${index}`, { x: room.x + room.w / 2, y: room.y + room.h / 2, r, gold: true }, at)];
  }
  const strong = index === env.scene.highlight;
  const set = setIn(env, figureLook(env, rank, 80, strong ? 'gold' : 'dim'), room, { line: true, stand: 'middle' });
  return [placeText(env, `rank${index}`, set.block, set.box, { motion: appear(env, at) })];
}

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
